import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { seededChance } from '../src/kernel/seed.ts';
import type { Contender } from './harness.ts';

const FOLDER = join(import.meta.dirname, 'peers');

/** Other engines of whole games have packages of their own, which only `npm run bench` installs. */
export const PEERS_ARE_HERE = existsSync(join(FOLDER, 'node_modules'));

const fromPeers = createRequire(join(FOLDER, 'package.json'));

/** Peers run as they are deployed: while it is developed with, boardgame.io freezes and checks every state. */
function load(name: string): unknown {
  process.env['NODE_ENV'] = 'production';
  return fromPeers(name);
}

const ifInstalled = (contender: () => Contender): Contender[] => (PEERS_ARE_HERE ? [contender()] : []);

interface Counters {
  readonly units: number[];
}

/** Its log grows by every move and is copied with it: a game begins anew before that counts. */
const MOVES_OF_A_GAME = 100;

/** One move of its local client, without undo, in a game that has as many counters and no rule. */
export const moveOfBoardgameIo = (units: readonly number[]): Contender[] =>
  ifInstalled(() => {
    const { Client } = load('boardgame.io/client') as {
      Client(options: object): {
        start(): void;
        reset(): void;
        readonly moves: { move(unit: number, hex: number): void };
        getState(): { readonly G: Counters };
      };
    };
    const move = ({ G }: { readonly G: Counters }, unit: number, hex: number): void => void (G.units[unit] = hex);
    const game = { setup: () => ({ units: [...units] }), moves: { move }, disableUndo: true };
    const client = Client({ game, debug: false });
    client.start();
    let moves = 0;
    const run = (): void => {
      if (++moves % MOVES_OF_A_GAME === 0) client.reset();
      client.moves.move(3, moves % 700);
    };
    return {
      who: 'boardgame.io, one move',
      run,
      wrong: () => (run(), client.getState().G.units[3] === moves % 700 ? undefined : 'no move'),
    };
  });

export const movesOfBoardgameIo = (units: readonly number[], many: number): Contender[] =>
  moveOfBoardgameIo(units).map(({ run, wrong }) => ({
    who: 'boardgame.io, as many moves',
    run: () => {
      for (let i = 0; i < many; i++) run();
    },
    wrong,
  }));

type Cells = readonly (string | null)[];
interface Noughts {
  readonly G: { readonly cells: Cells };
  readonly ctx: { readonly currentPlayer: string };
}

const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const isWon = (cells: Cells): boolean =>
  LINES.some(([a, b, c]) => cells[a] && cells[a] === cells[b] && cells[a] === cells[c]);

interface Tree {
  readonly visits: number;
  readonly children: readonly Tree[];
  readonly parentAction?: { readonly payload: { readonly args: readonly [number] } };
}

const mostVisited = ({ children }: Tree): number =>
  children.reduce((best, child) => (child.visits > best.visits ? child : best)).parentAction!.payload.args[0];

const BEGUN = [0, 4, 1, 8] as const;
const WINNING = 2;

/** Its tree search at noughts and crosses: so many playouts for the first mark. */
export const searchOfBoardgameIo = (playouts: number): Contender[] =>
  ifInstalled(() => {
    const { Client } = load('boardgame.io/client') as {
      Client(options: object): { start(): void; readonly moves: { mark(cell: number): void }; getState(): object };
    };
    const { MCTSBot } = load('boardgame.io/ai') as {
      MCTSBot: new (options: object) => {
        play(state: object, player: string): Promise<object>;
      };
    };
    const game = {
      setup: () => ({ cells: Array.from({ length: 9 }, () => null) }),
      turn: { minMoves: 1, maxMoves: 1 },
      moves: {
        mark: ({ G, ctx }: { G: { cells: (string | null)[] }; ctx: Noughts['ctx'] }, cell: number): void =>
          void (G.cells[cell] = ctx.currentPlayer),
      },
      endIf: ({ G: { cells }, ctx }: Noughts) =>
        isWon(cells) ? { winner: ctx.currentPlayer } : cells.includes(null) ? undefined : { draw: true },
    };
    const enumerate = ({ cells }: Noughts['G']): object[] =>
      cells.flatMap((mark, cell) => (mark === null ? [{ move: 'mark', args: [cell] }] : []));
    const client = Client({ game, debug: false });
    client.start();
    const empty = client.getState();
    for (const cell of BEGUN) client.moves.mark(cell);
    const nearlyWon = client.getState();
    let root: Tree | undefined;
    const bot = new MCTSBot({
      game,
      enumerate,
      iterations: playouts,
      playoutDepth: 50,
      seed: 'bench',
      iterationCallback: ({ metadata }: { readonly metadata: Tree }) => (root = metadata),
    });
    // It answers by a promise, but has done its work when it gives it.
    const search = (state: object): void => void bot.play(state, '0');
    return {
      who: `boardgame.io, tree search, ${playouts} playouts`,
      run: () => search(empty),
      wrong: () => (search(nearlyWon), mostVisited(root!) === WINNING ? undefined : 'does not see the cell that wins'),
    };
  });

interface Request {
  readonly wait?: boolean;
  readonly forceSwitch?: readonly boolean[];
  readonly active?: readonly [
    { readonly moves: readonly { readonly disabled?: unknown }[]; readonly trapped?: boolean },
  ];
  readonly side: { readonly pokemon: readonly { readonly active: boolean; readonly condition: string }[] };
}
interface Showdown {
  Battle: new (options: object) => {
    readonly ended: boolean;
    readonly sides: readonly { readonly activeRequest: Request | null; choose(choice: string): boolean }[];
    allChoicesDone(): boolean;
    commitChoices(): void;
  };
  readonly Teams: { generate(format: string, options: object): object };
}

/** What a side may choose, in the words of its commands. */
function choicesOf({ forceSwitch, active, side }: Request): string[] {
  const others = side.pokemon.flatMap((one, i) =>
    one.active || one.condition.endsWith(' fnt') ? [] : [`switch ${i + 1}`],
  );
  if (forceSwitch !== undefined) return others;
  const [{ moves, trapped }] = active!;
  return [...moves.flatMap(({ disabled }, i) => (disabled ? [] : [`move ${i + 1}`])), ...(trapped ? [] : others)];
}

const LONGEST = 1000;
const BATTLES = 10;

export const SHOWDOWN = 'pokemon-showdown, gen 1';

/** A whole battle of six against six by chance. */
export const battleOfShowdown = (): Contender[] =>
  ifInstalled(() => {
    const { Battle, Teams } = load('pokemon-showdown/dist/sim') as Showdown;
    const formatid = 'gen1randombattle';
    const play = (n: number): boolean => {
      const chance = seededChance(`showdown/${n}`);
      const team = (name: string, player: number): object => ({
        name,
        team: Teams.generate(formatid, { seed: [n, 0, 0, player] }),
      });
      const battle = new Battle({ formatid, seed: [n, 1, 1, 1], p1: team('one', 1), p2: team('two', 2) });
      for (let turn = 0; turn < LONGEST && !battle.ended; turn++) {
        for (const side of battle.sides) {
          const request = side.activeRequest;
          if (request === null || request.wait) continue;
          const choices = choicesOf(request);
          if (choices.length === 0 || !side.choose(choices[chance(0, choices.length - 1)]!)) side.choose('default');
        }
        if (battle.allChoicesDone()) battle.commitChoices();
      }
      return battle.ended;
    };
    const run = (): void => {
      for (let n = 0; n < BATTLES; n++) play(n);
    };
    return { who: SHOWDOWN, many: BATTLES, run, wrong: () => (play(0) ? undefined : 'no end') };
  });

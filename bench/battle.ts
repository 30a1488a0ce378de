import { isRefusal } from '../src/kernel/assessment.ts';
import { firstHash, secondHash, type HashPair } from '../src/kernel/rolling-hash.ts';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { seededChance } from '../src/kernel/seed.ts';
import { unloggedDice } from '../src/kernel/rolled-dice.ts';
import { equalJson } from '../src/kernel/json-hash.ts';
import { newMatch, stateOf } from '../src/play/match.ts';
import { play } from '../src/play/orders.ts';
import { audit } from '../src/play/rerun.ts';
import type { Command } from '../src/rulesets/alexandre/battle/turn/orders.ts';
import { type Battle, openBattle } from '../src/rulesets/alexandre/battle/game.ts';
import { COMMAND_FROM, STATE_HASH } from '../src/rulesets/alexandre/battle/position/hash.ts';
import { LEADERS_FROM, UNITS_FROM } from '../src/hex-battle/position/hash.ts';
import type { State } from '../src/rulesets/alexandre/battle/position/state.ts';
import gaugamela from '../src/rulesets/alexandre/scenarios/gaugamela.json' with { type: 'json' };
import ford from '../src/rulesets/alexandre/scenarios/the-ford.json' with { type: 'json' };
import { randomBattle, randomCommand } from '../test/support/random-play.ts';
import { type Contender, type Contest, timesFaster, timesSlower } from './harness.ts';
import { battleOfShowdown, moveOfBoardgameIo, movesOfBoardgameIo } from './peers.ts';

const battle = openBattle(gaugamela, OUR_OPTIONS);
const dice = unloggedDice(seededChance('bench'));

function after(game: Battle, state: State, command: Command): State {
  const prepared = game.prepare(state, command);
  if (isRefusal(prepared)) throw new Error(prepared.refused.en);
  return prepared.played(prepared.rule(prepared.input, dice)).state;
}

/** Positions met in a battle of 84 units where such a command is due, and the command. */
function met(what: Command['do'], many: number): (readonly [State, Command])[] {
  const found: (readonly [State, Command])[] = [];
  for (let i = 0; found.length < many; i++)
    randomBattle(battle, seededChance(`met/${i}`), false, (state, command) => {
      if (command.do === what && found.length < many) found.push([state, command]);
    });
  return found;
}

const MANY = 64;

/** Plays one position after the other. */
function inTurn(who: string, cases: readonly (readonly [State, Command])[]): Contender {
  let next = 0;
  return {
    who,
    run: () => {
      const [state, command] = cases[next++ % cases.length]!;
      return after(battle, state, command);
    },
    wrong: () =>
      cases.every(([state, command]) => after(battle, state, command) !== state) ? undefined : 'nothing happened',
  };
}

const { units: COUNTERS } = battle.setUp();

/** Goals beside a peer, where it is here: microseconds that were asked for, over the 14 that its move took beside them. */
const beside =
  (peers: readonly Contender[]) =>
  (times: number): Pick<Contender, 'goal'> =>
    peers[0] === undefined
      ? {}
      : {
          goal:
            times < 1
              ? timesSlower(Number((1 / times).toPrecision(2)), peers[0].who)
              : timesFaster(times, peers[0].who),
        };

export function moveContest(): Contest {
  const moves = met('move', MANY);
  const peers = moveOfBoardgameIo(COUNTERS);
  const than = beside(peers);
  return {
    title: 'one move, 84 units',
    contenders: [
      { ...inTurn('ours, reach known', [moves[0]!]), ...than(28) },
      { ...inTurn('ours, reach anew', moves), ...than(1.75) },
      ...peers,
    ],
  };
}

export function fightContest(): Contest {
  const peers = moveOfBoardgameIo(COUNTERS);
  const than = beside(peers);
  return {
    title: 'one melee, 84 units',
    contenders: [
      { ...inTurn('ours, dice and results', met('fight', 1)), ...than(4) },
      { ...inTurn('ours, answer to an obligation', met('retreat', 1)), ...than(9.3) },
      ...peers,
    ],
  };
}

export function legalContest(): Contest {
  const [[state]] = met('move', 1) as [readonly [State, Command]];
  const unit = battle.legal(state).units()[0]!;
  const some =
    (run: () => number): Contender['wrong'] =>
    () =>
      run() > 0 ? undefined : 'nothing is legal';
  const one = (): number => battle.legal(state).of(unit).length;
  const all = (): number => battle.legal(state).sample().length;
  const peers = moveOfBoardgameIo(COUNTERS);
  const than = beside(peers);
  const side = (): number => battle.legal(state).side!;
  return {
    title: 'what is legal, 84 units',
    contenders: [
      { who: 'who must act', run: side, wrong: some(() => side() + 1), ...than(28) },
      { who: 'one unit', run: one, wrong: some(one), ...than(1.75) },
      { who: `all ${all()} commands`, run: all, wrong: some(all), ...than(0.14) },
      ...peers,
    ],
  };
}

/** The same ones each time. */
const BATTLES = 10;

export function gameContest(): Contest {
  const small = openBattle(ford, OUR_OPTIONS);
  const random = (who: string, game: Battle): Contender => ({
    who,
    many: BATTLES,
    run: () => {
      for (let n = 0; n < BATTLES; n++) randomBattle(game, seededChance(`game/${n}`), false);
    },
    wrong: () =>
      game.ending(randomBattle(game, seededChance('once'), false).state) === undefined ? 'no end' : undefined,
  });
  const peers = battleOfShowdown();
  const than = beside(peers);
  return {
    title: 'a whole random battle',
    contenders: [
      { ...random('The Ford, 22 units', small), ...than(9) },
      { ...random('Gaugamela, 84 units', battle), ...than(4.5) },
      ...peers,
    ],
  };
}

const { hasSameRest, rest: restHash } = STATE_HASH.parts;

interface HashStep {
  readonly state: State;
  readonly sameRest: boolean;
  /** Place, word before and word after of each counter that a command changed. */
  readonly changes: readonly (readonly [number, number, number])[];
}

/** What there is to hash after each command. */
const hashSteps = (states: readonly State[]): HashStep[] =>
  states.slice(1).map((state, i) => {
    const before = states[i]!;
    const changes: [number, number, number][] = [];
    const compare = (from: number, old: readonly number[], words: readonly number[]): void => {
      for (const [n, word] of words.entries()) if (old[n] !== word) changes.push([from + n, old[n]!, word]);
    };
    compare(UNITS_FROM, before.units, state.units);
    compare(LEADERS_FROM, before.leaders, state.leaders);
    compare(COMMAND_FROM, before.command, state.command);
    return { state, sameRest: hasSameRest(state, before), changes };
  });

/** The hash of the last state, rolled on from the first as a battle does it. */
function rollHash(first: State, steps: readonly HashStep[]): HashPair {
  let rest = restHash(first);
  let a = (first.hash[0] - rest[0]) | 0;
  let b = (first.hash[1] - rest[1]) | 0;
  for (const { state, sameRest, changes } of steps) {
    for (const [place, old, word] of changes) {
      a = (a + firstHash(place, word) - firstHash(place, old)) | 0;
      b = (b + secondHash(place, word) - secondHash(place, old)) | 0;
    }
    if (!sameRest) rest = restHash(state);
  }
  return [(a + rest[0]) | 0, (b + rest[1]) | 0];
}

export function journalContest(): Contest {
  let match = newMatch(battle, 'bench');
  const chance = seededChance('bench');
  for (let i = 0; i < 300; i++) {
    const played = play(match, randomCommand(battle, stateOf(match), chance, false));
    if (!isRefusal(played)) ({ match } = played);
  }
  const { entries, states } = match;
  const replay = (): State => {
    let state = states[0]!;
    for (const { events } of entries) state = battle.evolve(state, events);
    return state;
  };
  const steps = hashSteps(states);
  const peers = movesOfBoardgameIo(COUNTERS, entries.length);
  const than = beside(peers);
  return {
    title: `a journal of ${entries.length} commands`,
    contenders: [
      {
        who: 'replay',
        run: replay,
        wrong: () => (battle.hash(replay()) === battle.hash(stateOf(match)) ? undefined : 'another end'),
        ...than(28),
      },
      {
        who: 'audit',
        run: () => audit(match),
        wrong: () => (audit(match).length === 0 ? undefined : 'differences'),
        ...than(2.8),
      },
      {
        who: 'hashes alone',
        run: () => rollHash(states[0]!, steps),
        wrong: () => (equalJson(rollHash(states[0]!, steps), stateOf(match).hash) ? undefined : 'another hash'),
        ...than(93),
      },
      ...peers,
    ],
  };
}

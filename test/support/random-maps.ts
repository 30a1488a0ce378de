import { isRefusal } from '../../src/kernel/assessment.ts';
import type { Game } from '../../src/kernel/game.ts';
import { type Chance, seededChance } from '../../src/kernel/seed.ts';
import { unloggedDice } from '../../src/kernel/rolled-dice.ts';
import { DIRECTIONS, gridOf, neighbour, numberOf, OFF } from '../../src/space/hex.ts';
import type { MapDocument } from '../../src/space/map-document.ts';
import type { Vocabulary } from '../../src/space/map.ts';
import { faultsOfOffers } from './offers.ts';

const WIDTH = 7;
const HEIGHT = 6;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export const oneOf = <T>(list: readonly T[], chance: Chance): T => list[chance(0, list.length - 1)]!;

/**
 * A small map with all that a ruleset knows of ground: half of its hexes of the first terrain, two levels here and there,
 * sides of every kind, a way of every kind.
 */
export function randomMap({ terrains, sides, roads }: Vocabulary, chance: Chance): MapDocument {
  const grid = gridOf(WIDTH, HEIGHT);
  const ids = Object.keys(terrains);
  const rows = (sign: () => string): string[] =>
    Array.from({ length: HEIGHT }, () => Array.from({ length: WIDTH }, sign).join(''));
  const pairs: string[] = [];
  for (let hex = 0; hex < grid.hexes; hex++)
    for (const direction of DIRECTIONS) {
      const to = neighbour(grid, hex, direction);
      if (to !== OFF) pairs.push(`${numberOf(grid, hex)}-${numberOf(grid, to)}`);
    }
  const walk = (): string[] => {
    const path = [chance(0, grid.hexes - 1)];
    while (path.length < WIDTH) {
      const to = neighbour(grid, path.at(-1)!, oneOf(DIRECTIONS, chance));
      if (to !== OFF) path.push(to);
    }
    return path.map((hex) => numberOf(grid, hex));
  };
  return {
    name: { fr: 'hasard', en: 'chance' },
    width: WIDTH,
    height: HEIGHT,
    legend: ids.map((terrain, i) => ({ letter: LETTERS[i]!, terrain })),
    terrain: rows(() => LETTERS[chance(0, 1) === 0 ? 0 : chance(0, ids.length - 1)]!),
    levels: rows(() => String(Math.max(0, chance(-2, 2)))),
    sides: Object.keys(sides).map((kind) => ({ kind, between: pairs.filter(() => chance(1, 8) === 1) })),
    roads: Object.keys(roads).map((kind) => ({ kind, path: walk() })),
    places: [],
  };
}

/** What was met on random maps. */
export interface Met {
  readonly maps: number;
  readonly positions: number;
  /** How many of them had more than one thing to do. */
  readonly choices: number;
  /** How many commands were listed and taken, by kind. */
  readonly commands: ReadonlyMap<string, number>;
}

/** Longer than that no battle on a random map is followed. */
const MOST_COMMANDS = 150;

/**
 * Plays by chance on random maps and holds every position against the rules: what `legal` lists, `has` and `prepare` take.
 * `ready` makes a battle for a map, with counters by chance.
 */
export function offeredOnRandomMaps(
  maps: number,
  seed: string,
  vocabulary: Vocabulary,
  ready: (map: MapDocument, chance: Chance) => Game,
): Met {
  const commands = new Map<string, number>();
  let [positions, choices] = [0, 0];
  for (let i = 0; i < maps; i++) {
    const chance = seededChance(`${seed}/${i}`);
    const game = ready(randomMap(vocabulary, chance), chance);
    const dice = unloggedDice(chance);
    let state = game.setUp();
    for (let n = 0; n < MOST_COMMANDS && game.ending(state) === undefined; n++) {
      const faults = faultsOfOffers(game, state, 'all');
      if (faults.length > 0) throw new Error(`${seed}/${i}, after ${n} commands: ${faults.join('\n')}`);
      const all = game.legal(state).sample() as readonly { readonly do: string }[];
      positions++;
      if (all.length > 1) choices++;
      for (const { do: what } of all) commands.set(what, (commands.get(what) ?? 0) + 1);
      const command = chosen(all, chance);
      const prepared = game.prepare(state, command);
      if (isRefusal(prepared)) throw new Error(`${JSON.stringify(command)}: ${prepared.refused.en}`);
      state = prepared.played(prepared.rule(prepared.input, dice)).state;
    }
  }
  return { maps, positions, choices, commands };
}

/** A kind of command first, then one of that kind: moves are many, and one of them is as good as another. */
function chosen(all: readonly { readonly do: string }[], chance: Chance): { readonly do: string } {
  const kinds = [...new Set(all.map((command) => command.do))];
  const kind = oneOf(chance(1, 3) === 1 ? kinds : kinds.filter((one) => kinds.length === 1 || one !== 'pass'), chance);
  return oneOf(
    all.filter((command) => command.do === kind),
    chance,
  );
}

import { isRefusal } from '../../kernel/assessment.ts';
import { unloggedDice } from '../../kernel/rolled-dice.ts';
import { OUR_OPTIONS } from '../../kernel/ruling.ts';
import { seededChance } from '../../kernel/seed.ts';
import type { Text } from '../../kernel/text.ts';
import { judgedGameOf } from '../../minds/judged-game.ts';
import { LEVELS } from '../../minds/levels.ts';
import type { BattlesOnATable } from '../../rulesets/catalogue.ts';
import type { BattleMap } from '../../space/map.ts';
import { type HexCounter, isHexTable } from '../../space/hex-table.ts';
import { centreOf, sheetSize } from '../board/hex/geometry.ts';

/** A counter: its drawing, its side, its name. */
export type RecordedCounter = readonly [type: string, side: number, name: Text];

/** Where a counter comes to lie on the sheet, where it faces (-1 nowhere), the letter of its state, and a unit's figures. */
export type RecordedPlace = readonly [
  counter: number,
  x: number,
  y: number,
  facing: number,
  state: string,
  strength?: number,
  rating?: number | null,
  movement?: number | null,
];

/** What changes at once: counters that move or change, and those that leave the map. */
export interface RecordedStep {
  readonly turn: number;
  readonly places: readonly RecordedPlace[];
  readonly gone: readonly number[];
}

/** A battle as it was played, without its rules: enough to show it. */
export interface RecordedBattle {
  readonly title: Text;
  readonly width: number;
  readonly height: number;
  readonly counters: readonly RecordedCounter[];
  /** The first one sets the counters up. */
  readonly steps: readonly RecordedStep[];
}

/** Two veterans play a battle, the same each time. */
export async function recordedBattle(
  battles: BattlesOnATable,
  scenario: string,
  seed: string,
): Promise<{ readonly battle: RecordedBattle; readonly map: BattleMap }> {
  const card = battles.scenarios.find(({ id }) => id === scenario)!;
  const opened = battles.open(await card.load(), OUR_OPTIONS);
  const judged = await judgedGameOf(opened);
  const { game, judge } = judged;
  const table = await opened.table();
  if (!isHexTable(table)) throw new Error(`${scenario} has no map of hexes`);
  const { map, counters } = table.surface;
  const { mind } = LEVELS.veteran;
  const dice = unloggedDice(seededChance(seed));
  const known: RecordedCounter[] = [];
  const placeOf = new Map<string, number>();
  const lying = new Map<number, string>();
  const steps: RecordedStep[] = [];
  const shown = ({ id, type, side, name, place, state, ...figures }: HexCounter): RecordedPlace => {
    if (!placeOf.has(id)) placeOf.set(id, known.push([type, side, name]) - 1);
    const { x, y } = centreOf(map.grid, place.hex);
    const lies = [placeOf.get(id)!, Math.round(x), Math.round(y), place.facing ?? -1, state?.code ?? ''] as const;
    const { strength, rating, movement } = figures;
    return strength === undefined ? lies : [...lies, strength, rating ?? null, movement ?? null];
  };
  const record = (state: unknown): void => {
    const all = counters(state).map(shown);
    const places = all.filter((place) => lying.get(place[0]) !== place.join());
    const gone = [...lying.keys()].filter((counter) => !all.some(([one]) => one === counter));
    for (const place of places) lying.set(place[0], place.join());
    for (const counter of gone) lying.delete(counter);
    if (places.length + gone.length > 0) steps.push({ turn: judge.score(state).turn, places, gone });
  };
  let state = game.setUp();
  record(state);
  while (game.ending(state) === undefined) {
    const side = game.legal(state).side!;
    const { command } = mind(judged, game.view(state, side), side);
    const prepared = game.prepare(state, command);
    if (isRefusal(prepared)) throw new Error(prepared.refused.en);
    state = prepared.played(prepared.rule(prepared.input, dice)).state;
    record(state);
  }
  return { battle: { title: card.title, ...sheetSize(map.grid), counters: known, steps }, map };
}

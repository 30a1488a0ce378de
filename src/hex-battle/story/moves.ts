import type { Arrow } from '../../kernel/story.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import { distance, type Grid } from '../../space/hex.ts';
import type { HexPlace } from '../../space/hex-table.ts';
import { hexOf, type Position } from '../position/state.ts';
import { wayOf } from './arrows.ts';
import { endText, enemiesOf, type StoryField, unitsPhrase } from './names.ts';
import { person, type Phrase, says, unitsCounted, type Verb, words } from './phrase.ts';

/** A stack that moved: the hexes that it entered, and the position before. */
export interface Move {
  readonly units: readonly number[];
  readonly path: readonly number[];
  readonly before: Position;
}

/** A unit that moved, and the enemies that it moved against. */
interface Step {
  readonly unit: number;
  readonly from: number;
  readonly to: number;
  readonly enemies: readonly number[];
}

type Drift = 'nearer' | 'farther' | 'about';
/** Hexes on average, below which units come no nearer. */
const DRIFTS = 0.5;

const nearest = (grid: Grid, hex: number, enemies: readonly number[]): number =>
  Math.min(...enemies.map((enemy) => distance(grid, hex, enemy)));

/** Whether units came nearer to the enemy, taken together. */
function driftOf(grid: Grid, steps: readonly Step[]): Drift {
  const changes = steps
    .filter(({ enemies }) => enemies.length > 0)
    .map(({ from, to, enemies }) => nearest(grid, to, enemies) - nearest(grid, from, enemies));
  const mean = changes.reduce((sum, change) => sum + change, 0) / Math.max(1, changes.length);
  return mean <= -DRIFTS ? 'nearer' : mean >= DRIFTS ? 'farther' : 'about';
}

const GO: Readonly<Record<Drift, Verb>> = {
  nearer: ['avance', 'avancent', 'advanced'],
  farther: ['se replie', 'se replient', 'drew back'],
  about: ['manœuvre', 'manœuvrent', 'manoeuvred'],
};
const TURN: Verb = ['pivote', 'pivotent', 'turned'];
const RIDE: Verb = ['gagne', 'gagnent', 'rode to'];

const stepsOf = (field: StoryField, moves: readonly Move[]): Step[] =>
  moves.flatMap(({ units, path, before }) =>
    units.map((unit) => ({
      unit,
      from: hexOf(before, unit),
      to: path[path.length - 1]!,
      enemies: enemiesOf(field, before, field.units[unit]!.side),
    })),
  );

/** `Parmenion’s wing advanced: 4 units`, or who moved where; `body`: whose units they are. */
export function movesText(field: StoryField, moves: readonly Move[], body: (before: Position) => Phrase): Text[] {
  const [only, ...others] = moves;
  if (only === undefined) return [];
  const steps = stepsOf(field, moves);
  const drift = driftOf(field.grid, steps);
  if (others.length > 0) {
    const counted = unitsCounted(new Set(steps.map(({ unit }) => unit)).size);
    const { fr, en } = says(body(only.before), GO[drift]);
    return [t(`${fr} : ${counted.fr}`, `${en}: ${counted.en}`)];
  }
  const isTurn = steps.every(({ from, to }) => from === to);
  const { fr, en } = says(unitsPhrase(field, only.units), isTurn ? TURN : GO[drift]);
  const to = endText(field, only.path);
  return [t(`${fr} en ${to}`, isTurn || drift === 'about' ? `${en} in ${to}` : `${en} to ${to}`)];
}

export const moveArrows = (field: StoryField, moves: readonly Move[]): Arrow<HexPlace>[] =>
  moves.flatMap(({ units, path, before }) => units.flatMap((unit) => wayOf(field, before, unit, 'move', path)));

/** `Memnon rode to 0410` */
export const rideText = (field: StoryField, name: Text, path: readonly number[]): Text =>
  words(says(person(name), RIDE), same(endText(field, path)));

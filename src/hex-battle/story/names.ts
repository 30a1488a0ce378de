import { t, type Text } from '../../kernel/text.ts';
import { type Grid, numberOf } from '../../space/hex.ts';
import { hexOf, onMap, type Position } from '../position/state.ts';
import type { Article } from '../scenario/article.ts';
import { type Phrase, phraseOf, together } from './phrase.ts';

/** What a story needs to know of a battle beyond its events. */
export interface StoryField {
  readonly grid: Grid;
  readonly units: readonly { readonly side: number }[];
  readonly scenario: { readonly units: readonly { readonly name: Text; readonly article: Article }[] };
}

export const unitPhrase = ({ scenario }: StoryField, unit: number): Phrase => {
  const { name, article } = scenario.units[unit]!;
  return phraseOf(name, article);
};

export const unitsPhrase = (field: StoryField, units: readonly number[]): Phrase =>
  together(units.map((unit) => unitPhrase(field, unit)));

/** The last hex of a path, as it is printed. */
export const endText = ({ grid }: StoryField, path: readonly number[]): string =>
  numberOf(grid, path[path.length - 1]!);

export const enemiesOf = ({ units }: StoryField, position: Position, side: number): number[] =>
  units.flatMap((one, unit) => (one.side !== side && onMap(position, unit) ? [hexOf(position, unit)] : []));

/** `at the Medes in 0507`; the hex alone where nobody stands. */
export function targetText(field: StoryField, position: Position, hex: number): Text {
  const there = field.units.flatMap((_, unit) => (hexOf(position, unit) === hex ? [unit] : []));
  const at = numberOf(field.grid, hex);
  if (there.length === 0) return t(`sur ${at}`, `at ${at}`);
  const { fr, en } = unitsPhrase(field, there);
  return t(`sur ${fr} en ${at}`, `at ${en} in ${at}`);
}

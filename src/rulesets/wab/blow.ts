import type { ChartReading } from '../../kernel/assessment.ts';
import { lineAt } from '../../kernel/chart.ts';
import { chosenOption, type Options } from '../../kernel/ruling.ts';
import { cite } from '../../kernel/source.ts';
import { same, signed, t, type Text } from '../../kernel/text.ts';
import { SEVEN_PLUS } from './charts/to-hit.ts';
import { WOUND } from './charts/wound.ts';
import { CANNOT_WOUND, LOST_STRENGTH, NATURAL_ONE, NO_STRENGTH } from './options.ts';
import { toTen } from './types.ts';

/** The die that hits, and what a score above 6 takes from the Strength of the blow. */
export interface ToHit {
  readonly score: number;
  readonly die: number;
  readonly strengthLost: number;
}

export function toHit(score: number, options: Options): ToHit {
  const { from, value } = lineAt(SEVEN_PLUS, score);
  const lowest = chosenOption(options, NATURAL_ONE) === 'misses' ? 2 : 1;
  return { score, die: from > 6 ? 6 : Math.max(lowest, score), strengthLost: 0 - value };
}

export function hitReading(who: Text, { score, die, strengthLost }: ToHit): ChartReading {
  const change = signed(0 - strengthLost);
  const loss = strengthLost === 0 ? t('', '') : t(`, Force ${change}`, `, Strength ${change}`);
  return {
    idle: die === score && strengthLost === 0,
    source: cite('seven-plus', lineAt(SEVEN_PLUS, score).id),
    text: t(`${who.fr} : score ${score}`, `${who.en}: score ${score}`),
    value: t(`touche sur ${die}+${loss.fr}`, `hits on ${die}+${loss.en}`),
    rulings: [...(score < 2 ? [NATURAL_ONE.id] : []), ...(strengthLost === 0 ? [] : ['W-4', LOST_STRENGTH.id])],
  };
}

/** Strengths of one blow: to wound, and against armour. */
export interface Strengths {
  readonly wound: number;
  readonly save: number;
}

export const weaken = ({ wound, save }: Strengths, lost: number, options: Options): Strengths => ({
  wound: wound - lost,
  save: chosenOption(options, LOST_STRENGTH) === 'both' ? save - lost : save,
});

/** The cell of the wound chart; a Strength of 0 or less stands above its first row. */
function woundCell(strength: number, toughness: number, options: Options): number | 'N' {
  if (strength >= 1) return WOUND.at(toTen(strength), toTen(toughness));
  switch (chosenOption(options, NO_STRENGTH)) {
    case 'cannot-wound':
      return 'N';
    case 'at-least-1':
      return WOUND.at('1', toTen(toughness));
    case 'extended': {
      // Every diagonal of the chart holds one value: a row further up is the first row, shifted.
      const shifted = toughness + 1 - strength;
      return shifted > 10 ? 'N' : WOUND.at('1', toTen(shifted));
    }
  }
}

export interface ToWound {
  readonly strength: number;
  readonly toughness: number;
  /** The die that wounds, or `null` where none does. */
  readonly die: number | null;
  /** The ruling that decided, where the chart alone did not. */
  readonly ruling: string | undefined;
}

export function toWound(strength: number, toughness: number, options: Options): ToWound {
  const cell = woundCell(strength, toughness, options);
  const unable = strength < 1 && chosenOption(options, NO_STRENGTH) === 'cannot-wound';
  const rescued = !unable && chosenOption(options, CANNOT_WOUND) === 'on-6';
  return {
    strength,
    toughness,
    die: cell === 'N' ? (rescued ? 6 : null) : cell,
    ruling: strength < 1 ? NO_STRENGTH.id : cell === 'N' ? CANNOT_WOUND.id : undefined,
  };
}

export const woundReading = (who: Text, { strength, toughness, die, ruling }: ToWound): ChartReading => ({
  source: cite('wound', String(Math.max(1, strength))),
  text: t(`${who.fr} : F${strength} contre E${toughness}`, `${who.en}: S${strength} against T${toughness}`),
  value: same(die === null ? 'N' : `${die}+`),
  rulings: ruling === undefined ? [] : [ruling],
});

import { cite, type Source } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { missileSource } from '../missile.ts';
import { MARCHED, MASSED_MISSILES } from '../options.ts';
import type { Reason } from '../shapes.ts';
import { inchesText } from '../types.ts';
import type { Situation } from './situation.ts';

type Code = Reason['code'];

const WORDS: Readonly<Record<Exclude<Code, 'out-of-range'>, Text>> = {
  'too-fast': t('ont dépassé leur mouvement de base', 'went beyond their basic move'),
  blind: t('ne voient que dans leur arc avant', 'see into their forward arc only'),
  blocked: t('vue masquée', 'view blocked'),
  'not-massed': t(
    'rang arrière : tir massé pour les arcs et fléchettes seulement',
    'rear rank: massed missiles are for bows and darts only',
  ),
  'front-cannot': t('la figurine du premier rang ne peut tirer', 'the front rank model cannot shoot'),
  alternate: t('une figurine sur deux seulement', 'only every alternate model'),
  'too-deep': t('seul le deuxième rang tire avec le premier', 'only the second rank shoots with the first'),
};

export const reasonText = (reason: Reason): Text =>
  reason.code === 'out-of-range'
    ? t(
        `hors de portée (${inchesText(reason.distance).fr}, portée ${reason.range})`,
        `out of range (${inchesText(reason.distance).en}, range ${reason.range})`,
      )
    : WORDS[reason.code];

/** The row of the sheet that gives a reason. */
export function sourceOf({ code }: Reason, { troops, weapon }: Pick<Situation, 'troops' | 'weapon'>): Source {
  switch (code) {
    case 'too-fast':
      return cite('targets', 'skirmishers');
    case 'blind':
      return cite('sight', troops);
    case 'blocked':
      return cite('targets', 'range-and-sight');
    case 'out-of-range':
      return missileSource(weapon);
    case 'not-massed':
    case 'front-cannot':
    case 'alternate':
    case 'too-deep':
      return cite('targets', 'massed');
  }
}

const RULINGS: Readonly<Partial<Record<Code, readonly string[]>>> = {
  'out-of-range': ['W-32'],
  'not-massed': ['W-37'],
  'front-cannot': ['W-36'],
  alternate: [MASSED_MISSILES.id],
  'too-deep': [MASSED_MISSILES.id],
};

/** The rulings a reason rests on: that skirmishers may not go too fast is printed, of others it is W-38. */
export const rulingsOf = ({ code }: Reason, { skirmishers }: Situation): readonly string[] | undefined =>
  code === 'too-fast' && !skirmishers ? [MARCHED.id] : RULINGS[code];

import { cite } from '../../kernel/source.ts';
import type { Instruction } from '../../kernel/ruleset.ts';
import type { Reading } from '../../kernel/assessment.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import { modelsText } from './types.ts';

/** Models with their Wounds, and the wounds noted on the unit so far. */
export interface Strength {
  readonly models: number;
  readonly wounds: number;
  readonly carried: number;
}

export interface Losses {
  readonly lost: number;
  /** Wounds that stay noted on the unit. */
  readonly carried: number;
}

/** Wounds the unit can still take; more are lost (W30). */
export const capacity = ({ models, wounds, carried }: Strength): number => models * wounds - carried;

/** Whole models go, what is left over is carried forward. */
export function casualties(unit: Strength, suffered: number): Losses {
  const noted = unit.carried + Math.min(suffered, capacity(unit));
  return { lost: Math.floor(noted / unit.wounds), carried: noted % unit.wounds };
}

export const strengthKey = ({ models, wounds, carried }: Strength): string => `${models}/${wounds}/${carried}`;

/** How wounds become casualties, where it is not simply one for one. */
export const casualtiesReading = (who: Text, unit: Strength): Reading => ({
  source: cite('casualties', unit.wounds === 1 ? 'one-wound' : 'several-wounds'),
  text: t(
    `${who.fr}, ${modelsText(unit.models).fr} : blessures par figurine`,
    `${who.en}, ${modelsText(unit.models).en}: wounds to each`,
  ),
  value:
    unit.carried === 0
      ? same(unit.wounds)
      : t(`${unit.wounds}, dont ${unit.carried} déjà`, `${unit.wounds}, ${unit.carried} there already`),
  rulings: ['W30'],
});

export function tellLosses(who: Text, unit: Strength, { lost, carried }: Losses, inCombat: boolean): Instruction[] {
  const left = unit.models - lost;
  if (left === 0)
    return [
      { who, text: t('retirer toutes les figurines : il n’en reste aucune', 'remove every model: none is left') },
    ];
  const where = inCombat
    ? t('à l’arrière, celles au contact en dernier', 'from the back, those in contact last')
    : t('à l’arrière, ou aux bouts d’un rang unique', 'from the back, or from the ends of a single rank');
  const gone = modelsText(lost);
  const told: Instruction[] =
    lost === 0
      ? [{ who, text: t('aucune figurine perdue', 'no model lost') }]
      : [
          {
            who,
            text: t(
              `retirer ${gone.fr} ${where.fr} ; il en reste ${left}`,
              `remove ${gone.en} ${where.en}; ${left} left`,
            ),
          },
        ];
  if (carried > 0)
    told.push({
      who,
      text: t(
        `noter ${carried} blessure${carried > 1 ? 's' : ''} pour la suite`,
        `note ${carried} wound${carried > 1 ? 's' : ''} for later`,
      ),
    });
  return told;
}

import type { ChartReading } from '../../kernel/assessment.ts';
import type { ActorId, Cast } from '../../kernel/effect.ts';
import { cite } from '../../kernel/source.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import type { LossEffect, Losses } from './shapes.ts';
import { modelsText } from './types.ts';

/** Models with their Wounds, and the wounds noted on the unit so far. */
export interface Strength {
  readonly models: number;
  readonly wounds: number;
  readonly carried: number;
}

/** Wounds the unit can still take; more are lost (W-30). */
export const capacity = ({ models, wounds, carried }: Strength): number => models * wounds - carried;

/** Whole models go, what is left over is carried forward. */
export function casualties(unit: Strength, suffered: number): Losses {
  const noted = unit.carried + Math.min(suffered, capacity(unit));
  return { lost: Math.floor(noted / unit.wounds), carried: noted % unit.wounds };
}

/** How wounds become casualties, where it is not simply one for one. */
export const casualtiesReading = (who: Text, unit: Strength): ChartReading => ({
  source: cite('casualties', unit.wounds === 1 ? 'one-wound' : 'several-wounds'),
  text: t(
    `${who.fr}, ${modelsText(unit.models).fr} : points de vie par figurine`,
    `${who.en}, ${modelsText(unit.models).en}: Wounds per model`,
  ),
  value:
    unit.carried === 0
      ? same(unit.wounds)
      : t(
          `${unit.wounds}, ${unit.carried} blessure${unit.carried > 1 ? 's déjà notées' : ' déjà notée'}`,
          `${unit.wounds}, ${unit.carried} wound${unit.carried > 1 ? 's' : ''} already noted`,
        ),
  rulings: ['W-30'],
});

/** What losses do to a unit. */
export function lossEffects(
  unit: ActorId,
  { models }: Strength,
  { lost, carried }: Losses,
  inCombat: boolean,
): LossEffect[] {
  const who = [unit];
  const source = cite('casualties', inCombat ? 'contact-last' : 'rear-first');
  const first = inCombat ? 'rear-before-contact' : 'rear-or-ends';
  const effects: LossEffect[] =
    lost === 0
      ? [{ kind: 'none', who, source }]
      : [{ kind: 'remove', who, models: lost, left: models - lost, first, source }];
  if (carried > 0) effects.push({ kind: 'wound', who, carried, source: cite('casualties', 'several-wounds') });
  return effects;
}

function lossBrief(effect: LossEffect): Text {
  switch (effect.kind) {
    case 'none':
      return t('aucune perte', 'no losses');
    case 'wound':
      return notedWounds(effect.carried);
    case 'remove': {
      const { models, left } = effect;
      const lost = t(`${models} perte${models > 1 ? 's' : ''}`, `${models} lost`);
      return left === 0 ? t(`${lost.fr}, aucune restante`, `${lost.en}, none left`) : lost;
    }
  }
}

const notedWounds = (n: number): Text =>
  t(`${n} blessure${n > 1 ? 's notées' : ' notée'}`, `${n} wound${n > 1 ? 's' : ''} noted`);

export const casualtiesText = (mean: number): Text => t(mean < 2 ? 'perte' : 'pertes', 'casualties');

const WHERE: Readonly<Record<Extract<LossEffect, { kind: 'remove' }>['first'], Text>> = {
  'rear-or-ends': t(
    'aux rangs arrière, ou aux extrémités d’un rang unique',
    'from the rear ranks, or the ends of a single rank',
  ),
  'rear-before-contact': t(
    'aux rangs arrière, celles au contact en dernier',
    'from the rear ranks, those touching the enemy last',
  ),
};

export function lossWords(effect: LossEffect, _cast: Cast, brief = false): Text {
  if (brief) return lossBrief(effect);
  switch (effect.kind) {
    case 'none':
      return t('aucune figurine perdue', 'no model lost');
    case 'wound': {
      const { carried } = effect;
      return t(
        `noter ${carried} blessure${carried > 1 ? 's' : ''} pour la suite`,
        `note ${carried} wound${carried > 1 ? 's' : ''} for later`,
      );
    }
    case 'remove': {
      const { models, left, first } = effect;
      if (left === 0)
        return t('retirer toutes les figurines : il n’en reste aucune', 'remove every model: none is left');
      const [gone, where] = [modelsText(models), WHERE[first]];
      return t(`retirer ${gone.fr} ${where.fr} ; il en reste ${left}`, `remove ${gone.en} ${where.en}; ${left} left`);
    }
  }
}

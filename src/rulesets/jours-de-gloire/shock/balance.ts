import type { Facet, FacetClass } from '../../../kernel/facet.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type Fighter, type Harm, HARMS, type Ladder, stateAfterBlow, worst } from '../fate.ts';
import type { Fate, ShockOutcome } from '../shapes.ts';
import type { ShockInput } from './resolve.ts';

/** What became of a side at a glance: the worst that was done to any of it, and whether any recoils. */
export interface Damage {
  readonly worst: Harm | 'none';
  readonly back: boolean;
}

export const UNHARMED: Damage = { worst: 'none', back: false };

export const addDamage = (soFar: Damage, { state: before }: Fighter, { state, recoil }: Fate): Damage => ({
  worst: worst(soFar.worst, before, state),
  back: soFar.back || recoil,
});

const damageOf = (units: readonly Fighter[], fates: readonly Fate[]): Damage =>
  fates.reduce((sum, fate, i) => addDamage(sum, units[i]!, fate), UNHARMED);

const DEFENDERS_AFTER: Readonly<Record<Harm, string>> = {
  eliminated: 'defenders-lost',
  routed: 'defenders-routed',
  disordered: 'defenders-shaken',
};

const WORTH: Readonly<Record<string, number>> = {
  'defenders-lost': 4,
  'defenders-routed': 3,
  'defenders-shaken': 2,
  'defenders-back': 1,
  'attackers-shaken': -1,
  'attackers-back': -2,
  'attackers-routed': -3,
};

/** Who gives way: what a match-up table shows at a glance. */
export function balanceOf(defenders: Damage, attackers: Damage): string {
  if (defenders.worst !== 'none') return DEFENDERS_AFTER[defenders.worst];
  if (defenders.back) return 'defenders-back';
  if (attackers.worst === 'routed') return 'attackers-routed';
  return attackers.back ? 'attackers-back' : 'attackers-shaken';
}

/** The harms that a D can do to these units. */
const blows = (units: readonly Fighter[], again: Ladder['again']): readonly Harm[] =>
  HARMS.filter((harm) => units.some(({ state }) => state !== harm && stateAfterBlow(state, 'D', again) === harm));

const ONE_DEFENDER: Readonly<Record<Harm, Text>> = {
  eliminated: t('défenseur éliminé', 'defender eliminated'),
  routed: t('défenseur en déroute', 'defender routed'),
  disordered: t('recul et désordre du défenseur', 'defender recoils and is disordered'),
};

const SEVERAL_DEFENDERS: Readonly<Record<Harm, Text>> = {
  eliminated: t(
    'au moins un défenseur éliminé et recul des autres',
    'at least one defender eliminated and the others recoil',
  ),
  routed: t(
    'recul de tous les défenseurs dont au moins un mis en déroute',
    'all defenders recoil with at least one routed',
  ),
  disordered: t(
    'recul de tous les défenseurs dont au moins un mis en désordre',
    'all defenders recoil with at least one disordered',
  ),
};

const NOTHING_WORSE = t(' et rien de pire', ' and nothing worse');

const balanceClass = (id: string, text: Text): FacetClass => ({ id, text, worth: WORTH[id]! });

function defenderClasses({ defenders, ladder, artilleryLost }: ShockInput): FacetClass[] {
  const one = defenders.length === 1;
  if (artilleryLost) {
    const text = one ? t('défenseur perdu', 'defender lost') : t('défenseurs tous perdus', 'all defenders lost');
    return [balanceClass(DEFENDERS_AFTER.eliminated, text)];
  }
  const several = (harm: Harm, first: boolean): Text => {
    const [text, less] = [SEVERAL_DEFENDERS[harm], first ? t('', '') : NOTHING_WORSE];
    return t(text.fr + less.fr, text.en + less.en);
  };
  return [
    ...blows(defenders, ladder.again).map((harm, i) =>
      balanceClass(DEFENDERS_AFTER[harm], one ? ONE_DEFENDER[harm] : several(harm, i === 0)),
    ),
    balanceClass(
      'defenders-back',
      one
        ? t('recul du défenseur', 'defender recoils')
        : t('recul de tous les défenseurs et rien de pire', 'all defenders recoil and nothing worse'),
    ),
  ];
}

/** A unit that is already disordered routs instead of recoiling. */
function attackerClasses({ attackers, ladder }: ShockInput): FacetClass[] {
  const one = attackers.length === 1;
  if (blows(attackers, ladder.again).includes('routed'))
    return [
      balanceClass(
        'attackers-routed',
        one
          ? t('attaquant en déroute', 'attacker routed')
          : t('au moins un attaquant en déroute', 'at least one attacker routed'),
      ),
    ];
  return [
    balanceClass(
      'attackers-shaken',
      one
        ? t('attaquant en désordre', 'attacker disordered')
        : t('tous les attaquants en désordre mais aucun recul', 'all attackers disordered but none recoils'),
    ),
    balanceClass(
      'attackers-back',
      one
        ? t('désordre et recul de l’attaquant', 'attacker disordered and recoils')
        : t('recul d’au moins un attaquant', 'at least one attacker recoils'),
    ),
  ];
}

export const balance = (input: ShockInput): Facet<ShockOutcome> => ({
  id: 'balance',
  text: t('Qui cède', 'Who gives way'),
  success: t('l’attaque réussit', 'the attack succeeds'),
  classes: [...defenderClasses(input), ...attackerClasses(input)],
  classOf: ({ defenders, attackers }) =>
    balanceOf(damageOf(input.defenders, defenders), damageOf(input.attackers, attackers)),
});

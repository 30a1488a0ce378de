import type { Facet, FacetClass } from '../../../kernel/facet.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type Fighter, type Harm, HARMS, type Ladder, struck, worst } from '../fate.ts';
import type { Fate, ShockOutcome } from '../shapes.ts';
import type { Roll } from './roll.ts';

/** What became of a side at a glance: the worst that was done to any of it, and whether any falls back. */
export interface Damage {
  readonly worst: Harm | 'none';
  readonly back: boolean;
}

export const UNHARMED: Damage = { worst: 'none', back: false };

export const damaged = (soFar: Damage, { state: before }: Fighter, { state, recoil }: Fate): Damage => ({
  worst: worst(soFar.worst, before, state),
  back: soFar.back || recoil,
});

const damageOf = (units: readonly Fighter[], fates: readonly Fate[]): Damage =>
  fates.reduce((sum, fate, i) => damaged(sum, units[i]!, fate), UNHARMED);

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

/** What a D can make of these units, for the worse. */
const blows = (units: readonly Fighter[], again: Ladder['again']): readonly Harm[] =>
  HARMS.filter((harm) => units.some(({ state }) => state !== harm && struck(state, 'D', again) === harm));

const ONE_DEFENDER: Readonly<Record<Harm, Text>> = {
  eliminated: t('défenseur éliminé', 'defender eliminated'),
  routed: t('défenseur en déroute', 'defender routed'),
  disordered: t('défenseur repoussé et ébranlé', 'defender driven back and shaken'),
};

const WORST_DEFENDER: Readonly<Record<Harm, Text>> = {
  eliminated: t('éliminé', 'eliminated'),
  routed: t('en déroute', 'routed'),
  disordered: t('ébranlé', 'shaken'),
};

const SEVERAL_DRIVEN_BACK = t(
  'défenseurs tous repoussés dont au moins un',
  'all defenders driven back with at least one',
);

const classed = (id: string, text: Text): FacetClass => ({ id, text, worth: WORTH[id]! });

function defenderClasses({ defenders, ladder, artilleryLost }: Roll): FacetClass[] {
  const one = defenders.length === 1;
  if (artilleryLost) {
    const text = one ? t('défenseur perdu', 'defender lost') : t('défenseurs tous perdus', 'all defenders lost');
    return [classed(DEFENDERS_AFTER.eliminated, text)];
  }
  const several = (harm: Harm, first: boolean): Text => {
    const [hit, less] = [WORST_DEFENDER[harm], first ? t('', '') : t(' et rien de pire', ' and nothing worse')];
    return t(`${SEVERAL_DRIVEN_BACK.fr} ${hit.fr}${less.fr}`, `${SEVERAL_DRIVEN_BACK.en} ${hit.en}${less.en}`);
  };
  return [
    ...blows(defenders, ladder.again).map((harm, i) =>
      classed(DEFENDERS_AFTER[harm], one ? ONE_DEFENDER[harm] : several(harm, i === 0)),
    ),
    classed(
      'defenders-back',
      one
        ? t('défenseur repoussé', 'defender driven back')
        : t('défenseurs tous repoussés mais aucun ébranlé', 'all defenders driven back but none shaken'),
    ),
  ];
}

/** Whoever is disordered already routs instead of falling back. */
function attackerClasses({ attackers, ladder }: Roll): FacetClass[] {
  const one = attackers.length === 1;
  if (blows(attackers, ladder.again).includes('routed'))
    return [
      classed(
        'attackers-routed',
        one
          ? t('attaquant en déroute', 'attacker routed')
          : t('au moins un attaquant en déroute', 'at least one attacker routed'),
      ),
    ];
  return [
    classed(
      'attackers-shaken',
      one
        ? t('attaquant en désordre', 'attacker disordered')
        : t('attaquants tous en désordre mais aucun repoussé', 'all attackers disordered but none driven back'),
    ),
    classed(
      'attackers-back',
      one
        ? t('attaquant repoussé', 'attacker driven back')
        : t('au moins un attaquant repoussé', 'at least one attacker driven back'),
    ),
  ];
}

export const balance = (roll: Roll): Facet<ShockOutcome> => ({
  id: 'balance',
  text: t('Qui cède', 'Who gives way'),
  classes: [...defenderClasses(roll), ...attackerClasses(roll)],
  of: ({ defenders, attackers }) => balanceOf(damageOf(roll.defenders, defenders), damageOf(roll.attackers, attackers)),
});

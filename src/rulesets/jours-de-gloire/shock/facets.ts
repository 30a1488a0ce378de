import type { Facet, FacetClass } from '../../../kernel/facet.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type SideResult, sideText, SHOCK_RESULTS } from '../charts/shock.ts';
import { type Fate, type Fighter, type Harm, HARMS, type Ladder, struck, worstHarm } from '../fate.ts';
import type { Outcome, Roll } from './index.ts';
import { STATE_NAMES } from '../types.ts';

const ATTACKER = [t('attaquant', 'attacker'), t('attaquants', 'attackers')] as const;
const DEFENDER = [t('défenseur', 'defender'), t('défenseurs', 'defenders')] as const;

/** A side and its half of a line; several units each suffer the codes. */
function half([one, several]: readonly [Text, Text], count: number, result: SideResult): Text {
  const text = sideText(result);
  if (count === 1) return t(`${one.fr} ${text.fr}`, `${one.en} ${text.en}`);
  const each = result.codes.length > 0 ? t(', chacun', ', each') : t('', '');
  return t(`${several.fr}${each.fr} ${text.fr}`, `${several.en}${each.en} ${text.en}`);
}

const lineClasses = (attackers: number, defenders: number): FacetClass[] =>
  SHOCK_RESULTS.lines.map(({ id, from, to, value }) => {
    const range =
      to === Infinity
        ? t(`${from} et plus`, `${from} or more`)
        : from === -Infinity
          ? t('moins de 0', 'below 0')
          : t(`${from} à ${to}`, `${from} to ${to}`);
    const [left, right] = [half(DEFENDER, defenders, value.defender), half(ATTACKER, attackers, value.attacker)];
    return { id, text: t(`${range.fr} : ${left.fr} | ${right.fr}`, `${range.en}: ${left.en} | ${right.en}`) };
  });

/** Of several units the worst hit names the class. */
const worstOf = (units: readonly Fighter[], fates: readonly Fate[]): Harm | undefined =>
  worstHarm(
    units,
    fates.map(({ state }) => state),
  );

const DEFENDERS_AFTER: Readonly<Record<Harm, string>> = {
  eliminated: 'defenders-lost',
  routed: 'defenders-routed',
  disordered: 'defenders-shaken',
};

/** Who gives way: what a match-up table shows at a glance. */
function balance({ defenders, attackers }: Roll, outcome: Outcome): string {
  const harm = worstOf(defenders, outcome.defenders);
  if (harm !== undefined) return DEFENDERS_AFTER[harm];
  if (outcome.defenders.some(({ recoil }) => recoil)) return 'defenders-back';
  if (worstOf(attackers, outcome.attackers) === 'routed') return 'attackers-routed';
  return outcome.attackers.some(({ recoil }) => recoil) ? 'attackers-back' : 'attackers-shaken';
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

function defenderClasses({ defenders, ladder, artilleryLost }: Roll): FacetClass[] {
  const one = defenders.length === 1;
  if (artilleryLost) {
    const text = one ? t('défenseur perdu', 'defender lost') : t('défenseurs tous perdus', 'all defenders lost');
    return [{ id: DEFENDERS_AFTER.eliminated, text }];
  }
  const several = (harm: Harm, first: boolean): Text => {
    const [hit, less] = [WORST_DEFENDER[harm], first ? t('', '') : t(' et rien de pire', ' and nothing worse')];
    return t(`${SEVERAL_DRIVEN_BACK.fr} ${hit.fr}${less.fr}`, `${SEVERAL_DRIVEN_BACK.en} ${hit.en}${less.en}`);
  };
  return [
    ...blows(defenders, ladder.again).map((harm, i) => ({
      id: DEFENDERS_AFTER[harm],
      text: one ? ONE_DEFENDER[harm] : several(harm, i === 0),
    })),
    {
      id: 'defenders-back',
      text: one
        ? t('défenseur repoussé', 'defender driven back')
        : t('défenseurs tous repoussés mais aucun ébranlé', 'all defenders driven back but none shaken'),
    },
  ];
}

/** Whoever is disordered already routs instead of falling back. */
function attackerClasses({ attackers, ladder }: Roll): FacetClass[] {
  const one = attackers.length === 1;
  if (blows(attackers, ladder.again).includes('routed'))
    return [
      {
        id: 'attackers-routed',
        text: one
          ? t('attaquant en déroute', 'attacker routed')
          : t('au moins un attaquant en déroute', 'at least one attacker routed'),
      },
    ];
  return [
    {
      id: 'attackers-shaken',
      text: one
        ? t('attaquant en désordre', 'attacker disordered')
        : t('attaquants tous en désordre mais aucun repoussé', 'all attackers disordered but none driven back'),
    },
    {
      id: 'attackers-back',
      text: one
        ? t('attaquant repoussé', 'attacker driven back')
        : t('au moins un attaquant repoussé', 'at least one attacker driven back'),
    },
  ];
}

const fateOf = ({ state, recoil }: Fate): string => (recoil && state !== 'eliminated' ? `${state}-back` : state);

const BACK = t(', recule', ', falls back');
const FATE_CLASSES = (['good', 'disordered', 'routed'] as const).flatMap((state) => {
  const text = STATE_NAMES[state];
  return [
    { id: state as string, text },
    { id: `${state}-back`, text: t(text.fr + BACK.fr, text.en + BACK.en) },
  ];
});
const UNIT_CLASSES = [...FATE_CLASSES, { id: 'eliminated', text: STATE_NAMES.eliminated }];

const unitFacets = (units: readonly Fighter[], side: 'attacker' | 'defender', fates: (o: Outcome) => readonly Fate[]) =>
  units.map((unit, i): Facet<Outcome> => ({
    id: `${side}-${i + 1}`,
    text: unit.name,
    classes: UNIT_CLASSES,
    of: (outcome) => fateOf(fates(outcome)[i]!),
  }));

export const facets = (roll: Roll): readonly Facet<Outcome>[] => [
  {
    id: 'result',
    text: t('Résultat', 'Result'),
    classes: lineClasses(roll.attackers.length, roll.defenders.length),
    of: ({ line }) => line,
  },
  {
    id: 'balance',
    text: t('Qui cède', 'Who gives way'),
    classes: [...defenderClasses(roll), ...attackerClasses(roll)],
    of: (outcome) => balance(roll, outcome),
  },
  ...unitFacets(roll.defenders, 'defender', (outcome) => outcome.defenders),
  ...unitFacets(roll.attackers, 'attacker', (outcome) => outcome.attackers),
];

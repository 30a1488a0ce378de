import type { Facet, FacetClass } from '../../kernel/ruleset.ts';
import { t, type Text } from '../../kernel/text.ts';
import { type SideResult, sideText, SHOCK_RESULTS } from './charts/shock.ts';
import type { Fate, Fighter } from './fate.ts';
import type { Outcome, Roll } from './shock.ts';
import { STATE_NAMES } from './types.ts';

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

const gone = ({ state }: Fate): boolean => state === 'routed' || state === 'eliminated';

/** Who gives way: what a match-up table shows at a glance. */
function balance({ defenders }: Roll, outcome: Outcome): string {
  if (outcome.defenders.some(({ state, recoil }, i) => recoil || state !== defenders[i]!.state))
    return outcome.defenders.every(({ state }, i) => state === defenders[i]!.state)
      ? 'defenders-back'
      : 'defenders-shaken';
  return outcome.attackers.some((fate) => fate.recoil || gone(fate)) ? 'attackers-back' : 'attackers-shaken';
}

/** What it means that a defender's state is worse than before. */
function shaken({ defenders, artilleryLost }: Roll): Text {
  const routed = defenders.some(({ state }) => state === 'routed');
  if (defenders.length === 1) {
    if (artilleryLost) return t('défenseur perdu', 'defender lost');
    return routed
      ? t('défenseur éliminé', 'defender eliminated')
      : t('défenseur repoussé et ébranlé', 'defender driven back and shaken');
  }
  if (artilleryLost) return t('défenseurs tous perdus', 'all defenders lost');
  return routed
    ? t(
        'défenseurs tous repoussés dont au moins un ébranlé ou éliminé',
        'all defenders driven back with at least one shaken or eliminated',
      )
    : t('défenseurs tous repoussés dont au moins un ébranlé', 'all defenders driven back with at least one shaken');
}

/** One unit, or all, none and at least one of several; whoever is disordered already routs instead of falling back. */
function balanceClasses(roll: Roll): FacetClass[] {
  const [oneDefender, oneAttacker] = [roll.defenders.length === 1, roll.attackers.length === 1];
  const mayRout = roll.attackers.some(({ state }) => state !== 'good');
  const rout = mayRout ? t(' ou en déroute', ' or routed') : t('', '');
  return [
    { id: 'defenders-shaken', text: shaken(roll) },
    {
      id: 'defenders-back',
      text: oneDefender
        ? t('défenseur repoussé', 'defender driven back')
        : t('défenseurs tous repoussés mais aucun ébranlé', 'all defenders driven back but none shaken'),
    },
    {
      id: 'attackers-shaken',
      text: oneAttacker
        ? t('attaquant en désordre', 'attacker disordered')
        : t('attaquants tous en désordre mais aucun repoussé', 'all attackers disordered but none driven back'),
    },
    {
      id: 'attackers-back',
      text: oneAttacker
        ? t(`attaquant repoussé${rout.fr}`, `attacker driven back${rout.en}`)
        : t(`au moins un attaquant repoussé${rout.fr}`, `at least one attacker driven back${rout.en}`),
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
    classes: balanceClasses(roll),
    of: (outcome) => balance(roll, outcome),
  },
  ...unitFacets(roll.defenders, 'defender', (outcome) => outcome.defenders),
  ...unitFacets(roll.attackers, 'attacker', (outcome) => outcome.attackers),
];

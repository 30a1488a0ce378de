import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import { d10 } from '../../../kernel/dice.ts';
import { tally } from '../../../kernel/modifier.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { chosenOption, type Options } from '../../../kernel/ruling.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { ShockFacts } from '../charts/shock-modifiers.ts';
import { hasSixFronts } from '../charts/terrain.ts';
import { ladderOf } from '../fate.ts';
import {
  ARTILLERY_LOST,
  CHARGE_MET,
  DISORDERED_AGAIN,
  EXPOSED_TO_ARTILLERY,
  FRONTS,
  PARTLY_ROUTED,
  REVERSE_SIDE,
  TEST_SIDE,
} from '../options.ts';
import { isArtillery, isCavalry } from '../types.ts';
import { describe, fighters } from '../units.ts';
import { castOf } from './cast.ts';
import { effects } from './effects.ts';
import { EXAMPLES } from './examples.ts';
import { facets, gist, sentenceParts } from './facets.ts';
import { attacksOut, factsOf } from './facts.ts';
import { marginal } from './marginal.ts';
import { MATCHUPS } from './matchups.ts';
import { refuse } from './refuse.ts';
import { resolve, type ShockInput } from './resolve.ts';
import { rowsOf } from './rows.ts';
import { type Situation, situation } from './situation.ts';
import { collectiveName, effectText } from './effect-text.ts';

/** Rulings that bear on the tests and results, or that left a row out of the sum. */
function rulingsOf(s: Situation, facts: ShockFacts): string[] {
  const units = [...s.attackers, ...s.defenders];
  const turned = s.attackers.some((unit) => unit.state === 'good');
  const unsaid = s.attackers.some((unit) => unit.state === 'good' && unit.disorderedCohesion < 0);
  return [
    'J-30',
    ...(turned ? [TEST_SIDE.id] : []),
    ...(units.some(({ state }) => state !== 'good') ? [DISORDERED_AGAIN.id, 'J-52'] : []),
    ...(unsaid ? [REVERSE_SIDE.id] : []),
    ...(facts.artilleryAlone ? ['J-35', ARTILLERY_LOST.id] : []),
    ...(s.attackers.some((a) => hasSixFronts(a.terrain) && attacksOut(a)) ? ['J-15'] : []),
    ...(s.counterCharge ? ['J-69', CHARGE_MET.id] : []),
    ...(units.some(isCavalry) ? ['J-72'] : []),
    ...(facts.fromSide ? [FRONTS.id] : []),
    ...(facts.partlyRouted ? [PARTLY_ROUTED.id] : []),
    ...(s.attackers.some(({ backTo }) => backTo === 'artillery') ? [EXPOSED_TO_ARTILLERY.id] : []),
  ];
}

function assess(s: Situation, options: Options): Assessment<ShockInput> | Refusal {
  const refusal = refuse(s, options);
  if (refusal) return refusal;
  const facts = factsOf(s, options);
  const sum = tally(t('Choc', 'Shock'), rowsOf(options).all, facts);
  return assessmentOf(
    {
      total: sum.total,
      attackers: fighters(s.attackers, options),
      defenders: fighters(s.defenders, options),
      ladder: ladderOf(options),
      counterCharge: s.counterCharge,
      artilleryLost: facts.artilleryAlone && chosenOption(options, ARTILLERY_LOST) === 'lost',
    },
    {
      die: d10,
      modifier: () => sum,
      rulings: () => rulingsOf(s, facts),
      cast: () => castOf(s),
    },
  );
}

/** The figures of artillery beside others do not count (J-4, J-57): its name alone. */
const withoutGuns = <U extends Situation['attackers' | 'defenders'][number]>(units: readonly U[]) =>
  units.every(isArtillery)
    ? units
    : units.map((unit) => (isArtillery(unit) ? { type: unit.type, name: unit.name, state: unit.state } : unit));

/** Who charges is named first; those who come along with the charge after it. */
function headline({ attackers, defenders }: Situation): Text {
  const [named, whom] = [withoutGuns(attackers), describe(withoutGuns(defenders))];
  const charging = named.filter((_, i) => attackers[i]!.charging);
  const others = named.filter((_, i) => !attackers[i]!.charging);
  if (charging.length === 0) {
    const who = describe(others);
    return attackers.length === 1
      ? t(`${who.fr} attaque ${whom.fr}`, `${who.en} attacks ${whom.en}`)
      : t(`${who.fr} attaquent ${whom.fr}`, `${who.en} attack ${whom.en}`);
  }
  const who = describe(charging);
  const [along, beside] = [t(' avec ', ' with '), others.length === 0 ? undefined : describe(others)];
  const [fr, en] = beside === undefined ? ['', ''] : [along.fr + beside.fr, along.en + beside.en];
  return charging.length === 1
    ? t(`${who.fr}${fr} charge ${whom.fr}`, `${who.en}${en} charges ${whom.en}`)
    : t(`${who.fr}${fr} chargent ${whom.fr}`, `${who.en}${en} charge ${whom.en}`);
}

export const shock = procedure({
  id: 'shock',
  group: 'fight',
  title: t('Choc et charge', 'Shock and charge'),
  about: t('Des unités attaquent un hexagone adjacent.', 'Units attack an adjacent hex.'),
  charts: ['shock-modifiers', 'odds', 'terrain', 'shock-results', 'tests', 'key'],
  situation,
  examples: EXAMPLES,
  assess,
  resolve,
  facets,
  gist,
  marginal,
  matchups: MATCHUPS,
  effects,
  effectText,
  collectiveName,
  headline,
  sentenceParts,
});

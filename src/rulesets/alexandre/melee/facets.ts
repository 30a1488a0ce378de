import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { lineFacet } from '../../../kernel/line-facet.ts';
import { type Distribution, odds } from '../../../kernel/odds.ts';
import { t } from '../../../kernel/text.ts';
import { MELEE_RESULTS, rangeText } from '../charts/melee.ts';
import { leaderFacets } from '../leaders.ts';
import type { MeleeOutcome } from '../shapes.ts';
import { type Blow, flees, type Ladder, stateAfterBlow } from '../states.ts';
import { leaderIds, oneLeader, resultLine, resultOf, type MeleeInput, type Side, type Stack } from './resolve.ts';

/** What each line of the chart, as printed, is worth to the attackers. */
const LINE_WORTHS = [-3, -2, -1, 0, 1, 2, 3, 4];

export const RESULT: Facet<MeleeOutcome> = lineFacet(MELEE_RESULTS, {
  success: t('l’attaque réussit', 'the attack succeeds'),
  worths: LINE_WORTHS,
  said: (line) => {
    const [range, defenders, attackers] = [rangeText(line), ...MELEE_RESULTS.show(line.value)];
    return t(
      `${range.fr} · défenseurs : ${defenders!.fr} · attaquants : ${attackers!.fr}`,
      `${range.en} · defenders: ${defenders!.en} · attackers: ${attackers!.en}`,
    );
  },
  upwards: true,
  classOf: ({ line }) => line,
});

const BALANCE_CLASSES = [
  { id: 'defenders-eliminated', text: t('défenseurs éliminés', 'defenders eliminated'), worth: 4 },
  { id: 'defenders-routed', text: t('défenseurs en déroute', 'defenders routed'), worth: 3 },
  { id: 'some-defenders-routed', text: t('une partie des défenseurs en déroute', 'some defenders routed'), worth: 2 },
  { id: 'defenders-back', text: t('défenseurs repoussés', 'defenders driven back'), worth: 1 },
  { id: 'nobody', text: t('personne', 'nobody'), worth: 0 },
  { id: 'attackers-back', text: t('attaquants repoussés', 'attackers driven back'), worth: -1 },
  { id: 'some-attackers-routed', text: t('une partie des attaquants en déroute', 'some attackers routed'), worth: -2 },
  { id: 'attackers-routed', text: t('attaquants en déroute', 'attackers routed'), worth: -3 },
];

/** How much of a side a blow routs or eliminates: only what befalls every unit is told of the whole side. */
type SideFate = 'eliminated' | 'routed' | 'some-routed' | 'back';

function sideFateOf(stacks: readonly Stack[], blow: Blow, ladder: Ladder): SideFate {
  let [standing, routs, eliminated] = [false, false, 0];
  let units = 0;
  for (const stack of stacks)
    for (const { state } of stack.units) {
      const after = stateAfterBlow(state, blow, ladder);
      units++;
      if (after === 'eliminated') eliminated++;
      else if (after !== 'routed') standing = true;
      else if (flees(state, blow, after)) routs = true;
    }
  if (eliminated === units) return 'eliminated';
  if (!routs && eliminated === 0) return 'back';
  return standing ? 'some-routed' : 'routed';
}

const classOf = (side: Side, falls: SideFate): string =>
  falls === 'some-routed' ? `some-${side}-routed` : `${side}-${falls}`;

/** The fates of both sides of a melee after the blows that may rout them. */
interface Frailty {
  readonly attackersOnD: SideFate;
  readonly defendersOnD: SideFate;
  readonly defendersOnDr: SideFate;
}

/** Who gives way: what a match-up table shows at a glance. */
const balance = ({ attackersOnD, defendersOnD, defendersOnDr }: Frailty): Facet<MeleeOutcome> => ({
  id: 'balance',
  text: t('Qui cède', 'Who gives way'),
  success: t('l’attaque réussit', 'the attack succeeds'),
  classes: BALANCE_CLASSES,
  classOf: ({ line }) => {
    const { defenders, attackers } = resultOf(line);
    if (defenders.includes('Dr')) return classOf('defenders', defendersOnDr);
    if (defenders.includes('D')) return classOf('defenders', defendersOnD);
    if (defenders.includes('R')) return 'defenders-back';
    if (attackers.includes('D')) return classOf('attackers', attackersOnD);
    return attackers.includes('R') ? 'attackers-back' : 'nobody';
  },
});

export const perSideFate = <V>(make: (falls: SideFate) => V): Readonly<Record<SideFate, V>> => ({
  eliminated: make('eliminated'),
  routed: make('routed'),
  'some-routed': make('some-routed'),
  back: make('back'),
});

/** One for each frailty, kept, so that its shares are summed up once per distribution. */
const BALANCES = perSideFate((attackersOnD) =>
  perSideFate((defendersOnD) => perSideFate((defendersOnDr) => balance({ attackersOnD, defendersOnD, defendersOnDr }))),
);

const balanceFor = ({ attackers, defenders, ladder }: MeleeInput): Facet<MeleeOutcome> =>
  BALANCES[sideFateOf(attackers, 'D', ladder)][sideFateOf(defenders, 'D', ladder)][sideFateOf(defenders, 'Dr', ladder)];

export const gist = ({ input }: Assessment<MeleeInput>): Facet<MeleeOutcome> => balanceFor(input);

export function facets(assessment: Assessment<MeleeInput>): readonly Facet<MeleeOutcome>[] {
  const { input } = assessment;
  const [attackers, defenders] = [leaderIds('attackers', input.attackers), leaderIds('defenders', input.defenders)];
  return [
    RESULT,
    balanceFor(input),
    ...leaderFacets<MeleeOutcome>(attackers, assessment, 'attacking-leader', 'own', (o) => o.attackingLeaders),
    ...leaderFacets<MeleeOutcome>(defenders, assessment, 'defending-leader', 'enemy', (o) => o.defendingLeaders),
  ];
}

/** A facet by itself, for sides with more leaders than can be counted together. */
export function marginal(input: MeleeInput, facetId: string): Distribution<string> {
  if (facetId.startsWith('attacking-leader')) return odds(oneLeader, 'attackers');
  if (facetId.startsWith('defending-leader')) return odds(oneLeader, 'defenders');
  const lines = odds(resultLine, input.total);
  if (facetId === RESULT.id) return lines;
  const facet = balanceFor(input);
  const classOfLine = (line: string) => facet.classOf({ line, attackingLeaders: [], defendingLeaders: [] });
  return {
    total: lines.total,
    entries: lines.entries.map(({ value, weight }) => ({ value: classOfLine(value), weight })),
  };
}

import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { type Distribution, odds } from '../../../kernel/odds.ts';
import { t } from '../../../kernel/text.ts';
import { leaderFacets } from '../leaders.ts';
import type { FireOutcome } from '../shapes.ts';
import { stateText } from '../states.ts';
import { leaderIds, newState, oneLeader, resultAlone, type Roll } from './roll.ts';

const RESULT: Facet<FireOutcome> = {
  id: 'result',
  text: t('Résultat', 'Result'),
  classes: [
    { id: 'Dr', text: t('mise en déroute', 'rout'), worth: 2 },
    { id: 'D', text: t('découragée', 'discouraged'), worth: 1 },
    { id: 'none', text: t('pas d’effet', 'no effect'), worth: 0 },
  ],
  of: ({ result }) => result,
};

/** From the worst to the best for the target: a state that the fire leaves as it was is worth nothing. */
const STATES = ['eliminated', 'routed', 'discouraged', 'fatigued', 'good'] as const;

const stateFacet = (roll: Roll): Facet<FireOutcome> => ({
  id: 'balance',
  text: t('État de l’unité du haut', 'State of the top unit'),
  classes: STATES.map((id, i) => ({ id, text: stateText(id), worth: Math.max(0, STATES.indexOf(roll.state) - i) })),
  of: ({ result }) => newState(roll, result),
});

export const gist = ({ roll }: Assessment<Roll>): Facet<FireOutcome> => stateFacet(roll);

export const facets = (assessment: Assessment<Roll>): readonly Facet<FireOutcome>[] => [
  RESULT,
  stateFacet(assessment.roll),
  ...leaderFacets<FireOutcome>(leaderIds(assessment.roll.leaders), assessment, 'leader', 'enemy', (o) => o.leaders),
];

/** A facet by itself, for targets with more leaders than can be counted together. */
export function marginal(roll: Roll, facetId: string): Distribution<string> {
  if (facetId.startsWith('leader')) return odds(oneLeader, 'leader');
  const { total, entries } = odds(resultAlone, { total: roll.total, needed: roll.needed });
  if (facetId === RESULT.id) return { total, entries };
  return { total, entries: entries.map(({ value, weight }) => ({ value: newState(roll, value), weight })) };
}

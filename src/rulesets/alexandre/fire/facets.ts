import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { type Distribution, odds } from '../../../kernel/odds.ts';
import type { Said, Telling } from '../../../kernel/telling.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { NO_EFFECT_TEXT } from '../charts/key.ts';
import { leaderFacets, leaderRisks } from '../leaders.ts';
import type { FireOutcome } from '../shapes.ts';
import { type NewState, stateText } from '../states.ts';
import { leaderIds, newState, oneLeader, resultAlone, type Roll } from './roll.ts';

const RESULT: Facet<FireOutcome> = {
  id: 'result',
  text: t('Résultat', 'Result'),
  classes: [
    { id: 'Dr', text: t('mise en déroute', 'rout'), worth: 2 },
    { id: 'D', text: t('découragée', 'discouraged'), worth: 1 },
    { id: 'none', text: NO_EFFECT_TEXT, worth: 0 },
  ],
  of: ({ result }) => result,
};

/** From the worst to the best for the target: a state that the fire leaves as it was is worth nothing. */
const STATES = ['eliminated', 'routed', 'discouraged', 'fatigued', 'good'] as const;

const stateFacet = (roll: Roll): Facet<FireOutcome> => ({
  id: 'balance',
  text: t('État de l’unité du haut', 'State of the top unit'),
  success: t('le tir porte', 'the fire takes effect'),
  classes: STATES.map((id, i) => ({ id, text: stateText(id), worth: Math.max(0, STATES.indexOf(roll.state) - i) })),
  of: ({ result }) => newState(roll, result),
});

export const gist = ({ roll }: Assessment<Roll>): Facet<FireOutcome> => stateFacet(roll);

export const facets = (assessment: Assessment<Roll>): readonly Facet<FireOutcome>[] => [
  RESULT,
  stateFacet(assessment.roll),
  ...leaderFacets<FireOutcome>(leaderIds(assessment.roll.leaders), assessment, 'leader', 'enemy', (o) => o.leaders),
];

const CODES: Readonly<Record<FireOutcome['result'], Text>> = { Dr: same('Dr'), D: same('D'), none: NO_EFFECT_TEXT };
const PLAIN: Readonly<Record<FireOutcome['result'], NewState | undefined>> = {
  Dr: 'routed',
  D: 'discouraged',
  none: undefined,
};

/** The code of a result, and what it makes of a unit that has suffered before where that is more than the code says. */
function said(roll: Roll, result: FireOutcome['result']): Said {
  const [code, after] = [CODES[result], newState(roll, result)];
  if (result === 'none' || after === PLAIN[result]) return { text: code };
  const now = stateText(after);
  return { text: t(`${code.fr} (${now.fr})`, `${code.en} (${now.en})`) };
}

const RISKS = leaderRisks('leader-1', ({ leaders }: FireOutcome) => leaders[0]);

export function tellings({ roll }: Assessment<Roll>): readonly Telling<FireOutcome>[] {
  const result = { facet: RESULT, said: (id: string) => said(roll, id as FireOutcome['result']) };
  return roll.leaders > 0 ? [result, RISKS] : [result];
}

/** A facet by itself, for targets with more leaders than can be counted together. */
export function marginal(roll: Roll, facetId: string): Distribution<string> {
  if (facetId.startsWith('leader')) return odds(oneLeader, 'leader');
  const { total, entries } = odds(resultAlone, { total: roll.total, needed: roll.needed });
  if (facetId === RESULT.id) return { total, entries };
  return { total, entries: entries.map(({ value, weight }) => ({ value: newState(roll, value), weight })) };
}

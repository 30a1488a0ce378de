import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { type Distribution, odds } from '../../../kernel/odds.ts';
import type { BriefClass, SentencePart } from '../../../kernel/sentence-part.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { NO_EFFECT_TEXT } from '../charts/key.ts';
import { leaderFacets, leaderRisks } from '../leaders.ts';
import type { FireOutcome } from '../shapes.ts';
import { type NewState, stateText } from '../states.ts';
import { leaderIds, newState, oneLeader, resultAlone, type FireInput } from './resolve.ts';

const RESULT: Facet<FireOutcome> = {
  id: 'result',
  text: t('Résultat', 'Result'),
  classes: [
    { id: 'Dr', text: t('mise en déroute', 'rout'), worth: 2 },
    { id: 'D', text: t('découragée', 'discouraged'), worth: 1 },
    { id: 'none', text: NO_EFFECT_TEXT, worth: 0 },
  ],
  classOf: ({ result }) => result,
};

/** Classes from the worst to the best for the target; a state that the fire does not change is worth nothing. */
const STATES = ['eliminated', 'routed', 'discouraged', 'fatigued', 'good'] as const;

const stateFacet = (input: FireInput): Facet<FireOutcome> => ({
  id: 'balance',
  text: t('État de l’unité du haut', 'State of the top unit'),
  success: t('le tir porte', 'the fire takes effect'),
  classes: STATES.map((id, i) => ({ id, text: stateText(id), worth: Math.max(0, STATES.indexOf(input.state) - i) })),
  classOf: ({ result }) => newState(input, result),
});

export const gist = ({ input }: Assessment<FireInput>): Facet<FireOutcome> => stateFacet(input);

export const facets = (assessment: Assessment<FireInput>): readonly Facet<FireOutcome>[] => [
  RESULT,
  stateFacet(assessment.input),
  ...leaderFacets<FireOutcome>(leaderIds(assessment.input.leaders), assessment, 'leader', 'enemy', (o) => o.leaders),
];

const CODES: Readonly<Record<FireOutcome['result'], Text>> = { Dr: same('Dr'), D: same('D'), none: NO_EFFECT_TEXT };
const PLAIN: Readonly<Record<FireOutcome['result'], NewState | undefined>> = {
  Dr: 'routed',
  D: 'discouraged',
  none: undefined,
};

/** The code of a result, and what it makes of a unit that has suffered before where that is more than the code says. */
function resultBrief(input: FireInput, result: FireOutcome['result']): BriefClass {
  const [code, after] = [CODES[result], newState(input, result)];
  if (result === 'none' || after === PLAIN[result]) return { text: code };
  const name = stateText(after);
  return { text: t(`${code.fr} (${name.fr})`, `${code.en} (${name.en})`) };
}

const RISKS = leaderRisks('leader-1', ({ leaders }: FireOutcome) => leaders[0]);

export function sentenceParts({ input }: Assessment<FireInput>): readonly SentencePart<FireOutcome>[] {
  const result = { facet: RESULT, brief: (id: string) => resultBrief(input, id as FireOutcome['result']) };
  return input.leaders > 0 ? [result, RISKS] : [result];
}

/** A facet by itself, for targets with more leaders than can be counted together. */
export function marginal(input: FireInput, facetId: string): Distribution<string> {
  if (facetId.startsWith('leader')) return odds(oneLeader, 'leader');
  const { total, entries } = odds(resultAlone, { total: input.total, needed: input.needed });
  if (facetId === RESULT.id) return { total, entries };
  return { total, entries: entries.map(({ value, weight }) => ({ value: newState(input, value), weight })) };
}

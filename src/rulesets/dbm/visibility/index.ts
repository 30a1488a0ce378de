import { firstVerdict } from '../../../kernel/chart.ts';
import { assessmentOf, type Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, flag, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { COVER_NAMES, VISIBILITY } from '../charts/river.ts';
import type { VisibilityEffect, VisibilityOutcome } from '../shapes.ts';
import { TROOP_NAMES } from '../types.ts';

const TITLE = t('Visibilité', 'Visibility');

const situation = record(TITLE, {
  cover: byDefault(choice(t('Couvert', 'Cover'), COVER_NAMES, { positional: true, lever: true }), 'open'),
  type: byDefault(choice(t('Troupes regardées', 'Troops looked at'), TROOP_NAMES, { positional: true }), 'Ps'),
  distance: byDefault(whole(t('Distance (pas)', 'Distance (paces)'), 1, 5000, { positional: true, lever: true }), 100),
  ambush: flag(t('En embuscade', 'In ambush'), { lever: true }),
});
export type Situation = OutputOf<typeof situation>;

function assess(s: Situation): Assessment<VisibilityOutcome> {
  const { id, text, value } = firstVerdict(VISIBILITY, s);
  const seen = value === 'unlimited' || s.distance <= value;
  return assessmentOf(
    { seen, line: id },
    {
      readings: () => [{ source: cite('visibility', id), text, value: VISIBILITY.show(value)[0]! }],
      needs: () => (seen ? t('aucun dé ; vu', 'no die; seen') : t('aucun dé ; pas vu', 'no die; not seen')),
      cast: () => ({ troops: t('ces troupes', 'these troops') }),
    },
  );
}

const effects = (_: VisibilityOutcome, { seen, line }: VisibilityOutcome): VisibilityEffect[] => [
  { kind: 'sight', who: ['troops'], seen, source: cite('visibility', line) },
];

const FACETS: readonly Facet<VisibilityOutcome>[] = [
  {
    id: 'seen',
    text: t('Ces troupes', 'These troops'),
    success: t('elles sont vues', 'they are seen'),
    classes: [
      { id: 'seen', text: t('vues', 'seen'), worth: 1 },
      { id: 'hidden', text: t('cachées', 'hidden'), worth: -1 },
    ],
    classOf: ({ seen }) => (seen ? 'seen' : 'hidden'),
  },
];

export const visibility = procedure({
  id: 'visibility',
  group: 'look-up',
  title: TITLE,
  about: t('Des troupes à couvert sont-elles vues ?', 'Are troops in cover seen?'),
  charts: ['visibility'],
  situation,
  examples: [
    {
      id: 'woods',
      title: t('des psiloi dans un bois', 'psiloi in a wood'),
      situation: { cover: 'woods', distance: 60 },
    },
  ],
  assess,
  resolve: (input): VisibilityOutcome => input,
  facets: () => FACETS,
  effects,
  effectText: ({ seen }) => (seen ? t('sont vues', 'are seen') : t('restent cachées', 'stay hidden')),
  headline: ({ type, cover, distance, ambush }) => {
    const hidden = ambush ? t(' en embuscade', ' in ambush') : t('', '');
    return t(
      `${type}${hidden.fr}, ${COVER_NAMES[cover].fr}, à ${distance} pas`,
      `${type}${hidden.en}, ${COVER_NAMES[cover].en}, ${distance}p away`,
    );
  },
});

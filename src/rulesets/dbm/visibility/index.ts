import { firstVerdict } from '../../../kernel/chart.ts';
import type { Assessment } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, flag, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { COVER_NAMES, VISIBILITY } from '../charts/river.ts';
import { TROOP_NAMES } from '../types.ts';

const situation = record(t('Visibilité', 'Visibility'), {
  cover: byDefault(choice(t('Couvert', 'Cover'), COVER_NAMES, { positional: true, lever: true }), 'open'),
  type: byDefault(choice(t('Troupes regardées', 'Troops looked at'), TROOP_NAMES, { positional: true }), 'Ps'),
  distance: byDefault(whole(t('Distance (pas)', 'Distance (paces)'), 1, 5000, { positional: true, lever: true }), 100),
  ambush: flag(t('En embuscade', 'In ambush'), { lever: true }),
});
type Situation = OutputOf<typeof situation>;

interface Roll {
  readonly seen: boolean;
  readonly line: string;
}

function assess(s: Situation): Assessment<Roll> {
  const { id, text, value } = firstVerdict(VISIBILITY, s);
  const seen = value === 'unlimited' || s.distance <= value;
  return {
    tallies: [],
    readings: [{ source: cite('visibility', id), text, value: VISIBILITY.show(value)[0]! }],
    needs: seen ? t('aucun dé ; vu', 'no die; seen') : t('aucun dé ; pas vu', 'no die; not seen'),
    rulings: [],
    roll: { seen, line: id },
  };
}

export const visibility = procedure<Situation, Roll, Roll>({
  id: 'visibility',
  title: t('Visibilité', 'Visibility'),
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
  resolve: (roll) => roll,
  facets: () => [
    {
      id: 'seen',
      text: t('Vues', 'Seen'),
      classes: [
        { id: 'seen', text: t('vues', 'seen') },
        { id: 'hidden', text: t('cachées', 'hidden') },
      ],
      of: ({ seen }) => (seen ? 'seen' : 'hidden'),
    },
  ],
  tell: (_, { seen }) => [
    {
      who: t('ces troupes', 'these troops'),
      text: seen ? t('sont vues', 'are seen') : t('restent cachées', 'stay hidden'),
    },
  ],
  headline: ({ type, cover, distance }) =>
    t(`${type}, ${COVER_NAMES[cover].fr}, à ${distance} pas`, `${type}, ${COVER_NAMES[cover].en}, ${distance}p away`),
});

import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { grade, irregular, troopType } from '../element.ts';
import { GOING_NAMES } from '../types.ts';

/** Where it stands: nobody advances in a river. */
export const ADVANCE_GOING = {
  good: GOING_NAMES.good,
  rough: GOING_NAMES.rough,
  difficult: GOING_NAMES.difficult,
} as const;

export const situation = record(t('Avance spontanée', 'Spontaneous advance'), {
  element: record(t('Élément', 'Element'), {
    type: troopType,
    grade,
    irregular,
    going: byDefault(choice(t('Terrain', 'Going'), ADVANCE_GOING), 'good'),
  }),
  enemies: list(
    t('Ennemis', 'Enemies'),
    record(t('Ennemi', 'Enemy'), {
      type: troopType,
      distance: whole(t('Distance (pas)', 'Distance (paces)'), 0, 10_000, { positional: true, lever: true }),
      demoralised: flag(t('Démoralisé', 'Demoralised')),
      aside: flag(t('Pas droit devant', 'Not straight ahead')),
      ground: byDefault(
        choice(t('Sol', 'Ground'), {
          open: t('accessible', 'open to it'),
          forbidden: t('dans un terrain interdit', 'in forbidden ground'),
          'behind-forbidden': t('derrière un terrain interdit', 'behind forbidden ground'),
        }),
        'open',
      ),
      wayRound: byDefault(whole(t('Détour (pas)', 'Way round (paces)'), 0, 10_000), 0),
      inDifficult: flag(t('En terrain difficile', 'In difficult going')),
      inFortification: flag(t('En fortification', 'In a fortification')),
    }),
    1,
    12,
  ),
  friends: byDefault(
    list(
      t('Amis sur son chemin, dans l’ordre', 'Friends in its way, in order'),
      record(t('Ami', 'Friend'), {
        type: troopType,
        grade,
        irregular,
        inCombat: flag(t('En mêlée', 'In close combat')),
        fixed: flag(t('Fixe (Bg)', 'Fixed (Bg)')),
      }),
      0,
      12,
      { like: 'element' },
    ),
    [],
  ),
  reachesBaggage: flag(t('Le double atteindrait des bagages', 'Twice the move would reach baggage'), { lever: true }),
});
export type Situation = OutputOf<typeof situation>;

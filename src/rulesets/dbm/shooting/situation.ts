import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { elementEntries, grade, troopType } from '../element.ts';

const DISTANCE = t('Distance (pas)', 'Distance (paces)');
const distance = byDefault(whole(DISTANCE, 1, 2000, { lever: true, place: 'range' }), 100);
const moved = flag(t('A bougé dans sa dernière phase', 'Moved in its own last phase'), {
  lever: true,
  phrases: { true: t('après avoir bougé', 'having moved'), false: t('sans avoir bougé', 'without having moved') },
});
const secondRank = flag(t('Au 2e rang', 'In the 2nd rank'));

export const supporter = record(t('Soutien', 'Support'), {
  type: troopType,
  grade,
  distance: byDefault(whole(DISTANCE, 1, 2000, { lever: true }), 100),
  moved,
  secondRank,
});

const supporters = byDefault(
  list(t('Tireurs en soutien', 'Supporting shooters'), supporter, 0, 4, { like: '.', place: 'joined' }),
  [],
);

export const situation = record(t('Tir', 'Shooting'), {
  shooter: record(t('Tireur', 'Shooter'), { ...elementEntries, moved, secondRank, supporters }, { side: 'own' }),
  target: record(
    t('Cible', 'Target'),
    {
      ...elementEntries,
      shootsBack: flag(t('Tire aussi sur le tireur', 'Also shoots at the shooter'), { lever: true }),
      shotInRear: flag(t('Visée sur son arrière', 'Shot in the rear'), { place: 'turned' }),
      moved,
      secondRank,
      supporters,
    },
    { side: 'enemy' },
  ),
  distance,
  phase: byDefault(
    choice(
      t('Phase', 'Phase of'),
      { shooter: t('du tireur', 'the shooter'), target: t('de la cible', 'the target') },
      { lever: true },
    ),
    'shooter',
  ),
});
export type Situation = OutputOf<typeof situation>;

export type Role = 'shooter' | 'target';
/** What both have in common. */
export type ShootingSide = Situation[Role];

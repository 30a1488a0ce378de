import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { elementEntries, troopType } from '../element.ts';

const side = (label: Text, whose: 'own' | 'enemy') =>
  record(
    label,
    {
      ...elementEntries,
      higher: flag(t('Plus haut que l’ennemi', 'Higher than the enemy'), {
        lever: true,
        side: 'ground',
        place: 'ground',
        synonyms: { true: ['uphill', 'en hauteur'] },
      }),
      bank: flag(t('Défend une berge', 'Defends a bank'), { lever: true, rare: true, side: 'ground', place: 'ground' }),
      justContacted: flag(t('A contacté l’ennemi dans cette phase', 'Contacted the enemy in this phase')),
      enemyElsewhere: flag(t('L’ennemi n’est pas devant lui', 'The enemy is not at its front'), { place: 'turned' }),
      overlaps: byDefault(
        whole(t('Flancs débordés ou touchés', 'Flanks overlapped or touched'), 0, 2, {
          lever: true,
          place: 'flanks',
          help: t('par des ennemis autres qu’El', 'by enemies other than El'),
        }),
        0,
      ),
      overlapsByElephants: byDefault(
        whole(t('Flancs débordés ou touchés par El', 'Flanks overlapped or touched by El'), 0, 2, {
          place: 'flanks',
          symbol: 'El',
        }),
        0,
      ),
      friendsNear: byDefault(
        list(
          t('Amis proches derrière lui', 'Friends close behind it'),
          record(t('Ami', 'Friend'), {
            type: troopType,
            place: byDefault(
              choice(t('Où', 'Where'), {
                depth: t('à moins d’une profondeur de socle', 'less than one base depth behind'),
                width: t('à moins d’une largeur, de flanc ou d’arrière', 'less than one width away, flank or rear on'),
              }),
              'depth',
            ),
          }),
          0,
          6,
          { like: '.', rare: true },
        ),
        [],
      ),
      rearsFortified: flag(t('Ceux de derrière sont en fortification', 'Those behind are in a fortification')),
      frontHeld: flag(t('Son front touche encore un autre ennemi', 'Its front still touches another enemy')),
      leavesTable: flag(t('Suivre le ferait quitter la table', 'Following up would leave the table')),
      wading: flag(t('Waders (dans l’eau)', 'Waders')),
      baggage: flag(t('Suivre atteint des bagages', 'Following up reaches baggage')),
    },
    { side: whose },
  );

export const situation = record(t('Mêlée', 'Close combat'), {
  friend: side(t('Élément ami', 'Friendly element'), 'own'),
  enemy: side(t('Élément ennemi', 'Enemy element'), 'enemy'),
  phase: byDefault(
    choice(
      t('Phase', 'Phase of'),
      { friend: t('de l’ami', 'the friend'), enemy: t('de l’ennemi', 'the enemy') },
      { lever: true },
    ),
    'friend',
  ),
  crossing: flag(t('Sur un pont ou un gué', 'At a bridge or a ford')),
});
export type Situation = OutputOf<typeof situation>;

export type Role = 'friend' | 'enemy';
export type CombatSide = Situation[Role];

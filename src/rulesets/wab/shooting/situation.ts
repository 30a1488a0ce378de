import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { ballisticSkill, distance, heavier, range, weapon } from '../missile.ts';
import { arc, body, name, piercing } from '../fields.ts';
import { MOST_DICE } from '../types.ts';

const batch = record(
  t('Lot de tireurs', 'Batch of shooters'),
  {
    models: whole(t('Tirs', 'Shots'), 1, MOST_DICE, {
      positional: true,
      place: 'fighters',
      help: t('figurines qui peuvent tirer, un tir chacune', 'models that may shoot, one shot each'),
    }),
    weapon,
    distance,
    ballisticSkill,
    name,
    moved: flag(t('A bougé', 'Moved'), {
      lever: true,
      phrases: { true: t('après avoir bougé', 'having moved'), false: t('sans avoir bougé', 'without having moved') },
    }),
    heavier,
    range,
    strength: byDefault(
      whole(t('Force, si elle diffère', 'Strength, if it differs'), 0, 10, {
        help: t('0 : comme imprimée ; à donner pour une autre arme', '0: as printed; needed for another weapon'),
      }),
      0,
    ),
    ...piercing,
  },
  { symbol: 'Ar' },
);
export type Batch = OutputOf<typeof batch>;

const from = arc(t('Arc touché', 'Hit to the'), 'struck');

export const situation = record(t('Tir', 'Shooting'), {
  shooters: list(t('Tireurs, par lots homogènes', 'Shooters, alike in each batch'), batch, 1, 8, { side: 'own' }),
  target: record(
    t('Cible', 'Target'),
    {
      ...body,
      from,
      large: flag(t('Grande cible', 'Large target'), { lever: true }),
      character: flag(t('Personnage', 'Character model'), { lever: true, rare: true }),
      charging: flag(t('Charge', 'Charging'), { lever: true }),
      movingLightChariot: flag(t('Char léger en mouvement', 'Moving light chariot'), { lever: true, rare: true }),
      softCover: flag(t('Couvert léger', 'Soft cover'), { lever: true, side: 'ground', place: 'ground' }),
      hardCover: flag(t('Couvert lourd', 'Hard cover'), { lever: true, side: 'ground', place: 'ground' }),
    },
    { side: 'enemy' },
  ),
  melee: byDefault(
    list(
      t('Autres unités de son corps à corps', 'Other units in its combat'),
      record(t('Unité', 'Unit'), {
        ...body,
        side: byDefault(
          choice(t('Camp', 'Side'), {
            own: t('celui des tireurs', 'the shooters’'),
            enemy: t('celui de la cible', 'the target’s'),
          }),
          'own',
        ),
        from,
      }),
      0,
      5,
      { help: t('vide : la cible n’est pas au corps à corps', 'empty: the target is not in combat'), like: 'target' },
    ),
    [],
  ),
});
export type Situation = OutputOf<typeof situation>;

/** The target first, then the other units of its melee. */
export const unitsOf = (s: Situation) => [{ ...s.target, side: 'enemy' as const }, ...s.melee];

import type { Refusal } from '../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { t } from '../../kernel/text.ts';
import { distance, missileSource, range, rangeFor, weapon } from './missile.ts';
import { arc, body, name, piercing, refuseBody } from './parts.ts';

const batch = record(t('Lot de tireurs', 'Batch of shooters'), {
  models: whole(t('Tirs', 'Shots'), 1, 200, {
    positional: true,
    help: t('figurines qui peuvent tirer, une flèche chacune', 'models that may shoot, one shot each'),
  }),
  weapon,
  distance,
  ballisticSkill: byDefault(whole(t('CT', 'BS'), 0, 10), 3),
  name,
  moved: flag(t('A bougé', 'Moved'), { lever: true }),
  heavier: flag(t('Modèle lourd (F4)', 'Heavier pattern (S4)'), {
    help: t('arquebuse, arbalète ; lecture W8 « deux modèles »', 'handgun, crossbow; reading W8 “two patterns”'),
  }),
  range,
  strength: byDefault(
    whole(t('Force, si elle diffère', 'Strength, if it differs'), 0, 10, {
      help: t('0 : comme imprimée ; à donner pour une autre arme', '0: as printed; needed for another weapon'),
    }),
    0,
  ),
  ...piercing,
});
export type Batch = OutputOf<typeof batch>;

const from = arc(t('Touchée par', 'Hit from'));

export const situation = record(t('Tir', 'Shooting'), {
  shooters: list(t('Tireurs, par lots semblables', 'Shooters, in batches alike'), batch, 1, 8),
  target: record(t('Unité visée', 'Target unit'), {
    ...body,
    from,
    large: flag(t('Grande taille', 'Large'), { lever: true }),
    character: flag(t('Personnage', 'Character'), { lever: true }),
    charging: flag(t('Charge', 'Charging'), { lever: true }),
    movingLightChariot: flag(t('Char léger en mouvement', 'Light chariot on the move'), { lever: true }),
    softCover: flag(t('Couvert léger', 'Soft cover'), { lever: true }),
    hardCover: flag(t('Couvert dur', 'Hard cover'), { lever: true }),
  }),
  melee: byDefault(
    list(
      t('Autres unités de sa mêlée', 'Other units in its melee'),
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
      { help: t('vide : la cible n’est pas au corps à corps', 'empty: the target is not in combat') },
    ),
    [],
  ),
});
export type Situation = OutputOf<typeof situation>;

function refuseBatch(b: Batch): Refusal | undefined {
  if (b.weapon === 'other' && (b.range === 0 || b.strength === 0))
    return {
      refused: t('une autre arme veut sa portée et sa Force', 'another weapon needs its range and Strength stated'),
      source: cite('weapons'),
      rulings: ['W44'],
    };
  if (b.distance > rangeFor(b))
    return {
      refused: t(
        `hors de portée : ${b.distance} pouces, portée ${rangeFor(b)}`,
        `out of range: ${b.distance} inches, range ${rangeFor(b)}`,
      ),
      source: missileSource(b.weapon),
      rulings: ['W32'],
    };
  if (b.ballisticSkill === 0)
    return {
      refused: t('une CT de 0 ne tire pas', 'a BS of 0 does not shoot'),
      source: cite('shooting'),
      rulings: ['W31'],
    };
  return undefined;
}

function refuseMelee(melee: Situation['melee']): Refusal | undefined {
  if (melee.length === 0) return undefined;
  const own = melee.filter(({ side }) => side === 'own').length;
  const source = cite('targets', 'melee');
  if (own === 0)
    return {
      refused: t(
        'une mêlée a deux camps : il manque celui des tireurs',
        'a melee has two sides: the shooters’ is missing',
      ),
      source,
    };
  const enemy = melee.length - own + 1;
  if (own > 3 || enemy > 3)
    return {
      refused: t('trois unités par camp au plus', 'three units a side at most'),
      source,
      rulings: ['W33'],
    };
  return undefined;
}

export function refuse(s: Situation): Refusal | undefined {
  for (const b of s.shooters) {
    const refusal = refuseBatch(b);
    if (refusal) return refusal;
  }
  for (const unit of [s.target, ...s.melee]) {
    const refusal = refuseBody(unit);
    if (refusal) return refusal;
  }
  return refuseMelee(s.melee);
}

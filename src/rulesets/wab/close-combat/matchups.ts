import type { Matchups } from '../../../kernel/ruleset.ts';
import { byDefault, choice, flag, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { SIDE_NAMES } from './roll.ts';
import { body, characteristic, protection } from '../parts.ts';
import { TENS } from '../types.ts';

const SKILLS = TENS.map((id) => ({ id, text: t(`CC ${id}`, `WS ${id}`) }));

/** Both sides alike but for their WS: what a match-up table varies. */
const filters = record(t('Choix', 'Choices'), {
  models: byDefault(whole(t('Figurines de chaque côté', 'Models on each side'), 1, 60), 16),
  fighting: byDefault(whole(t('Combattants de chaque côté', 'Fighters on each side'), 1, 40), 6),
  attacks: byDefault(whole(t('Attaques', 'Attacks'), 1, 5), 1),
  attackerStrength: characteristic(t('Force de l’attaquant', 'Attacker’s Strength'), 3),
  defenderStrength: characteristic(t('Force du défenseur', 'Defender’s Strength'), 3),
  toughness: body.toughness,
  troop: protection.troop,
  armour: protection.armour,
  shield: protection.shield,
  charged: byDefault(
    choice(t('Qui frappe d’abord', 'Who strikes first'), { ...SIDE_NAMES, nobody: t('ensemble', 'together') }),
    'attackers',
  ),
  stepUp: flag(t('Les rangs arrière comblent les vides', 'Ranks behind step up')),
});
type Filters = OutputOf<typeof filters>;

function matchup(attackerSkill: string, defenderSkill: string, f: Filters): unknown {
  const { toughness, troop, armour, shield, attacks, stepUp } = f;
  const models = Math.max(f.models, f.fighting);
  const common = { models, fighting: f.fighting, toughness, troop, armour, shield, attacks, stepUp };
  return {
    attackers: [
      {
        ...common,
        weaponSkill: Number(attackerSkill),
        strength: f.attackerStrength,
        charged: f.charged === 'attackers',
      },
    ],
    defenders: [
      {
        ...common,
        weaponSkill: Number(defenderSkill),
        strength: f.defenderStrength,
        charged: f.charged === 'defenders',
      },
    ],
    order: f.charged === 'nobody' ? 'simultaneous' : 'initiative',
  };
}

export const matchups: Matchups = {
  rows: SKILLS,
  columns: SKILLS,
  corner: t('Attaquant \\ défenseur', 'Attacker \\ defender'),
  filters,
  facet: 'balance',
  situation: (row, column, chosen) => matchup(row, column, chosen as Filters),
};

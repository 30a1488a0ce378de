import { matchupsOf } from '../../../kernel/ruleset.ts';
import { byDefault, choice, flag, type OutputOf, parse, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { body, protection } from '../fields.ts';
import { type Ten, TENS } from '../types.ts';
import { type Side, SIDE_NAMES } from './sides.ts';
import { body as bodySchema, type Situation, situation } from './situation.ts';

const SKILLS = TENS.map((id) => ({ id, text: t(`CC ${id}`, `WS ${id}`) }));

/** Both sides alike but for their WS: what a match-up table varies. */
const filters = record(t('Choix', 'Choices'), {
  models: byDefault(whole(t('Figurines de chaque côté', 'Models on each side'), 1, 60), 16),
  fighting: byDefault(whole(t('Combattants de chaque côté', 'Fighters on each side'), 1, 40), 6),
  attacks: byDefault(whole(t('Attaques', 'Attacks'), 1, 5), 1),
  attackerStrength: byDefault(whole(t('Force de l’attaquant', 'Attacker’s Strength'), 1, 10), 3),
  defenderStrength: byDefault(whole(t('Force du défenseur', 'Defender’s Strength'), 1, 10), 3),
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

const BODY = parse(bodySchema, { models: 1, fighting: 0 });

/** One body of a side; its WS is that of the row or the column. */
function fighters(side: Side, skill: Ten, f: Filters): Situation[Side][number] {
  const { fighting, attacks, toughness, troop, armour, shield, stepUp } = f;
  return {
    ...BODY,
    models: Math.max(f.models, fighting),
    fighting,
    attacks,
    toughness,
    troop,
    armour,
    shield,
    stepUp,
    weaponSkill: Number(skill),
    strength: side === 'attackers' ? f.attackerStrength : f.defenderStrength,
    charged: f.charged === side,
  };
}

export const MATCHUPS = matchupsOf(situation)({
  rows: SKILLS,
  columns: SKILLS,
  corner: t('Attaquant \\ défenseur', 'Attacker \\ defender'),
  filters,
  facet: 'balance',
  situation: (row, column, f) => ({
    attackers: [fighters('attackers', row, f)],
    defenders: [fighters('defenders', column, f)],
    order: f.charged === 'nobody' ? 'simultaneous' : 'initiative',
    wonLastRound: 'nobody',
  }),
});

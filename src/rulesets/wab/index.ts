import { inOrder } from '../../kernel/ruling.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { t } from '../../kernel/text.ts';
import { CARD } from './card.ts';
import { armourSave } from './armour-save/index.ts';
import { ARMOUR, BEST_SAVE, SAVE_MODIFIERS, SHIELDS } from './charts/armour.ts';
import { CASUALTIES, SIGHT, TARGETS } from './charts/rules.ts';
import { SHOOTING, SHOOTING_MODIFIERS } from './charts/shooting.ts';
import { SEVEN_PLUS, TO_HIT } from './charts/to-hit.ts';
import { WEAPON_CHART } from './charts/weapons.ts';
import { WOUND } from './charts/wound.ts';
import { closeCombat } from './close-combat/index.ts';
import * as OFFERS from './options.ts';
import { shooting } from './shooting/index.ts';
import { whoShoots } from './who-shoots/index.ts';

export const wab: Ruleset = {
  ...CARD,
  sheet: t('Warhammer Ancient Battles, feuille de référence', 'Warhammer Ancient Battles, reference sheet'),
  charts: [
    WOUND,
    TARGETS,
    SIGHT,
    WEAPON_CHART,
    SHOOTING,
    SHOOTING_MODIFIERS,
    SEVEN_PLUS,
    TO_HIT,
    ARMOUR,
    BEST_SAVE,
    SHIELDS,
    SAVE_MODIFIERS,
    CASUALTIES,
  ],
  offers: inOrder(Object.values(OFFERS)),
  rulings: async () => (await import('./rulings.ts')).RULINGS,
  shapes: async () => (await import('./shapes.ts')).SHAPES,
  procedures: [shooting, closeCombat, armourSave, whoShoots],
};

export { armourSave, closeCombat, shooting, whoShoots };
export type { Situation as ArmourSaveSituation } from './armour-save/index.ts';
export type { Situation as CloseCombatSituation } from './close-combat/situation.ts';
export type { Situation as ShootingSituation } from './shooting/situation.ts';
export type { Situation as WhoShootsSituation } from './who-shoots/situation.ts';
export type {
  ArmourSaveEffect,
  ArmourSaveOutcome,
  CloseCombatEffect,
  CloseCombatOutcome,
  ShootingEffect,
  ShootingOutcome,
  WhoShootsEffect,
  WhoShootsOutcome,
} from './shapes.ts';

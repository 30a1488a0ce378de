import type { Ruleset } from '../../kernel/ruleset.ts';
import { armourSave } from './armour-save/index.ts';
import { closeCombat } from './close-combat/index.ts';
import { shooting } from './shooting/index.ts';
import { whoShoots } from './who-shoots/index.ts';
import { SHEET } from './sheet.ts';

export const wab: Ruleset = { ...SHEET, procedures: [shooting, closeCombat, armourSave, whoShoots] };

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

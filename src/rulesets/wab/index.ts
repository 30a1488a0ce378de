import { CHARTS } from './charts/index.ts';
import * as RULING_CHOICES from './options.ts';
import { armourSave } from './armour-save/index.ts';
import { closeCombat } from './close-combat/index.ts';
import { shooting } from './shooting/index.ts';
import { whoShoots } from './who-shoots/index.ts';
import { WAB } from './ruleset.ts';

export const wab = WAB.assemble({
  charts: CHARTS,
  rulingChoices: RULING_CHOICES,
  procedures: { shooting, 'close-combat': closeCombat, 'armour-save': armourSave, 'who-shoots': whoShoots },
});

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

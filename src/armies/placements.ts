import type { Army, ArmyRules } from '../kernel/army.ts';
import type { ActorId } from '../kernel/effect.ts';
import type { Procedure } from '../kernel/ruleset.ts';
import { t } from '../kernel/text.ts';
import { badInputAt } from './entries.ts';

/** The armies at the table, by whatever names the caller has for them. */
export type Armies = Readonly<Record<string, Army>>;

export interface EntryRef {
  readonly army: string;
  readonly entry: string;
}

/** Which entry stands at which place of a situation. */
export type Placements = Readonly<Record<ActorId, EntryRef>>;

/** A situation as far as it is filled in, and who stands where in it. */
export interface PlacedDraft {
  readonly draft: unknown;
  readonly placements: Placements;
}

/** The armies at the table, their rules, and the procedure to be filled in. */
export interface ArmySetting {
  readonly rules: ArmyRules;
  readonly procedure: Procedure;
  readonly armies: Armies;
}

export function armyAt(armies: Armies, name: string): Army {
  if (Object.hasOwn(armies, name)) return armies[name]!;
  throw badInputAt('army', t(`aucune armée « ${name} »`, `no army “${name}”`));
}

export const withoutActor = (placements: Placements, at: ActorId): Placements =>
  Object.fromEntries(Object.entries(placements).filter(([actor]) => actor !== at));

/** The placements outside a list. */
export const placementsOutside = (placements: Placements, list: string): Placements =>
  Object.fromEntries(Object.entries(placements).filter(([actor]) => !actor.startsWith(`${list}[`)));

/** Who stands where once the items of a list were moved or taken away: `order` names the old positions, from 0. */
export function reorderPlacements(placements: Placements, list: string, order: readonly number[]): Placements {
  const kept = Object.entries(placementsOutside(placements, list));
  const moved = order.flatMap((from, to) => {
    const was = `${list}[${from + 1}]`;
    return Object.entries(placements)
      .filter(([actor]) => actor === was || actor.startsWith(`${was}.`))
      .map(([actor, ref]) => [`${list}[${to + 1}]${actor.slice(was.length)}`, ref] as const);
  });
  return Object.fromEntries([...kept, ...moved]);
}

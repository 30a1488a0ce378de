import { t, type Text } from '../../../../kernel/text.ts';
import { directionTo, distance } from '../../../../space/hex.ts';
import { refuse } from '../../shock/refuse.ts';
import { isCavalry, isInfantry } from '../../types.ts';
import { mayShock } from '../turn/activation.ts';
import { chargesOf, mayCharge, mayChargeBy } from './charge.ts';
import type { CommandOf } from '../turn/orders.ts';
import type { Draft } from '../position/draft.ts';
import { type Attack, deriveShock } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import type { Assault, Charge } from '../position/obligations.ts';
import { hexOf, isRouted, OFF_MAP, type State } from '../position/state.ts';

/** Whether a unit has a hex next to it in its front. */
export const strikesAt = (field: Field, state: State, unit: number, on: number): boolean => {
  const direction = directionTo(field.grid, hexOf(state, unit), on);
  return direction !== undefined && field.places.hasInFront(state, unit, direction);
};

const end = ({ path }: Charge): number => path[path.length - 1]!;

/** Those who attack, as they will stand when they strike. */
export const attacksBy = (state: State, { units, charges }: Pick<Assault, 'units' | 'charges'>): Attack[] => [
  ...units.map((unit) => ({ unit, hex: hexOf(state, unit), charging: false, path: [] })),
  ...charges.map((charge) => ({ unit: charge.unit, hex: end(charge), charging: true, path: charge.path })),
];

/** An unbroken chain of adjacent hexes (J-107). */
function isChain(field: Field, hexes: readonly number[]): boolean {
  const [first, ...rest] = new Set(hexes);
  const joined = [first!];
  let left = rest;
  for (;;) {
    const next = left.filter((hex) => joined.some((other) => distance(field.grid, hex, other) === 1));
    if (next.length === 0) return left.length === 0;
    joined.push(...next);
    left = left.filter((hex) => !next.includes(hex));
  }
}

/** Chargers that end in one hex have room there together. */
const haveRoom = (field: Field, state: State, charges: readonly Charge[]): boolean =>
  charges.every((charge) => {
    const together = charges.filter((other) => end(other) === end(charge)).map(({ unit }) => unit);
    return field.places.hasRoom(state, together, end(charge));
  });

export function refuseShock(field: Field, state: State, command: Omit<CommandOf<'shock'>, 'do'>): Text | undefined {
  const { on, units, charges } = command;
  const all = [...units, ...charges.map(({ unit }) => unit)];
  const [first] = all;
  if (first === undefined || new Set(all).size !== all.length || all.some((unit) => field.units[unit] === undefined))
    return t('qui attaque ?', 'who attacks?');
  if (on >= field.grid.hexes || !field.places.hasEnemy(state, field.units[first]!.side, on))
    return t('il n’y a pas d’ennemi', 'no enemy is there');
  if (state.declared.some((other) => other.on === on))
    return t('un choc par hexagone attaqué', 'one shock on each hex');
  if (units.some((unit) => !mayShock(field, state, unit) || !strikesAt(field, state, unit, on)))
    return t('cette unité n’attaque pas là', 'this unit does not attack there');
  if (charges.some((charge) => !mayChargeBy(field, state, charge, on)))
    return t('cette charge n’est pas possible', 'this charge is not possible');
  return refuseTogether(field, state, command);
}

/** Why units that may attack one by one may not attack together. */
function refuseTogether(field: Field, state: State, command: Omit<CommandOf<'shock'>, 'do'>): Text | undefined {
  if (!haveRoom(field, state, command.charges)) return t('trop d’unités dans un hexagone', 'too many units in a hex');
  return refuseAttack(field, state, attacksBy(state, command), command.on);
}

/** Why the chart or the chain of command forbids the shock. */
export function refuseAttack(field: Field, state: State, attackers: readonly Attack[], on: number): Text | undefined {
  if (
    !isChain(
      field,
      attackers.map(({ hex }) => hex),
    )
  )
    return t('les attaquants ne sont pas adjacents entre eux', 'the attackers are not adjacent to one another');
  return refuse(deriveShock(field, state, attackers, on, false).situation, field.options)?.refused;
}

/** Hexes from where a charge begins to the one that it strikes. */
const FARTHEST_SHOCK = 3;

/** Each attacker alone, two together, all who stand there, charges alone and with them. */
export function* shocksOf(field: Field, state: State): Generator<CommandOf<'shock'>> {
  if (state.active < 0) return;
  const { side } = field.formations[state.active]!;
  const own = field.formations[state.active]!.units.filter((unit) => mayShock(field, state, unit));
  if (own.length === 0) return;
  const targets = new Set<number>();
  for (let unit = 0; unit < field.units.length; unit++) {
    const on = hexOf(state, unit);
    if (field.units[unit]!.side === side || on === OFF_MAP) continue;
    if (own.some((one) => distance(field.grid, hexOf(state, one), on) <= FARTHEST_SHOCK)) targets.add(on);
  }
  for (const { on } of state.declared) targets.delete(on);
  if (targets.size === 0) return;
  const riders = own.filter((unit) => mayCharge(field, state, unit));
  for (const on of targets) {
    const standing = own.filter((unit) => strikesAt(field, state, unit, on));
    const charges = riders.flatMap((unit) => chargesOf(field, state, unit, on));
    if (standing.length + charges.length === 0) continue;
    for (const [units, riding] of waysToAttack(standing, charges)) {
      const command = { do: 'shock', on, units, charges: riding } as const;
      if (refuseTogether(field, state, command) === undefined) yield command;
    }
  }
}

function* waysToAttack(
  standing: readonly number[],
  charges: readonly Charge[],
): Generator<[readonly number[], readonly Charge[]]> {
  for (const unit of standing) yield [[unit], []];
  for (const [i, one] of standing.entries()) for (const other of standing.slice(i + 1)) yield [[one, other], []];
  if (standing.length > 2) yield [standing, []];
  for (const charge of charges) yield [[], [charge]];
  for (const [i, one] of charges.entries())
    for (const other of charges.slice(i + 1)) if (other.unit !== one.unit) yield [[], [one, other]];
  if (standing.length > 0)
    for (const charge of charges) yield [standing.filter((unit) => unit !== charge.unit), [charge]];
}

export const mayShockAny = (field: Field, state: State): boolean => !shocksOf(field, state).next().done;

export function declare(draft: Draft, { on, units, charges }: CommandOf<'shock'>): void {
  const { side } = draft.field.units[[...units, ...charges.map(({ unit }) => unit)][0]!]!;
  draft.emit({
    is: 'declare',
    assault: { side, kind: 'shock', on, units, charges, stage: 'refusal', counterCharge: false },
  });
}

/**
 * Cavalry and horse guns refuse foot, light cavalry and horse guns heavy cavalry: all of a hex, none of it routed, from
 * all attackers (J-94).
 */
export function mayRefuse(field: Field, state: State, { on, units, charges }: Assault): boolean {
  const attackers = [...units, ...charges.map(({ unit }) => unit)].map((unit) => field.units[unit]!);
  return field.places.stack(state, on).every((unit) => {
    const counter = field.units[unit]!;
    if (isRouted(state, unit)) return false;
    const light = counter.type === 'cavalry' || counter.horse;
    return attackers.every(
      (attacker) =>
        (isInfantry(attacker) && (isCavalry(counter) || counter.horse)) || (attacker.type === 'heavy-cavalry' && light),
    );
  });
}

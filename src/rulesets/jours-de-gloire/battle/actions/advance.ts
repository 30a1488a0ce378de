import { distance, type Facing, DIRECTIONS, neighboursOf } from '../../../../space/hex.ts';
import { isCavalry } from '../../types.ts';
import { pursuitsOf } from './charge.ts';
import type { CommandOf } from '../turn/orders.ts';
import type { Draft } from '../position/draft.ts';
import { attacksBy, refuseAttack, strikesAt } from './shock-declaration.ts';
import { facingTowards } from '../situation/aspects.ts';
import { type Attack, onMapOf } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { catchLeaders } from './leaders.ts';
import type { Charge, ObligationOf } from '../position/obligations.ts';
import { facingOf, FLAG, has, hexOf, isRouted, onMap, type State } from '../position/state.ts';

/** The stacks that may enter the hex left to them: it must be empty, and open from where they stand. */
export function advancesOf(field: Field, state: State, owed: ObligationOf<'advance'>): CommandOf<'advance'>[] {
  const { into } = owed;
  if (field.places.stack(state, into).length > 0) return [];
  const candidates = owed.units.filter(
    (unit) =>
      onMap(state, unit) &&
      !isRouted(state, unit) &&
      distance(field.grid, hexOf(state, unit), into) === 1 &&
      field.isOpen(unit, hexOf(state, unit), into),
  );
  const stacks = [...new Set(candidates.map((unit) => hexOf(state, unit)))].map((hex) =>
    candidates.filter((unit) => hexOf(state, unit) === hex),
  );
  return stacks.flatMap((units) => DIRECTIONS.map((facing) => ({ do: 'advance', units, facing }) as const));
}

export function advance(
  draft: Draft,
  { side, into }: ObligationOf<'advance'>,
  { units, facing }: CommandOf<'advance'>,
): void {
  draft.pay();
  draft.emit({ is: 'advance', units, to: into, facing });
  catchLeaders(draft, side, [into]);
}

type Again = CommandOf<'again'>;

/** The attacks that a right allows now; there are none where no enemy is in reach. */
export function furtherShocks(field: Field, state: State, owed: ObligationOf<'right'>): Again[] {
  const unitsStillFit = (units: readonly number[]): number[] =>
    units.filter((unit) => onMap(state, unit) && !isRouted(state, unit) && !has(state, unit, FLAG.square));
  return owed.rights.flatMap(({ option, units }): Again[] => {
    switch (option) {
      case 'breakthrough':
        return breakthroughs(field, state, owed, unitsStillFit(units));
      case 'counter-shock':
        return counterShocks(field, state, owed, unitsStillFit(units));
      case 'pursuit':
        return pursuits(field, state, owed, unitsStillFit(units));
    }
  });
}

/** Units that advanced and still face where they faced strike the enemies in front of them (J-98, J-114). */
function breakthroughs(
  field: Field,
  state: State,
  { facings, side }: ObligationOf<'right'>,
  units: readonly number[],
): Again[] {
  const advanced = units.filter(
    (unit) =>
      hexOf(state, unit) === state.assault?.on &&
      facings.some(([u, facing]) => u === unit && facing === facingOf(state, unit)),
  );
  if (advanced.length === 0) return [];
  return neighboursOf(field.grid, hexOf(state, advanced[0]!))
    .filter(
      (on) => field.places.hasEnemy(state, side, on) && advanced.every((unit) => strikesAt(field, state, unit, on)),
    )
    .map((on) => ({ do: 'again', option: 'breakthrough', on, units: advanced, charges: [] }) as const)
    .filter((command) => refuseAttack(field, state, attacksBy(state, command), command.on) === undefined);
}

/** Counter-shocks from where the attacker still stands, or else after one step (J-112). */
function counterShocks(
  field: Field,
  state: State,
  { against }: ObligationOf<'right'>,
  units: readonly number[],
): Again[] {
  const [first] = units;
  if (first === undefined) return [];
  const from = hexOf(state, first);
  const together = units.filter((unit) => hexOf(state, unit) === from);
  const targets = new Set(against.filter((unit) => onMap(state, unit)).map((unit) => hexOf(state, unit)));
  return [...targets].flatMap((on) => {
    const stand = stepBefore(field, state, together, on);
    if (stand === undefined) return [];
    const attackers = together.map((unit) => ({ unit, hex: stand, charging: false, path: [] }));
    return refuseAttack(field, state, attackers, on) === undefined
      ? [{ do: 'again', option: 'counter-shock', on, units: together, charges: [] } as const]
      : [];
  });
}

/** Who strikes in a further shock, and from where: in a counter-shock, from the hex to which one step leads (J-112). */
export function furtherAttacks(field: Field, state: State, command: Again): Attack[] {
  const { option, on, units } = command;
  const stand = option === 'counter-shock' && units.length > 0 ? stepBefore(field, state, units, on) : undefined;
  const attacks = attacksBy(state, command);
  return stand === undefined ? attacks : attacks.map((attack) => ({ ...attack, hex: stand }));
}

/** The hex from which units strike another: their own, or one next to it. */
function stepBefore(field: Field, state: State, units: readonly number[], on: number): number | undefined {
  const from = hexOf(state, units[0]!);
  if (distance(field.grid, from, on) === 1) return from;
  return neighboursOf(field.grid, from).find(
    (hex) =>
      distance(field.grid, hex, on) === 1 &&
      field.places.stack(state, hex).length === 0 &&
      units.every((unit) => field.isOpen(unit, from, hex)),
  );
}

/** One further charge, alone or with the other cavalry of the hex by the same way (J-111). */
function pursuits(field: Field, state: State, { side }: ObligationOf<'right'>, units: readonly number[]): Again[] {
  const horse = units.filter((unit) => isCavalry(field.units[unit]!));
  const enemies = new Set(onMapOf(field, state, 1 - side).map((unit) => hexOf(state, unit)));
  const found: Again[] = [];
  const offer = (on: number, charges: readonly Charge[]): void => {
    const command = { do: 'again', option: 'pursuit', on, units: [], charges } as const;
    if (refuseAttack(field, state, attacksBy(state, command), on) === undefined) found.push(command);
  };
  for (const unit of horse)
    for (const on of enemies)
      for (const way of pursuitsOf(field, state, unit, on)) {
        offer(on, [way]);
        const beside = horse.find((other) => other > unit && hexOf(state, other) === hexOf(state, unit));
        if (beside === undefined) continue;
        const both = [unit, beside];
        if (field.places.hasRoom(state, both, way.path[way.path.length - 1]!))
          offer(on, [way, { ...way, unit: beside }]);
      }
  return found;
}

export const sameAgain = (a: Again, b: Again): boolean => JSON.stringify(orderly(a)) === JSON.stringify(orderly(b));

const orderly = ({ option, on, units, charges }: Again) => [
  option,
  on,
  units,
  charges.map(({ unit, path }) => [unit, path]),
];

/** The further shock becomes the assault in hand: no test, and no right comes of it. */
export function strikeAgain(draft: Draft, owed: ObligationOf<'right'>, { option, on, units, charges }: Again): void {
  const { field, state } = draft;
  draft.pay();
  const stand = units.length === 0 ? undefined : stepBefore(field, state, units, on);
  if (option === 'counter-shock' && stand !== undefined) {
    const facing: Facing = facingTowards(field, state, units[0]!, stand, on);
    if (stand !== hexOf(state, units[0]!)) {
      draft.emit({ is: 'advance', units, to: stand, facing });
      catchLeaders(draft, owed.side, [stand]);
    } else {
      const all = field.places.stack(state, stand).filter((unit) => !isRouted(state, unit));
      draft.emit({ is: 'face', units: all, facing });
    }
  }
  draft.emit({
    is: 'assault',
    assault: {
      side: owed.side,
      kind: option,
      on,
      units,
      charges,
      stage: option === 'pursuit' ? 'charge' : 'fire',
      counterCharge: false,
    },
  });
}

import { t, type Text } from '../../../../kernel/text.ts';
import { OFF } from '../../../../space/hex.ts';
import { isActive, rosterOf } from '../turn/activation.ts';
import { type CommandOf } from '../turn/orders.ts';
import type { Draft } from '../position/draft.ts';
import { attacksInto } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { meleeTargets } from './fire.ts';
import { FRONTS } from '../position/places.ts';
import type { Obligation, ObligationOf, Party } from '../position/obligations.ts';
import { facingOf, FLAG, has, hexOf, isRouted, onMap, type State } from '../position/state.ts';

/** The sheet speaks of one, two or three defending stacks. */
const MOST_DEFENDERS = 3;

const isReady = (field: Field, state: State, unit: number): boolean =>
  unit >= 0 && isActive(field, state, unit) && !isRouted(state, unit) && !has(state, unit, FLAG.fled);

/** Whether a unit of a hex has this flag. */
const hasIn = ({ places }: Field, { units }: State, hex: number, flag: number): boolean => {
  const top = places.topUnit(hex);
  const below = places.bottomUnit(hex);
  return (top >= 0 && (units[top]! & flag) !== 0) || (below >= 0 && (units[below]! & flag) !== 0);
};

/** Units of a hex that attack in this activation; none where one of the stack has attacked before. */
export function attackersIn(field: Field, state: State, hex: number): number[] {
  const stack = field.places.at(state.units).stack(hex);
  return hasIn(field, state, hex, FLAG.attacked) ? [] : stack.filter((unit) => isReady(field, state, unit));
}

/** The first of them, or -1. */
function attackerIn(field: Field, state: State, hex: number): number {
  const places = field.places.at(state.units);
  if (hasIn(field, state, hex, FLAG.attacked)) return -1;
  const top = places.topUnit(hex);
  const below = places.bottomUnit(hex);
  return isReady(field, state, top) ? top : isReady(field, state, below) ? below : -1;
}

/** The hex in one of the two front directions of a unit, where it may be attacked: once in an activation; else `OFF`. */
function openFront(field: Field, state: State, unit: number, which: 0 | 1): number {
  const to = field.near[hexOf(state, unit) * 6 + FRONTS[facingOf(state, unit)]![which]]!;
  if (to === OFF || field.places.at(state.units).side(to) !== 1 - field.units[unit]!.side) return OFF;
  return hasIn(field, state, to, FLAG.defended) ? OFF : to;
}

/** Enemy hexes that a stack may attack. */
export function frontsOf(field: Field, state: State, hex: number): number[] {
  const unit = attackerIn(field, state, hex);
  if (unit < 0) return [];
  return [openFront(field, state, unit, 0), openFront(field, state, unit, 1)].filter((to) => to !== OFF);
}

/** The stacks that may attack, with what each may attack. */
export function attackingStacks(field: Field, state: State): Map<number, number[]> {
  const found = new Map<number, number[]>();
  for (const unit of rosterOf(field, state)) {
    if (!mayAttack(field, state, unit)) continue;
    const hex = hexOf(state, unit);
    if (!found.has(hex)) found.set(hex, frontsOf(field, state, hex));
  }
  return found;
}

/** Whether the stack of an active unit may attack somebody. */
function mayAttack(field: Field, state: State, unit: number): boolean {
  if (!isActive(field, state, unit)) return false;
  const attacker = attackerIn(field, state, hexOf(state, unit));
  return (
    attacker >= 0 && (openFront(field, state, attacker, 0) !== OFF || openFront(field, state, attacker, 1) !== OFF)
  );
}

export function mayAttackAny(field: Field, state: State): boolean {
  const roster = rosterOf(field, state);
  for (let i = 0; i < roster.length; i++) if (mayAttack(field, state, roster[i]!)) return true;
  return false;
}

/** Stacks that share a defender combine, one by one: whoever shares nothing with the others is another melee. */
function isOneMelee(
  from: readonly number[],
  on: readonly number[],
  fronts: (hex: number) => readonly number[],
): boolean {
  const [joined, reached] = [new Set([from[0]!]), new Set<number>()];
  for (let grown = true; grown;) {
    grown = false;
    for (const hex of joined) for (const to of fronts(hex)) if (on.includes(to)) reached.add(to);
    for (const hex of from)
      if (!joined.has(hex) && fronts(hex).some((to) => reached.has(to))) {
        joined.add(hex);
        grown = true;
      }
  }
  return joined.size === from.length && reached.size === on.length;
}

const hasTwice = (hexes: readonly number[]): boolean => hexes.some((hex, i) => hexes.indexOf(hex) !== i);

export function refuseAttack(field: Field, state: State, { from, on }: CommandOf<'attack'>): Text | undefined {
  const isHex = (hex: number): boolean => hex >= 0 && hex < field.grid.hexes;
  if (from.length === 0 || on.length === 0 || !from.every(isHex) || !on.every(isHex))
    return t('qui attaque qui ?', 'who attacks whom?');
  if (hasTwice(from) || hasTwice(on)) return t('une pile est nommée deux fois', 'a stack is named twice');
  if (on.length > MOST_DEFENDERS) return t('trois piles attaquées au plus', 'three stacks attacked at most');
  const fronts = from.map((hex) => frontsOf(field, state, hex));
  if (!fronts.every((front) => front.some((to) => on.includes(to))))
    return t('une pile n’attaque pas de front', 'a stack has nobody of these in its front');
  if (!on.every((hex) => fronts.some((front) => front.includes(hex))))
    return t('personne n’attaque cette pile', 'nobody attacks this stack');
  return on.length === 1 || isOneMelee(from, on, (hex) => fronts[from.indexOf(hex)]!)
    ? undefined
    : t('ce sont deux mêlées', 'these are two melees');
}

/** All combinations, stack by stack: the attackers of each set of defenders that are one melee. */
export function attacksOf(field: Field, state: State): CommandOf<'attack'>[] {
  const attacks: CommandOf<'attack'>[] = [];
  const stacks = attackingStacks(field, state);
  const hexes = [...stacks.keys()];
  for (const on of defendersTogether(stacks)) {
    const sources = hexes.filter((hex) => stacks.get(hex)!.some((to) => on.includes(to))).slice(0, MOST_COMBINED);
    for (let chosen = 1; chosen < 1 << sources.length; chosen++) {
      const from = sources.filter((_, i) => chosen & (1 << i));
      if (on.length === 1 || isOneMelee(from, on, (hex) => stacks.get(hex)!)) attacks.push({ do: 'attack', from, on });
    }
  }
  return attacks;
}

/** More stacks than that are not listed together, but may attack together. */
const MOST_COMBINED = 6;

/** Every defender alone, and two that one stack attacks. */
function defendersTogether(stacks: ReadonlyMap<number, readonly number[]>): number[][] {
  const found: number[][] = [];
  const add = (hexes: number[]): void => {
    if (!found.some((known) => known[0] === hexes[0] && known[1] === hexes[1])) found.push(hexes);
  };
  for (const fronts of stacks.values()) {
    for (const hex of fronts) add([hex]);
    if (fronts.length === 2) add(fronts.toSorted((a, b) => a - b));
  }
  return found;
}

/** The melee is declared: defensive fire, offensive fire, then the chart. */
export function declare(draft: Draft, { from, on }: CommandOf<'attack'>): void {
  const { field, state } = draft;
  const places = field.places.at(state.units);
  const attackers = from.map((hex): Party => ({ hex, units: attackersIn(field, state, hex) }));
  const defenders = on.map((hex): Party => ({ hex, units: places.stack(hex) }));
  const side = field.units[attackers[0]!.units[0]!]!.side;
  draft.emit({
    is: 'attack',
    attackers: attackers.flatMap(({ units }) => units),
    defenders: defenders.flatMap(({ units }) => units),
    from,
    on,
  });
  const fires: Obligation[] = [
    ...defenders.map(({ hex }) => ({ owes: 'defensive-fire', side: 1 - side, hex, at: from }) as const),
    ...attackers.map(({ hex }) => ({ owes: 'offensive-fire', side, hex, at: on }) as const),
  ].filter((fire) => meleeTargets(field, state, fire).length > 0);
  draft.owe(...fires, { owes: 'fight', side, attackers, defenders, fired: [] });
}

/** A stack has used offensive fire: the melee that waits remembers it. */
export const rememberFire = (draft: Draft, hex: number): void =>
  draft.amend('fight', (fight) => ({ ...fight, fired: [...fight.fired, hex] }));

/** Who is left of a declared melee: whoever has fled drops out, and with him those whom nobody else attacks. */
export function partiesLeft(
  field: Field,
  state: State,
  owed: ObligationOf<'fight'>,
): Pick<ObligationOf<'fight'>, 'attackers' | 'defenders'> {
  const { attackers, defenders } = owed;
  if (areThere(state, defenders, true) && areThere(state, attackers, false)) return owed;
  const standing = partiesIn(defenders, (hex, unit) => hexOf(state, unit) === hex);
  const attacking = partiesIn(attackers, (hex, unit) => hexOf(state, unit) === hex && !isRouted(state, unit)).filter(
    ({ units }) => standing.some(({ hex }) => attacksInto(field, state, units[0]!, hex)),
  );
  return {
    attackers: attacking,
    defenders: standing.filter(({ hex }) => attacking.some(({ units }) => attacksInto(field, state, units[0]!, hex))),
  };
}

/** Whether all units of some parties stand where they stood, as most do. */
function areThere(state: State, parties: readonly Party[], evenRouted: boolean): boolean {
  for (let i = 0; i < parties.length; i++) {
    const { hex, units } = parties[i]!;
    for (let j = 0; j < units.length; j++)
      if (hexOf(state, units[j]!) !== hex || (!evenRouted && isRouted(state, units[j]!))) return false;
  }
  return true;
}

/** Parties with those of their units that are still there. */
function partiesIn(parties: readonly Party[], isThere: (hex: number, unit: number) => boolean): Party[] {
  const left: Party[] = [];
  for (const party of parties) {
    const { hex, units } = party;
    if (units.every((unit) => isThere(hex, unit))) left.push(party);
    else {
      const there = units.filter((unit) => isThere(hex, unit));
      if (there.length > 0) left.push({ hex, units: there });
    }
  }
  return left;
}

/** No melee any more: where the defenders are gone, the attackers may advance. */
export function cancelMelee(draft: Draft, { side, attackers, defenders }: ObligationOf<'fight'>): void {
  const { field, state } = draft;
  draft.pay();
  const may = attackers.flatMap(({ hex, units }) =>
    units.filter((unit) => onMap(state, unit) && hexOf(state, unit) === hex && !isRouted(state, unit)),
  );
  const into = defenders.map(({ hex }) => hex).filter((hex) => field.places.at(state.units).topUnit(hex) < 0);
  if (may.length > 0 && into.length > 0) draft.owe({ owes: 'advance', side, must: [], may, into });
}

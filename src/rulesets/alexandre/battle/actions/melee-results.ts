import type { MeleeEffect } from '../../shapes.ts';
import type { Draft } from '../position/draft.ts';
import type { DerivedMelee, Stack } from '../situation/derive.ts';
import { leadersLeft, strikeLeader } from './leaders.ts';
import type { Obligation, ObligationOf } from '../position/obligations.ts';
import { hexOf, isRouted, onMap } from '../position/state.ts';

/** Who a place of the situation is: `attackers[1].units[2]`, `defenders[2]`, `attackers[1].leaders[1]`. */
interface Actor {
  readonly side: 'attackers' | 'defenders';
  readonly stack: number;
  readonly unit: number;
  readonly leader: number;
}

const actors = new Map<string, Actor>();

function actorOf(id: string): Actor {
  let actor = actors.get(id);
  if (actor !== undefined) return actor;
  const [, side, stack, kind, n] = /^(attackers|defenders)(?:\[(\d+)\])?(?:\.(units|leaders)\[(\d+)\])?$/.exec(id)!;
  actor = {
    side: side as Actor['side'],
    stack: Number(stack ?? 0) - 1,
    unit: kind === 'units' ? Number(n) - 1 : -1,
    leader: kind === 'leaders' ? Number(n) - 1 : -1,
  };
  actors.set(id, actor);
  return actor;
}

const sideOf = (derived: DerivedMelee, side: Actor['side']): readonly Stack[] =>
  side === 'attackers' ? derived.attackers : derived.defenders;

const opponentsOf = (derived: DerivedMelee, side: Actor['side']): readonly Stack[] =>
  side === 'attackers' ? derived.defenders : derived.attackers;

/** What a side still has to do once a melee is over. */
class Aftermath {
  #flights: [unit: number, hexes: number][] | undefined;
  #retreats: Obligation[] | undefined;

  flee(unit: number, hexes: number): void {
    const flights = (this.#flights ??= []);
    const begun = flights.find(([fleeing]) => fleeing === unit);
    if (begun === undefined) flights.push([unit, hexes]);
    else begun[1] += hexes;
  }

  retreat(owed: Obligation): void {
    if (this.#retreats === undefined) this.#retreats = [owed];
    else this.#retreats.push(owed);
  }

  /** Adds what is owed: flights of those who are still on the map, then retreats. */
  addTo(owed: Obligation[], { field, state }: Draft): void {
    const flights = this.#flights?.filter(([unit]) => onMap(state, unit));
    if (flights !== undefined && flights.length > 0)
      owed.push({ owes: 'flee', side: field.units[flights[0]![0]]!.side, flights });
    if (this.#retreats !== undefined) for (const retreat of this.#retreats) owed.push(retreat);
  }
}

/**
 * What a melee does, in the order of its effects: states at once; flights, retreats and advances are owed in their turn.
 * Dr + R: a unit that routs flees two hexes, then one more.
 */
export function applyMelee(draft: Draft, derived: DerivedMelee, effects: readonly MeleeEffect[]): void {
  const { field, state } = draft;
  const ofAttackers = new Aftermath();
  const ofDefenders = new Aftermath();
  let advance: ObligationOf<'advance'> | undefined;
  /** Units that are lost, and where: leaders left behind are put to the test before anybody advances. */
  const left: { readonly unit: number; readonly hex: number }[] = [];
  for (const effect of effects) {
    if (effect.kind === 'none' || effect.kind === 'held') continue;
    const { side, stack, unit: inStack, leader } = actorOf(effect.who[0]!);
    const { units, leaders } = sideOf(derived, side)[stack]!;
    const unit = units[Math.max(inStack, 0)]!;
    const after = side === 'attackers' ? ofAttackers : ofDefenders;
    switch (effect.kind) {
      case 'state':
        if (effect.to === 'eliminated') {
          left.push({ unit, hex: hexOf(state, unit) });
          draft.emit({ is: 'gone', unit, as: 'eliminated' });
        } else if (effect.to !== effect.from) draft.emit({ is: 'state', unit, to: effect.to });
        break;
      case 'flee':
        after.flee(unit, effect.hexes);
        break;
      case 'retreat': {
        const staying = units.filter((one) => onMap(state, one) && !isRouted(state, one));
        for (const one of units) if (onMap(state, one) && isRouted(state, one)) after.flee(one, effect.hexes);
        const from = opponentsOf(derived, side).map(({ hex }) => hex);
        if (staying.length > 0) after.retreat({ owes: 'retreat', side: field.units[unit]!.side, units: staying, from });
        break;
      }
      case 'leader':
        strikeLeader(draft, leaders[leader]!, effect.fate);
        break;
      case 'advance': {
        const who = effect.who.map((id) => unitOf(derived, actorOf(id)));
        advance = {
          owes: 'advance',
          side: field.units[unit]!.side,
          must: effect.may ? (advance?.must ?? []) : who,
          may: effect.may ? who : (advance?.may ?? []),
          into: opponentsOf(derived, side).map(({ hex }) => hex),
        };
        break;
      }
    }
  }
  if (field.spentChariots) {
    spendChariots(draft, derived.attackers);
    spendChariots(draft, derived.defenders);
  }
  const owed: Obligation[] = [];
  ofDefenders.addTo(owed, draft);
  ofAttackers.addTo(owed, draft);
  if (advance !== undefined) owed.push(advance);
  draft.owe(...owed);
  for (const { unit, hex } of left) leadersLeft(draft, field.units[unit]!.side, hex);
}

const unitOf = (derived: DerivedMelee, { side, stack, unit }: Actor): number =>
  sideOf(derived, side)[stack]!.units[unit]!;

/** Chariots that have fought leave the map (scenario). */
function spendChariots(draft: Draft, stacks: readonly Stack[]): void {
  const { field, state } = draft;
  for (const { units } of stacks)
    for (const unit of units)
      if (field.units[unit]!.type === 'Ch' && onMap(state, unit)) draft.emit({ is: 'gone', unit, as: 'removed' });
}

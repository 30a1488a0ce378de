import type { MeleeEffect } from '../shapes.ts';
import type { Course } from './course.ts';
import type { DerivedMelee, Stack } from './derive.ts';
import { leadersLeft, strikeLeader } from './leading.ts';
import type { Obligation } from './obligations.ts';
import { hexOf, isRouted, onMap } from './state.ts';

/** Who a place of the situation is: `attackers[1].units[2]`, `defenders[2]`, `attackers[1].leaders[1]`. */
interface Actor {
  readonly side: 'attackers' | 'defenders';
  readonly stack: number;
  readonly unit: number;
  readonly leader: number;
}

const SIDES = ['attackers', 'defenders'] as const;

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

/**
 * What a melee does, in the order of its effects: states at once; flights, retreats and advances are owed in their turn.
 * Dr + R: a unit that routs flees two hexes, then one more.
 */
export function applyMelee(course: Course, derived: DerivedMelee, effects: readonly MeleeEffect[]): void {
  const { field, now } = course;
  const stackAt = ({ side, stack }: Actor): Stack => derived[side][stack]!;
  const unitAt = (id: string): number => stackAt(actorOf(id)).units[actorOf(id).unit]!;
  const flights: Record<Actor['side'], [unit: number, hexes: number][]> = { attackers: [], defenders: [] };
  const flee = (side: Actor['side'], unit: number, hexes: number): void => {
    const begun = flights[side].find(([fleeing]) => fleeing === unit);
    if (begun === undefined) flights[side].push([unit, hexes]);
    else begun[1] += hexes;
  };
  const retreats: Record<Actor['side'], Obligation[]> = { attackers: [], defenders: [] };
  const advances: { must: number[]; may: number[] } = { must: [], may: [] };
  let advancing: Actor['side'] | undefined;
  /** Units that are lost, and where: leaders left behind are put to the test before anybody advances. */
  const left: [unit: number, hex: number][] = [];
  for (const effect of effects) {
    const id = effect.who[0]!;
    const actor = actorOf(id);
    switch (effect.kind) {
      case 'state':
        if (effect.to === 'eliminated') {
          left.push([unitAt(id), hexOf(now, unitAt(id))]);
          course.emit({ is: 'gone', unit: unitAt(id), as: 'eliminated' });
        } else if (effect.to !== effect.from) course.emit({ is: 'state', unit: unitAt(id), to: effect.to });
        break;
      case 'flee':
        flee(actor.side, unitAt(id), effect.hexes);
        break;
      case 'retreat': {
        const { units } = stackAt(actor);
        const staying = units.filter((unit) => onMap(now, unit) && !isRouted(now, unit));
        for (const unit of units) if (onMap(now, unit) && isRouted(now, unit)) flee(actor.side, unit, effect.hexes);
        const from = derived[actor.side === 'attackers' ? 'defenders' : 'attackers'].map(({ hex }) => hex);
        const side = field.units[units[0]!]!.side;
        if (staying.length > 0) retreats[actor.side].push({ owes: 'retreat', side, units: staying, from });
        break;
      }
      case 'leader':
        strikeLeader(course, stackAt(actor).leaders[actor.leader]!, effect.fate);
        break;
      case 'advance':
        advancing = actor.side;
        advances[effect.may ? 'may' : 'must'].push(...effect.who.map(unitAt));
        break;
      case 'held':
      case 'none':
        break;
    }
  }
  if (field.spentChariots)
    for (const side of SIDES)
      for (const { units } of derived[side])
        for (const unit of units)
          if (field.units[unit]!.type === 'Ch' && onMap(now, unit)) course.emit({ is: 'gone', unit, as: 'removed' });
  const owed: Obligation[] = [];
  for (const side of ['defenders', 'attackers'] as const) {
    const fleeing = flights[side].filter(([unit]) => onMap(now, unit));
    if (fleeing.length > 0) owed.push({ owes: 'flee', side: field.units[fleeing[0]![0]]!.side, flights: fleeing });
    owed.push(...retreats[side]);
  }
  if (advancing !== undefined) {
    const into = derived[advancing === 'attackers' ? 'defenders' : 'attackers'].map(({ hex }) => hex);
    const side = field.units[derived[advancing][0]!.units[0]!]!.side;
    owed.push({ owes: 'advance', side, ...advances, into });
  }
  course.owe(...owed);
  for (const [unit, hex] of left) leadersLeft(course, field.units[unit]!.side, hex);
}

import { isArtillery } from '../../types.ts';
import type { Moment } from '../turn/activation.ts';
import { attackersLeft } from './shock-attackers.ts';
import { isStillOpen } from './charge.ts';
import type { Course } from '../turn/order-run.ts';
import { attacksBy, mayRefuse } from './shock-declaration.ts';
import { facingTowards } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { catchLeaders } from './leaders.ts';
import { mayMeet } from './charge-answers.ts';
import type { Assault, Obligation, Stage } from '../position/obligations.ts';
import { facingOf, FLAG, has, isGood } from '../position/state.ts';
import { strike } from './unit-states.ts';

/** One stage further (J-109); each leaves what it asks for on the stack of choices. */
export function proceed(course: Course): void {
  const { field, now } = course;
  const assault = now.assault!;
  const go = (stage: Stage, changed: Partial<Assault> = {}): void =>
    course.emit({ is: 'assault', assault: { ...assault, ...changed, stage } });
  if (assault.stage === 'after') return finish(course);
  const nobody = assault.units.length + assault.charges.length === 0;
  if (nobody || !field.places.hasEnemy(now, assault.side, assault.on)) return go('after');
  const enemy = 1 - assault.side;
  const defenders = field.places.stack(now, assault.on);
  switch (assault.stage) {
    case 'refusal': {
      const { units } = attackersLeft(field, now, assault);
      if (units.length < assault.units.length) return go('refusal', { units });
      go('engagement');
      if (assault.kind === 'shock' && mayRefuse(field, now, assault))
        course.owe({ owes: 'refuse', side: enemy, units: defenders });
      return;
    }
    case 'engagement':
      go('charge');
      course.owe(...engagements(field, now, assault));
      return;
    case 'charge':
      return charge(course, assault);
    case 'reaction': {
      go('fire');
      const meets = mayMeet(field, now, assault);
      if (meets !== undefined) course.owe(meets);
      return;
    }
    case 'fire': {
      go('fight');
      const guns = defenders.filter((unit) => isArtillery(field.units[unit]!));
      const at = [...new Set(attacksBy(now, attackersLeft(field, now, assault)).map(({ hex }) => hex))];
      if (guns.length > 0) course.owe({ owes: 'reaction', side: enemy, units: guns, at });
      return;
    }
    case 'fight': {
      const left = attackersLeft(field, now, assault);
      go('after', left);
      if (left.units.length + left.charges.length > 0) course.owe({ owes: 'fight', side: assault.side });
    }
  }
}

/** With orders units shock freely, others pass the test (J-93). */
const engagements = (field: Field, now: Moment, { side, units, charges }: Assault): Obligation[] =>
  [...units, ...charges.map(({ unit }) => unit)]
    .filter((unit) => field.rulings.everybodyTests || !has(now, unit, FLAG.led))
    .map((unit) => ({ owes: 'engage', side, unit }));

function charge(course: Course, assault: Assault): void {
  const { field, now } = course;
  const ridden = assault.charges.filter((one) => {
    if (!isStillOpen(field, now, one)) return false;
    const hex = one.path[one.path.length - 1]!;
    const there = field.places.stack(now, hex).find((unit) => unit !== one.unit);
    const facing = there === undefined ? facingTowards(field, now, one.unit, hex, assault.on) : facingOf(now, there);
    course.emit({ is: 'charge', unit: one.unit, path: one.path, facing });
    catchLeaders(course, assault.side, one.path);
    return true;
  });
  course.emit({ is: 'assault', assault: { ...assault, charges: ridden, stage: 'reaction' } });
}

/** A unit that does not attack after all. */
export function dropOut(course: Course, units: readonly number[]): void {
  const assault = course.now.assault!;
  course.emit({
    is: 'assault',
    assault: {
      ...assault,
      units: assault.units.filter((unit) => !units.includes(unit)),
      charges: assault.charges.filter(({ unit }) => !units.includes(unit)),
    },
  });
}

/** Every cavalry that charged ends disordered (J-99). */
function finish(course: Course): void {
  const { field, now } = course;
  course.emit({ is: 'assault', assault: null });
  if (!field.rulings.chargersDisordered) return;
  for (const unit of field.units.keys())
    if (has(now, unit, FLAG.charged) && isGood(now, unit)) strike(course, unit, 'disordered', 'charge');
}

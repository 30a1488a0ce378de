import { isArtillery } from '../../types.ts';
import { attackersLeft } from './shock-attackers.ts';
import { isChargeOpen } from './charge.ts';
import type { Draft } from '../position/draft.ts';
import { attacksBy, mayRefuse } from './shock-declaration.ts';
import { facingTowards } from '../situation/aspects.ts';
import type { Field } from '../position/field.ts';
import { catchLeaders } from './leaders.ts';
import { mayMeet } from './charge-answers.ts';
import type { Assault, Obligation, Stage } from '../position/obligations.ts';
import { facingOf, FLAG, has, isGood, type State } from '../position/state.ts';
import { strike } from './unit-states.ts';

/** One stage further (J-109); each leaves what it asks for on the stack of choices. */
export function enterNextStage(draft: Draft): void {
  const { field, state } = draft;
  const assault = state.assault!;
  const go = (stage: Stage, changed: Partial<Assault> = {}): void =>
    draft.emit({ is: 'assault', assault: { ...assault, ...changed, stage } });
  if (assault.stage === 'after') return finish(draft);
  const nobody = assault.units.length + assault.charges.length === 0;
  if (nobody || !field.places.hasEnemy(state, assault.side, assault.on)) return go('after');
  const enemy = 1 - assault.side;
  const defenders = field.places.stack(state, assault.on);
  switch (assault.stage) {
    case 'refusal': {
      const { units } = attackersLeft(field, state, assault);
      if (units.length < assault.units.length) return go('refusal', { units });
      go('engagement');
      if (assault.kind === 'shock' && mayRefuse(field, state, assault))
        draft.owe({ owes: 'refuse', side: enemy, units: defenders });
      return;
    }
    case 'engagement':
      go('charge');
      draft.owe(...engagements(field, state, assault));
      return;
    case 'charge':
      return charge(draft, assault);
    case 'reaction': {
      go('fire');
      const meets = mayMeet(field, state, assault);
      if (meets !== undefined) draft.owe(meets);
      return;
    }
    case 'fire': {
      go('fight');
      const guns = defenders.filter((unit) => isArtillery(field.units[unit]!));
      const at = [...new Set(attacksBy(state, attackersLeft(field, state, assault)).map(({ hex }) => hex))];
      if (guns.length > 0) draft.owe({ owes: 'reaction', side: enemy, units: guns, at });
      return;
    }
    case 'fight': {
      const left = attackersLeft(field, state, assault);
      go('after', left);
      if (left.units.length + left.charges.length > 0) draft.owe({ owes: 'fight', side: assault.side });
    }
  }
}

/** Units with orders shock freely; the others must pass the engagement test (J-93). */
const engagements = (field: Field, state: State, { side, units, charges }: Assault): Obligation[] =>
  [...units, ...charges.map(({ unit }) => unit)]
    .filter((unit) => field.rulings.everybodyTests || !has(state, unit, FLAG.led))
    .map((unit) => ({ owes: 'engage', side, unit }));

function charge(draft: Draft, assault: Assault): void {
  const { field, state } = draft;
  const ridden = assault.charges.filter((one) => {
    if (!isChargeOpen(field, state, one)) return false;
    const hex = one.path[one.path.length - 1]!;
    const there = field.places.stack(state, hex).find((unit) => unit !== one.unit);
    const facing =
      there === undefined ? facingTowards(field, state, one.unit, hex, assault.on) : facingOf(state, there);
    draft.emit({ is: 'charge', unit: one.unit, path: one.path, facing });
    catchLeaders(draft, assault.side, one.path);
    return true;
  });
  draft.emit({ is: 'assault', assault: { ...assault, charges: ridden, stage: 'reaction' } });
}

/** A unit that does not attack after all. */
export function dropOut(draft: Draft, units: readonly number[]): void {
  const assault = draft.state.assault!;
  draft.emit({
    is: 'assault',
    assault: {
      ...assault,
      units: assault.units.filter((unit) => !units.includes(unit)),
      charges: assault.charges.filter(({ unit }) => !units.includes(unit)),
    },
  });
}

/** Every cavalry that charged ends disordered (J-99). */
function finish(draft: Draft): void {
  const { field, state } = draft;
  draft.emit({ is: 'assault', assault: null });
  if (!field.rulings.chargersDisordered) return;
  for (const unit of field.units.keys())
    if (has(state, unit, FLAG.charged) && isGood(state, unit)) strike(draft, unit, 'disordered', 'charge');
}

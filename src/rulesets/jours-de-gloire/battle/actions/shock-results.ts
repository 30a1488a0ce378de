import type { ShockEffect } from '../../shapes.ts';
import type { Draft } from '../position/draft.ts';
import { cohesionOf, type DerivedShock } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import type { Obligation } from '../position/obligations.ts';
import { facingOf, hexOf, isRouted, onMap, type State } from '../position/state.ts';
import { separateRouted, strike } from './unit-states.ts';

/** What the result does: states at once, then the choices: recoils, rights of the defender, advance, rights of the attacker. */
export function applyShock(
  draft: Draft,
  { attackers, defenders, on }: DerivedShock,
  effects: readonly ShockEffect[],
): void {
  const { field, state } = draft;
  const { side, kind } = state.assault!;
  const enemy = 1 - side;
  const counterOf = (id: string): number => {
    const place = Number(id.slice(id.indexOf('[') + 1, -1)) - 1;
    return id.startsWith('attackers') ? attackers[place]!.unit : defenders[place]!;
  };
  const from = [...new Set(attackers.map(({ hex }) => hex))];
  const recoiling: number[] = [];
  for (const effect of effects) {
    const who = effect.who.map(counterOf);
    if (effect.kind === 'state') for (const unit of who) strike(draft, unit, effect.to);
    if (effect.kind === 'recoil') recoiling.push(...who);
  }
  const onField = recoiling.filter((unit) => onMap(state, unit));
  const back = onField.filter((unit) => defenders.includes(unit));
  const steady = back.filter((unit) => !isRouted(state, unit));
  const owed: Obligation[] = [];
  if (steady.length > 0) owed.push({ owes: 'recoil', side: enemy, units: steady, from });
  for (const unit of back) if (isRouted(state, unit)) owed.push({ owes: 'recoil', side: enemy, units: [unit], from });
  for (const unit of onField) if (!back.includes(unit)) owed.push({ owes: 'recoil', side, units: [unit], from: [on] });
  const gaveWay = defenders.some((unit) => back.includes(unit) || !onMap(state, unit));
  if (kind === 'shock')
    owed.push(
      ...rightsOf(
        state,
        effects,
        enemy,
        counterOf,
        defenders,
        attackers.map(({ unit }) => unit),
      ),
    );
  const advancing = bestStack(
    field,
    state,
    attackers.map(({ unit }) => unit),
  );
  if (gaveWay && advancing.length > 0) owed.push({ owes: 'advance', side, units: advancing, into: on });
  if (kind === 'shock')
    owed.push(
      ...rightsOf(
        state,
        effects,
        side,
        counterOf,
        attackers.map(({ unit }) => unit),
        defenders,
      ),
    );
  draft.owe(...owed);
  for (const hex of from) separateRouted(draft, hex, [on]);
  separateRouted(draft, on, from);
}

function rightsOf(
  state: State,
  effects: readonly ShockEffect[],
  side: number,
  counterOf: (id: string) => number,
  own: readonly number[],
  against: readonly number[],
): Obligation[] {
  const rights = effects.flatMap((effect) => {
    if (effect.kind !== 'right') return [];
    const units = effect.who.map(counterOf);
    return units.every((unit) => own.includes(unit)) ? [{ option: effect.option, units }] : [];
  });
  if (rights.length === 0) return [];
  const facings = own.map((unit) => [unit, facingOf(state, unit)] as const);
  return [{ owes: 'right', side, rights, against, facings: facings.map(([unit, facing]) => [unit, facing]) }];
}

/** The stacks of best cohesion among the attackers (J-98). */
function bestStack(field: Field, state: State, attackers: readonly number[]): number[] {
  const fit = attackers.filter((unit) => onMap(state, unit) && !isRouted(state, unit));
  const best = Math.max(...fit.map((unit) => cohesionOf(field, state, unit)));
  const hexes = new Set(
    fit.filter((unit) => cohesionOf(field, state, unit) === best).map((unit) => hexOf(state, unit)),
  );
  return fit.filter((unit) => hexes.has(hexOf(state, unit)));
}

import type { Over } from '../../../src/hex-battle/position/state.ts';
import type { SideIndex } from '../../../src/kernel/game.ts';
import type { NewState } from '../types.ts';

/** A unit now. What does not change (its arm, its strength) stands in the field. */
export interface UnitNow {
  readonly hex: number;
  readonly state: NewState;
  readonly moved: boolean;
  readonly fought: boolean;
}

/** A position: plain JSON that never changes. */
export interface State {
  readonly turn: number;
  readonly side: SideIndex;
  readonly units: readonly UnitNow[];
  readonly over: Over<'beaten' | 'time'> | null;
}

export type Command =
  | { readonly do: 'move'; readonly unit: number; readonly to: number }
  | { readonly do: 'attack'; readonly units: readonly number[]; readonly target: number }
  | { readonly do: 'pass' };

export type Event =
  | { readonly is: 'moved'; readonly unit: number; readonly to: number }
  | { readonly is: 'fought'; readonly units: readonly number[]; readonly target: number }
  | { readonly is: 'struck'; readonly unit: number; readonly to: NewState }
  | { readonly is: 'handed'; readonly turn: number; readonly side: SideIndex; readonly rallied: readonly number[] }
  | ({ readonly is: 'over' } & Over<'beaten' | 'time'>);

const withUnit = (state: State, unit: number, now: Partial<UnitNow>): State => ({
  ...state,
  units: state.units.map((one, i) => (i === unit ? { ...one, ...now } : one)),
});

function applyEvent(state: State, event: Event): State {
  switch (event.is) {
    case 'moved':
      return withUnit(state, event.unit, { hex: event.to, moved: true });
    case 'fought':
      return event.units.reduce((after, unit) => withUnit(after, unit, { fought: true }), state);
    case 'struck':
      return withUnit(state, event.unit, { state: event.to });
    case 'handed': {
      const { turn, side, rallied } = event;
      const rest = (one: UnitNow, i: number): UnitNow => ({
        ...one,
        moved: false,
        fought: false,
        state: rallied.includes(i) ? 'good' : one.state,
      });
      return { ...state, turn, side, units: state.units.map(rest) };
    }
    case 'over':
      return { ...state, over: { winner: event.winner, why: event.why } };
  }
}

/** Remembers; no rule is applied. */
export const evolve = (state: State, events: readonly Event[]): State => events.reduce(applyEvent, state);

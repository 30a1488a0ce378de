import type { Legal } from '../../kernel/game.ts';
import { t, type Text } from '../../kernel/text.ts';
import { NOBODY, OFF_MAP } from '../counters/word.ts';
import { type BattleState, facingOf, hexOf, leaderHex, onMap, type Position } from './state.ts';

/* Parts of what a ruleset takes for granted of every position: journals that others wrote are held against it. */

/** What is wrong with a position. */
export const FAULTS = {
  counters: t('un pion n’est ni sur la carte ni en dehors', 'a counter is neither on the map nor off it'),
  stack: t('une pile n’est pas permise', 'a stack is not allowed'),
  flow: t('l’étape et l’activation ne vont pas ensemble', 'step and activation do not go together'),
  choice: t('un choix en attente ne va pas à cette position', 'a choice that waits does not go with this position'),
  tooMany: t('trop de choix sont en attente', 'too many choices wait'),
  stuck: t('personne ne peut jouer la suite', 'nobody can play on'),
  hash: t('la position ne se laisse pas calculer', 'the position does not add up'),
} as const;

/** The fault of the first check that fails. Each relies on those before it. */
export const firstFault = (checks: readonly (readonly [fault: Text, isSound: () => boolean])[]): Text | undefined =>
  checks.find(([, isSound]) => !isSound())?.[0];

interface Counters {
  readonly units: readonly { readonly side: number }[];
  readonly leaders: readonly unknown[];
  readonly grid: { readonly hexes: number };
}

const LAST_FACING = 5;

/** Every counter of the scenario has a word, and is on the map unless it is gone. */
export function areUnitsWhole({ units, grid }: Counters, state: Position, isGone: (unit: number) => boolean): boolean {
  return (
    state.units.length === units.length &&
    units.every(
      (_, unit) =>
        isPlace(grid, hexOf(state, unit)) &&
        facingOf(state, unit) <= LAST_FACING &&
        isGone(unit) !== onMap(state, unit),
    )
  );
}

export const areLeadersWhole = ({ leaders, grid }: Counters, state: Position): boolean =>
  state.leaders.length === leaders.length && leaders.every((_, leader) => isPlace(grid, leaderHex(state, leader)));

const isPlace = (grid: Counters['grid'], hex: number): boolean => hex < grid.hexes || hex === OFF_MAP;

/** The battle is over in its last step alone, and somebody is active just in the steps of an activation. */
export const isFlowSound = (
  { turn, step, active, over }: BattleState<string, unknown, string>,
  { turns, actors, inActivation }: { turns: number; actors: number; inActivation: readonly string[] },
): boolean =>
  turn <= turns &&
  active < actors &&
  (over !== null) === (step === 'over') &&
  (active !== NOBODY) === inActivation.includes(step);

/** Each of them once, and all of one side. */
export const areOfSide = ({ units }: Counters, side: number, some: readonly number[]): boolean =>
  new Set(some).size === some.length && some.every((unit) => units[unit]!.side === side);

/**
 * Whether somebody can play on: every answer to a choice that waits must be possible, and so must every command where by
 * the rules of today something would go on by itself, since other rules left it there.
 */
export function canGoOn<C>(
  state: { readonly pending: readonly unknown[] },
  goesOnAlone: boolean,
  legal: Legal<C>,
): boolean {
  if (!goesOnAlone && state.pending.length === 0) return true;
  const commands = legal.sample();
  return commands.length > 0 && commands.every((command) => legal.has(command));
}

import { seededChance } from '../kernel/seed.ts';
import type { Mind } from './mind.ts';

/** The plain rule of the ruleset. */
export const playPlainRule: Mind = ({ judge }, seen) => ({
  command: judge.plainRule(seen),
  considered: [],
  looked: 0,
});

/** By chance: a counter that has something to do, and something that it may do. */
export const playAtRandom: Mind = ({ game }, seen) => {
  const legal = game.legal(seen);
  const chance = seededChance(`random/${game.hash(seen)}`);
  const units = legal.units();
  const unit = units.length === 0 ? undefined : units[chance(0, units.length)];
  let commands = unit === undefined ? legal.sample() : legal.of(unit);
  if (commands.length === 0) commands = legal.sample();
  return { command: commands[chance(0, commands.length - 1)]!, considered: [], looked: 0 };
};

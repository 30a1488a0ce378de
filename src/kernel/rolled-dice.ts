import { type Resolution, diceFrom, total } from './typed-dice.ts';
import { type Dice, type Die, passes, type Rule, type Throw } from './dice.ts';
import type { Chance } from './seed.ts';

export {
  type TypedRun,
  runWithTypedDice,
  type Resolution,
  asTypedDice,
  type TypedDie,
  type WantedDice,
} from './typed-dice.ts';

/** Rolls a rule's dice and logs every throw. */
export function runWithRolledDice<I, V>(rule: Rule<I, V>, input: I, chance: Chance): Resolution<V> {
  const throws: Throw[] = [];
  const one = (die: Die): number => chance(die.lowest, die.highest);
  const dice = diceFrom({
    one(die, purpose) {
      const face = one(die);
      throws.push({ die: die.id, purpose, faces: [face] });
      return face;
    },
    sum({ dice, die }, purpose) {
      const faces = Array.from({ length: dice }, () => one(die));
      throws.push({ die: die.id, purpose, faces });
      return total(faces);
    },
    pool(n, stage) {
      if (n === 0) return 0;
      const faces = Array.from({ length: n }, () => one(stage.die));
      const passed = faces.filter((face) => passes(stage, face)).length;
      throws.push({ die: stage.die.id, purpose: stage.purpose, faces, passed });
      return passed;
    },
  });
  return { outcome: rule(input, dice), throws };
}

/** Dice without a log, for playing a rule many times. */
export const unloggedDice = (chance: Chance): Dice =>
  diceFrom({
    one: (die) => chance(die.lowest, die.highest),
    sum({ dice, die }) {
      let sum = 0;
      for (let i = 0; i < dice; i++) sum += chance(die.lowest, die.highest);
      return sum;
    },
    pool(n, stage) {
      let passed = 0;
      for (let i = 0; i < n; i++) if (passes(stage, chance(stage.die.lowest, stage.die.highest))) passed++;
      return passed;
    },
  });

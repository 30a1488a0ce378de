import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import type { Change } from '../../../armies/apply.ts';
import { type Resolvable, ruleOf } from '../../../calculate/calculation.ts';
import type { Procedure } from '../../../kernel/ruleset.ts';
import { type TypedDie, type TypedRun, runWithTypedDice } from '../../../kernel/typed-dice.ts';
import { rollDice } from '../roll-dice.ts';

/** Dice that were typed or rolled for a situation, and what was noted of their result. */
export interface SavedDice {
  readonly typed: readonly TypedDie[];
  readonly seed: string | undefined;
  readonly entry: string | undefined;
  readonly noted: readonly Change[] | undefined;
}

/** The dice of one calculator. */
export interface DiceOnTable {
  readonly run: ReadonlySignal<TypedRun<unknown> | undefined>;
  readonly typed: ReadonlySignal<readonly TypedDie[]>;
  /** The seed of the dice on the table, where they were rolled here. */
  readonly seed: ReadonlySignal<string | undefined>;
  /** The seed of the next throw, where the player chooses it. */
  readonly wishedSeed: Signal<string>;
  /** Dice are in the air. */
  readonly tumbling: Signal<boolean>;
  /** The entry of the history that tells of the dice on the table. */
  readonly entry: ReadonlySignal<string | undefined>;
  /** Resolves once the entry is written, a moment after the last die. */
  recorded(): Promise<unknown>;
  /** What of this result was noted in armies. */
  readonly noted: Signal<readonly Change[] | undefined>;
  enter(die: TypedDie): void;
  roll(): void;
  takeBack(): void;
  clearDice(): void;
  resumeDice(saved: SavedDice): void;
}

export function diceOnTable(procedure: Procedure, resolvable: ReadonlySignal<Resolvable | undefined>): DiceOnTable {
  const typed = signal<readonly TypedDie[]>([]);
  const wishedSeed = signal('');
  const seed = signal<string | undefined>(undefined);
  const entry = signal<string | undefined>(undefined);
  const noted = signal<readonly Change[] | undefined>(undefined);
  const run = computed(() =>
    resolvable.value === undefined
      ? undefined
      : runWithTypedDice(ruleOf(procedure), resolvable.value.assessment.input, typed.value),
  );

  const clearDice = (): void =>
    batch(() => {
      typed.value = [];
      seed.value = undefined;
      entry.value = undefined;
      noted.value = undefined;
    });

  /** Dice belong to what they were thrown for; an entry that does not fit for a moment does not take them away. */
  let thrownFor = '';
  effect(() => {
    if (resolvable.value === undefined) return;
    const input = JSON.stringify(resolvable.value.assessment.input);
    if (input !== thrownFor) clearDice();
    thrownFor = input;
  });

  let recording: Promise<unknown> = Promise.resolve();
  const record = (): void => {
    const done = run.value;
    if (done?.state !== 'done' || done.throws.length === 0) return;
    const answer = resolvable.value!;
    const made = { id: crypto.randomUUID(), time: new Date().toISOString(), seed: seed.value };
    entry.value = made.id;
    noted.value = undefined;
    // The history reads all that the device keeps: not before there is something to add.
    recording = import('../../history/record.ts').then(({ recordCombat }) => recordCombat(answer, done, made));
  };

  return {
    run,
    typed,
    seed,
    wishedSeed,
    tumbling: signal(false),
    entry,
    recorded: () => recording,
    noted,
    enter(die) {
      batch(() => {
        typed.value = [...typed.value, die];
        seed.value = undefined;
      });
      record();
    },
    roll() {
      if (resolvable.value === undefined) return;
      const rolled = rollDice(ruleOf(procedure), resolvable.value.assessment.input, wishedSeed.value);
      batch(() => {
        typed.value = rolled.dice;
        seed.value = rolled.seed;
      });
      record();
    },
    takeBack() {
      const undone = entry.value;
      if (undone !== undefined)
        void recording.then(async () => (await import('../../history/record.ts')).forgetCombat(undone));
      batch(() => {
        typed.value = typed.value.slice(0, -1);
        entry.value = undefined;
        noted.value = undefined;
        seed.value = undefined;
      });
    },
    clearDice,
    resumeDice: (saved) =>
      batch(() => {
        typed.value = saved.typed;
        seed.value = saved.seed;
        entry.value = saved.entry;
        noted.value = saved.noted;
      }),
  };
}

import { isRefusal, type Refusal } from '../../kernel/assessment.ts';
import type { Legal, Prepared, SideIndex } from '../../kernel/game.ts';
import { t, type Text } from '../../kernel/text.ts';
import { waiting } from '../position/state.ts';

/** What a ruleset says of its commands. `F` is its field, `O` a choice that waits. */
export interface LegalRules<F, S, C, O> {
  sideToAct(field: F, state: S): SideIndex | undefined;
  /** What that side is to do, in a few words. */
  awaitedText(field: F, state: S): Text;
  /** Units that can do something in this step, where no choice waits. */
  unitsInStep(field: F, state: S): readonly number[];
  unitsOwing(field: F, state: S, owed: O): readonly number[];
  commandsInStep(field: F, state: S): C[];
  answersTo(field: F, state: S, owed: O): C[];
  commandsOf(field: F, state: S, unit: number): readonly C[];
  mayPass(field: F, state: S, owed: O | undefined): boolean;
  /** Ends the step, or declines the choice that waits. */
  readonly pass: C;
  prepare(field: F, state: S, command: C): Prepared<S, unknown> | Refusal;
}

interface WithSides {
  readonly scenario: { readonly sides: readonly { readonly name: Text }[] };
}

interface WithChoices<O> {
  readonly pending: readonly O[];
  readonly over: object | null;
}

/** Who must act and with what; every list is made when it is asked for. */
export class LegalCommands<F extends WithSides, S extends WithChoices<O>, C, O> implements Legal<C> {
  readonly #rules: LegalRules<F, S, C, O>;
  readonly #field: F;
  readonly #state: S;

  constructor(rules: LegalRules<F, S, C, O>, field: F, state: S) {
    this.#rules = rules;
    this.#field = field;
    this.#state = state;
  }

  get side(): SideIndex | undefined {
    return this.#rules.sideToAct(this.#field, this.#state);
  }

  get why(): Text {
    const { side } = this;
    if (side === undefined) return t('la bataille est finie', 'the battle is over');
    const what = this.#rules.awaitedText(this.#field, this.#state);
    const { fr, en } = this.#field.scenario.sides[side]!.name;
    return t(`${fr} : ${what.fr}`, `${en}: ${what.en}`);
  }

  units(): readonly number[] {
    const owed = waiting(this.#state);
    return owed === undefined
      ? this.#rules.unitsInStep(this.#field, this.#state)
      : this.#rules.unitsOwing(this.#field, this.#state, owed);
  }

  of(unit: number): readonly C[] {
    return this.#rules.commandsOf(this.#field, this.#state, unit);
  }

  has(command: C): boolean {
    return !isRefusal(this.#rules.prepare(this.#field, this.#state, command));
  }

  sample(): readonly C[] {
    const state = this.#state;
    if (state.over !== null) return [];
    const owed = waiting(state);
    const commands =
      owed === undefined
        ? this.#rules.commandsInStep(this.#field, state)
        : this.#rules.answersTo(this.#field, state, owed);
    if (this.#rules.mayPass(this.#field, state, owed)) commands.push(this.#rules.pass);
    return commands;
  }
}

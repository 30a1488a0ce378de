import type { Refusal } from '../kernel/assessment.ts';
import type { Game, JournalReader, Legal, Prepared, SideIndex, Sketcher } from '../kernel/game.ts';
import { type HashPair, hashOf, hashText } from '../kernel/rolling-hash.ts';
import type { Options } from '../kernel/ruling.ts';
import type { Text } from '../kernel/text.ts';
import { hasAgreement } from './agreement.ts';
import { NOBODY } from './counters/word.ts';
import type { Over } from './position/state.ts';
import { withoutArticles } from './scenario/article.ts';
import type { Heading } from './scenario/heading.ts';
import { withoutColours } from './scenario/colours.ts';
import { levelOf, NO_PAR, withoutEmptyPar } from './scenario/par.ts';

/** A scenario made ready, with the rulings chosen for it: everything about a battle that does not change. */
export interface BattleField {
  readonly scenario: Heading & { readonly units?: readonly object[] };
  readonly options: Options;
}

/** What a ruleset says of its battles, each of which has a field. */
export interface BattleRules<F, S extends { readonly over: Over<string> | null }, C, E> {
  readonly ruleset: string;
  /** Raised when a journal's commands would lead elsewhere. */
  readonly version: number;
  setUp(field: F): S;
  legal(field: F, state: S): Legal<C>;
  prepare(field: F, state: S, command: C): Prepared<S, E> | Refusal;
  evolve(field: F, state: S, events: readonly E[]): S;
  hash(state: S): HashPair;
  points(field: F, state: S, side: SideIndex): number;
  say(field: F, state: S, command: C): Text;
  tell(field: F, event: E): Text | undefined;
  standing(field: F, state: S): Text;
  endingText(field: F, over: NonNullable<S['over']>): Text;
  reader(field: F): JournalReader<S, C, E>;
  sketcher(field: F): Sketcher<S>;
}

/** A game, and the field on which it is played. */
export interface Battle<F, S, C, E> extends Game<S, C, E> {
  readonly field: F;
}

/** Opens a battle in which nothing is hidden: what a ruleset hides it says in place of `view` and `seen`. */
export function openOn<F extends BattleField, S extends { readonly over: Over<string> | null }, C extends object, E>(
  field: F,
  rules: BattleRules<F, S, C, E>,
): Battle<F, S, C, E> {
  const { scenario, options } = field;
  const sides = scenario.sides.map(({ name }) => name);
  const { ruleset, version, setUp, legal, prepare, evolve, hash, points, say, tell, standing, endingText } = rules;
  return {
    field,
    ruleset,
    version,
    scenario: {
      id: scenario.id,
      hash: hashText(hashOf(withoutColours(withoutEmptyPar(withoutArticles(scenario))))),
      title: scenario.title,
      introduction: scenario.introduction,
    },
    options,
    sides,
    setUp: () => setUp(field),
    legal: (state) => legal(field, state),
    prepare: (state, command) => prepare(field, state, command),
    needsConsent: hasAgreement,
    evolve: (state, events) => evolve(field, state, events),
    view: (state) => state,
    seen: (_before, played) => played,
    tell: (event) => tell(field, event),
    say: (state, command) => say(field, state, command),
    standing: (state) => standing(field, state),
    ending: (state) => {
      const { over } = state;
      if (over === null) return undefined;
      const lead = points(field, state, 0) - points(field, state, 1);
      return {
        winner: over.winner === NOBODY ? undefined : over.winner,
        why: endingText(field, over),
        lead,
        level: levelOf(scenario.par ?? NO_PAR, lead, sides),
      };
    },
    hash: (state) => hashText(hash(state)),
    sketcher: () => rules.sketcher(field),
    reader: () => rules.reader(field),
  };
}

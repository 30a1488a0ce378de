import { isRefusal, type Refusal } from '../kernel/assessment.ts';
import { equalJson } from '../kernel/json-hash.ts';
import type { JudgedGame } from './judged-game.ts';
import type { Lookahead } from './lookahead.ts';

/** What was found out about positions, until the battle moves on. */
export class LookaheadMemory<G, C, V> {
  #positions = new Map<G, PositionMemory<G, C, V>>();

  at(state: G): PositionMemory<G, C, V> {
    let position = this.#positions.get(state);
    if (position === undefined) this.#positions.set(state, (position = new PositionMemory()));
    return position;
  }

  /** What somebody has found out about a command. */
  find(state: G, command: C): Lookahead<G, V> | Refusal | undefined {
    return this.#positions.get(state)?.get(command);
  }

  /** The battle has come to a position: what can no longer come is forgotten. */
  moveTo(state: G): void {
    if (this.#positions.size === 0) return;
    const kept = new Map<G, PositionMemory<G, C, V>>();
    this.#keep(state, kept);
    this.#positions = kept;
  }

  #keep(state: G, kept: Map<G, PositionMemory<G, C, V>>): void {
    const position = this.#positions.get(state);
    if (position === undefined || kept.has(state)) return;
    kept.set(state, position);
    for (const after of position.after()) this.#keep(after, kept);
  }
}

/** What was found out about one position. */
class PositionMemory<G, C, V> {
  readonly #commands = new Map<C, Lookahead<G, V> | Refusal>();
  /** The first idea about it. */
  first: C | undefined;

  /** What is known of a command, or of one like it. */
  get(command: C): Lookahead<G, V> | Refusal | undefined {
    const found = this.#commands.get(command);
    if (found !== undefined) return found;
    for (const [other, ahead] of this.#commands) if (equalJson(other, command)) return ahead;
    return undefined;
  }

  set(command: C, ahead: Lookahead<G, V> | Refusal): void {
    this.#commands.set(command, ahead);
  }

  /** Every position after it that somebody has looked at. */
  *after(): Generator<G> {
    for (const ahead of this.#commands.values())
      if (!isRefusal(ahead)) for (const { reached } of ahead.counted ?? []) if (reached !== undefined) yield reached;
  }
}

/** For whoever looks at the same positions more than once: a mind that searches, then whoever plays what it chose. */
export const withMemory = <G, C, V>(
  judged: JudgedGame<G, C, V>,
): JudgedGame<G, C, V> & { memory: LookaheadMemory<G, C, V> } => ({
  ...judged,
  memory: judged.memory ?? new LookaheadMemory(),
});

/** What a sensible player would do first. */
export function firstIdea<G, C, V>({ judge, memory }: JudgedGame<G, C, V>, state: G): C {
  const position = memory?.at(state);
  const first = position?.first ?? judge.ideas(state, 1)[0]!.command;
  if (position !== undefined) position.first = first;
  return first;
}

import { hash } from 'node:crypto';

/** Questions found to take too long, so that asking again costs nothing. The oldest are forgotten. */
export class SlowQuestions {
  readonly #most: number;
  readonly #digests = new Set<string>();

  constructor(most = 2_000) {
    this.#most = most;
  }

  has(question: string): boolean {
    return this.#digests.has(digestOf(question));
  }

  add(question: string): void {
    this.#digests.add(digestOf(question));
    if (this.#digests.size > this.#most) this.#digests.delete(this.#digests.values().next().value!);
  }
}

/** Questions may be long: some list every die of a large pool. */
const digestOf = (question: string): string => hash('sha256', question, 'base64');

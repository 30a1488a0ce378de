import { inBattleOrder, type PlayedTask } from '../../../sim/batch.ts';
import { writeBattles } from './battle-file.ts';

export const KEPT_EVERY_MS = 30_000;

/** Writes what was played to its file: at once, every half minute, and at the end. */
export class BattleFileWriter {
  readonly #path: string;
  readonly #identity: string;
  readonly #played: readonly PlayedTask[];
  #kept = -1;
  #writing: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  /** `played` grows while battles are played. */
  constructor(path: string, identity: string, played: readonly PlayedTask[]) {
    this.#path = path;
    this.#identity = identity;
    this.#played = played;
  }

  /** Checks before anything is played that the file can be written. Throws `BadInput`. */
  async begin(): Promise<void> {
    await this.#write();
    // What cannot be written now may be written at the end, or is told then.
    this.#timer = setInterval(
      () => (this.#writing = this.#writing.then(() => this.#write()).catch(() => {})),
      KEPT_EVERY_MS,
    );
  }

  /** Throws `BadInput`. */
  async end(): Promise<void> {
    clearInterval(this.#timer);
    await this.#writing;
    await this.#write();
  }

  async #write(): Promise<void> {
    const { length } = this.#played;
    if (length === this.#kept) return;
    await writeBattles(this.#path, this.#identity, inBattleOrder(this.#played));
    this.#kept = length;
  }
}

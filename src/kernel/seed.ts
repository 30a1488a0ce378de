import { sha256 } from '@noble/hashes/sha2.js';
import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { BadInput } from './problem.ts';
import { t } from './text.ts';

/** Gives a whole number from `lowest` to `highest`, both included, each as likely. */
export type Chance = (lowest: number, highest: number) => number;

/** Which way seeds become throws. A seed that was written down under another version gives other throws (docs/dice.md). */
export const SEED_VERSION = 2;

/** Hashed together with a seed, so that its throws are those of no other version and of no other use of SHA-256. */
const TAG = utf8ToBytes(`grognard/dice/${SEED_VERSION}\0`);

/**
 * The same seed gives the same throws, on every machine: SHA-256 in counter mode, keyed by a hash of the seed, so that
 * nobody foresees a throw from those before it. Throws `BadInput` for a seed that is no text.
 */
export function seededChance(seed: string): Chance {
  if (typeof seed !== 'string')
    throw new BadInput([{ path: 'seed', text: t('un texte est attendu', 'a text is expected') }]);
  const stream = new ByteStream(seed);
  return (lowest, highest) => lowest + below(highest - lowest + 1, stream);
}

const BLOCK = 32;

/** Bytes of a seed: block i is SHA-256 of the key and of i in four bytes. Nothing is hashed before a byte is asked for. */
class ByteStream {
  readonly #seed: string;
  /** The key, and the number of the next block behind it. */
  #input: Uint8Array | undefined;
  #block: Uint8Array = new Uint8Array(0);
  #blocks = 0;
  #used = BLOCK;

  constructor(seed: string) {
    this.#seed = seed;
  }

  next(): number {
    if (this.#used === BLOCK) this.#refill();
    return this.#block[this.#used++]!;
  }

  #refill(): void {
    this.#input ??= concatBytes(sha256(concatBytes(TAG, utf8ToBytes(this.#seed))), new Uint8Array(4));
    new DataView(this.#input.buffer).setUint32(BLOCK, this.#blocks++);
    this.#block = sha256(this.#input);
    this.#used = 0;
  }
}

/** One of `n` numbers from 0, each as likely, of one byte where that is enough: what would favour the first ones is thrown again. */
function below(n: number, stream: ByteStream): number {
  const bytes = n <= 0x100 ? 1 : 4;
  const all = 0x100 ** bytes;
  const fair = all - (all % n);
  for (;;) {
    let given = 0;
    for (let i = 0; i < bytes; i++) given = given * 0x100 + stream.next();
    if (given < fair) return given % n;
  }
}

/** How many random bytes make a new seed: nobody guesses 128 bits. */
export const SEED_BYTES = 16;

/** Digits that are not mistaken for one another when they are read out across a table (Crockford's base 32). */
const DIGITS = '0123456789abcdefghjkmnpqrstvwxyz';

/** A new seed out of bytes that the caller takes from the platform's cryptographic source. */
export function seedOf(bytes: Uint8Array): string {
  if (bytes.length < SEED_BYTES) throw new RangeError(`a seed takes ${SEED_BYTES} random bytes`);
  let left = bytes.reduce((sum, byte) => (sum << 8n) | BigInt(byte), 0n);
  let text = '';
  for (let bits = 0; bits < bytes.length * 8; bits += 5) {
    text = DIGITS[Number(left & 31n)]! + text;
    left >>= 5n;
  }
  return text;
}

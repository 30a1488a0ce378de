import { SEED_BYTES, seedOf } from '../../kernel/seed.ts';

/** A seed that nobody has used, from the device's cryptographic source. */
export const newSeed = (): string => seedOf(crypto.getRandomValues(new Uint8Array(SEED_BYTES)));

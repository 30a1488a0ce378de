import { ruling, type Ruling } from '../../kernel/ruling.ts';
import type { Text } from '../../kernel/text.ts';

/** A reading without a switch, in one call. */
export const read = (id: string, origin: Ruling['origin'], question: Text, reading: Text, why: Text): Ruling =>
  ruling({ id, question, reading, why, origin });

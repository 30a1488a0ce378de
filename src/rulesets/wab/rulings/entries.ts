import type { Ruling } from '../../../kernel/ruling.ts';

/** A part of the register, by id: exactly these ids and options are known to the compiler. */
export type Entries = Readonly<Record<string, Omit<Ruling, 'id'>>>;

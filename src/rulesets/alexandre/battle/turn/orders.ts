import type { InferOutput } from 'valibot';
import type { command } from './order-shapes.ts';

export type Command = Readonly<InferOutput<typeof command>>;
export type CommandOf<K extends Command['do']> = Extract<Command, { readonly do: K }>;
export type Agreed = NonNullable<CommandOf<'fight'>['agreed']>;

/** Commands that say nothing more: one object each, so that what is known of one is known wherever it is offered. */
export const PASS = { do: 'pass' } as const satisfies Command;
export const FIGHT = { do: 'fight' } as const satisfies Command;
export const CHECK = { do: 'check' } as const satisfies Command;

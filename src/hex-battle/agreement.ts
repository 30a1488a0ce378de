import * as v from 'valibot';
import type { Agreement } from '../space/table.ts';

const LONGEST_REASON = 500;
const LONGEST_PATH = 100;
const MOST_FACTS = 40;

/** Facts of a combat that the players agree to change, and why: what a command may say in its `agreed`. */
export const agreed = v.exactOptional(
  v.strictObject({
    facts: v.pipe(
      v.record(v.pipe(v.string(), v.maxLength(LONGEST_PATH)), v.union([v.string(), v.number(), v.boolean()])),
      v.check((facts) => Object.keys(facts).length <= MOST_FACTS),
      v.readonly(),
    ),
    reason: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_REASON)),
  }),
);

/** Whether a command rests on facts that the other side must agree to. */
export const hasAgreement = (command: object): boolean => 'agreed' in command && command.agreed !== undefined;

/** A command with what was agreed for it, and without what was agreed before. */
export function withAgreement<C extends { readonly agreed?: Agreement }>(
  command: C,
  agreement: Agreement | undefined,
): C {
  const { agreed: _, ...bare } = command;
  return (agreement === undefined ? bare : { ...bare, agreed: agreement }) as C;
}

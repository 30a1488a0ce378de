import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { clipped } from '../../kernel/untrusted.ts';
import { LONGEST_SAVE } from '../../play/saved.ts';
import type { Done } from '../../sim/batch.ts';
import { replace, textOf } from '../files.ts';
import { bad } from '../problem.ts';

const FORMAT = 'grognard-simulation';
const whole = v.pipe(v.number(), v.integer());
const text = v.pipe(v.string(), v.maxLength(300));

const file = v.strictObject({
  format: v.literal(FORMAT),
  version: v.literal(1),
  /** Of everything that the battles depend on. */
  of: text,
  battles: v.pipe(
    v.array(
      v.strictObject({
        variant: whole,
        battle: whole,
        fought: v.strictObject({
          winner: v.picklist([-1, 0, 1]),
          why: v.strictObject({ fr: text, en: text }),
          turns: whole,
          commands: whole,
          lost: v.tuple([v.number(), v.number()]),
          luck: v.number(),
        }),
      }),
    ),
    v.maxLength(1_000_000),
  ),
});

/** Battles played before; none where the file is not there yet. */
export async function battlesIn(path: string, of: string): Promise<readonly Done[]> {
  if (!existsSync(path)) return [];
  let json: unknown;
  try {
    json = JSON.parse(await textOf(path, LONGEST_SAVE));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw bad(clipped(path), 'ce n’est pas du JSON valable', 'this is not valid JSON');
  }
  const read = v.safeParse(file, json);
  if (!read.success)
    throw bad(clipped(path), 'une simulation de grognard est attendue', 'a simulation of grognard is expected');
  if (read.output.of !== of)
    throw bad(
      clipped(path),
      'une autre simulation : scénario, interprétations, joueurs ou graine diffèrent',
      'another simulation: scenario, rulings, minds or seed differ',
    );
  return read.output.battles;
}

export const keepBattles = (path: string, of: string, battles: readonly Done[]): Promise<void> =>
  replace(path, `${JSON.stringify({ format: FORMAT, version: 1, of, battles })}\n`);

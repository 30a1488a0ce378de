import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { OUR_OPTIONS } from '../../kernel/ruling.ts';
import { BadInput, parse, type Problem } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import type { TypedDie } from '../../kernel/rolled-dice.ts';
import { type Calculation, optionsOf } from '../../calculate/calculation.ts';
import { LONGEST_SEED, MOST_DICE } from '../limits.ts';

export type Body = Readonly<Record<string, unknown>>;

export const isRecord = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The body of a request, which may have these fields and no others. */
export function bodyOf(given: unknown, fields: readonly string[]): Body {
  const names = fields.join(', ');
  if (!isRecord(given))
    throw new BadInput([
      {
        path: 'body',
        text: t(
          `un objet JSON est attendu, avec les champs ${names}`,
          `a JSON object is expected, with the fields ${names}`,
        ),
      },
    ]);
  const strangers = Object.keys(given).filter((name) => !fields.includes(name));
  if (strangers.length > 0)
    throw new BadInput(
      strangers.map((path) => ({
        path,
        text: t(`champ inconnu ; champs possibles : ${names}`, `unknown field; possible fields: ${names}`),
      })),
    );
  return given;
}

/** Runs checks one after the other and tells the problems of all of them together. */
export class Checks {
  readonly #problems: Problem[] = [];

  run<T>(check: () => T, rename: (path: string) => string = (path) => path): T | undefined {
    try {
      return check();
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      this.#problems.push(...error.problems.map(({ path, text }) => ({ path: rename(path), text })));
      return undefined;
    }
  }

  end(): void {
    if (this.#problems.length > 0) throw new BadInput(this.#problems);
  }
}

/** The kernel calls the whole `situation` and its fields by their names; a body has them under `field`. */
const under = (field: string) => (path: string) => (path === 'situation' ? field : `${field}.${path}`);

/**
 * The situation and the options chosen. They may also stand in the situation, as in links and in the schema;
 * those beside it win.
 */
export function calculationFrom(ruleset: Ruleset, procedure: Procedure, body: Body): Calculation {
  const given = body['situation'];
  const { rulings: inside, ...fields } = isRecord(given) ? given : {};
  const checks = new Checks();
  const options = checks.run(() => optionsOf(ruleset, body['rulings'] ?? inside ?? OUR_OPTIONS));
  const situation = checks.run(() => parse(procedure.situation, isRecord(given) ? fields : given), under('situation'));
  checks.end();
  return { ruleset, procedure, situation, options: options! };
}

export function tableFrom(ruleset: Ruleset, procedure: Procedure, body: Body) {
  const checks = new Checks();
  const options = checks.run(() => optionsOf(ruleset, body['rulings'] ?? OUR_OPTIONS));
  const filters = checks.run(() => parse(procedure.matchups!.filters, body['filters'] ?? {}), under('filters'));
  checks.end();
  return { options: options!, filters };
}

export function seedFrom({ seed }: Body): string | undefined {
  if (seed === undefined || (typeof seed === 'string' && seed !== '' && seed.length <= LONGEST_SEED)) return seed;
  throw new BadInput([
    {
      path: 'seed',
      text: t(
        `un texte de 1 à ${LONGEST_SEED} caractères est attendu`,
        `a text of 1 to ${LONGEST_SEED} characters is expected`,
      ),
    },
  ]);
}

const isTyped = (value: unknown): value is TypedDie =>
  Number.isInteger(value) || (isRecord(value) && Object.keys(value).length === 1 && Number.isInteger(value['passed']));

export function diceFrom({ dice = [] }: Body): readonly TypedDie[] {
  if (!Array.isArray(dice) || dice.length > MOST_DICE)
    throw new BadInput([
      {
        path: 'dice',
        text: t(`une liste d’au plus ${MOST_DICE} dés est attendue`, `a list of at most ${MOST_DICE} dice is expected`),
      },
    ]);
  const problems = dice.flatMap((given: unknown, i): Problem[] =>
    isTyped(given)
      ? []
      : [
          {
            path: `dice[${i + 1}]`,
            text: t(
              'une face, ou { "passed": n } pour une poignée de dés, est attendue',
              'a face, or { "passed": n } for a pool of dice, is expected',
            ),
          },
        ],
  );
  if (problems.length > 0) throw new BadInput(problems);
  return dice as readonly TypedDie[];
}

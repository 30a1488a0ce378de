import fc from 'fast-check';
import { fieldOf } from '../../src/kernel/schema.ts';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { situations } from '../support/arbitrary.ts';
import { HOSTILE, withInPlace } from '../support/hostile.ts';

export const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));

export const PROCEDURES = RULESETS.flatMap((ruleset) =>
  ruleset.procedures.map((procedure) => ({ name: `${ruleset.id} ${procedure.id}`, ruleset, procedure })),
);

export const procedureNamed = (name: string) => PROCEDURES.find((one) => one.name === name)!;

const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

/** Far more of the same than anything asks for. */
const many = fc
  .tuple(fc.nat(5_000), fc.constantFrom<unknown>({}, [], '', { units: [{}] }))
  .map(([length, item]) => Array.from({ length }, () => item));

/** Any JSON, with the names that every object has among its own. */
export const anyJson = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.oneof(fc.constant(null), fc.boolean(), fc.integer(), fc.double(), fc.string({ unit: 'binary' })),
    fc.oneof({ weight: 3, arbitrary: fc.array(tie('value'), { maxLength: 30 }) }, { weight: 1, arbitrary: many }),
    fc
      .array(fc.tuple(fc.oneof(fc.constantFrom(...INHERITED), fc.string()), tie('value')), { maxLength: 5 })
      .map((entries) => Object.fromEntries(entries)),
  ),
})).value;

/** What takes the place of a part of a situation: other JSON, or by name what no JSON can hold. */
type Put = { readonly json: unknown } | { readonly hostile: string };

/** A situation as data that can be printed and replayed. */
export interface Recipe {
  readonly of: string;
  readonly json: unknown;
  /** Which of its parts is replaced, counted from 0; none where there is nothing to put. */
  readonly at: number;
  readonly put: Put | undefined;
}

const situationOf = (name: string): fc.Arbitrary<unknown> => {
  const { procedure } = procedureNamed(name);
  return fc.oneof(
    fc.constantFrom(...procedure.examples.map(({ situation }) => situation)),
    situations(procedure.situation),
  );
};

const put: fc.Arbitrary<Put | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ json: anyJson }),
  fc.record({ hostile: fc.constantFrom(...Object.keys(HOSTILE)) }),
);

/** Situations of every procedure: sound, with a part replaced, or with rulings chosen. */
export const recipes: fc.Arbitrary<Recipe> = fc.constantFrom(...PROCEDURES.map(({ name }) => name)).chain((name) =>
  fc.record({
    of: fc.constant(name),
    json: fc
      .tuple(situationOf(name), rulingsOf(name))
      .map(([situation, rulings]) => ({ ...(situation as object), rulings })),
    at: fc.nat(100),
    put,
  }),
);

const rulingsOf = (name: string): fc.Arbitrary<Record<string, string | undefined>> =>
  fc.record(
    Object.fromEntries(
      procedureNamed(name).ruleset.rulingChoices.map(({ id, options }) => [id, fc.constantFrom(...options)]),
    ),
    { requiredKeys: [] },
  );

export function cooked({ json, at, put }: Recipe): unknown {
  if (put === undefined) return json;
  return withInPlace(json, 'json' in put ? put.json : HOSTILE[put.hostile], at);
}

/** The names of the flags that a procedure takes, lists and records passed through. */
export function flagsOf(name: string): string[] {
  const found: string[] = [];
  const walk = (field: ReturnType<typeof fieldOf>, path: string): void => {
    const inner = field.kind === 'list' ? field.item : field;
    if (path !== '') found.push(path);
    if (inner.kind === 'record')
      for (const [id, next] of Object.entries(inner.fields)) walk(next, path === '' ? id : `${path}.${id}`);
  };
  walk(fieldOf(procedureNamed(name).procedure.situation), '');
  return found;
}

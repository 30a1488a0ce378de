import type * as Library from '../../src/index.ts';

/** What no honest caller passes, by name. Run by every Node the package promises: no syntax that needs a build. */
export const HOSTILE: Readonly<Record<string, unknown>> = {
  undefined: undefined,
  null: null,
  'not a number': Number.NaN,
  infinity: -Infinity,
  bigint: 1n,
  'huge bigint': 1n << 4_000_000n,
  symbol: Symbol('s'),
  function: () => 1,
  'long text': 'x'.repeat(1_000_000),
  'half a character': '\uD83D',
  'deep list': JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`),
  'deep record': JSON.parse(`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`),
  'list of holes': withLength(3),
  'billions of holes': withLength(2 ** 32 - 1),
  'list of lists': Array.from({ length: 50_000 }, () => [{}]),
  'many fields': Object.fromEntries(Array.from({ length: 50_000 }, (_, i) => [`field${i}`, i])),
  'long name of a field': { ['x'.repeat(100_000)]: 1 },
  circle: circle(),
  'circular list': circularList(),
  'no prototype': Object.create(null) as unknown,
  'own __proto__': JSON.parse('{"__proto__": {"attackers": []}, "constructor": 1, "toString": 2}'),
  date: new Date(Number.NaN),
  map: new Map([[1, 2]]),
  bytes: new Uint8Array(8),
  'boxed text': new String('Ph'),
  'getter that throws': throwingGetter(),
  'constructor that throws': Object.create({
    get constructor(): never {
      throw new Error('constructor');
    },
  }) as unknown,
  'toJSON that throws': { toJSON: fail, toString: fail, valueOf: fail, [Symbol.toPrimitive]: fail },
  'proxy that throws': new Proxy({}, failingTraps()),
  'list proxy that throws': new Proxy([], failingTraps()),
  'list proxy without a length': new Proxy([1], { get: () => Symbol('length') }),
  'revoked proxy': revoked({}),
  'revoked list proxy': revoked([]),
};

function withLength(length: number): unknown[] {
  const list: unknown[] = [];
  list.length = length;
  return list;
}

function circle(): object {
  const record: Record<string, unknown> = {};
  record['attackers'] = record;
  return record;
}

function circularList(): unknown[] {
  const list: unknown[] = [];
  list.push(list);
  return list;
}

function fail(): never {
  throw new TypeError('hostile');
}

function throwingGetter(): object {
  return {
    get attackers(): never {
      return fail();
    },
    get passed(): never {
      return fail();
    },
  };
}

function failingTraps(): ProxyHandler<object> {
  return { get: fail, has: fail, ownKeys: fail, getPrototypeOf: fail, getOwnPropertyDescriptor: fail };
}

function revoked(target: object): object {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** The same data with `value` in place of each of its parts in turn. */
export function* withInEachPlace(data: unknown, value: unknown): Generator<unknown> {
  yield value;
  if (Array.isArray(data))
    for (const [i, item] of data.entries())
      for (const changed of withInEachPlace(item, value)) yield data.with(i, changed);
  else if (typeof data === 'object' && data !== null)
    for (const [name, item] of Object.entries(data))
      for (const changed of withInEachPlace(item, value)) yield { ...data, [name]: changed };
}

/** The same with one of its parts replaced: the one at `at`, or the last where there are fewer. */
export function withInPlace(data: unknown, value: unknown, at: number): unknown {
  let [last, left]: [unknown, number] = [value, at];
  for (const changed of withInEachPlace(data, value)) {
    last = changed;
    if (left-- === 0) break;
  }
  return last;
}

const LONGEST_MESSAGE = 20_000;

/** The same for the doors of armies. */
export function armyFaultsOf(library: typeof Library, rules: Library.ArmyRules): string[] {
  const faults: string[] = [];
  const { armies } = library;
  const army = armies.newArmy(rules, { name: 'x' });
  const doors: Readonly<Record<string, (value: unknown) => unknown>> = {
    file: (value) => armies.fileJson(value as string),
    ruleset: (value) => armies.rulesetIdIn(value),
    army: (value) => armies.readArmy(rules, value),
    heading: (value) => armies.newArmy(rules, value),
    unit: (value) => armies.addEntries(rules, army, rules.kinds[0]!.id, value),
    kind: (value) => armies.addEntries(rules, army, value as string, {}),
    placements: (value) => armies.readPlacements(value),
    changes: (value) => armies.takeBack(rules, { army }, armies.readChanges(rules, value)),
    link: (value) => library.readArmyLink(value as string),
    linked: (value) => library.armyOfLink(rules, { ruleset: rules.ruleset, packed: value as string }),
    table: (value) => library.readArmyTable(rules, army, value as string, 'en'),
  };
  for (const [name, value] of Object.entries(HOSTILE))
    for (const [door, open] of Object.entries(doors))
      try {
        open(value);
      } catch (error) {
        if (!(error instanceof library.BadInput)) faults.push(`${door}, ${name}: ${String(error)}`);
      }
  return faults;
}

/** Hands all of it to every door of the library; tells what came out that is neither an answer nor `BadInput`. */
export function faultsOf(library: typeof Library, rulesets: readonly Library.Ruleset[]): string[] {
  const faults: string[] = [];
  const expectBadInput = (what: string, call: () => unknown): void => {
    try {
      call();
    } catch (error) {
      if (!(error instanceof library.BadInput)) faults.push(`${what}: ${String(error)}`);
      else if (error.problems.length > 21) faults.push(`${what}: ${error.problems.length} problems`);
      else if (error.message.length > LONGEST_MESSAGE) faults.push(`${what}: ${error.message.length} characters`);
    }
  };
  for (const [name, value] of Object.entries(HOSTILE)) {
    expectBadInput(`link, ${name}`, () => library.readLink(value as string));
    expectBadInput(`seed, ${name}`, () => library.seededChance(value as string));
    for (const ruleset of rulesets)
      for (const procedure of ruleset.procedures) {
        const { situation } = procedure.examples[0]!;
        const rulings = Object.fromEntries(
          ruleset.rulingChoices.slice(0, 1).map(({ id, options }) => [id, options[0]]),
        );
        for (const json of withInEachPlace({ ...(situation as object), rulings }, value))
          expectBadInput(`${ruleset.id} ${procedure.id}, ${name}`, () =>
            library.answer(library.calculationOf(ruleset, procedure, json)),
          );
        const found = library.answer(library.calculationOf(ruleset, procedure, situation));
        if (!('assessment' in found)) continue;
        for (const dice of withInEachPlace([{ passed: 1 }, 1], value))
          expectBadInput(`dice of ${ruleset.id} ${procedure.id}, ${name}`, () =>
            library.runWithTypedDice(library.ruleOf(procedure), found.assessment.input, dice as number[]),
          );
        if (procedure.matchups !== undefined)
          for (const filters of withInEachPlace({ no: 1 }, value))
            expectBadInput(`filters of ${ruleset.id} ${procedure.id}, ${name}`, () =>
              library.matchupTable(ruleset, procedure, filters, value as Library.Options),
            );
      }
  }
  return faults;
}

import { describe, expect, test } from 'vitest';
import type { Army, ArmyRules } from '../kernel/army.ts';
import type { Effect } from '../kernel/effect.ts';
import { type Field, fieldOf, type Schema } from '../kernel/schema.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { wab } from '../rulesets/wab/index.ts';
import { bothArmies, fought } from '../../test/support/evening.ts';
import { EVENINGS } from '../../test/support/evenings.ts';
import { type Change, takeBack } from './apply.ts';
import { editEntry, removeEntry } from './edit.ts';
import { kindOf } from './entries.ts';

/** The parts of a shape that are read here. */
interface Node {
  readonly type: string;
  readonly pipe?: readonly Node[];
  readonly entries?: Readonly<Record<string, Node>>;
  readonly options?: readonly (Node | string)[];
  readonly literal?: unknown;
}

const withoutPipe = (node: Node): Node => (node.pipe === undefined ? node : withoutPipe(node.pipe[0]!));

const kindsIn = (shape: Node): string[] => {
  const node = withoutPipe(shape);
  if (node.type === 'variant') return (node.options as readonly Node[]).flatMap(kindsIn);
  return [String(withoutPipe(node.entries!['kind']!).literal)];
};

/** What each kind of effect changes in a unit that stands there, by procedure; what is not listed changes nothing. */
const SOURCE = { chart: 'x' };
const given = (effect: object): Effect => ({ who: ['unit'], source: SOURCE, ...effect }) as unknown as Effect;

const CHANGES: Readonly<
  Record<string, readonly (readonly [kind: string, before: object, effect: object, after: object])[]>
> = {
  alexandre: [
    ['unit', {}, { kind: 'state', from: 'good', to: 'fatigued' }, { state: 'fatigued' }],
    ['unit', { state: 'routed' }, { kind: 'state', from: 'routed', to: 'eliminated' }, { state: 'eliminated' }],
    ['leader', {}, { kind: 'leader', fate: 'wounded' }, { fate: 'wounded' }],
    ['leader', {}, { kind: 'leader', fate: 'killed' }, { fate: 'killed' }],
    ['leader', { fate: 'wounded' }, { kind: 'leader', fate: 'wounded' }, { fate: 'killed' }],
    ['leader', { fate: 'wounded' }, { kind: 'leader', fate: 'unharmed' }, {}],
  ],
  'jours-de-gloire': [
    ['unit', {}, { kind: 'state', from: 'good', to: 'disordered' }, { state: 'disordered' }],
    ['unit', {}, { kind: 'state', from: 'good', to: 'eliminated', alone: true }, { state: 'eliminated' }],
  ],
  dbm: [
    ['element', {}, { kind: 'destroyed', cause: 'combat', by: 'enemy' }, { state: 'destroyed' }],
    ['element', {}, { kind: 'crossing', fate: 'drowned' }, { state: 'destroyed' }],
    ['element', {}, { kind: 'crossing', fate: 'waits' }, {}],
  ],
  wab: [
    ['unit', { models: 20 }, { kind: 'remove', models: 3, left: 17 }, { models: 17, carried: 0 }],
    ['unit', { models: 2 }, { kind: 'remove', models: 3, left: 0 }, { models: 0, carried: 0 }],
    [
      'unit',
      { models: 2, standard: 100 },
      { kind: 'remove', models: 2, left: 0, first: 'rear-before-contact' },
      { models: 0, carried: 0, standardTaken: true },
    ],
    [
      'unit',
      { models: 2, standard: 100 },
      { kind: 'remove', models: 1, left: 1, first: 'rear-before-contact' },
      { models: 1, carried: 0 },
    ],
    [
      'unit',
      { models: 2, standard: 100 },
      { kind: 'remove', models: 2, left: 0, first: 'rear-or-ends' },
      { models: 0, carried: 0 },
    ],
    [
      'unit',
      { models: 2 },
      { kind: 'remove', models: 2, left: 0, first: 'rear-before-contact' },
      { models: 0, carried: 0 },
    ],
    ['unit', { models: 20, wounds: 3 }, { kind: 'wound', carried: 2 }, { carried: 2 }],
    ['unit', { models: 4, wounds: 2, carried: 1 }, { kind: 'suffer', wounds: 2, of: 3 }, { models: 3, carried: 1 }],
    ['unit', { models: 1 }, { kind: 'suffer', wounds: 5, of: 5 }, { models: 0, carried: 0 }],
  ],
};

const REQUIRED: Readonly<Record<string, object>> = {
  alexandre: { type: 'Ph', strength: 4 },
  'jours-de-gloire': { type: 'infantry', strength: 4 },
  dbm: { type: 'Bd' },
  wab: { models: 10 },
};

const valuesOf = (rules: ArmyRules, kind: string, values: object) => {
  const { schema } = kindOf(rules, kind);
  const start = kind === 'leader' ? values : { ...REQUIRED[rules.ruleset], ...values };
  return { ...defaults(schema), ...start };
};

const defaults = (schema: Schema): object => {
  const { fields } = fieldOf(schema) as Extract<Field, { kind: 'record' }>;
  return Object.fromEntries(Object.entries(fields).map(([name, { fallback }]) => [name, fallback]));
};

describe.each(CATALOGUE.map((card) => [card.id, card] as const))('effects of %s', async (id, card) => {
  const sheet = await card.sheet();
  const rules = await sheet.army();
  const shapes = await sheet.shapes();
  const changing = CHANGES[id]!;

  test.each(changing)('%s %o, %o', (kind, before, effect, after) =>
    expect(kindOf(rules, kind).changes(valuesOf(rules, kind, before), given(effect))).toEqual(after),
  );

  const listed = new Set(changing.map(([, , effect]) => (effect as { kind: string }).kind));
  const others = Object.values(shapes)
    .flatMap(({ effect }) => kindsIn(effect as unknown as Node))
    .filter((kind) => !listed.has(kind));

  test('every kind of effect that changes something is one of a procedure', () => {
    const known = Object.values(shapes).flatMap(({ effect }) => kindsIn(effect as unknown as Node));
    for (const kind of listed) expect(known).toContain(kind);
  });

  test.each([...new Set(others)])('%s changes nothing', (kind) => {
    for (const own of rules.kinds) expect(own.changes(valuesOf(rules, own.id, {}), given({ kind }))).toEqual({});
  });
});

test('a wound that kills is told as a second one', async () => {
  const rules = await alexandre.army();
  const before = await bothArmies(rules);
  const memnon = before['theirs']!.entries.find(({ values }) => values['name'] === 'Memnon')!;
  const theirs = editEntry(rules, before['theirs']!, memnon.id, { fate: 'wounded' });
  const { changes } = fought(
    alexandre,
    rules,
    { ...before, theirs },
    {
      procedure: 'melee',
      cast: {
        'attackers[1].units': ['Companions 1'],
        'defenders[1].units': ['Persian horse 1'],
        'defenders[1].leaders': ['Memnon'],
      },
      dice: [9, 8],
    },
  );
  const told = changes.filter(({ entry }) => entry === memnon.id).map(({ text, now }) => [text.en, now.en]);
  expect(told).toEqual([['wounded', 'killed, by a second wound (A-58)']]);
});

test('what models and wounds are left is told beside how a unit stands', async () => {
  const rules = await wab.army();
  let armies = await bothArmies(rules);
  const told = EVENINGS['wab']!.steps.map(([, fight]) => {
    const after = fought(wab, rules, armies, fight);
    armies = after.armies;
    return after.changes.map(({ name, now }) => `${name.fr} : ${now.fr}`);
  });
  expect(told).toEqual([
    ['Hird 1 : 18 figurines, en ordre'],
    ['Fyrd 1 : 22 figurines, en ordre', 'Hird 1 : 17 figurines, en ordre'],
    ['Byrhtnoth : 1 figurine, en ordre, 2 blessures notées'],
    ['Byrhtnoth : anéantie'],
    ['Bondi 1 : 12 figurines, en ordre'],
    ['Bowmen : 4 figurines, moins de cinq figurines'],
  ]);
});

describe('what was applied is taken back', async () => {
  const rules = await alexandre.army();
  const armies = await bothArmies(rules);
  const charge = (dice: readonly number[]) => ({
    procedure: 'melee',
    cast: { 'attackers[1].units': ['Companions 1'], 'defenders[1].units': ['Persian horse 1'] },
    dice,
  });
  const first = fought(alexandre, rules, armies, charge([8]));
  const entryOf = (change: Change, army: Army) => army.entries.find(({ id }) => id === change.entry)!;

  test('even if other facts and other units have changed meanwhile', () => {
    expect(first.changes).toHaveLength(1);
    const [change] = first.changes as [Change];
    const theirs = editEntry(rules, first.armies['theirs']!, change.entry, { name: 'Renamed' });
    const back = takeBack(rules, { ...first.armies, theirs }, first.changes);
    expect(entryOf(change, back['theirs']!).values).toMatchObject({ name: 'Renamed', ...change.before });
  });

  test('not where the same fact has changed since', () => {
    const second = fought(alexandre, rules, first.armies, charge([9]));
    expect(second.changes).toHaveLength(1);
    expect(() => takeBack(rules, second.armies, first.changes)).toThrow(
      'Persian horse 1 has changed since (State): first take back what came after',
    );
    expect(takeBack(rules, takeBack(rules, second.armies, second.changes), first.changes)).toEqual(armies);
  });

  test('not where the unit is gone from the list', () => {
    const [change] = first.changes as [Change];
    const theirs = removeEntry(first.armies['theirs']!, change.entry);
    expect(() => takeBack(rules, { ...first.armies, theirs }, first.changes)).toThrow(
      'Persian horse 1 is no longer in the army',
    );
  });

  test('a choice and a move are left to the table, with the names of those they reach', () => {
    const told = first.table.map(({ who, text, may }) => `${who.en}: ${text.en}${may ? ' (may)' : ''}`);
    expect(told).toContain('the defenders: retreat one hex');
  });
});

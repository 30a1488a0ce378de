import { describe, expect, it } from 'vitest';
import { byDefault, choice, fieldOf, flag, list, parse, record, whole, words } from '../../kernel/schema.ts';
import { LANGS, same } from '../../kernel/text.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { simplestValue, shortestDraft, exampleDraft, firstDraft, foldedFields, isRare, isDefault } from './drafts.ts';

const RULESETS = await Promise.all(CATALOGUE.map(({ load }) => load()));

const label = same('x');
const unit = record(label, {
  type: choice(label, { Ph: label, Ca: label }),
  strength: whole(label, 1, 30),
  quality: byDefault(whole(label, 0, 20, { positional: true }), 5),
  name: words(label, 40),
});
const situation = record(label, {
  units: list(label, unit, 1, 6),
  leaders: byDefault(
    list(label, record(label, { bonus: byDefault(whole(label, 0, 3, { lever: true }), 0) }), 0, 3),
    [],
  ),
  fired: flag(label),
});

describe('the shortest form', () => {
  it('takes what has no default from the model, and defaults for the rest', () => {
    const model = {
      units: [
        { type: 'Ca', strength: 7, quality: 9, name: 'Cleitus' },
        { type: 'Ph', strength: 9, quality: 6, name: '' },
      ],
      leaders: [{ bonus: 2 }],
      fired: true,
    };
    expect(simplestValue(fieldOf(situation), model)).toEqual({
      units: [{ type: 'Ca', strength: 7, quality: 5, name: '' }],
      leaders: [],
      fired: false,
    });
  });

  it('does without a model, and without one that does not fit', () => {
    const plain = { units: [{ type: 'Ph', strength: 1, quality: 5, name: '' }], leaders: [], fired: false };
    expect(simplestValue(fieldOf(situation), undefined)).toEqual(plain);
    expect(simplestValue(fieldOf(situation), { units: [{ type: 'Zz', strength: 99 }], leaders: 3 })).toEqual(plain);
  });

  it('makes as many items as a list must have', () => {
    expect(simplestValue(fieldOf(list(label, whole(label, 2, 5), 3, 6)), undefined)).toEqual([2, 2, 2]);
  });
});

describe('rare fields', () => {
  const { fields } = fieldOf(situation) as Extract<ReturnType<typeof fieldOf>, { kind: 'record' }>;
  const unitFields = (fieldOf(unit) as Extract<ReturnType<typeof fieldOf>, { kind: 'record' }>).fields;

  it.each([
    ['required', unitFields['strength']!, false],
    ['positional', unitFields['quality']!, false],
    ['a default and nothing else', unitFields['name']!, true],
    ['a list with a lever inside', fields['leaders']!, false],
    ['a flag that is no lever', fields['fired']!, true],
  ])('%s', (_, field, rare) => expect(isRare(field)).toBe(rare));

  it('are folded, and so is what a full card has no room for', () => {
    const lever = byDefault(whole(label, 0, 3, { lever: true }), 0);
    const names = (schema: Parameters<typeof fieldOf>[0]): string[] => {
      const field = fieldOf(schema);
      return field.kind === 'record' ? [...foldedFields(field.fields)] : [];
    };
    expect(names(unit)).toEqual(['name']);
    expect(names(record(label, { a: lever, b: flag(label) }))).toEqual([]);
    const many = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`f${i}`, lever]));
    expect(names(record(label, { ...many, last: whole(label, 1, 2) }))).toEqual(['f8', 'f9']);
  });

  it('knows what has not been said', () => {
    expect(isDefault(unitFields['quality']!, 5)).toBe(true);
    expect(isDefault(unitFields['quality']!, 6)).toBe(false);
    expect(isDefault(unitFields['strength']!, 1)).toBe(false);
  });
});

describe.each(RULESETS.flatMap((r) => r.procedures.map((p) => [`${r.id} ${p.id}`, p] as const)))(
  '%s',
  (_, procedure) => {
    it('starts from a form that fits', () => {
      for (const draft of [firstDraft(procedure, 'en'), shortestDraft(procedure)])
        expect(parse(procedure.situation, draft)).toEqual(draft);
      for (const { id } of procedure.examples)
        for (const lang of LANGS) {
          const draft = exampleDraft(procedure, id, lang);
          expect(parse(procedure.situation, draft)).toEqual(draft);
        }
    });
  },
);

import { expect, test, vi } from 'vitest';
import { byDefault, choice, flag, record, whole } from '../../kernel/schema.ts';
import { same, t } from '../../kernel/text.ts';
import { fieldsOf, filterForm, filtersFrom, filtersQuery, filtersText } from './filters.ts';

const label = same('x');
const schema = record(label, {
  strength: byDefault(whole(label, 1, 30), 6),
  aspect: byDefault(choice(label, { front: label, flank: label }), 'front'),
  general: flag(label),
});
const DEFAULTS = { strength: 6, aspect: 'front', general: false };

test.each([
  ['', DEFAULTS],
  ['strength=9&aspect=flank&general=true', { strength: 9, aspect: 'flank', general: true }],
  ['strength=99&aspect=above&general=perhaps', DEFAULTS],
])('an address “%s” sets what makes sense', (query, filters) => {
  expect(filtersFrom(fieldsOf(schema), new URLSearchParams(query))).toEqual(filters);
});

test('filters that differ from their defaults are told in words', () => {
  expect(filtersText(fieldsOf(schema), DEFAULTS)).toEqual([]);
  expect(filtersText(fieldsOf(schema), { strength: 9, aspect: 'flank', general: true })).toEqual([
    same('x 9'),
    same('x x'),
    same('x'),
  ]);
});

test('an address names only what differs from its default', () => {
  expect(filtersQuery(fieldsOf(schema), { ...DEFAULTS, strength: 9 })).toEqual({ strength: '9' });
});

test('a filter that does not fit is explained; the table stays with the last that did', () => {
  const changed = vi.fn();
  const form = filterForm(schema, new URLSearchParams(), changed);
  form.edit('strength', 99);
  expect(form.problems.value).toEqual(
    new Map([
      [
        'strength',
        t(
          '99 ne convient pas ; attendu : un nombre entier de 1 à 30',
          '99 does not fit; expected a whole number from 1 to 30',
        ),
      ],
    ]),
  );
  expect(form.draft.value).toEqual({ ...DEFAULTS, strength: 99 });
  expect(form.fitting.value).toEqual(DEFAULTS);
  expect(changed).not.toHaveBeenCalled();
  form.edit('strength', 9);
  expect(form.problems.value.size).toBe(0);
  expect(form.fitting.value).toEqual({ ...DEFAULTS, strength: 9 });
  expect(changed).toHaveBeenCalledOnce();
});

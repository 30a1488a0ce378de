import { expect, test } from 'vitest';
import { joinChoices, same, t } from './text.ts';

test.each([
  ['eight', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'], same('a, b, c, d, e, f, g, h')],
  [
    'nine',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'],
    t('a, b, c, d, e, f, g, h… (9 en tout)', 'a, b, c, d, e, f, g, h… (9 in all)'),
  ],
])('what may be chosen is read at a glance: %s', (_, values, told) => expect(joinChoices(values)).toEqual(told));

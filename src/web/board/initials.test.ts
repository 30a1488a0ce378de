import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test.each([
  ['Alexander', 'Al'],
  ['Prince of Orange', 'PO'],
  ['Jean-Baptiste', 'JB'],
  ['Écuyer', 'Éc'],
  ['l’Inconnu', 'In'],
  ['x', 'x'],
  ['', ''],
])('%s is %s', (name, initials) => expect(initialsOf(name)).toBe(initials));

import { expect, test } from 'vitest';
import { matchupTable } from '../../calculate/matchups.ts';
import { alexandre } from '../../rulesets/alexandre/index.ts';
import { questionOf } from './question.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;
const plain = matchupTable(alexandre, melee, {}, {});
const none = matchupTable(alexandre, melee, { terrain: 'sea-river' }, {});

test.each([
  ['nothing chosen: whether the row wins', null, plain, 'success'],
  ['nothing chosen, and no table yet', null, undefined, 'success'],
  ['a class', 'nobody', plain, 'nobody'],
  ['a class that no longer occurs stays the question', 'nobody', none, 'nobody'],
])('%s', (_, chosen, table, id) => expect(questionOf(chosen, table).id).toBe(id));

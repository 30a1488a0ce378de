import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { dbm } from './index.ts';
import { el, rears, v } from './testing.ts';

const README = readFileSync(join(import.meta.dirname, 'README.md'), 'utf8');
const fight = on(dbm, 'close-combat');
const against = (blades: string) => v(el(blades), el('Wb', { irregular: true, ...rears('Wb') }));

test('the example of the README', () => {
  expect(fight.lines(against('Bd'))).toEqual(['+5 factor']);
  expect(fight.lines(against('Bd'), {}, 1)).toEqual(['+3 factor', '+1 wb']);
  const chances = fight.chances(against('Bd'), 'balance');
  const doubled = fight.chances(against('Bd'), 'result')['second-destroyed'];
  expect({ ...chances, doubled }).toEqual({ destroyed: '5/18', tie: '5/36', wins: '7/12', doubled: '1/18' });
  for (const [text, chance] of [
    ['destroyed', chances['destroyed']],
    ['nothing moves', chances['tie']],
    ['wins', chances['wins']],
    ['… of which destroys the warband', doubled],
  ])
    expect(README).toContain(`| ${text} | ${chance} |`);
  const superior = fight.chances(against('Bd(S)'), 'balance');
  expect(README).toContain(
    `${superior['destroyed']} destroyed, ${superior['tie']} nothing moves, ${superior['wins']} wins`,
  );
});

test('the README names every procedure', () => {
  for (const { id } of dbm.procedures) expect(README).toContain(`\`${id}\``);
});

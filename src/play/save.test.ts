import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MOST_LINES } from './journal.ts';
import { readLine, readSave } from './save.ts';
import { line } from './save-shapes.ts';
import { FORMAT, LONGEST_SAVE } from './save-text.ts';

const HEADING = {
  format: FORMAT,
  version: 2,
  ruleset: 'alexandre',
  rules: 3,
  scenario: { id: 'the-ford', hash: '00' },
  rulings: {},
  seed: 'limits',
  seeding: { version: 2, from: 0 },
  hash: '00',
};
const read = (changes: object): unknown => readSave(JSON.stringify({ ...HEADING, lines: [], ...changes }));
const ENTRY = { is: 'entry', by: 0, command: {}, faces: [], events: [] };
const times = <T>(count: number, one: T): T[] => Array<T>(count).fill(one);
const text = (length: number): string => 'x'.repeat(length);
const proofOf = (count: number): object => Object.fromEntries(Array.from({ length: count }, (_, i) => [`key ${i}`, i]));
const entry = (changes: object): object => ({ lines: [{ ...ENTRY, ...changes }] });
const rewound = { from: 1, to: 0, reason: '' };

/** What a file may hold of it: so many pass, one more does not. */
describe('a journal is read up to its limit, and not beyond', () => {
  test.each<[string, number, (count: number) => object]>([
    ['lines', MOST_LINES, (count) => ({ lines: times(count, { is: 'undo', to: 0 }) })],
    ['faces of an entry', 400, (count) => entry({ faces: times(count, 1) })],
    ['events of an entry', 2_000, (count) => entry({ events: times(count, {}) })],
    ['keys of a proof', 20, (count) => entry({ dice: { proof: proofOf(count) } })],
    ['parts of a proof', 20, (count) => entry({ dice: { proof: { links: times(count, 'ab') } } })],
    ['letters of a proof', 500, (count) => entry({ dice: { proof: { links: [text(count)] } } })],
    ['the number of an entry', MOST_LINES, (count) => ({ lines: [{ is: 'undo', to: count }] })],
    ['letters of a reason', 500, (count) => ({ lines: [{ is: 'rewind', to: 0, reason: text(count) }] })],
    ['letters of a name', 100, (count) => ({ lines: [{ is: 'seat', side: 0, seat: { person: text(count) } }] })],
    ['letters of a seed', 200, (count) => ({ seed: text(count) })],
    ['letters of a ruling', 100, (count) => ({ rulings: { 'A-1': text(count) } })],
    ['earlier rewinds', 1_000, (count) => ({ earlierRewinds: times(count, rewound) })],
  ])('%s: %i', (_, most, changes) => {
    expect(() => read(changes(most))).not.toThrow();
    expect(() => read(changes(most + 1))).toThrow('does not fit');
  });

  test('characters', () => {
    const whole = JSON.stringify({ ...HEADING, lines: [] });
    expect(() => readSave(whole.padEnd(LONGEST_SAVE))).not.toThrow();
    expect(() => readSave(whole.padEnd(LONGEST_SAVE + 1))).toThrow(`at most ${LONGEST_SAVE} characters`);
  });
});

describe('a line that somebody sends', () => {
  test.each<[object]>([
    [ENTRY],
    [{ ...ENTRY, faces: [3, { passed: 2 }], along: true }],
    [{ ...ENTRY, dice: 'typed' }],
    [{ ...ENTRY, dice: { proof: { scheme: 'chains-1', throw: 3, links: ['ab', 'cd'] } } }],
    [{ is: 'undo', to: 0 }],
    [{ is: 'rewind', to: 0, reason: 'wrong set-up' }],
    [{ is: 'offer', by: 1, proposal: { for: 'draw' } }],
    [{ is: 'offer', by: 1, proposal: { for: 'rewind', to: 4, reason: '' } }],
    [{ is: 'offer', by: 1, proposal: { for: 'command', command: { do: 'fight' } } }],
    [{ is: 'answer', by: 0, accepts: false }],
    [{ is: 'resign', by: 0 }],
    [{ is: 'seat', side: 1, seat: { mind: 'veteran' } }],
  ])('is read as it stands: %j', (given) => expect(readLine(given)).toEqual(given));

  test.each<[string, unknown]>([
    ['nothing', null],
    ['a list', [ENTRY]],
    ['an entry without events', { ...ENTRY, events: undefined }],
    ['an entry of a third side', { ...ENTRY, by: 2 }],
    ['dice of another source', { ...ENTRY, dice: 'mine' }],
    ['a proof within a proof', { ...ENTRY, dice: { proof: { links: [['ab']] } } }],
    ['a line with more than belongs to it', { is: 'resign', by: 0, seed: 'x' }],
    ['an undo to before the beginning', { is: 'undo', to: -1 }],
    ['an undo to between two entries', { is: 'undo', to: 0.5 }],
    ['a rewind without a reason', { is: 'rewind', to: 0 }],
    ['an answer that is neither yes nor no', { is: 'answer', by: 0, accepts: 'perhaps' }],
    ['a seat of two', { is: 'seat', side: 0, seat: { person: 'anne', mind: 'veteran' } }],
  ])('is refused: %s', (_, given) => expect(() => readLine(given)).toThrow('does not fit'));
});

describe('the document of the journal', () => {
  const docs = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'journal.md'), 'utf8');

  test('shows a file that is read', () => {
    const [, example] = /```json\n([\s\S]*?)```/.exec(docs)!;
    const { journal } = readSave(example!.replaceAll('[…]', '[]'));
    expect(journal.lines.map(({ is }) => is)).toEqual(['entry', 'entry', 'undo']);
  });

  test('names every line, and the limits', () => {
    const lines = docs.slice(docs.indexOf('## The lines'), docs.indexOf('## Reading one'));
    const named = [...lines.matchAll(/^\| `(\w+)` \|/gm)].map(([, is]) => is);
    expect(named.slice(1)).toEqual(line.options.map(({ entries }) => entries.is.literal));
    expect(docs).toContain(
      `at most ${LONGEST_SAVE.toLocaleString('en')} characters and ${MOST_LINES.toLocaleString('en')} lines`,
    );
  });
});

import { describe, expect, test } from 'vitest';
import { LANGS } from '../src/kernel/text.ts';
import { linesOf, type Memory, storyOf } from '../src/play/story/story.ts';
import { RECORDED, recorded } from './support/recorded.ts';

/** Events that change who is in the battle: nobody may miss them. */
interface Loss {
  readonly is: string;
  readonly unit?: number;
  readonly leader?: number;
  readonly to?: string;
  readonly fate?: string;
}
const isLoss = ({ is, to, fate }: Loss): boolean =>
  is === 'gone' || is === 'flight' || (is === 'state' && to === 'routed') || (is === 'leader' && fate !== 'unharmed');

describe.each(RECORDED)('the story of %s', async (file) => {
  const { match, table, teller, story, lines } = await recorded(file);
  const { entries, states } = match;

  test('tells of every entry, in their order', () => {
    const told = new Set<number>();
    for (const { from, to } of lines) for (let n = from; n <= to; n++) told.add(n);
    expect(told.size).toBe(entries.length);
    expect(lines.map(({ to }) => to)).toEqual(lines.map(({ to }) => to).toSorted((a, b) => a - b));
    expect(lines.length).toBeLessThan(entries.length);
  });

  test('is made of whole sentences in both languages', () => {
    for (const { text } of lines)
      for (const lang of LANGS) {
        expect(text[lang]).toMatch(/^[^\p{Ll}].*\S$/u);
        expect(text[lang]).not.toMatch(/undefined|NaN|[;:,] *(?:[;(]|$)| {2}/);
      }
  });

  test('has a chapter for each turn, and in it a section for whoever acts', () => {
    expect(story.chapters.map(({ heading }) => heading.text.en)).toEqual(story.chapters.map((_, i) => `turn ${i + 1}`));
    const actors = table.actors(states[0]).map(({ name }) => name.en);
    const headings = story.chapters.flatMap(({ sections }) => sections.flatMap(({ heading }) => heading ?? []));
    expect(headings.length).toBeGreaterThan(story.chapters.length);
    for (const { text, side } of headings)
      if (side !== undefined)
        expect(
          actors.some((name) => text.en.startsWith(name)),
          text.en,
        ).toBe(true);
  });

  test('names whoever is lost, routs or flees, in the sentence of that entry', () => {
    const losses = entries.flatMap((entry, i) =>
      entry.events.flatMap((event) => (isLoss(event as Loss) ? [{ ...(event as Loss), n: i + 1 }] : [])),
    );
    expect(losses.length).toBeGreaterThan(0);
    const shown = table.surface.counters(states[0]);
    for (const { unit, leader, n } of losses) {
      const id = unit === undefined ? `leader-${leader! + 1}` : `unit-${unit + 1}`;
      const name = shown.find((one) => one.id === id)?.name.en;
      // Names end where a battalion of theirs begins; reinforcements are not on the table yet.
      const called = name?.replace(/^(?:[A-Z][a-z]|(?:inf|cav|art)\.|heavy cav\.) /, '').split(', ')[0];
      if (called === undefined) continue;
      const told = lines.filter(({ from, to }) => from <= n && n <= to).map(({ text }) => text.en);
      expect(told.join('\n'), `${called} in ${n}`).toContain(called);
    }
  });

  test('goes on where it was, without telling anew what was told', () => {
    const memory: Memory<unknown> = new WeakMap();
    const half = Math.floor(entries.length / 2);
    storyOf(teller, { ...match, entries: entries.slice(0, half) }, memory);
    let told = 0;
    const counting = {
      ...teller,
      passage: (...given: Parameters<typeof teller.passage>) => (told++, teller.passage(...given)),
    };
    expect(linesOf(storyOf(counting, match, memory))).toEqual(lines);
    expect(told).toBeLessThan(lines.length);
  });
});

test.each([
  [
    'the-ford-3.json',
    'The Agema of hypaspists drove Spithridates’ guard back to 0605; Spithridates’ guard fatigued; advance into 0606 (die 8, +1)',
  ],
  [
    'the-ford-3.json',
    'Attack beaten off: Memnon’s horse drove the Prodromoi back to 1108; Memnon’s horse fatigued (die 4, -3)',
  ],
  ['the-ford-3.json', 'Alexander’s wing advanced: 11 units'],
  ['the-ford-3.json', 'Philotas was captured'],
  ['maida-1.json', 'The 9th Chasseurs à cheval destroyed Cole’s guns; advance into 0707 (die 6, +5)'],
  [
    'maida-1.json',
    'The 27th Inniskillings routed the Poles (2nd battalion); advance into 1105 (breakthrough, die 8, +10)',
  ],
  ['maida-1.json', 'The Swiss dared not attack the 58th Foot'],
  ['maida-1.json', 'Compère’s formation collapsed'],
])('%s tells: %s', async (file, sentence) => {
  const { lines } = await recorded(file);
  expect(lines.map(({ text }) => text.en)).toContain(sentence);
});

test.each([
  ['the-ford-3.json', 'Les Cappadociens repoussent les Agrianes en 0807 ; fatigue des Agrianes (dé 6, +3)'],
  ['the-ford-3.json', 'L’Agèma des hypaspistes se rallie : fatigue (dé 6)'],
  ['maida-4.json', 'Le 58e de ligne repousse le 1er Léger (1er bataillon) en 0908 ; avance en 0808 (dé 8, +1)'],
  ['maida-4.json', 'La formation de Kempt avance : 3 unités'],
])('%s raconte : %s', async (file, sentence) => {
  const { lines } = await recorded(file);
  expect(lines.map(({ text }) => text.fr)).toContain(sentence);
});

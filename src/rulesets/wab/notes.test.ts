import { describe, expect, it, test } from 'vitest';
import { LANGS } from '../../kernel/text.ts';
import { printedChart } from '../../present/printed-chart.ts';
import { wab } from './index.ts';

/** What the sheet says beside its numbers, and the lines and notes that say so on our charts. */

const chartOf = (id: string) => printedChart(wab.charts.find((chart) => chart.id === id)!);

/** Chart, line (by the number printed before it) or mark, what it is about, and how it is said in both languages. */
type Said = readonly [chart: string, where: string, about: string, fr: RegExp, en: RegExp];

const LINES: readonly Said[] = [
  ['targets', '1', 'one target', /une seule unité ennemie/, /one enemy unit/],
  ['targets', '1', 'shots are not divided', /ne partage pas ses tirs/, /does not divide its shots/],
  [
    'targets',
    '2',
    'range and sight of each model',
    /figurines à portée.*la voient/,
    /models in range and within sight/,
  ],
  [
    'targets',
    '2.1',
    'who sees forwards',
    /Infanterie et machines de guerre.*arc avant seulement/,
    /Infantry and artillery.*forward arc only/,
  ],
  [
    'targets',
    '2.2',
    'who sees all round',
    /Cavalerie, éléphants et chars.*avant, de flanc et arrière/,
    /Cavalry, elephants and chariots.*forward, side and rear arcs/,
  ],
  ['targets', '2.3', 'massed missiles', /^Tir massé/, /^Massed missiles/],
  ['targets', '2.3', 'archers and darters', /Archers et lanceurs de fléchettes/, /Archers and darters/],
  [
    'targets',
    '2.3',
    'every other model, if that in front can',
    /une figurine sur deux d’un rang arrière.*correspondante du premier rang/,
    /every alternate model of a rear rank.*corresponding model of the front rank/,
  ],
  [
    'targets',
    '2.4',
    'skirmishers beyond a basic move',
    /tirailleurs.*mouvement de base ne tirent pas ce tour-ci/,
    /Skirmishers.*basic move do not shoot that turn/,
  ],
  [
    'targets',
    '3',
    'hits on a combat, equally',
    /engagée au corps à corps.*parts égales entre les deux camps/,
    /engaged in combat.*both sides.*equally/,
  ],
  ['casualties', '1', 'one Wound', /1 point de vie.*une par blessure subie/, /1 Wound.*one.*each wound suffered/],
  ['casualties', '2', 'whole models', /figurines entières dès qu’il y en a assez/, /whole models removed once/],
  ['casualties', '2', 'the remainder', /le reste est reporté/, /remainder is carried forward/],
  ['casualties', '3', 'units of troops, generally', /unités de troupe.*en général/, /units of troops, generally/],
  ['casualties', '3', 'where', /rangs arrière.*extrémités d’un rang unique/, /rear ranks.*ends of a single rank/],
  ['casualties', '3', 'formations', /pour que les formations se maintiennent/, /so that formations are kept/],
  [
    'casualties',
    '3.1',
    'contact',
    /jamais de simple soldat au contact de l’ennemi/,
    /never trooper models touching the enemy/,
  ],
  ['casualties', '3.1', 'no other choice', /à moins qu’il n’y ait pas d’autre choix/, /unless no other choice/],
];

const NOTES: readonly Said[] = [
  ['wound', 'N', 'no wound', /blessure impossible/, /no wound possible/],
  ['seven-plus', '7+', 'shooting and combat', /au tir comme au corps à corps/, /in shooting and in combat/],
  ['seven-plus', '7+', 'becomes a 6', /7 ou plus.*un 6/, /7 or more.*a 6/],
  ['seven-plus', '7+', 'Strength of the attack', /l’attaque.*Force/, /the attack that follows.*Strength/],
  ['armour', '*', 'shield or not', /Avec ou sans bouclier.*aucun bonus/, /With or without shield.*no bonus/],
  [
    'armour',
    '3+/2+',
    'the maximum',
    /maximale : 3\+ pour l’infanterie, 2\+ pour la cavalerie/,
    /Maximum save: 3\+ for infantry, 2\+ for cavalry/,
  ],
  ['save-modifiers', '*', 'weapons of their own', /propre modificateur/, /modifier of their own/],
  [
    'save-modifiers',
    '*',
    'artillery',
    /la plupart des machines de guerre, aucune sauvegarde/,
    /most artillery no save is allowed/,
  ],
  [
    'save-modifiers',
    '-1',
    'shooting and hand-to-hand',
    /Au tir comme au corps à corps/,
    /shooting and hand-to-hand combat/,
  ],
  ['save-modifiers', '-1', 'over 3', /-1 par point de Force.*au-dessus de 3/, /-1 for each pip.*above 3/],
];

describe('every rule of the sheet stands on its chart', () => {
  it.each(LINES)('%s %s: %s', (chart, number, _, fr, en) => {
    const [text] = chartOf(chart).rows.find(({ head }) => head.en === number)!.cells;
    expect(text!.fr).toMatch(fr);
    expect(text!.en).toMatch(en);
  });

  it.each(NOTES)('%s %s: %s', (chart, mark, _, fr, en) => {
    const { text } = chartOf(chart).notes.find((note) => note.mark === mark)!;
    expect(text.fr).toMatch(fr);
    expect(text.en).toMatch(en);
  });

  it('has all lines of the two numbered lists, and no other', () => {
    const numbers = (id: string) => chartOf(id).rows.map(({ head }) => head.en);
    expect(numbers('targets')).toEqual(['1', '2', '2.1', '2.2', '2.3', '2.4', '3']);
    expect(numbers('casualties')).toEqual(['1', '2', '3', '3.1']);
  });
});

test.each([
  ['targets', 41],
  ['sight', 41],
  ['armour', 49],
  ['best-save', 49],
  ['shields', 49],
  ['save-modifiers', 49],
  ['casualties', 49],
])('%s refers to page %i', (id, page) => {
  const { title } = chartOf(id);
  expect([title.fr, title.en]).toEqual([
    expect.stringContaining(` (p. ${page})`),
    expect.stringContaining(` (p${page})`),
  ]);
});

test('cells and rows have the marks of their notes', () => {
  const cells = (id: string, lang: 'fr' | 'en') =>
    chartOf(id).rows.flatMap((row) => row.cells.map((text) => text[lang]));
  for (const lang of LANGS) {
    expect(cells('wound', lang)).toContain('N');
    expect(cells('armour', lang).filter((cell) => cell.endsWith('*'))).toHaveLength(4);
    expect(cells('save-modifiers', lang).filter((cell) => cell.includes('-1'))).toHaveLength(2);
  }
});

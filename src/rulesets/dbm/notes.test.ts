import { expect, it } from 'vitest';
import { LANGS } from '../../kernel/text.ts';
import { printedChart, type PrintedChart } from '../../present/printed-chart.ts';
import { dbm } from './index.ts';

/** What the sheet says about how its lines combine, and the words of our charts that say so. */

const chartOf = (id: string): PrintedChart => printedChart(dbm.charts.find((chart) => chart.id === id)!);

/** Chart, mark of the note, what it is about, and what the note says of it in French and in English. */
const SAID: readonly (readonly [chart: string, mark: string, about: string, fr: RegExp, en: RegExp])[] = [
  ['pip', 'D-65', 'the edge in contact', /bord ennemi.*front/, /enemy edge.*front/],
  ['moves', '—', 'blank cells', /pas de mouvement.*\(F\), rien de plus/, /no move.*\(F\), nothing more/],
  ['river', '7-8', 'drowned on 1', /Noyade sur 1/, /Drowned on 1/],
  ['river', '7-8', 'impassable on 2 to 4', /à 300 pas sur 2 à 4/, /within 300p on 2 to 4/],
  ['river', '7-8', 'OK on 5 and 6', /OK sur 5 et 6/, /OK on 5 and 6/],
  ['river', '7-8', '+1', /\+1 : général, ou ami ayant traversé/, /\+1: a general, or a friend that has crossed/],
  ['crossing', '+1', '5 and 6 as printed', /5 et 6 : 7 est un 6/, /5 and 6: 7 is a 6/],
  ['exceptions', 'D-11', 'without rear support', /n’ont pas droit au support/, /may not claim the support/],
  ['spontaneous', '×2', 'distance doubled', /doublée.*200 pas.*Bg/, /doubled.*200p.*Bg/],
  [
    'spontaneous',
    '→',
    'shortest move',
    /plus court.*soutien arrière ou débord/,
    /shortest.*rear support or an overlap/,
  ],
  [
    'passed-through',
    '1',
    'through any friend',
    /doit traverser tout ami, sauf/,
    /must pass through any friend, except/,
  ],
  ['ignored', 'F', 'distance F', /^Distance F : un front de socle, 80 pas/, /^Distance F: one base front, 80p/],
  ['combat-factors', '*', 'shooting by Bw only', /tir de Bw seulement/, /shooting by Bw only/],
  ['combat-factors', '‡', 'being the target', /Tir : pris pour cible/, /Shot at: being the target/],
  ['class-factors', 'D-4', 'type and grade', /l’un des deux suffit/, /one of the two is enough/],
  ['naval', 'D-3', 'exactly double', /double exact suffit/, /exactly double is enough/],
  ['naval', 'D-19', 'which artillery', /Art\(S\) seulement/, /Art\(S\) only/],
  ['beaten', '2', 'the 2nd rank supports', /conditions de support/, /conditions of support/],
  ['recoil', '1', 'without turning', /sur son arrière sans se tourner/, /straight back without turning/],
  ['recoil', '2', 'shot in the rear', /d’abord demi-tour/, /turns about first/],
  [
    'follow-up',
    '1',
    'what sets it off',
    /^Aussitôt.*détruits, fuient, reculent ou rompent/,
    /^At once.*destroyed, flee, recoil or break off/,
  ],
  ['follow-up', '1', 'how far', /mouvement.*bagages.*profondeur de socle/, /full move.*baggage.*base depth/],
  ['follow-up', '2', 'exceptions', /sept premières lignes.*sauf si/, /first seven lines are the exceptions/],
];

it.each(SAID)('%s %s: %s', (chart, mark, _, fr, en) => {
  const { text } = chartOf(chart).notes.find((note) => note.mark === mark)!;
  expect(text.fr).toMatch(fr);
  expect(text.en).toMatch(en);
});

it('the title of rear support says who benefits, the value how far ranks count', () => {
  const { title, rows } = chartOf('rear-support');
  expect(title).toEqual({
    fr: expect.stringContaining('l’avant en bénéficie'),
    en: expect.stringContaining('the front benefits'),
  });
  const most = rows
    .filter(({ cells }) => cells[0]!.en.includes('per rank'))
    .map(({ ids, cells }) => [ids[0], cells[0]!.en]);
  expect(most).toEqual([
    ['pk', '+1 per rank, at most 3'],
    ['pk-x', '+1 per rank, at most 2'],
    ['wb-so', '+1 per rank, at most 3'],
    ['ax-x', '+1 per rank, at most 3'],
  ]);
});

it('a recoil is lost by its rear edge or a rear corner', () => {
  const [heading] = chartOf('recoil').headings;
  expect(heading!.fr).toMatch(/bord arrière ou un coin arrière/);
  expect(heading!.en).toMatch(/rear edge or a rear corner/);
});

it('rulings named in a row stand among those of its chart', () => {
  for (const { id, rows, rulings } of dbm.charts.map(printedChart))
    for (const { head, cells } of rows)
      for (const lang of LANGS)
        for (const text of [head, ...cells])
          for (const [, ruling] of text[lang].matchAll(/\((D-?\d+)\)/g)) expect(rulings, id).toContain(ruling);
});

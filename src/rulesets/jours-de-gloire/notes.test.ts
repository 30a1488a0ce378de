import { describe, expect, it } from 'vitest';
import { LANGS } from '../../kernel/text.ts';
import { printedChart, type PrintedChart } from '../../present/printed-chart.ts';
import { joursDeGloire } from './index.ts';

/** What the sheet says about how its lines combine, and the notes that say so on our charts. */

const CHARTS = joursDeGloire.charts.map(printedChart);
const chartOf = (id: string): PrintedChart => CHARTS.find((chart) => chart.id === id)!;
const noteOf = (id: string, mark: string) => chartOf(id).notes.find((note) => note.mark === mark)!.text;

/** Chart, mark, what it is about, and what the note says of it in French and in English. */
const SAID: readonly (readonly [chart: string, mark: string, about: string, fr: RegExp, en: RegExp])[] = [
  ['terrain', 'a', 'fire, shock and charge', /tir, choc et charge/i, /fire, shock and charge/i],
  ['terrain', 'a', 'the terrain of the target', /unité visée/, /target/],
  ['terrain', 'b', 'six front hexes', /6 hex\. de front/, /6 front hexes/],
  ['terrain', 'b', '-1 in attack', /-1 quand elle attaque/, /-1 when it attacks/],
  ['terrain', 'b', '+2 instead of the terrain', /\+2.*ne compte pas/, /\+2.*does not count/],
  ['terrain', 'b', 'at least one infantry', /une unité d’infanterie au moins/, /at least one infantry unit/],
  [
    'terrain',
    'c',
    'what costs no more',
    /ruisseau.*redoute.*mur.*fortification.*niveau/i,
    /stream.*redoubt.*wall.*fort.*level/,
  ],
  ['terrain', 'c', 'slopes keep their cost', /pente raide gardent leur surcoût/, /steep slope keep their extra cost/],
  ['terrain', 'c', 'only the D is ignored', /seul le D tombe/, /only the D is dropped/],
  [
    'terrain',
    'c',
    'who may cross',
    /cavalerie.*pentes raides.*artillerie.*pentes/,
    /Cavalry.*steep slopes, artillery slopes/,
  ],
  ['terrain', 'c', '2 in place of NA', /2 points de plus, au lieu de NA/, /2 points more, in place of NA/],
  [
    'terrain',
    'c',
    'not beside the enemy',
    /adjacent à une unité ennemie \(4\.3\.1\)/,
    /adjacent to an enemy unit \(4\.3\.1\)/,
  ],
  ['terrain', 'd', 'the disordered pay to enter', /désordre.*\+1 pour entrer/, /disordered.*\+1 on entering/],
  ['terrain', 'e', 'charge movement too', /mouvement de charge/, /charge movement/],
  ['terrain', 'e', 'from, through and into', /depuis.*à travers.*vers/, /from, through or into/],
  ['terrain', 'e', 'hexes and hexsides', /hex\. ou côté d’hex\./, /hex or hexside/],
  [
    'terrain',
    'f',
    'adjacent fire, else sight',
    /hex\. adjacent.*lignes de vue \(7\.4\)/,
    /one hex.*line of sight \(7\.4\)/,
  ],
  ['terrain', 'g', 'inwards, then outwards', /vers l’intérieur.*vers l’extérieur/, /inwards.*outwards/],
  ['terrain', 'g', 'not with the hex inside', /Non cumulable avec/, /Not cumulative with/],
  ['terrain', 'g', 'both examples', /une ville.*-1 de \[b\]/, /town.*-1 of \[b\]/],
  ['terrain', 'h', 'over a river, not a stream', /rivière, ignoré sur un ruisseau/, /river, ignored over a stream/],
  ['terrain', 'i', 'three levels or more', /3 niveaux d’écart ou plus/, /3 or more levels/],
  ['terrain', 'i', 'impassable, no shock', /infranchissable, choc interdit/, /impassable, and no shock/],
  ['terrain', '*', 'battles of their own', /Austerlitz.*Eylau.*Bérézina/, /Austerlitz.*Eylau.*Berezina/],
  [
    'fire-modifiers',
    '*',
    'not in answer',
    /^Sauf.*réaction ou de contre-batterie/,
    /^Except.*reaction or counter-battery/,
  ],
  [
    'shock-modifiers',
    '*',
    'two sides',
    /front\/front : aucun.*arrière\/arrière : \+2/,
    /front\/front: no.*rear\/rear: \+2/,
  ],
  [
    'shock-modifiers',
    '†',
    'routed and the rear',
    /non cumulable avec les deux lignes suivantes/i,
    /not cumulative with the next two lines/i,
  ],
  [
    'shock-modifiers',
    '‡',
    '+3 and +2',
    /non cumulable avec la ligne précédente/i,
    /not cumulative with the line before/i,
  ],
  [
    'shock-modifiers',
    '§',
    'added to both',
    /\. Cumulable avec les deux lignes précédentes/,
    /\. Cumulative with the two lines before/,
  ],
  ['shock-modifiers', '§', 'one enemy or more', /adjacente ou davantage/, /adjacent enemy unit or more/],
  ['shock-modifiers', '§', 'infantry or cavalry', /infanterie ou de cavalerie/, /infantry or cavalry/],
  ['shock-modifiers', '¶', 'no bonus on a square', /perd son bonus, \+3 ou \+1/, /loses its bonus, \+3 or \+1/],
  ['shock-modifiers', '!', 'adjacent attackers', /attaquantes sont adjacentes/, /attacking units are adjacent/],
  ['shock-results', '9.5', 'italics are for cavalry', /italique.*cavalerie seulement/, /italics.*cavalry only/],
  ['shock-results', '8.9', 'artillery', /artillerie, voir 8\.9/, /artillery, see 8\.9/],
];

describe('every rule of the sheet about how lines combine', () => {
  it.each(SAID)('%s %s: %s', (chart, mark, _, fr, en) => {
    expect(noteOf(chart, mark).fr).toMatch(fr);
    expect(noteOf(chart, mark).en).toMatch(en);
  });
});

describe('marks', () => {
  /** Beside a row's name, a cell, a heading or the title: `[e]` of letters, others as they are. */
  const stands = ({ title, headings, rows }: PrintedChart, mark: string): boolean => {
    const texts = [title, ...headings, ...rows.flatMap(({ head, cells }) => [head, ...cells])];
    const sign = /^[a-z]$/.test(mark) ? `[${mark}]` : mark;
    return LANGS.every((lang) => texts.some((text) => text[lang].includes(sign)));
  };
  /** Notes about the whole chart. */
  const ABOUT_ALL = ['shock-modifiers !', 'shock-results 8.9', 'key +'];

  it.each(CHARTS.flatMap((chart) => chart.notes.map(({ mark }) => [`${chart.id} ${mark}`, chart, mark] as const)))(
    '%s stands beside what it is about',
    (name, chart, mark) => {
      expect(stands(chart, mark)).toBe(!ABOUT_ALL.includes(name));
    },
  );

  it.each([
    ['routed', '†'],
    ['front-and-rear', '‡'],
    ['front-and-rear', '*'],
    ['exposed', '§'],
    ['charge-on-square', '¶'],
  ])('the line %s has its %s', (id, mark) => {
    const row = chartOf('shock-modifiers').rows.find(({ ids }) => ids.includes(id))!;
    for (const lang of LANGS) expect(row.cells[0]![lang]).toContain(mark);
  });

  it('rows of ours are marked so, and no printed one is', () => {
    const ours = (id: string) =>
      chartOf(id)
        .rows.filter((row) => {
          for (const lang of LANGS) expect(row.head[lang].endsWith(' °')).toBe(row.ours === true);
          return row.ours;
        })
        .flatMap(({ ids }) => ids);
    expect(ours('fire-table')).toEqual(['..8']);
    expect(ours('fire-modifiers')).toEqual(['target-level', 'work']);
    expect(ours('shock-modifiers')).toEqual([
      'cavalry-in-town',
      'level',
      'slope',
      'water',
      'work-into',
      'work-out-of',
      'attacker-six-fronts',
    ]);
    expect(ours('key')).toEqual(['SP']);
    for (const id of ['terrain', 'odds', 'shock-results']) expect(ours(id)).toEqual([]);
    expect(joursDeGloire.charts.filter((chart) => chart.ours).map(({ id }) => id)).toEqual(['tests']);
  });
});

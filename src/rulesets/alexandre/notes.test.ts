import { describe, expect, test } from 'vitest';
import { firstVerdict } from '../../kernel/chart.ts';
import { LANGS } from '../../kernel/text.ts';
import { printedChart } from '../../present/printed-chart.ts';
import { alexandre } from './index.ts';
import { RATIOS } from './charts/melee.ts';

const chartOf = (id: string) => printedChart(alexandre.charts.find((chart) => chart.id === id)!);

/** What the sheet says about how lines combine: chart, mark of our note, what it must speak of in French and in English. */
type Rule = readonly [chart: string, mark: string, fr: readonly string[], en: readonly string[]];

const RULES: readonly Rule[] = [
  ['terrain', 'PE/NE', ['pas d’effet'], ['no effect']],
  ['terrain', 'NA', ['non autorisé'], ['not allowed']],
  [
    'terrain',
    '*',
    ['Plusieurs attaquants', 'plusieurs défenseurs', 'avantageuse pour le défenseur'],
    ['Several attackers', 'several defenders', 'favours the defender'],
  ],
  ['terrain', '**', ['chaque bataille', 'règles spéciales'], ['each battle', 'specific rules']],
  [
    'fire-table',
    'a/b',
    ['supérieur ou égal', 'unité du haut', '9.3', 'découragée (voir 12.1)', 'mise en déroute (voir 12.2.1)'],
    ['or more', 'top unit', '9.3', 'discouraged (see 12.1)', 'routed (see 12.2.1)'],
  ],
  ['fire-table', 'a/-', ['Un seul chiffre', 'décourager'], ['One number', 'discourage']],
  ['fire-table', 'D', ['voir 12 ', 'cumulatifs'], ['see 12 ', 'cumulative']],
  ['fire-table', '*', ['colonne', 'le plus éloigné'], ['column', 'farthest']],
  ['fire-table', '9', ['9', 'avant modificateurs', 'chefs'], ['9', 'before modifiers', 'leaders']],
  ['fire-table', '1 hex.', ['adjacent'], ['adjacent']],
  ['fire-table', 'NA', ['non autorisé'], ['not allowed']],
  ['fire-modifiers', '*', ['cumulatifs'], ['cumulative']],
  ['fire-modifiers', '7', ['7 PF exactement', 'archers de 4 PF', '-1'], ['exactly 7 SP', 'archers of 4 SP', '-1']],
  [
    'types',
    '*',
    ['combinée', 'favorable au défenseur', 'moins bon attaquant', 'meilleur défenseur'],
    ['Combined', 'favourable to the defender', 'worst attacker', 'best defender'],
  ],
  ['types', '±7', ['s’additionnent', '-7 et +7'], ['add up', '-7 and +7']],
  ['ratios', '*', ['arrondit', 'en faveur du défenseur'], ['rounded', 'in favour of the defender']],
  [
    'quality-modifiers',
    '*',
    ['combinée', 'meilleur attaquant', 'meilleur défenseur'],
    ['Combined', 'best attacker', 'best defender'],
  ],
  [
    'quality-modifiers',
    'Ph',
    ['adjacente', 'de même nom', 'de même orientation', '+1'],
    ['adjacent', 'the same name', 'the same facing', '+1'],
  ],
  ['melee-modifiers', '±7', ['s’additionnent', '-7 et +7'], ['add up', '-7 and +7']],
  ['melee-modifiers', '±', ['Tous les chefs des deux camps'], ['All leaders of both sides']],
  [
    'melee-modifiers',
    '+5',
    ['ne s’ajoute à aucun modificateur d’orientation', 'n’a pas d’orientation'],
    ['not added to any modifier for facing', 'no facing'],
  ],
  ['melee-results', 'd10', ['zéro', 'non dix'], ['zero', 'not ten']],
  ['melee-results', '±7', ['-7 et +7'], ['-7 and +7']],
  ['melee-results', 'PE/NE', ['pas d’effet'], ['no effect']],
  ['melee-results', 'R', ['recul d’un hex.', '10.5'], ['retreat one hex', '10.5']],
  ['melee-results', 'Dr', ['mise en déroute', 'deux hex.', '12.2.1'], ['rout', 'two hexes', '12.2.1']],
  ['melee-results', 'D', ['découragée', '12.1'], ['discouraged', '12.1']],
  ['melee-results', 'F', ['fatiguée', '11'], ['fatigued', '11']],
  ['melee-results', '+', ['gauche à droite', 'toutes les unités'], ['left to right', 'all units']],
  ['melee-results', 'Dr + R', ['d’abord', 'puis', 'toutes les contraintes'], ['first', 'then', 'all restrictions']],
  ['melee-results', 'F, D', ['voir 11 et 12', 'cumulatifs'], ['see 11 and 12', 'cumulative']],
  ['melee-results', '*', ['découragée', 'n’avance pas', 'attaque ou défende'], ['discouraged', 'does not advance']],
  [
    'melee-results',
    'Ph',
    ['Avance obligatoire devient Avance possible'],
    ['Mandatory advance becomes Advance possible'],
  ],
  ['melee-results', '9, 0', ['avant modificateurs', 'chefs'], ['before modifiers', 'leaders']],
  [
    'leader-check',
    '9',
    ['avant modificateurs', 'cible (tir)', 'attaquée (mêlée)'],
    ['before modifiers', 'target (fire)', 'defending stack (melee)'],
  ],
  ['leader-check', '0', ['mêlée', 'pile de l’attaquant'], ['melee', 'attacking stack']],
  ['leader-check', '*', ['Mort ou blessure', 'individuellement'], ['Death or wounding', 'separately']],
  ['leader-check', '0-6', ['RAS', 'indemne'], ['No effect', 'unharmed']],
];

describe('what the sheet says about how lines combine stands below its chart', () => {
  test.each(RULES)('%s %s', (chart, mark, fr, en) => {
    const note = chartOf(chart).notes.find((one) => one.mark === mark)!;
    for (const part of fr) expect(note.text.fr).toContain(part);
    for (const part of en) expect(note.text.en).toContain(part);
  });

  test('no chart has two notes with one mark', () => {
    for (const { notes } of alexandre.charts.map(printedChart)) {
      const marks = notes.map(({ mark }) => mark);
      expect(new Set(marks).size).toBe(marks.length);
    }
  });
});

test('a ratio between two lines is rounded as its note says', () => {
  const note = chartOf('ratios').notes[0]!;
  for (const lang of LANGS) expect(note.text[lang]).toMatch(/3 \w+ 2 \w+ 1\/1, 3 \w+ 4 \w+ 1\/2/);
  expect(firstVerdict(RATIOS, { attacking: 3, defending: 2 }).id).toBe('1/1');
  expect(firstVerdict(RATIOS, { attacking: 3, defending: 4 }).id).toBe('1/2');
});

/** Conditions are in our words, with the terms of the sheet. */
const TERMS: readonly (readonly [chart: string, row: string, fr: readonly string[], en: readonly string[]])[] = [
  ['fire-modifiers', 'weak-fire', ['cumul des tireurs', 'moins de 7 PF'], ['all firers', 'less than 7 SP']],
  ['fire-modifiers', 'strong-fire', ['cumul des tireurs', 'plus de 7 PF'], ['all firers', 'more than 7 SP']],
  ['fire-modifiers', 'thin-target', ['pile cible', '3 PF ou moins'], ['target stack', '3 SP or less']],
  ['fire-modifiers', 'dense-target', ['pile cible', '8 ou 9 PF'], ['target stack', '8 or 9 SP']],
  ['fire-modifiers', 'moved', ['déplacé', 'activation en cours'], ['moved', 'current activation']],
  ['quality-modifiers', 'better', ['supérieur en qualité'], ['higher in quality']],
  ['quality-modifiers', 'worse', ['inférieur en qualité'], ['lower in quality']],
  ['melee-modifiers', 'fired', ['tir offensif'], ['offensive fire']],
  ['melee-modifiers', 'flank', ['par un hex. de flanc'], ['through a flank hex']],
  ['melee-modifiers', 'rear', ['par un hex. d’arrière'], ['through a rear hex']],
  [
    'melee-modifiers',
    'rear-and-other',
    ['d’arrière ET', 'de flanc ou de front'],
    ['rear hex AND', 'flank or front hex'],
  ],
  [
    'melee-modifiers',
    'phalanx-line',
    ['adjacente', 'deux Ph au moins', 'de même orientation'],
    ['adjacent', 'two or more', 'the same facing'],
  ],
  [
    'melee-modifiers',
    'phalanx-flanks-held',
    ['deux hex. de flanc', 'de même orientation'],
    ['two flank hexes', 'the same facing'],
  ],
  [
    'melee-modifiers',
    'phalanx-pair',
    ['adjacentes', 'de même nom', 'une, deux ou trois piles'],
    ['adjacent', 'the same name', 'one, two or three stacks'],
  ],
  ['melee-modifiers', 'attacker-discouraged', ['une des unités de l’attaquant'], ['one of the attacking units']],
  ['melee-modifiers', 'attackers-all-discouraged', ['toutes les unités de l’attaquant'], ['all attacking units']],
  ['melee-modifiers', 'defender-discouraged', ['une des unités du défenseur'], ['one of the defending units']],
  [
    'melee-modifiers',
    'defenders-shaken',
    ['toutes les unités du défenseur', 'au moins une en déroute'],
    ['all defending units', 'at least one routed'],
  ],
  ['melee-modifiers', 'defenders-routed', ['toutes les unités du défenseur'], ['all defending units']],
];

test.each(TERMS)('%s %s is told with the terms of the sheet', (chart, row, fr, en) => {
  const { head } = chartOf(chart).rows.find(({ ids }) => ids.includes(row))!;
  for (const part of fr) expect(head.fr).toContain(part);
  for (const part of en) expect(head.en).toContain(part);
});

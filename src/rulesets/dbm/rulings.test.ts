import { describe, expect, test } from 'vitest';
import { on } from '../../../test/support/assessing.ts';
import { optionIds } from '../../kernel/ruling.ts';
import { lineReason } from '../../present/line-reason.ts';
import type { CombatInput } from './combat/combat-rule.ts';
import { dbm } from './index.ts';
import { RULINGS } from './rulings.ts';
import { classRows, el, type Facts, rears, shot, talliesAfterDice, v } from './testing.ts';

test('D-1 to D-30, and our own after them, in order and without gaps', () =>
  expect(RULINGS.map(({ id }) => id)).toEqual(RULINGS.map((_, i) => `D-${i + 1}`)));

test('there are at least thirty', () => expect(RULINGS.length).toBeGreaterThanOrEqual(30));

/** For every switch, a procedure, a situation and the facet that its other readings change. */
const SHOWN: Record<string, [procedure: string, situation: Facts, facet: string]> = {
  'D-2': ['close-combat', v(el('Cv(S)'), el('Cv')), 'result'],
  'D-3': ['close-combat', v(el('Cv'), el('Cv')), 'degree'],
  'D-4': ['close-combat', v(el('Bd(S)'), el('Bd')), 'result'],
  'D-5': ['close-combat', v(el('Cv', { general: true }), el('Cv')), 'result'],
  'D-6': ['close-combat', v(el('Cv', { going: 'rough' }), el('Ax')), 'result'],
  'D-7': ['close-combat', v(el('Cv', { going: 'rough' }), el('Ax')), 'result'],
  'D-8': ['close-combat', v(el('Wb', rears('Wb')), el('Kn')), 'result'],
  'D-9': ['close-combat', v(el('Ax', rears('Ax')), el('Bd')), 'result'],
  'D-10': ['close-combat', v(el('Wb(F)', rears('Wb(F)')), el('Kn')), 'result'],
  'D-11': ['close-combat', v(el('Kn(X)', rears('Kn(X)')), el('Bd')), 'result'],
  'D-12': ['shooting', shot(el('Bw(X)'), el('Kn')), 'result'],
  'D-13': ['shooting', shot(el('Bw'), el('Bw', { shootsBack: true })), 'degree'],
  'D-14': ['close-combat', v(el('Sp', { going: 'rough' }), el('Kn')), 'result'],
  'D-15': ['close-combat', v(el('Sp', { going: 'rough' }), el('El')), 'result'],
  'D-19': ['shooting', shot(el('Art'), el('Bts')), 'result'],
  'D-20': ['shooting', shot(el('Art'), el('Sp(I)')), 'result'],
  'D-22': ['river', { score: 2 }, 'bank'],
  'D-23': [
    'spontaneous-advance',
    { element: el('Wb', { irregular: true }), enemies: [{ type: 'Ps', distance: 90 }] },
    'advance',
  ],
  'D-25': ['shooting', shot(el('Bw'), el('Sp', { general: true })), 'result'],
  'D-27': ['shooting', shot(el('Bw'), el('Bw')), 'result'],
  'D-29': ['shooting', shot(el('Bw'), el('LH', { going: 'difficult' })), 'result'],
  'D-32': ['shooting', shot(el('Bw'), el('El(X)')), 'result'],
  'D-37': ['close-combat', v(el('Sp', { rears: [el('Sp', { otherCommand: true })] }), el('El')), 'result'],
  'D-38': ['close-combat', v(el('Ax(X)', rears('Ax(X)')), el('Bd')), 'result'],
  'D-40': ['close-combat', v(el('Exp'), el('Art')), 'result'],
  'D-42': [
    'pip-cost',
    { elements: [{ type: 'Wb', irregular: true, shortMove: true }], deviates: true, columnChanged: true },
    'cost',
  ],
  'D-51': [
    'spontaneous-advance',
    {
      element: el('Cv'),
      enemies: [
        { type: 'Sp', distance: 300, demoralised: true },
        { type: 'Bd', distance: 300 },
      ],
    },
    'advance',
  ],
  'D-60': ['pip-odds', { costs: [{ cost: 4 }, { cost: 1 }] }, 'paid'],
  'D-52': [
    'spontaneous-advance',
    {
      element: el('Kn', { irregular: true }),
      enemies: [
        { type: 'Bd', distance: 600 },
        { type: 'Ps', distance: 300 },
      ],
    },
    'paces',
  ],
  'D-65': ['pip-cost', { elements: [{ type: 'Sp' }], general: 'contact' }, 'cost'],
  'D-66': ['close-combat', v(el('Cv', { going: 'rough' }), el('Art')), 'result'],
  'D-67': ['close-combat', v(el('Cm(X)'), el('El')), 'result'],
  'D-68': ['shooting', shot(el('Bw', { fortification: true }), el('WWg(S)')), 'result'],
  'D-69': ['close-combat', v(el('Kn'), el('Ax', { going: 'difficult' })), 'result'],
  'D-62': ['close-combat', v(el('El'), el('Ax')), 'result'],
  'D-61': ['close-combat', v(el('Sp', rears('Sp', 'El')), el('Bd')), 'result'],
  'D-54': ['shooting', shot(el('Ps(X)'), el('Bw', { shootsBack: true })), 'result'],
  'D-49': ['close-combat', v(el('Kn(I)', rears('Kn(I)')), el('Art')), 'result'],
  'D-50': ['close-combat', v(el('Bd(F)', { going: 'rough' }), el('Sp')), 'result'],
  'D-46': [
    'spontaneous-advance',
    { element: el('Wb', { irregular: true }), enemies: [{ type: 'Sp', distance: 350 }] },
    'paces',
  ],
};

describe('every switch changes something', () => {
  const switched = RULINGS.filter((ruling) => ruling.options && !['D-7', 'D-21', 'D-63'].includes(ruling.id));
  test.each(switched.map((ruling) => [ruling.id, optionIds(ruling)] as const))('%s %j', (id, readings) => {
    const [procedure, situation, facet] = SHOWN[id]!;
    const seen = readings.map((reading) => on(dbm, procedure).chances(situation, facet, { [id]: reading }));
    for (const [i, chances] of seen.entries())
      expect(seen.findIndex((other) => JSON.stringify(other) === JSON.stringify(chances))).toBe(i);
    expect(on(dbm, procedure).chances(situation, facet)).toEqual(seen[0]);
  });

  test('D-7: either, the mounted, or the foot', () => {
    const total = (mine: string, theirs: string, reading: string): number =>
      on(dbm, 'close-combat').total(v(el('Cv', { going: mine }), el('Ax', { going: theirs })), { 'D-7': reading });
    const cases = [
      ['rough', 'good'],
      ['good', 'rough'],
      ['good', 'good'],
    ] as const;
    expect(cases.map(([a, b]) => total(a, b, 'either'))).toEqual([2, 2, 3]);
    expect(cases.map(([a, b]) => total(a, b, 'mounted'))).toEqual([2, 3, 3]);
    expect(cases.map(([a, b]) => total(a, b, 'foot'))).toEqual([3, 2, 3]);
  });

  test('D-21: Ps(X) shoots as Art, or not at all', () => {
    const shooting = on(dbm, 'shooting');
    const situation = shot(el('Ps(X)'), el('Kn'));
    expect(shooting.refusal(situation)).toBeUndefined();
    expect(shooting.refusal(situation, { 'D-21': 'close-combat-only' })).toContain('does not shoot');
    const close = v(el('Ps(X)'), el('Kn'));
    expect(on(dbm, 'close-combat').total(close, { 'D-21': 'close-combat-only' })).toBe(
      on(dbm, 'close-combat').total(close),
    );
  });

  test('D-63: from the 2nd rank Art(X) alone, or all who shoot', () => {
    const shooting = on(dbm, 'shooting');
    const from = (shooter: string, more: Facts = {}) => shot(el(shooter, { secondRank: true }), el('Kn'), more);
    const found = shooting.ask(from('Bw'));
    expect('refusal' in found && found.refusal.rulings).toEqual(['D-63']);
    expect(shooting.refusal(from('Bw'), { 'D-63': 'all' })).toBeUndefined();
    expect(shooting.refusal(from('Art(X)'), { 'D-63': 'all' })).toContain('except in its own phase');
    expect(shooting.refusal(from('Art(X)', { phase: 'shooter' }), { 'D-63': 'all' })).toBeUndefined();
    const supported = shot(el('Bw', { supporters: [el('Bw', { secondRank: true })] }), el('Sp'));
    expect(shooting.refusal(supported)).toContain('from the 2nd rank');
    expect(shooting.lines(supported, { 'D-63': 'all' }, 1)).toContain('-1 overlaps');
  });

  test('D-25 covers the fortification too', () => {
    const shooting = on(dbm, 'shooting');
    const situation = shot(el('Bw'), el('Sp', { fortification: true }));
    expect(shooting.lines(situation, { 'D-25': 'close-combat' }, 1)).toEqual(['+4 factor']);
  });

  test('D-25 covers the shooter too', () => {
    const shooting = on(dbm, 'shooting');
    const situation = shot(el('Bw', { general: true }), el('Sp'));
    expect(shooting.lines(situation)).toEqual(['+2 factor', '+2 general']);
    expect(shooting.lines(situation, { 'D-25': 'close-combat' })).toEqual(['+2 factor']);
    expect(RULINGS.find(({ id }) => id === 'D-25')!.answer.en).toContain('for the shooter');
  });

  test('D-54: one total, of Art or of what is shot at; grade and list are those of the target', () => {
    const shooting = on(dbm, 'shooting');
    const duel = (text: string) => shot(el(text), el('Bw', { shootsBack: true }));
    expect(shooting.lines(duel('Ps(X)'))).toEqual(['+4 factor']);
    expect(shooting.lines(duel('Ps(X)'), { 'D-54': 'target' })).toEqual(['+2 factor']);
    expect(shooting.lines(duel('El(X)'), { 'D-54': 'target' })).toEqual(['+4 factor']);
    const { first } = shooting.resolvable(duel('Ps(X)')).assessment.input as CombatInput;
    expect(first.facts.self.suffers).toEqual({ type: 'Ps', grade: 'I' });
    expect(first.fates.beaten.line).toBe('ps-shot-at');
  });

  test('D-27: a losing shooter suffers by its own list, where so chosen', () => {
    const shooting = on(dbm, 'shooting');
    const situation = shot(el('Bw'), el('Bw'));
    expect(shooting.chances(situation, 'result')['first-recoils']).toBeUndefined();
    const suffers = shooting.chances(situation, 'result', { 'D-27': 'suffers' });
    expect(Object.keys(suffers)).toEqual(expect.arrayContaining(['first-recoils', 'first-destroyed']));
    expect(suffers['first-none']).toBeUndefined();
    const psiloi = shot(el('Ps(X)'), el('Sp'));
    const { first } = shooting.resolvable(psiloi, { 'D-27': 'suffers' }).assessment.input as CombatInput;
    expect(first.facts.self.suffers).toEqual({ type: 'Ps', grade: 'I' });
    expect(first.fates.beaten.line).toBe('ps-shot-at');
  });

  test('D-27 suffers: grade counts as for one shot at, save by Art', () => {
    const shooting = on(dbm, 'shooting');
    const rows = (shooter: string, target: string, rulings: Record<string, string>): string[] =>
      classRows(talliesAfterDice(shooting, shot(el(shooter), el(target)), [1, 4], rulings))[0]!;
    const suffers = { 'D-27': 'suffers' };
    expect(rows('Bw(S)', 'Bw', suffers)).toEqual(['superior-shot-at']);
    expect(rows('Bw(F)', 'Bw', suffers)).toEqual(['fast-shot-at']);
    expect(rows('Bw(S)', 'Art', suffers)).toEqual([]);
    expect(rows('Bw(F)', 'Art', suffers)).toEqual([]);
    expect(rows('Bw(I)', 'Art', suffers)).toEqual(['inferior']);
    expect(rows('Bw(I)', 'Art', { ...suffers, 'D-20': 'not-by-art' })).toEqual([]);
    expect(rows('Bw(S)', 'Bw', {})).toEqual([]);
    expect(rows('Bw(F)', 'Bw', {})).toEqual([]);
    const [tally] = talliesAfterDice(shooting, shot(el('Bw(S)'), el('Bw')), [1, 4], suffers);
    const line = tally!.lines.find(({ row }) => row.id === 'superior-shot-at')!;
    expect(line.row.rulings!(tally!.facts)).toEqual(['D-1', 'D-2', 'D-27']);
    // 3 against 4 becomes 4 against 4
    const outcome = shooting.outcomeOf(shot(el('Bw(S)'), el('Bw')), [1, 1], suffers);
    expect(outcome).toMatchObject({ standing: 'equal', loser: 'neither' });
    expect(shooting.lines(shot(el('Bw'), el('Bw')), suffers)).toEqual(['+2 factor']);
  });

  test('D-40: cited for Exp facing Art or naval troops only', () => {
    const doubled = (loser: string, enemy: string) =>
      on(dbm, 'close-combat')
        .resolvable(v(el(loser), el(enemy)))
        .assessment.readings.find(({ source }) => source.chart === 'doubled')!.rulings;
    expect(doubled('Exp', 'Art')).toEqual(['D-40']);
    expect(doubled('Kn', 'Art')).toEqual([]);
    expect(doubled('Exp', 'Sp')).toEqual([]);
  });

  test('D-42: one +1 in all, or one per case', () => {
    const [procedure, situation] = SHOWN['D-42']!;
    expect(on(dbm, procedure).total(situation)).toBe(2);
    expect(on(dbm, procedure).total(situation, { 'D-42': 'each' })).toBe(4);
  });

  test('clauses cite the rulings that they rest on', () => {
    const beaten = (loser: Facts, winner: Facts) =>
      on(dbm, 'close-combat')
        .resolvable(v(loser, winner))
        .assessment.readings.find(({ source }) => source.chart === 'beaten')!.rulings;
    expect(beaten(el('Sp'), el('El'))).toEqual(['D-16', 'D-14', 'D-15']);
    expect(beaten(el('Sp', rears('Sp')), el('El'))).toEqual(['D-16', 'D-37']);
    expect(beaten(el('Wb'), el('El'))).toEqual(['D-16', 'D-15']);
    expect(beaten(el('WWg'), el('Sp'))).toEqual(['D-16', 'D-18']);
    expect(beaten(el('Ps'), el('El'))).toEqual(['D-16']);
  });

  test('D-62: what rests on who is light and who skirmishes says so', () => {
    const fight = on(dbm, 'close-combat');
    const beaten = (winner: string, rulings = {}) => {
      const { readings } = fight.resolvable(v(el('El'), el(winner)), rulings).assessment;
      const { source, rulings: cited } = readings.find(({ source: { chart } }) => chart === 'beaten')!;
      return [source.row, cited];
    };
    expect(beaten('Ax')).toEqual(['el-light', ['D-16', 'D-62']]);
    expect(beaten('Ax', { 'D-62': 'without-auxilia' })).toEqual(['el-otherwise', ['D-16', 'D-62']]);
    expect(beaten('LH', { 'D-62': 'without-auxilia' })).toEqual(['el-light', ['D-16', 'D-62']]);
    expect(beaten('Sp')).toEqual(['el-otherwise', ['D-16']]);
    const advance = on(dbm, 'spontaneous-advance');
    const wb = { element: el('Wb', { irregular: true }), enemies: [{ type: 'Ps', distance: 50, aside: true }] };
    expect(advance.effects(wb, advance.outcomeOf(wb, []))[1]).toEqual({
      kind: 'ignored',
      who: ['enemies[1]'],
      why: 'aside-skirmisher',
      source: { chart: 'ignored', row: 'aside-skirmisher' },
      rulings: ['D-62'],
    });
  });

  test('D-66: Art, WWg and Bg are foot everywhere, or in the column of the factor only', () => {
    const fight = on(dbm, 'close-combat');
    const only = { 'D-66': 'factor-only' };
    const both = (situation: Facts) => [fight.lines(situation), fight.lines(situation, only)];
    const rough = { going: 'rough' };
    expect(both(v(el('Cv', rough), el('Art')))).toEqual([['+3 factor', '-1 mounted-rough'], ['+3 factor']]);
    expect(both(v(el('Bd', rough), el('WWg')))).toEqual([['+5 factor', '-2 blades-rough'], ['+5 factor']]);
    expect(both(v(el('Art', { fortification: true }), el('Sp')))).toEqual([
      ['+4 factor', '+2 fortification'],
      ['+4 factor'],
    ]);
    expect(both(v(el('Cv', rough), el('Ax')))).toEqual([
      ['+3 factor', '-1 mounted-rough'],
      ['+3 factor', '-1 mounted-rough'],
    ]);
    // Bw(X) is Sp(I) against foot, else Bw(O)
    expect(both(v(el('Bw(X)'), el('Bg')))).toEqual([['+4 factor'], ['+2 factor']]);
    const cited = (situation: Facts, id: string) => {
      const { facts, lines } = fight.resolvable(situation).assessment.tallies[0]!;
      return lines.find(({ row }) => row.id === id)!.row.rulings!(facts);
    };
    expect(cited(v(el('Cv', rough), el('Art')), 'factor')).toEqual(['D-66']);
    expect(cited(v(el('Cv', rough), el('Art')), 'mounted-rough')).toEqual(['D-6', 'D-7', 'D-66']);
    expect(cited(v(el('Cv', rough), el('Ax')), 'mounted-rough')).toEqual(['D-6', 'D-7']);
    const guns = { elements: [{ type: 'Cv' }, { type: 'Art' }] };
    expect(on(dbm, 'pip-cost').lines(guns)).toEqual(['+1 basic', '+1 mixed']);
    expect(on(dbm, 'pip-cost').lines(guns, only)).toEqual(['+1 basic']);
    const halt = { elements: [{ type: 'Bg', irregular: true, sheltered: true }], action: 'halt' };
    expect(on(dbm, 'pip-cost').lines(halt)).toEqual(['+1 basic']);
    expect(on(dbm, 'pip-cost').lines(halt, only)).toEqual(['+1 basic', '+1 halt']);
    const follows = (rulings: Record<string, string>) => {
      const wagons = v(el('WWg', { wading: true }), el('LH'));
      return fight.effects(wagons, fight.outcomeOf(wagons, [6, 1], rulings), rulings).at(-1)!;
    };
    expect(follows({})).toMatchObject({ kind: 'stay', why: 'foot-v-skirmishers', rulings: ['D-62', 'D-66'] });
    expect(follows(only)).toMatchObject({ kind: 'follow' });
  });

  test('D-67: Cm(X) and WWg(X) against El have no +1, unless so chosen', () => {
    const fight = on(dbm, 'close-combat');
    const rows = (loser: string, rulings = {}) =>
      classRows(talliesAfterDice(fight, v(el(loser), el('El')), [1, 4], rulings))[0];
    for (const loser of ['Cm(X)', 'WWg(X)']) {
      expect(rows(loser)).toEqual([]);
      expect(rows(loser, { 'D-67': 'bonus' })).toEqual(['superior-close']);
    }
    expect(rows('Cm(S)', { 'D-67': 'bonus' })).toEqual([]);
    expect(rows('Cm(I)')).toEqual(['inferior']);
    const [tally] = talliesAfterDice(fight, v(el('Cm(X)'), el('El')), [1, 4]);
    const line = tally!.lines.find(({ row }) => row.id === 'superior-close')!;
    expect(lineReason(tally!, line).en).toBe('not against El, even for Cm(X) and WWg(X) (D-67)');
    const [reading] = fight.resolvable(v(el('Cm(X)'), el('El'))).assessment.readings;
    expect(reading!.rulings).toEqual(['D-33', 'D-67']);
  });

  test('D-68: WWg(S) shot at from a fortification; in close combat there is no question', () => {
    const beaten = (procedure: string, situation: Facts, rulings = {}) => {
      const { readings } = on(dbm, procedure).resolvable(situation, rulings).assessment;
      const found = readings.find(({ source: { chart, row } }) => chart === 'beaten' && row!.startsWith('wwg'))!;
      return [found.source.row, found.rulings];
    };
    const walls = { fortification: true };
    const volley = shot(el('Bw', walls), el('WWg(S)'));
    const assault = v(el('WWg(S)'), el('Bw', walls));
    const inClose = { 'D-68': 'close-combat' };
    expect(beaten('shooting', volley)).toEqual(['wwg-assault', ['D-16', 'D-18', 'D-68']]);
    expect(beaten('shooting', volley, inClose)).toEqual(['wwg-otherwise', ['D-16', 'D-18', 'D-68']]);
    expect(beaten('close-combat', assault)).toEqual(['wwg-assault', ['D-16', 'D-18']]);
    expect(beaten('close-combat', assault, inClose)).toEqual(['wwg-assault', ['D-16', 'D-18']]);
    expect(beaten('shooting', shot(el('Bw', walls), el('WWg')))).toEqual(['wwg-otherwise', ['D-16', 'D-18']]);
  });

  test('D-69: the difficult going of the loser, or of either', () => {
    const beaten = (loser: Facts, winner: Facts, rulings = {}, chart = 'beaten') => {
      const { readings } = on(dbm, 'close-combat').resolvable(v(loser, winner), rulings).assessment;
      const found = readings.find(({ source }) => source.chart === chart)!;
      return [found.source.row, found.rulings];
    };
    const [wood, either] = [{ going: 'difficult' }, { 'D-69': 'either' }];
    expect(beaten(el('Kn', wood), el('Ax'))).toEqual(['kn-difficult', ['D-16', 'D-69']]);
    expect(beaten(el('Kn'), el('Ax', wood))).toEqual(['kn-otherwise', ['D-16', 'D-69']]);
    expect(beaten(el('Kn'), el('Ax', wood), either)).toEqual(['kn-difficult', ['D-16', 'D-69']]);
    expect(beaten(el('Kn'), el('Ax'))).toEqual(['kn-otherwise', ['D-16']]);
    expect(beaten(el('LH'), el('Ax', wood), either)).toEqual(['lh-difficult', ['D-16', 'D-69']]);
    expect(beaten(el('Cm'), el('Ax', wood), either)).toEqual(['mounted-difficult', ['D-16', 'D-69']]);
    expect(beaten(el('LH'), el('Sp', wood), either, 'doubled')).toEqual(['lh-difficult', ['D-29', 'D-69']]);
    expect(beaten(el('LH'), el('Sp', wood), {}, 'doubled')).toEqual(['lh-otherwise', ['D-29', 'D-69']]);
  });

  test('D-33: where the imitated troops count, where the printed ones, where both', () => {
    const [fight, shooting] = [on(dbm, 'close-combat'), on(dbm, 'shooting')];
    const walls = el('Sp', { fortification: true });
    // El(X) shoots as Art: no help from walls, and none from a second rank of Kn(I)
    expect(shooting.lines(shot(el('El(X)'), walls), {}, 1)).toEqual(['+4 factor']);
    expect(shooting.lines(shot(el('Bw'), walls), {}, 1)).toEqual(['+4 factor', '+2 fortification']);
    expect(shooting.lines(shot(el('El(X)'), el('Kn(I)', rears('Kn(I)'))), {}, 1)).toEqual(['+4 factor']);
    expect(shooting.lines(shot(el('Bw'), el('Kn(I)', rears('Kn(I)'))), {}, 1)).toEqual(['+4 factor', '+1 kn-i']);
    // Art(X) fights as Ax, and is Art to those behind walls; Ps(X) always is
    expect(fight.lines(v(walls, el('Art(X)')))).toEqual(['+4 factor']);
    expect(fight.lines(v(walls, el('Ax')))).toEqual(['+4 factor', '+2 fortification']);
    // rear support in close combat looks at the printed enemy: Art(X), though it fights as Ax, is no Ax
    expect(fight.lines(v(el('Ax', rears('Ax')), el('Art(X)')))).toEqual(['+3 factor']);
    expect(fight.lines(v(el('Ax', rears('Ax')), el('Ax')))).toEqual(['+3 factor', '+1 ax']);
    // who dies along looks at the printed element: nobody with Art(X), though it is lost as Ax
    const guns = v(el('Art(X)', { friendsNear: [{ type: 'Sp' }] }), el('Kn'));
    expect(fight.effects(guns, fight.outcomeOf(guns, [1, 4])).map(({ kind }) => kind)).toContain('spared');
  });

  test('D-9 mitigating: the +1 moves behind the dice and is added there', () => {
    const fight = on(dbm, 'close-combat');
    const bw = v(el('Bw', rears('Bw')), el('Bd'));
    expect(fight.lines(bw)).toEqual(['+2 factor', '+1 bw']);
    expect(fight.lines(bw, { 'D-9': 'mitigating' })).toEqual(['+2 factor']);
    expect(classRows(talliesAfterDice(fight, bw, [1, 1], { 'D-9': 'mitigating' }))).toEqual([
      ['mitigating-support'],
      [],
    ]);
    expect(classRows(talliesAfterDice(fight, bw, [1, 1]))).toEqual([[], []]);
  });
});

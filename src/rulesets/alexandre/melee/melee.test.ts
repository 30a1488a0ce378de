import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { situations } from '../../../../test/support/arbitrary.ts';
import { answer, calculationOf, isResolvable } from '../../../calculate/calculation.ts';
import { lineReason } from '../../../present/line-reason.ts';
import { sentence } from '../../../present/sentence.ts';
import { MELEE_RESULTS } from '../charts/melee.ts';
import { alexandre } from '../index.ts';
import type { MeleeOutcome } from '../shapes.ts';
import { leaderIds, type MeleeInput } from './resolve.ts';

const melee = on(alexandre, 'melee');

/** Peltasts against peltasts at 1 to 2: no modifier at all. */
const plain = {
  attackers: [{ units: [{ type: 'Pe', strength: 3 }] }],
  defenders: [{ units: [{ type: 'Pe', strength: 6 }] }],
};
const attacking = (stack: object) => ({ ...plain, attackers: [{ ...plain.attackers[0], ...stack }] });
const defending = (stack: object) => ({ ...plain, defenders: [{ ...plain.defenders[0], ...stack }] });
const strengths = (a: number, d: number) => ({
  attackers: [{ units: [{ type: 'Pe', strength: a }] }],
  defenders: [{ units: [{ type: 'Pe', strength: d }] }],
});
/** One attacking stack of three SP in all for each approach. */
const from = (...approaches: object[]) => ({
  ...plain,
  attackers: approaches.map((approach, i) => ({
    units: [{ type: 'Pe', strength: i === 0 ? 4 - approaches.length : 1 }],
    approaches: [approach],
  })),
});
const pe = (strength: number, more: object = {}) => ({ type: 'Pe', strength, ...more });
/** Ph against Ph is worth 0, so that phalanx rows stand alone. */
const phalanxes = (attacker: object, defender: object = {}) => ({
  attackers: [{ units: [{ type: 'Ph', strength: 3, ...attacker }] }],
  defenders: [{ units: [{ type: 'Ph', strength: 6, ...defender }] }],
});

describe('modifiers', () => {
  test.each<[string, object, string[]]>([
    ['the plain case', plain, []],
    [
      'types: Ca against In',
      { attackers: [{ units: [{ type: 'Ca', strength: 3 }] }], defenders: [{ units: [{ type: 'In', strength: 6 }] }] },
      ['+4 types'],
    ],
    [
      'types: the worst pair counts',
      {
        attackers: [{ units: [{ type: 'Ca', strength: 2 }] }, { units: [{ type: 'Ar', strength: 1 }] }],
        defenders: [{ units: [{ type: 'In', strength: 6 }] }],
      },
      ['-2 types'],
    ],
    ['ratio 2/1', strengths(6, 3), ['+2 ratio']],
    ['ratio just under 2/1', strengths(5, 3), ['+1 ratio']],
    ['ratio 3/2 is 1/1', strengths(6, 4), ['+1 ratio']],
    ['ratio 1/1', strengths(4, 4), ['+1 ratio']],
    ['ratio just under 1/1', strengths(3, 4), []],
    ['ratio 1/2', strengths(2, 4), []],
    ['ratio just under 1/2', strengths(3, 7), ['-1 ratio']],
    ['ratio 1/3', strengths(2, 6), ['-1 ratio']],
    ['ratio just under 1/3', strengths(2, 7), ['-2 ratio']],
    ['better quality', attacking({ units: [pe(3, { quality: 6 })] }), ['+1 better']],
    ['much better quality', attacking({ units: [pe(3, { quality: 9 })] }), ['+1 better']],
    ['lesser quality', defending({ units: [pe(6, { quality: 6 })] }), ['-1 worse']],
    ['best quality of several', attacking({ units: [pe(2, { quality: 1 }), pe(1, { quality: 6 })] }), ['+1 better']],
    ['ford 1', defending({ terrain: 'ford-1' }), ['+1 terrain']],
    ['ford 2', defending({ terrain: 'ford-2' }), ['+1 terrain']],
    ['ford 3', defending({ terrain: 'ford-3' }), ['+2 terrain']],
    ['bridge', defending({ terrain: 'bridge' }), ['-1 terrain']],
    ['stream', from({ stream: true }), []],
    ['uphill', from({ slope: 'up' }), ['-1 terrain']],
    ['downhill', from({ slope: 'down' }), ['+1 terrain']],
    [
      'ford and hill add up',
      { ...from({ slope: 'up' }), defenders: [{ units: [pe(6)], terrain: 'ford-3' }] },
      ['+1 terrain'],
    ],
    ['two approaches: the lower terrain counts', from({ slope: 'up' }, { slope: 'down' }), ['-1 terrain']],
    [
      'leaders of both sides',
      {
        attackers: [{ units: [pe(3)], leaders: [{ bonus: 3 }, { bonus: 1 }] }],
        defenders: [{ units: [pe(6)], leaders: [{ bonus: 1 }] }],
      },
      ['+3 leaders'],
    ],
    ['offensive fire', attacking({ fired: true }), ['-2 fired']],
    ['flank', from({ aspect: 'flank' }), ['+2 flank']],
    ['front and flank', from({ aspect: 'front' }, { aspect: 'flank' }), ['+2 flank']],
    ['rear', from({ aspect: 'rear' }), ['+3 rear']],
    [
      'rear and front',
      from({ aspect: 'front' }, { aspect: 'rear' }),
      ['(+3 rear by rear-and-other)', '+4 rear-and-other'],
    ],
    [
      'rear and flank',
      from({ aspect: 'flank' }, { aspect: 'rear' }),
      ['(+2 flank by rear-and-other)', '(+3 rear by rear-and-other)', '+4 rear-and-other'],
    ],
    ['Ph with two neighbours', phalanxes({ phalanxesOnFlanks: 1, otherPhalanxes: 1 }), ['+1 phalanx-line']],
    ['Ph with one neighbour', phalanxes({ phalanxesOnFlanks: 1 }), []],
    ['neighbours are nothing to Pe', attacking({ units: [pe(3, { phalanxesOnFlanks: 2, namesakeBeside: true })] }), []],
    ['defending Ph flanked by Ph', phalanxes({}, { phalanxesOnFlanks: 2 }), ['-1 phalanx-flanks-held']],
    ['defending Ph, one flank held', phalanxes({}, { phalanxesOnFlanks: 1, otherPhalanxes: 3 }), []],
    ['attacking Ph with a namesake', phalanxes({ namesakeBeside: true }), ['+1 better']],
    ['both Ph with a namesake', phalanxes({ namesakeBeside: true }, { namesakeBeside: true }), []],
    [
      'two namesakes attack',
      {
        ...phalanxes({}),
        attackers: [{ units: [{ type: 'Ph', strength: 2 }] }, { units: [{ type: 'Ph', strength: 1 }] }],
        phalanxPair: true,
      },
      ['+1 phalanx-pair'],
    ],

    [
      'one attacker discouraged',
      attacking({ units: [pe(2), pe(1, { state: 'discouraged' })] }),
      ['-1 attacker-discouraged'],
    ],
    [
      'the only attacker discouraged',
      attacking({ units: [pe(3, { state: 'discouraged' })] }),
      ['(-1 attacker-discouraged by attackers-all-discouraged)', '-2 attackers-all-discouraged'],
    ],
    [
      'fatigue is nothing',
      {
        attackers: [{ units: [pe(3, { state: 'fatigued' })] }],
        defenders: [{ units: [pe(6, { state: 'fatigued' })] }],
      },
      [],
    ],
    [
      'one defender discouraged',
      defending({ units: [pe(3), pe(3, { state: 'discouraged' })] }),
      ['+1 defender-discouraged'],
    ],
    [
      'all defenders discouraged',
      defending({ units: [pe(6, { state: 'discouraged' })] }),
      ['(+1 defender-discouraged by defenders-shaken)', '+2 defenders-shaken'],
    ],
    ['one defender routed', defending({ units: [pe(3), pe(3, { state: 'routed' })] }), ['+2 defenders-shaken']],
    [
      'one discouraged, one routed',
      defending({ units: [pe(3, { state: 'discouraged' }), pe(3, { state: 'routed' })] }),
      ['(+1 defender-discouraged by defenders-shaken)', '+2 defenders-shaken'],
    ],
    [
      'all defenders routed',
      defending({ units: [pe(6, { state: 'routed' })] }),
      ['(+2 defenders-shaken by defenders-routed)', '+5 defenders-routed'],
    ],
    [
      '+5 silences facing',
      { ...from({ aspect: 'rear' }), defenders: [{ units: [pe(6, { state: 'routed' })] }] },
      ['(+3 rear by defenders-routed)', '(+2 defenders-shaken by defenders-routed)', '+5 defenders-routed'],
    ],
    [
      'some routed: the others have a facing',
      { ...from({ aspect: 'rear' }), defenders: [{ units: [pe(3), pe(3, { state: 'routed' })] }] },
      ['+3 rear', '+2 defenders-shaken'],
    ],
  ])('%s', (_, situation, expected) => expect(melee.lines(situation)).toEqual(expected));

  const twoStacks = {
    attackers: [
      {
        units: [pe(6)],
        approaches: [
          { aspect: 'rear', defender: 1 },
          { aspect: 'flank', defender: 2 },
        ],
      },
    ],
    defenders: [{ units: [pe(6)] }, { units: [pe(6)] }],
  };
  test('A-12: the lowest facing of several stacks, or the highest', () => {
    expect(melee.lines(twoStacks)).toEqual(['+2 flank']);
    expect(melee.lines(twoStacks, { 'A-12': 'highest' })).toEqual(['+3 rear']);
  });
  test('A-19: a stack wholly in rout has no facing to lower the others', () => {
    const second = { ...twoStacks, defenders: [{ units: [pe(6)] }, { units: [pe(6, { state: 'routed' })] }] };
    expect(melee.lines(second)).toEqual(['+3 rear', '+2 defenders-shaken']);
  });
  test('A-7: every unit, or the top one', () => {
    const mixed = attacking({ units: [pe(2), { type: 'Ar', strength: 1 }] });
    expect(melee.lines(mixed)).toEqual(['-2 types']);
    expect(melee.lines(mixed, { 'A-7': 'top-unit' })).toEqual([]);
  });
  test('A-9: the phalanx point for both sides, or attackers only', () => {
    const both = phalanxes({}, { namesakeBeside: true });
    expect(melee.lines(both)).toEqual(['-1 worse']);
    expect(melee.lines(both, { 'A-9': 'attackers-only' })).toEqual([]);
  });
  test('A-20: the sum of bonuses, or the best of each side', () => {
    const two = attacking({ leaders: [{ bonus: 2 }, { bonus: 1 }] });
    expect(melee.lines(two)).toEqual(['+3 leaders']);
    expect(melee.lines(two, { 'A-20': 'best' })).toEqual(['+2 leaders']);
  });

  test('A-6: the lowest pair, or the worst attacker first', () => {
    const both = {
      attackers: [{ units: [{ type: 'Ph', strength: 3 }] }, { units: [{ type: 'Ca', strength: 3 }] }],
      defenders: [{ units: [{ type: 'Ca', strength: 6 }] }, { units: [{ type: 'Ja', strength: 6 }] }],
    };
    expect(melee.lines(both)).toEqual([]);
    expect(melee.lines(both, { 'A-6': 'worst-attacker' })).toEqual(['+1 types']);
  });
  test('A-14: the advantages of Ph add up, or in attack only one counts', () => {
    const both = {
      attackers: [
        { units: [{ type: 'Ph', strength: 2, phalanxesOnFlanks: 2 }] },
        { units: [{ type: 'Ph', strength: 1 }] },
      ],
      defenders: [{ units: [{ type: 'Ph', strength: 6 }] }],
      phalanxPair: true,
    };
    expect(melee.lines(both)).toEqual(['+1 phalanx-line', '+1 phalanx-pair']);
    expect(melee.lines(both, { 'A-14': 'one-only' })).toEqual(['+1 phalanx-line']);
  });
  test('A-15 and A-16: one Ph is enough, or all must be so', () => {
    const one = {
      ...phalanxes({ phalanxesOnFlanks: 2 }),
      attackers: [
        {
          units: [
            { type: 'Ph', strength: 2, phalanxesOnFlanks: 2 },
            { type: 'Ph', strength: 1 },
          ],
        },
      ],
    };
    expect(melee.lines(one)).toEqual(['+1 phalanx-line']);
    expect(melee.lines(one, { 'A-15': 'all' })).toEqual([]);
    const held = {
      ...phalanxes({}),
      defenders: [
        {
          units: [
            { type: 'Ph', strength: 3, phalanxesOnFlanks: 2 },
            { type: 'Ph', strength: 3 },
          ],
        },
      ],
    };
    expect(melee.lines(held)).toEqual(['-1 phalanx-flanks-held']);
    expect(melee.lines(held, { 'A-16': 'all' })).toEqual([]);
  });
  test('A-17: a lone discouraged unit is all of its side, or one', () => {
    const lone = attacking({ units: [pe(3, { state: 'discouraged' })] });
    expect(melee.lines(lone, { 'A-17': 'one' })).toEqual(['-1 attacker-discouraged']);
  });
  test('A-22: hex and hexside add up, or only the one best for the defender', () => {
    const ford = { ...from({ slope: 'up' }), defenders: [{ units: [pe(6)], terrain: 'ford-3' }] };
    expect(melee.lines(ford, { 'A-22': 'one-only' })).toEqual(['-1 terrain']);
  });

  test('the limit bears on the sum, at both ends', () => {
    const overwhelming = {
      attackers: [{ units: [{ type: 'Ph', strength: 9, quality: 9 }], approaches: [{ aspect: 'rear' }] }],
      defenders: [{ units: [{ type: 'In', strength: 3 }] }],
    };
    const hopeless = {
      attackers: [{ units: [{ type: 'In', strength: 1, quality: 1, state: 'discouraged' }], fired: true }],
      defenders: [{ units: [{ type: 'Ph', strength: 9 }] }],
    };
    const tallies = [overwhelming, hopeless].map((s) => melee.resolvable(s).assessment.tallies[0]!);
    expect(tallies.map(({ sum, total }) => [sum, total])).toEqual([
      [10, 7],
      [-10, -7],
    ]);
  });
});

describe('chances', () => {
  test('at +0 the chart comes out face by face', () =>
    expect(melee.chances(plain, 'result')).toEqual({
      '7..9': '3/10',
      '5..6': '1/5',
      '4': '1/10',
      '1..3': '3/10',
      '-3..0': '1/10',
    }));

  test('natural 0 checks attacking leaders, natural 9 defending ones, each apart', () => {
    const led = {
      attackers: [{ units: [pe(3)], leaders: [{}, {}] }],
      defenders: [{ units: [pe(6)], leaders: [{}] }],
    };
    for (const facet of ['attacking-leader-1', 'attacking-leader-2', 'defending-leader-1'])
      expect(melee.chances(led, facet)).toEqual({ unharmed: '97/100', wounded: '1/50', killed: '1/100' });
  });

  test('odds equal a brute force over all faces', () => {
    fc.assert(
      fc.property(situations(melee.procedure.situation), (situation) => {
        const found = answer(calculationOf(alexandre, melee.procedure, situation));
        if (!isResolvable(found)) return;
        const { total, attackers, defenders } = found.assessment.input as MeleeInput;
        const [attacking, defending] = [leaderIds('attackers', attackers), leaderIds('defenders', defenders)];
        if (attacking.length > 3 || defending.length > 3) return;
        const counted = new Map(
          found.distribution!.entries.map(({ value, weight }) => [
            JSON.stringify(value),
            Number(weight) / Number(found.distribution!.total),
          ]),
        );
        const brute = bruteForce(total, attacking.length, defending.length);
        expect([...counted.keys()].sort()).toEqual([...brute.keys()].sort());
        for (const [key, chance] of brute) expect(counted.get(key)).toBeCloseTo(chance, 12);
      }),
      { numRuns: 100 },
    );
  });
});

/** Every face of the melee die and, where leaders are checked, every face of each of theirs; no kernel code. */
function bruteForce(total: number, attackingLeaders: number, defendingLeaders: number): Map<string, number> {
  const chances = new Map<string, number>();
  const fate = (face: number) => (face === 9 ? 'killed' : face >= 7 ? 'wounded' : 'unharmed');
  const fates = (n: number): string[][] =>
    n === 0 ? [[]] : fates(n - 1).flatMap((before) => Array.from({ length: 10 }, (_, face) => [...before, fate(face)]));
  for (let natural = 0; natural <= 9; natural++) {
    const modified = natural + total;
    const line = MELEE_RESULTS.lines.find(({ from, to }) => modified >= from && modified <= to)!.id;
    const checked = natural === 0 ? attackingLeaders : natural === 9 ? defendingLeaders : 0;
    const all = fates(checked);
    for (const fates of all) {
      const outcome: MeleeOutcome = {
        line,
        attackingLeaders: natural === 0 ? (fates as never) : [],
        defendingLeaders: natural === 9 ? (fates as never) : [],
      };
      const key = JSON.stringify(outcome);
      chances.set(key, (chances.get(key) ?? 0) + 1 / 10 / all.length);
    }
  }
  return chances;
}

describe('a pair of Ph', () => {
  const ph = (approaches: readonly object[] = []) => ({
    units: [{ type: 'Ph', strength: 4, name: 'Coenus' }],
    approaches,
  });
  const others = (defender: number) => ({ units: [pe(3)], approaches: [{ defender }] });
  const pair = (attackers: readonly object[], stacks: number) => ({
    attackers,
    defenders: Array.from({ length: stacks }, () => ({ units: [pe(2)] })),
    phalanxPair: true,
  });
  const line = (situation: object, rulings?: Record<string, string>) => {
    const [sum] = melee.resolvable(situation, rulings).assessment.tallies;
    const found = sum!.lines.find(({ row }) => row.id === 'phalanx-pair')!;
    return [found.standing, lineReason(sum!, found).en];
  };

  test('attacks one, two or three stacks', () => {
    expect(line(pair([ph(), ph()], 3))).toEqual(['counts', 'applies']);
    expect(line(pair([ph(), ph()], 4))).toEqual(['absent', 'the two Ph attack 4 stacks; three at most']);
  });

  test('counts those that it attacks itself, not those of the whole combat', () => {
    const three = [ph([{ defender: 1 }, { defender: 2 }]), ph([{ defender: 2 }, { defender: 3 }])];
    expect(line(pair([...three, others(4), others(5)], 5))).toEqual(['counts', 'applies']);
    const four = [ph([{ defender: 1 }, { defender: 2 }]), ph([{ defender: 3 }, { defender: 4 }])];
    expect(line(pair([...four, others(5)], 5))).toEqual(['absent', 'the two Ph attack 4 stacks; three at most']);
  });

  test('says why it does not count beside another advantage (A-14)', () => {
    const inLine = { units: [{ type: 'Ph', strength: 4, phalanxesOnFlanks: 2 }] };
    expect(line(pair([inLine, ph()], 1), { 'A-14': 'one-only' })).toEqual([
      'absent',
      'only one advantage of Ph counts (A-14)',
    ]);
  });
});

test('A-23: a stack above 9 SP is refused on either side, or accepted by another option', () => {
  const ten = { units: [pe(6), pe(4)] };
  const nine = { units: [pe(5), pe(4)] };
  expect(melee.refusal({ attackers: [nine], defenders: [nine] })).toBeUndefined();
  for (const situation of [
    { attackers: [ten], defenders: [nine] },
    { attackers: [nine], defenders: [nine, ten] },
  ]) {
    expect(melee.refusal(situation)).toBe('a stack has 10 SP; 9 at most');
    expect(melee.refusal(situation, { 'A-23': 'dense' })).toBeUndefined();
  }
});

describe('refusals', () => {
  test.each<[string, object, string]>([
    ['a stack that does not exist', from({ defender: 2 }), 'no defending stack no. 2'],
    [
      'a stack nobody attacks',
      { ...from({ defender: 1 }), defenders: [{ units: [pe(3)] }, { units: [pe(3)] }] },
      'nobody attacks defending stack no. 2',
    ],
    ['a pair of one', { ...phalanxes({}), phalanxPair: true }, 'two attacking stacks with Ph of the same name'],
    [
      'a pair of two names',
      {
        attackers: [
          { units: [{ type: 'Ph', strength: 5, name: 'A' }] },
          { units: [{ type: 'Ph', strength: 5, name: 'B' }] },
        ],
        defenders: [{ units: [pe(5)] }],
        phalanxPair: true,
      },
      'two attacking stacks with Ph of the same name',
    ],
    [
      'one stack from two sides',
      attacking({ approaches: [{ aspect: 'front' }, { aspect: 'rear' }] }),
      'from one hex only',
    ],
    ['a routed attacker', attacking({ units: [pe(3, { state: 'routed' })] }), 'routed'],
    ['a stack in the sea', defending({ terrain: 'sea-river' }), 'sea or river'],
  ])('%s', (_, situation, reason) => expect(melee.refusal(situation)).toContain(reason));
});

describe('told', () => {
  const told = (situation: object, face: number, rulings?: Record<string, string>): string[] => {
    return melee.told(situation, melee.outcomeOf(situation, [face], rulings), rulings);
  };
  const into = 'into a vacated hex, one stack to a hex';

  test('each line of the chart, for both sides', () => {
    const withTotal = (bonus: number) => attacking({ leaders: [{ name: 'L', bonus }] });
    const at = (modified: number) => {
      const bonus = Math.max(-3, Math.min(6, modified - 5));
      return told(withTotal(bonus), modified - bonus);
    };
    expect(
      told({ ...withTotal(-3), attackers: [{ units: [pe(3)], leaders: [{ bonus: -3 }], fired: true }] }, 1),
    ).toEqual([
      'attacking Pe: is now discouraged',
      'the attackers: retreat one hex',
      `defending Pe: advance possible ${into} (may)`,
    ]);
    expect(at(-2)).toEqual([
      'the defenders: no effect',
      'attacking Pe: is now fatigued',
      'the attackers: retreat one hex',
    ]);
    expect(at(3)).toEqual(['defending Pe: is now fatigued', 'the attackers: retreat one hex']);
    expect(at(4)).toEqual(['the defenders: no effect', 'the attackers: no effect']);
    expect(at(6)).toEqual(['the defenders: retreat one hex', `attacking Pe: mandatory advance ${into}`]);
    expect(at(9)).toEqual([
      'defending Pe: is now fatigued',
      'the defenders: retreat one hex',
      `attacking Pe: mandatory advance ${into}`,
    ]);
    expect(at(13)).toEqual([
      'defending Pe: is now discouraged',
      'the defenders: retreat one hex',
      `attacking Pe: mandatory advance ${into}`,
    ]);
    expect(at(14)).toEqual([
      'defending Pe: routs and retreats two hexes',
      'the defenders: retreat one hex',
      `attacking Pe: mandatory advance ${into}`,
    ]);
  });

  test('in French too, with the terms of the sheet', () => {
    const french = (line: string, situation: object = plain) =>
      melee.told(situation, { line, attackingLeaders: [], defendingLeaders: [] }, {}, 'fr');
    const dans = 'dans un hexagone quitté, une pile par hexagone';
    expect(french('14..16')).toEqual([
      'Pe du défenseur: est mise en déroute et recule de deux hexagones',
      'les défenseurs: reculent d’un hexagone',
      `Pe de l’attaquant: avance obligatoire ${dans}`,
    ]);
    expect(french('-7..-4')).toEqual([
      'Pe de l’attaquant: est maintenant découragée',
      'les attaquants: reculent d’un hexagone',
      `Pe du défenseur: avance possible ${dans} (may)`,
    ]);
    expect(french('4')).toEqual(['les défenseurs: pas d’effet', 'les attaquants: pas d’effet']);
    expect(french('5..6', attacking({ units: [pe(3, { state: 'discouraged' })] }))).toContain(
      'les attaquants: n’avancent pas (unités découragées ou en déroute)',
    );
  });

  test('Ph may advance, discouraged units do not', () => {
    const mixed = {
      ...plain,
      attackers: [{ units: [{ type: 'Ph', strength: 1 }, pe(1), pe(1, { state: 'discouraged', name: 'late' })] }],
    };
    expect(told(mixed, 7)).toContain(`attacking Pe: mandatory advance ${into}`);
    expect(told(mixed, 7)).toContain(`attacking Ph: advance possible ${into} (may)`);
    expect(told(attacking({ units: [pe(3, { state: 'discouraged' })] }), 9)).toContain(
      'the attackers: do not advance (units discouraged or routed)',
    );
  });

  test('the ladder: fatigued twice, discouraged twice, routed twice, and each switch', () => {
    const weary = (state: string) => defending({ units: [pe(6, { state })] });
    expect(told(weary('fatigued'), 7)).toContain('defending Pe: is now discouraged');
    expect(told(weary('fatigued'), 7, { 'A-28': 'stays' })).toContain('defending Pe: stays fatigued');
    expect(
      told({ ...weary('discouraged'), attackers: [{ units: [pe(3)], approaches: [{ aspect: 'flank' }] }] }, 8),
    ).toContain('defending Pe: routs and retreats two hexes');
    expect(
      told({ ...weary('discouraged'), attackers: [{ units: [pe(3)], approaches: [{ aspect: 'flank' }] }] }, 8, {
        'A-27': 'stays',
      }),
    ).toContain('defending Pe: stays discouraged');
    expect(told(weary('routed'), 9)).toContain('defending Pe: is eliminated');
    expect(told(weary('routed'), 9, { 'A-29': 'stays' })).toContain(
      'defending Pe: stays routed and retreats two hexes',
    );
  });

  test('F and D leave a routed unit where it is (A-39); Dr eliminates it', () => {
    const routed = defending({ units: [pe(6, { state: 'routed' })] });
    const low = { ...routed, attackers: [{ units: [pe(3)], leaders: [{ bonus: -3 }] }] };
    expect(told(low, 1)).toContain('defending Pe: stays routed');
    expect(told(low, 8)).toEqual(
      expect.arrayContaining(['defending Pe: stays routed', 'the defenders: retreat one hex']),
    );
  });

  test('units of both sides are told apart', () => {
    const mirror = { attackers: [{ units: [pe(2), pe(1)] }], defenders: [{ units: [pe(6, { name: 'Memnon' })] }] };
    expect(told(mirror, 0)).toEqual([
      'the defenders: no effect',
      'attacking Pe 1: is now fatigued',
      'attacking Pe 2: is now fatigued',
      'the attackers: retreat one hex',
    ]);
    expect(told(mirror, 7)[0]).toBe('Pe Memnon: is now fatigued');
  });
});

test('who gives way is what the instructions say: D on a discouraged unit is a rout', () => {
  const shaken = {
    attackers: [{ units: [{ type: 'Ca', strength: 5 }] }],
    defenders: [{ units: [{ type: 'In', strength: 5, state: 'discouraged' }] }],
  };
  expect(melee.chances(shaken, 'balance')).toEqual({ 'defenders-routed': '7/10', 'defenders-back': '3/10' });
  expect(melee.chances(shaken, 'balance', { 'A-27': 'stays' })).toEqual({
    'defenders-routed': '3/10',
    'defenders-back': '7/10',
  });
  const weak = {
    attackers: [{ units: [{ type: 'Ar', strength: 1, state: 'discouraged' }], fired: true }],
    defenders: [{ units: [{ type: 'Ph', strength: 9 }] }],
  };
  expect(melee.chances(weak, 'balance')).toEqual({
    'attackers-back': '3/5',
    'attackers-routed': '2/5',
  });
});

test('Dr on a routed unit eliminates it, in the sentence too (A-29)', () => {
  const fleeing = {
    attackers: [{ units: [{ type: 'Ca', strength: 4 }] }],
    defenders: [{ units: [{ type: 'In', strength: 4, state: 'routed' }] }],
  };
  expect(melee.chances(fleeing, 'balance')).toEqual({ 'defenders-eliminated': '3/10', 'defenders-back': '7/10' });
  expect(melee.chances(fleeing, 'balance', { 'A-29': 'stays' })).toEqual({
    'defenders-routed': '3/10',
    'defenders-back': '7/10',
  });
  expect(sentence(melee.ask(fleeing)).en).toContain(': defenders Dr+R (eliminated) 30%, D+R 40%, F+R 30%.');
  expect(sentence(melee.ask(fleeing, { 'A-29': 'stays' })).en).toContain(': defenders Dr+R 30%, D+R 40%');
});

test('the readings that bear on the whole are named', () => {
  const rulings = (situation: object) => melee.resolvable(situation).assessment.rulings;
  expect(rulings(plain)).toEqual([]);
  expect(rulings(defending({ units: [pe(6, { state: 'fatigued' })] }))).toEqual(['A-28']);
  expect(rulings(defending({ units: [pe(6, { state: 'discouraged' })] }))).toEqual(['A-27', 'A-39']);
  expect(rulings(phalanxes({}, { state: 'routed' }))).toEqual(['A-29', 'A-39', 'A-41']);
});

describe('what needs a facing, and pairs', () => {
  test('A-41: a routed Ph has neither held flanks nor the point of quality', () => {
    const routed = phalanxes({}, { state: 'routed', phalanxesOnFlanks: 2, namesakeBeside: true });
    expect(melee.lines(routed)).toEqual(['(+2 defenders-shaken by defenders-routed)', '+5 defenders-routed']);
  });
  const pair = (n: number) => ({
    attackers: [{ units: [{ type: 'Ph', strength: 5 }] }, { units: [{ type: 'Ph', strength: 5 }] }],
    defenders: Array.from({ length: n }, () => ({ units: [{ type: 'Ph', strength: 3 }] })),
    phalanxPair: true,
  });
  test('the pair counts against up to three stacks', () => {
    expect(melee.lines(pair(3))).toContain('+1 phalanx-pair');
    expect(melee.lines(pair(4))).not.toContain('+1 phalanx-pair');
  });
  test('A-20 best: a lone leader with a negative bonus is the best there is', () =>
    expect(melee.lines(defending({ leaders: [{ bonus: -1 }] }), { 'A-20': 'best' })).toEqual(['+1 leaders']));
  test('A-22 one-only: rows without effect do not count as the one', () =>
    expect(melee.lines(from({ slope: 'down', stream: true }), { 'A-22': 'one-only' })).toEqual(['+1 terrain']));
  test('A-14 one-only: line, pair and quality, one of the three', () => {
    const all = {
      ...pair(1),
      attackers: [
        { units: [{ type: 'Ph', strength: 2, phalanxesOnFlanks: 2, namesakeBeside: true }] },
        { units: [{ type: 'Ph', strength: 1 }] },
      ],
    };
    expect(melee.lines(all)).toEqual(['+1 ratio', '+1 better', '+1 phalanx-line', '+1 phalanx-pair']);
    expect(melee.lines(all, { 'A-14': 'one-only' })).toEqual(['+1 ratio', '+1 phalanx-line']);
  });
});

import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { MELEE_RESULTS } from '../charts/melee.ts';
import { alexandre } from '../index.ts';

const melee = on(alexandre, 'melee');

const stack = (...states: readonly string[]) => ({
  units: states.map((state) => ({ type: 'Pe', strength: 3, state })),
});
const against = (attackers: readonly object[], defenders: readonly object[]) => ({ attackers, defenders });

/** An effect in short: `state defenders[1].units[1] good → routed`, `advance attackers[1].units[1] may`. */
const brief = (situation: object, line: string, fates: object = {}, rulings?: Record<string, string>): string[] =>
  melee
    .effects(situation, { line, attackingLeaders: [], defendingLeaders: [], ...fates }, rulings)
    .map(({ kind, who, may, source, ...rest }) => {
      expect(source).toEqual(kind === 'leader' ? { chart: 'leader-check' } : { chart: 'melee-results', row: line });
      return [kind, who.join('+'), ...Object.values(rest), ...(may ? ['may'] : [])].join(' ');
    });

const ONE = against([stack('good')], [stack('good')]);
const [ATTACKER, DEFENDER] = ['attackers[1].units[1]', 'defenders[1].units[1]'];

test('every line of the chart, one unit a side', () => {
  const found = Object.fromEntries(MELEE_RESULTS.lines.map(({ id }) => [id, brief(ONE, id)]));
  expect(found).toEqual({
    '-7..-4': [`state ${ATTACKER} good discouraged`, 'retreat attackers[1] 1', `advance ${DEFENDER} may`],
    '-3..0': ['none defenders', `state ${ATTACKER} good fatigued`, 'retreat attackers[1] 1'],
    '1..3': [`state ${DEFENDER} good fatigued`, 'retreat attackers[1] 1'],
    '4': ['none defenders', 'none attackers'],
    '5..6': ['retreat defenders[1] 1', `advance ${ATTACKER}`],
    '7..9': [`state ${DEFENDER} good fatigued`, 'retreat defenders[1] 1', `advance ${ATTACKER}`],
    '10..13': [`state ${DEFENDER} good discouraged`, 'retreat defenders[1] 1', `advance ${ATTACKER}`],
    '14..16': [`state ${DEFENDER} good routed`, `flee ${DEFENDER} 2`, 'retreat defenders[1] 1', `advance ${ATTACKER}`],
  });
});

describe('stacks', () => {
  const two = against(
    [stack('good'), stack('fatigued', 'discouraged')],
    [stack('good', 'routed'), stack('discouraged')],
  );

  test('each leaves its own hex, and each unit of it is struck', () =>
    expect(brief(two, '10..13').slice(0, 6)).toEqual([
      'state defenders[1].units[1] good discouraged',
      'state defenders[1].units[2] routed routed',
      'state defenders[2].units[1] discouraged routed',
      'flee defenders[2].units[1] 2',
      'retreat defenders[1] 1',
      'retreat defenders[2] 1',
    ]));

  test('those who may not advance are left out', () =>
    expect(brief(two, '5..6').at(-1)).toBe('advance attackers[1].units[1]+attackers[2].units[1]'));

  test('a stack of which nothing is left goes nowhere (A-29)', () => {
    const lost = against([stack('good')], [stack('routed'), stack('good')]);
    expect(brief(lost, '14..16')).toEqual([
      'state defenders[1].units[1] routed eliminated',
      'state defenders[2].units[1] good routed',
      'flee defenders[2].units[1] 2',
      'retreat defenders[2] 1',
      `advance ${ATTACKER}`,
    ]);
    expect(brief(lost, '14..16', {}, { 'A-29': 'stays' }).slice(0, 2)).toEqual([
      'state defenders[1].units[1] routed routed',
      'flee defenders[1].units[1] 2',
    ]);
  });
});

describe('advance', () => {
  const phalanx = {
    units: [
      { type: 'Ph', strength: 4 },
      { type: 'Pe', strength: 3 },
    ],
  };

  test('Ph may, the others must (A-32)', () =>
    expect(brief(against([phalanx], [stack('good')]), '5..6').slice(1)).toEqual([
      'advance attackers[1].units[2]',
      'advance attackers[1].units[1] may',
    ]));

  test('nobody who is discouraged does', () =>
    expect(brief(against([stack('discouraged')], [stack('good')]), '5..6')).toEqual([
      'retreat defenders[1] 1',
      'held attackers',
    ]));

  test('a defender that may advance does so last', () =>
    expect(brief(against([stack('good')], [stack('discouraged')]), '-7..-4')).toEqual([
      `state ${ATTACKER} good discouraged`,
      'retreat attackers[1] 1',
      'held defenders',
    ]));
});

describe('leaders', () => {
  const led = against([{ ...stack('good'), leaders: [{}, {}] }], [{ ...stack('good'), leaders: [{}] }]);

  test('their fates are known before anybody advances, on a natural 0 as on a natural 9', () => {
    expect(brief(led, '5..6', { attackingLeaders: ['killed', 'unharmed'] })).toEqual([
      'retreat defenders[1] 1',
      'leader attackers[1].leaders[1] killed',
      'leader attackers[1].leaders[2] unharmed',
      `advance ${ATTACKER}`,
    ]);
    expect(brief(led, '-7..-4', { defendingLeaders: ['wounded'] })).toEqual([
      `state ${ATTACKER} good discouraged`,
      'retreat attackers[1] 1',
      'leader defenders[1].leaders[1] wounded',
      `advance ${DEFENDER} may`,
    ]);
  });

  test('everybody who is mentioned has a name', () => {
    const { cast } = melee.resolvable(led).assessment;
    expect(cast['attackers[1].leaders[2]']).toEqual({ fr: 'chef 2 de l’attaquant', en: 'attacking leader 2' });
    expect(melee.told(led, { line: '4', attackingLeaders: [], defendingLeaders: [] })).toEqual([
      'the defenders: no effect',
      'the attackers: no effect',
    ]);
  });
});

test('several stacks of a side are told apart', () => {
  const several = against([stack('good')], [stack('good'), stack('good')]);
  expect(
    melee.told(several, { line: '5..6', attackingLeaders: [], defendingLeaders: [] }, {}, 'fr').slice(0, 2),
  ).toEqual([
    'les défenseurs de la pile 1: reculent d’un hexagone',
    'les défenseurs de la pile 2: reculent d’un hexagone',
  ]);
});

import { describe, expect, it, test } from 'vitest';
import type { Options } from '../../../kernel/ruling.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import { on } from '../../../../test/support/assessing.ts';
import { joursDeGloire } from '../index.ts';
import { shock } from './index.ts';
import { assessmentFor, chances } from '../testing.ts';

type Parts = Record<string, unknown>;

const INFANTRY = { type: 'infantry', strength: 6, cohesion: 5 };
const CAVALRY = { type: 'cavalry', strength: 6, cohesion: 5 };
const GUNS = { type: 'artillery', strength: 6, cohesion: 5 };

const fight = (attackers: Parts[], defenders: Parts[], more: Parts = {}): Parts => ({ attackers, defenders, ...more });
const { procedure, told: tell, outcomeOf, effects } = on(joursDeGloire, 'shock');
const inputOf = (situation: Parts, options: Options = {}) => assessmentFor(shock, situation, options).input;

const CHARGE = { ...CAVALRY, charging: true };
const DISORDERED = { ...INFANTRY, state: 'disordered' };
const EVEN = fight([INFANTRY], [INFANTRY]);
const THIN = fight([{ ...INFANTRY, disorderedCohesion: 3 }], [INFANTRY]);
const ROUTED = fight([INFANTRY], [{ ...INFANTRY, state: 'routed' }]);
const BATTERY = fight([INFANTRY], [GUNS]);
const WOODS = fight([INFANTRY], [CAVALRY], { terrain: 'woods' });
const [FIRST, SECOND] = [5, 3].map((cohesion, i) => ({ ...INFANTRY, name: `n° ${i + 1}`, cohesion }));

const BREAKTHROUGH = {
  en: 'infantry (attacker): may choose: breakthrough (8.7) (may)',
  fr: 'infanterie (attaquant): au choix : choc de rupture (8.7) (may)',
};

/** What an effect does stands in `effects.test.ts`; here is each way to word it, in either language. */
test.each<[Parts, readonly number[], Options, en: readonly string[], fr: readonly string[]]>([
  [
    EVEN,
    [9],
    {},
    ['infantry (defender): recoils one hex and is now disordered', BREAKTHROUGH.en],
    ['infanterie (défenseur): recule d’un hexagone et est maintenant en désordre', BREAKTHROUGH.fr],
  ],
  [
    EVEN,
    [8, 5],
    {},
    ['infantry (defender): recoils one hex and passes its cohesion test'],
    ['infanterie (défenseur): recule d’un hexagone et réussit son test de cohésion'],
  ],
  [
    EVEN,
    [0, 5],
    {},
    ['infantry (attacker): is now disordered and passes its cohesion test (no recoil)'],
    ['infanterie (attaquant): est maintenant en désordre et réussit son test de cohésion (pas de recul)'],
  ],
  [
    WOODS,
    [0, 9],
    {},
    [
      'infantry (attacker): is now disordered and recoils one hex',
      'cavalry (defender): may choose: counter-shock (8.7) and may choose instead: pursuit (9.5) (may)',
    ],
    [
      'infanterie (attaquant): est maintenant en désordre et recule d’un hexagone',
      'cavalerie (défenseur): au choix : contre-choc (8.7) et au choix, à la place : poursuite (9.5) (may)',
    ],
  ],
  [
    fight([DISORDERED], [INFANTRY]),
    [0, 9],
    { 'J-32': 'stays' },
    ['infantry (attacker): stays disordered and recoils one hex'],
    ['infanterie (attaquant): reste en désordre et recule d’un hexagone'],
  ],
  [
    ROUTED,
    [9],
    {},
    ['infantry (defender): is eliminated', BREAKTHROUGH.en],
    ['infanterie (défenseur): est éliminée', BREAKTHROUGH.fr],
  ],
  [
    BATTERY,
    [2],
    {},
    ['artillery (defender): alone and beaten, is lost (8.9)'],
    ['artillerie (défenseur): seule et battue, est perdue (8.9)'],
  ],
  [
    fight([INFANTRY], [FIRST!, SECOND!]),
    [8, 4, 4],
    {},
    ['n° 1, n° 2: recoil one hex', 'n° 1: passes its cohesion test', 'n° 2: is now disordered'],
    ['n° 1, n° 2: reculent d’un hexagone', 'n° 1: réussit son test de cohésion', 'n° 2: est maintenant en désordre'],
  ],
])('%# %j, dice %j', (situation, faces, options, en, fr) => {
  const outcome = outcomeOf(situation, faces, options);
  expect([tell(situation, outcome, options), tell(situation, outcome, options, 'fr')]).toEqual([en, fr]);
});

/** After the codes of its line; `sentences.test.ts` has the others. */
test.each<[Parts, readonly number[], en: string, fr: string]>([
  [BATTERY, [2], 'alone and beaten, lost (8.9)', 'seule et battue, perdue (8.9)'],
  [fight([CHARGE], [CAVALRY], { counterCharge: true }), [0, 9], 'may pursue', ': poursuite'],
])('in brief: %j, dice %j', (situation, faces, en, fr) => {
  const { cast } = assessmentFor(shock, situation);
  const texts = effects(situation, outcomeOf(situation, faces)).map((effect) =>
    procedure.effectText(effect, cast, true),
  );
  expect(texts).toContainEqual({ fr, en });
});

describe('dice, by the rulings', () => {
  /** Who recoils and who becomes what, in few words. */
  const done = (situation: Parts, faces: readonly number[], options: Options = {}): string =>
    effects(situation, outcomeOf(situation, faces, options), options)
      .map((effect) => String('to' in effect ? effect.to : 'option' in effect ? effect.option : effect.kind))
      .join(', ');

  test.each<[string, Parts, readonly number[], Options, string]>([
    ['the disordered side is tested: passed', THIN, [3, 3], {}, 'disordered, holds'],
    ['failed', THIN, [0, 4], {}, 'disordered, recoil'],
    ['J-31: the side before the disorder', THIN, [0, 4], { 'J-31': 'before-disorder' }, 'disordered, holds'],
    ['J-51: the same cohesion where none is printed', EVEN, [0, 5], {}, 'disordered, holds'],
    ['J-51: one less', EVEN, [0, 5], { 'J-51': 'one-less' }, 'disordered, recoil'],
    ['J-32: disordered twice is routed', fight([DISORDERED], [DISORDERED]), [9], {}, 'recoil, routed, breakthrough'],
    ['by a test too', fight([DISORDERED], [DISORDERED]), [8, 9], {}, 'recoil, routed'],
    ['J-52: who routs makes no test', fight([DISORDERED], [INFANTRY]), [0], {}, 'routed'],
    ['J-58: a battery recoils like others', BATTERY, [2, 0], { 'J-58': 'table' }, 'recoil, holds'],
    [
      'after a counter-charge',
      fight([CHARGE], [CAVALRY], { counterCharge: true }),
      [0, 9],
      {},
      'disordered, recoil, pursuit',
    ],
    ['that did not beat it', fight([CHARGE], [CAVALRY], { counterCharge: true }), [0, 0], {}, 'disordered, holds'],
    ['without one', fight([CHARGE], [CAVALRY]), [0, 9], {}, 'disordered, recoil'],
    ['cavalry pursues', fight([{ ...CAVALRY, cohesion: 7 }], [CAVALRY]), [4, 6], {}, 'recoil, disordered, pursuit'],
    ['rout at most', ROUTED, [9], { 'J-32': 'rout-at-most' }, 'recoil, routed, breakthrough'],
  ])('%s', (_, situation, faces, options, expected) => expect(done(situation, faces, options)).toBe(expected));

  test('rights name their rulings', () => {
    const rulings = (situation: Parts): readonly string[] => assessmentFor(shock, situation).rulings;
    expect(rulings(fight([{ ...INFANTRY, cohesion: 9 }, CAVALRY], [INFANTRY]))).toContain('J-72');
    const half = [CAVALRY, { ...CAVALRY, state: 'disordered' }];
    expect(rulings(fight([CHARGE], half, { counterCharge: true }))).toContain('J-69');
  });

  test('every unit tests for itself, in order', () => {
    const input = inputOf(fight([INFANTRY], [FIRST!, SECOND!]));
    expect(runWithTypedDice(shock.resolve, input, [8, 4])).toMatchObject({
      state: 'wanting',
      wanted: { purpose: { who: 'defenders[2]' } },
    });
  });
});

describe('who is told what', () => {
  const whoOf = (situation: Parts): string[] =>
    Object.entries(assessmentFor(shock, situation).cast).flatMap(([id, { en }]) => (id === 'attacker' ? [] : [en]));

  it('never calls two units by one name', () => {
    const lannes = { ...INFANTRY, name: 'Lannes' };
    expect(whoOf(fight([INFANTRY], [INFANTRY]))).toEqual(['infantry (attacker)', 'infantry (defender)']);
    expect(whoOf(fight([lannes, lannes], [CAVALRY]))).toEqual(['Lannes 1', 'Lannes 2', 'cavalry (defender)']);
    expect(whoOf(fight([lannes], [lannes]))).toEqual(['Lannes (attacker)', 'Lannes (defender)']);
    const posing = { ...INFANTRY, name: 'infantry 1' };
    expect(whoOf(fight([posing, INFANTRY, INFANTRY], [CAVALRY]))).toEqual([
      'infantry 1',
      'infantry 2 (attacker)',
      'infantry 3 (attacker)',
      'cavalry (defender)',
    ]);
  });

  it('a reverse side of cohesion -1 never passes (J-51)', () => {
    const green = fight([{ ...INFANTRY, cohesion: 0 }], [{ ...INFANTRY, cohesion: 0 }]);
    expect(chances(shock, green, 'attacker-1', { 'J-51': 'one-less' })['disordered']).toBeUndefined();
    expect(chances(shock, green, 'attacker-1')['disordered']).toBe('1/25');
    const asked = runWithTypedDice(shock.resolve, inputOf(green, { 'J-51': 'one-less' }), [0]);
    expect(asked).toMatchObject({ wanted: { purpose: { why: { en: 'cohesion test (failed whatever the die)' } } } });
  });
});

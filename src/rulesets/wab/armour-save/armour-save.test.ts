import { describe, expect, test } from 'vitest';
import { on } from '../../../../test/support/assessing.ts';
import { worthOf } from '../../../kernel/facet.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import { wab } from '../index.ts';
import type { ArmourSaveInput } from './index.ts';

const save = on(wab, 'armour-save');

/** The die that saves, as the assessment hands it to the dice. */
const needed = (situation: object, rulings?: Record<string, string>): number | null =>
  (save.resolvable(situation, rulings).assessment.input as ArmourSaveInput).die;

const shot = { by: 'shooting' };
const foot = (armour: string, more: object = {}) => ({ armour, ...more });
const horse = (armour: string, more: object = {}) => ({ troop: 'cavalry', armour, ...more });

describe('what is worn', () => {
  test.each<[string, object, number | null]>([
    ['nothing on foot', foot('none'), null],
    ['light on foot', foot('light'), 6],
    ['heavy on foot', foot('heavy'), 5],
    ['partial plate on foot', foot('partial-plate'), 4],
    ['full plate on foot', foot('full-plate'), 3],
    ['nothing on horseback: the mount’s 6 (W-24)', horse('none'), 6],
    ['light on horseback', horse('light'), 5],
    ['heavy on horseback', horse('heavy'), 4],
    ['cataphract', horse('cataphract'), 3],
    ['partial plate on horseback', horse('partial-plate'), 3],
    ['full plate on horseback', horse('full-plate'), 3],
    ['a shield alone (W-23)', foot('none', { shield: 'shield' }), 6],
    ['a large shield alone (W-23)', foot('none', { shield: 'large-shield' }), 5],
    ['light and shield', foot('light', { shield: 'shield' }), 5],
    ['heavy and large shield', foot('heavy', { shield: 'large-shield' }), 3],
    ['partial plate and shield: no asterisk on foot (W-17)', foot('partial-plate', { shield: 'shield' }), 3],
    ['partial plate and large shield: the limit (W-17)', foot('partial-plate', { shield: 'large-shield' }), 3],
    ['full plate and shield: the asterisk', foot('full-plate', { shield: 'shield' }), 3],
    ['partial plate and shield on horseback: the asterisk', horse('partial-plate', { shield: 'shield' }), 3],
    ['cataphract, large shield: the asterisk (W-18)', horse('cataphract', { shield: 'large-shield' }), 3],
    ['cataphract, full metal barding (W-18)', horse('cataphract', { barding: 'full-metal' }), 2],
    ['heavy, shield, barding on horseback', horse('heavy', { shield: 'shield', barding: 'full-metal' }), 2],
    [
      'heavy, large shield, barding: the limit 2+',
      horse('heavy', { shield: 'large-shield', barding: 'full-metal' }),
      2,
    ],
    ['an elephant with 5+ on its profile (W-35)', { profileSave: 5 }, 5],
    ['an engine without a save', { armour: 'heavy', profileSave: 7 }, null],
    [
      'a profile replaces armour and limit',
      horse('heavy', { shield: 'shield', barding: 'full-metal', profileSave: 4 }),
      4,
    ],
    ['a 1 always fails', { profileSave: 1 }, 2],
    ['but keeps its point against Strength', { profileSave: 1, strength: 4 }, 2],
  ])('%s', (_, situation, expected) => {
    expect(needed(situation)).toBe(expected);
  });
});

describe('conditions of shields and barding', () => {
  test.each<[string, object, string[]]>([
    ['pavise, shot from the front', { ...shot, pavise: true }, ['+2 pavise']],
    ['pavise, shot from the side', { ...shot, pavise: true, from: 'side' }, []],
    ['pavise, shot from behind', { ...shot, pavise: true, from: 'rear' }, []],
    ['pavise, hand-to-hand from the front', { pavise: true }, []],
    ['buckler, hand-to-hand', { shield: 'buckler' }, ['+1 buckler']],
    ['buckler, shot at', { ...shot, shield: 'buckler' }, []],
    ['buckler of skirmishers, shot at', { ...shot, shield: 'buckler', skirmishers: true }, ['+1 buckler']],
    ['buckler of skirmishers, hand-to-hand', { shield: 'buckler', skirmishers: true }, ['+1 buckler']],
    [
      'shield and pavise, shot from the front: the better',
      { ...shot, shield: 'shield', pavise: true },
      ['(+1 shield by pavise)', '+2 pavise'],
    ],
    [
      'large shield and pavise: one of two equals',
      { ...shot, shield: 'large-shield', pavise: true },
      ['+2 large-shield', '(+2 pavise by large-shield)'],
    ],
    ['shield and pavise, shot from the side', { ...shot, shield: 'shield', pavise: true, from: 'side' }, ['+1 shield']],
    [
      'full plate, shield: set aside by the asterisk',
      { armour: 'full-plate', shield: 'shield' },
      ['+4 armour', '(+1 shield by asterisk)'],
    ],
  ])('%s', (_, situation, expected) => {
    expect(save.lines(situation)).toEqual(expected);
  });

  const arcs = ['front', 'side', 'rear'];
  test.each<[string, string[], string[]]>([
    ['full-metal', arcs, arcs],
    ['half-metal', ['front'], ['front']],
    ['full-cloth', [], arcs],
    ['half-cloth', [], ['front']],
  ])('%s barding counts when shot from %j and when struck from %j', (barding, whenShot, whenStruck) => {
    const counts = (by: string) =>
      arcs.filter((from) => save.lines(horse('none', { barding, by, from })).includes(`+1 ${barding}`));
    expect(counts('shooting')).toEqual(whenShot);
    expect(counts('hand-to-hand')).toEqual(whenStruck);
  });
});

describe('Strength', () => {
  test.each<[string, object, number | null]>([
    ['S3 leaves 4+', horse('heavy', { strength: 3 }), 4],
    ['S4 makes it 5+', horse('heavy', { strength: 4 }), 5],
    ['S5 makes it 6+', horse('heavy', { strength: 5 }), 6],
    ['S6 leaves none', horse('heavy', { strength: 6 }), null],
    ['S7 against 2+', horse('cataphract', { barding: 'full-metal', strength: 7 }), 6],
    ['S8 against 2+', horse('cataphract', { barding: 'full-metal', strength: 8 }), null],
    ['S0 after 7+', horse('heavy', { strength: 0 }), 4],
    ['the limit comes before Strength (W-16)', foot('partial-plate', { shield: 'large-shield', strength: 4 }), 4],
    ['a weapon’s own modifier replaces it (W-43)', horse('heavy', { strength: 5, piercing: 'own-1' }), 5],
    ['a weapon that leaves no save', horse('cataphract', { piercing: 'no-save' }), null],
    ['an elephant against S5', { profileSave: 4, strength: 5 }, 6],
  ])('%s', (_, situation, expected) => {
    expect(needed(situation)).toBe(expected);
  });

  test('the second tally itemises the blow', () => {
    expect(save.lines(horse('heavy', { strength: 5 }), undefined, 1)).toEqual(['-2 strength']);
    const own = horse('heavy', { strength: 5, piercing: 'own-1' });
    expect(save.lines(own, undefined, 1)).toEqual(['(-2 strength by own-modifier)', '-1 own-modifier']);
    expect(save.lines(horse('heavy', { strength: 5, piercing: 'no-save' }), undefined, 1)).toEqual([
      '(-2 strength by no-save)',
    ]);
  });
});

describe('refusals', () => {
  test.each<[string, object]>([
    ['no cataphract armour for infantry', foot('cataphract')],
    ['barding needs a mount', foot('light', { barding: 'full-cloth' })],
  ])('%s', (message, situation) => {
    expect(save.refusal(situation)).toBe(message);
  });

  test('values beyond 10 do not fit (W-7)', () => {
    expect(() => save.ask({ strength: 11 })).toThrow('strength');
  });
});

describe('what a save cites', () => {
  const cited = (situation: object, rulings?: Record<string, string>) => {
    const { chart, row } = save.resolvable(situation, rulings).assessment.readings[0]!.source;
    return row === undefined ? chart : `${chart} ${row}`;
  };
  test.each<[string, object, string]>([
    ['armour alone', foot('heavy'), 'armour heavy'],
    ['nothing worn', foot('none'), 'armour none'],
    ['with a shield', foot('heavy', { shield: 'shield' }), 'shields shield'],
    ['with barding', horse('heavy', { barding: 'full-metal' }), 'shields full-metal'],
    ['a shield that the asterisk cancels', foot('full-plate', { shield: 'shield' }), 'armour full-plate'],
    ['just at the limit', foot('heavy', { shield: 'large-shield' }), 'shields large-shield'],
    ['beyond the limit', foot('partial-plate', { shield: 'large-shield' }), 'best-save best'],
    ['against S5', horse('heavy', { strength: 5 }), 'save-modifiers 5'],
    ['against S9', horse('heavy', { strength: 9 }), 'save-modifiers 7..'],
    ['a weapon of its own kind', horse('heavy', { piercing: 'no-save' }), 'save-modifiers'],
    ['a profile', { profileSave: 4, shield: 'shield' }, 'armour'],
  ])('%s', (_, situation, expected) => {
    expect(cited(situation)).toBe(expected);
  });

  test('after Strength (W-16) the limit bites later', () => {
    const worn = foot('partial-plate', { shield: 'large-shield', strength: 4 });
    expect([cited(worn), cited(worn, { 'W-16': 'after' })]).toEqual(['best-save best', 'save-modifiers 4']);
  });
});

test('whoever saves throws: saves made come first, and serve him', () => {
  const worths = save.procedure.facets(save.resolvable({}).assessment).map((facet) => worthOf(facet, '1'));
  expect(worths).toEqual([1, -1]);
  expect(save.procedure.facets(save.resolvable({}).assessment).map(({ id }) => id)).toEqual(['saved', 'failed']);
});

describe('a pool of saves', () => {
  test('two saves on 4+', () => {
    expect(save.chances({ saves: 2, ...horse('heavy') }, 'failed')).toEqual({ 0: '1/4', 1: '1/2', 2: '1/4' });
    expect(save.chances({ saves: 2, ...horse('cataphract') }, 'saved')).toEqual({ 0: '1/9', 1: '4/9', 2: '4/9' });
  });

  test('typed as faces or as the number of failures', () => {
    const { input } = save.resolvable({ saves: 3, ...horse('heavy') }).assessment;
    expect(runWithTypedDice(save.procedure.resolve, input, [1, 4, 6])).toMatchObject({
      state: 'done',
      unused: 0,
      outcome: { failed: 1 },
    });
    expect(runWithTypedDice(save.procedure.resolve, input, [{ passed: 2 }])).toMatchObject({
      state: 'done',
      outcome: { failed: 2 },
    });
    expect(runWithTypedDice(save.procedure.resolve, input, [{ passed: 4 }])).toMatchObject({ state: 'impossible' });
    expect(runWithTypedDice(save.procedure.resolve, input, [1, 4])).toMatchObject({
      state: 'wanting',
      wanted: { dice: 1 },
    });
  });

  test('no save, no die', () => {
    const { input } = save.resolvable({ saves: 3 }).assessment;
    expect(runWithTypedDice(save.procedure.resolve, input, [])).toMatchObject({
      state: 'done',
      outcome: { failed: 3 },
      throws: [],
    });
  });

  test('told', () => {
    const guard = { saves: 3, name: 'Guard', armour: 'heavy' };
    expect(save.told(guard, { failed: 0 })).toEqual(['Guard: everything saved']);
    expect(save.told(guard, { failed: 1 })).toEqual(['Guard: 1 of 3 wounds suffered']);
    expect(save.told(guard, { failed: 2 }, {}, 'fr')).toEqual(['Guard: 2 blessures subies sur 3']);
  });

  test('as data: how many of the wounds no save has turned aside', () => {
    const suffered = (failed: number) => save.effects({ saves: 3, armour: 'heavy' }, { failed });
    for (const wounds of [0, 1, 3])
      expect(suffered(wounds)).toEqual([
        { kind: 'suffer', who: ['target'], wounds, of: 3, source: { chart: 'armour' } },
      ]);
  });
});

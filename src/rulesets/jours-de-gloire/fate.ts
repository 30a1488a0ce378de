import { type Dice, d10 } from '../../kernel/dice.ts';
import type { ActorId } from '../../kernel/effect.ts';
import { chosenOption, perOptions } from '../../kernel/ruling.ts';
import { t, type Text } from '../../kernel/text.ts';
import type { Code } from './charts/shock.ts';
import { TESTS } from './charts/tests.ts';
import { DISORDERED_AGAIN, TEST_SIDE } from './options.ts';
import type { Fate } from './shapes.ts';
import { NEW_STATES, type NewState, type State, type UnitType } from './types.ts';

/** A unit as results strike it. */
export interface Fighter {
  readonly type: UnitType;
  readonly state: State;
  /** The cohesion on the side of the counter that shows. */
  readonly cohesion: number;
  /** The cohesion on the disordered side of the counter. */
  readonly reverse: number;
}

/** How the rulings in force make results climb. */
export interface Ladder {
  readonly again: 'climbs' | 'rout-at-most' | 'stays';
  readonly testSide: 'after-disorder' | 'before-disorder';
}

export const ladderOf = perOptions((options): Ladder => ({
  again: chosenOption(options, DISORDERED_AGAIN),
  testSide: chosenOption(options, TEST_SIDE),
}));

/** What a D or an R makes of a unit: ruling J-32. */
export function stateAfterBlow(state: State, blow: 'D' | 'R', again: Ladder['again']): NewState {
  if (state === 'good') return blow === 'D' ? 'disordered' : 'routed';
  if (state === 'disordered') return blow === 'D' && again === 'stays' ? 'disordered' : 'routed';
  return again === 'climbs' ? 'eliminated' : 'routed';
}

export const passesTest = (rating: number, modifier: number, who: ActorId, test: Text, dice: Dice): boolean => {
  const most = rating - modifier;
  const why =
    most < 0
      ? t(`${test.fr} (échec quel que soit le dé)`, `${test.en} (failed whatever the die)`)
      : t(`${test.fr} (dé ${most} ou moins)`, `${test.en} (die ${most} or less)`);
  return dice.read(d10, TESTS, { who, why }, -most) === 'passed';
};

export const COHESION_TEST = t('test de cohésion', 'cohesion test');

export type Suffered = Code | 'R';

/** Codes in their order, with their tests; once a unit routs or is lost, the rest no longer counts (J-52). */
export function suffer(unit: Fighter, who: ActorId, codes: readonly Suffered[], ladder: Ladder, dice: Dice): Fate {
  let state: State = unit.state;
  let recoil = false;
  const test = (): boolean => {
    const turned = state !== unit.state && ladder.testSide === 'after-disorder';
    return passesTest(turned ? unit.reverse : unit.cohesion, 0, who, COHESION_TEST, dice);
  };
  for (const code of codes) {
    if (code === '1') recoil = true;
    else if (code === 'CT/1') recoil = !test() || recoil;
    else if (code !== 'CT' || !test()) {
      const after = stateAfterBlow(state, code === 'R' ? 'R' : 'D', ladder.again);
      if (after === 'eliminated' || after === 'routed') return { state: after, recoil };
      state = after;
    }
  }
  return { state, recoil };
}

/** For the worse, the worst first. */
export const HARMS = ['eliminated', 'routed', 'disordered'] as const;
export type Harm = (typeof HARMS)[number];

/** How bad a state is. */
export const rankOf = (state: NewState): number => NEW_STATES.indexOf(state);

/** The worst done so far, with what became of one more unit; a state that it was in before is no harm. */
export const worst = (soFar: Harm | 'none', before: State, after: NewState): Harm | 'none' =>
  after === 'good' || after === before || (soFar !== 'none' && rankOf(soFar) >= rankOf(after)) ? soFar : after;

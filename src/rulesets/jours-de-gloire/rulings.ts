import { register } from '../../kernel/ruling.ts';
import * as RULING_CHOICES from './options.ts';
import { ARMIES } from './rulings/armies.ts';
import { BOARD } from './rulings/board.ts';
import { FIRE } from './rulings/fire.ts';
import { GROUND } from './rulings/ground.ts';
import { MOVEMENT } from './rulings/movement.ts';
import { RESULTS } from './rulings/results.ts';
import { SHOCK } from './rulings/shock.ts';

export const RULINGS = register(RULING_CHOICES, {
  ...SHOCK,
  ...GROUND,
  ...RESULTS,
  ...FIRE,
  ...MOVEMENT,
  ...ARMIES,
  ...BOARD,
});

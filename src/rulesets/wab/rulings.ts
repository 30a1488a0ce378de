import { register } from '../../kernel/ruling.ts';
import * as RULING_CHOICES from './options.ts';
import { ARMIES } from './rulings/armies.ts';
import { ARMOUR } from './rulings/armour.ts';
import { BLOWS } from './rulings/blows.ts';
import { SHOOTING } from './rulings/shooting.ts';

export const RULINGS = register(RULING_CHOICES, { ...SHOOTING, ...BLOWS, ...ARMOUR, ...ARMIES });

import { register } from '../../kernel/ruling.ts';
import { RULING_CHOICES } from './options.ts';
import { AFTERMATH } from './rulings/aftermath.ts';
import { ARMIES } from './rulings/armies.ts';
import { EXCEPTIONS } from './rulings/exceptions.ts';
import { FACTORS } from './rulings/factors.ts';
import { OUTCOMES } from './rulings/outcomes.ts';
import { SUPPORT } from './rulings/support.ts';
import { TABLE } from './rulings/table.ts';
import { TOTALS } from './rulings/totals.ts';

export const RULINGS = register(RULING_CHOICES, {
  ...TOTALS,
  ...FACTORS,
  ...SUPPORT,
  ...EXCEPTIONS,
  ...OUTCOMES,
  ...AFTERMATH,
  ...TABLE,
  ...ARMIES,
});

import { rulingChoice } from '../../src/kernel/ruling.ts';

/** What may be chosen, ours first: this module's exports are the choices; their words are in rulings.ts. */
export const SHAKEN_AGAIN = rulingChoice('P-2', 'eliminated', 'stays');

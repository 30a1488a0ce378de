import { POWDER_AND_SHOT } from '../../examples/powder-and-shot/ruleset.ts';
import { type CatalogueEntry, CATALOGUE } from '../../src/rulesets/catalogue.ts';

/** All rulesets of the catalogue, and the example of CONTRIBUTING, which is held to the same. */
export const CARDS: readonly CatalogueEntry[] = [...CATALOGUE, POWDER_AND_SHOT];

// `node --import` of this runs the program with one more ruleset: an import and a name in the catalogue, as its author would write.
import { registerHooks } from 'node:module';

const CATALOGUE = '/src/rulesets/catalogue.ts';
const IMPORT = "import { POWDER_AND_SHOT } from '../../examples/powder-and-shot/ruleset.ts';\n";

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith(CATALOGUE)) return loaded;
    const source = String(loaded.source);
    const extended = source.replace(/(CATALOGUE: readonly CatalogueEntry\[\] = \[[^\]]*)\]/, '$1, POWDER_AND_SHOT]');
    if (extended === source) throw new Error('the catalogue is written otherwise');
    return { ...loaded, source: IMPORT + extended };
  },
});

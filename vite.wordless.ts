import type { Plugin } from 'vite';

/** Formats of documents: what their fields are called is for forms alone. */
const FORMAT = /\/(?:field\/scenario|space\/map-document)\.ts$/;
/** Who checks documents and shows no form of them. */
const CHECKS = /\/(?:field\/field|space\/map)\.ts$|\?wordless$/;
const WORDS = /\bt\(\s*'[^'\\]*',\s*'[^'\\]*',?\s*\)/g;

/** A battle checks its scenario by a format without words; those of the same format come with the editor. */
export const wordlessFormats: Plugin = {
  name: 'wordless-formats',
  enforce: 'pre',
  apply: 'build',
  async resolveId(source, importer) {
    if (importer === undefined || !CHECKS.test(importer)) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found !== null && FORMAT.test(found.id) ? `${found.id}?wordless` : null;
  },
  transform: {
    filter: { id: /\?wordless$/ },
    handler: (code) => code.replaceAll(WORDS, "t('', '')"),
  },
};

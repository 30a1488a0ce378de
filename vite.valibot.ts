/** Which layers read journals of battles. */
const JOURNALS = /\/src\/(?:space|play|rulesets\/[\w-]+\/field)\//;

/** The shapes of results are made of other parts of valibot than journals are: each has one of its own, loaded with it. */
export const valibotOfShapes = {
  name: 'valibot-of-shapes',
  enforce: 'pre',
  async resolveId(this: Resolver, source: string, importer: string | undefined) {
    if (source !== 'valibot' || importer === undefined) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${found.id}?${JOURNALS.test(importer) ? 'journals' : 'shapes'}`;
  },
} as const;

interface Resolver {
  resolve(
    source: string,
    importer: string,
    how: { readonly skipSelf: boolean },
  ): Promise<{ readonly id: string } | null>;
}

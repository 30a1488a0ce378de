/** Loaded apart, when somebody asks: the register in words, the shapes of results, what armies are. */
const ON_DEMAND = /\/src\/rulesets\/[\w-]+\/(?:rulings|shapes|army|armies|equivalents)(?:\.ts$|\/)/;
/** The home page knows no more of a ruleset than these. */
const KNOWN_AT_HOME = /\/(?:card|procedures|catalogue)\.ts$/;
/** A whole ruleset imports its procedures, which import what they share: in one file with either it would go in circles. */
const WHOLE = /\/rulesets\/[\w-]+\/index\.ts$/;
/** Folders of a ruleset that are no procedure. */
const SHARED = /^(?:charts|combat)$/;

/** Which ruleset a file belongs to, and which procedure, if it serves one alone. */
function placeOf(id: string): { readonly ruleset: string; readonly procedure: string | undefined } | undefined {
  const path = /\/src\/rulesets\/([\w-]+)\/(.*)$/.exec(id);
  if (path === null || [ON_DEMAND, KNOWN_AT_HOME, WHOLE].some((pattern) => pattern.test(id))) return undefined;
  const [, ruleset, rest] = path as unknown as [string, string, string];
  const [folder, ...more] = rest.split('/');
  return { ruleset, procedure: more.length === 0 || SHARED.test(folder!) ? undefined : folder };
}

/** What all procedures of a ruleset share, in one file: many small ones would be packed worse. */
export function rulesetChunk(id: string): string | null {
  const place = placeOf(id);
  return place?.procedure === undefined ? (place?.ruleset ?? null) : null;
}

/** A file for each procedure: nobody loads those he has not opened. */
export function procedureChunk(id: string): string | null {
  const place = placeOf(id);
  return place?.procedure === undefined ? null : `${place.ruleset}-${place.procedure}`;
}

/** A program that loads a ruleset loads all of it. */
export const wholeRulesetChunk = (id: string): string | null =>
  placeOf(id)?.ruleset ?? /\/src\/rulesets\/([\w-]+)\/index\.ts$/.exec(id)?.[1] ?? null;

/** What every calculator is made of; words stand apart, since the home page needs nothing else of it. */
const CORE = /\/src\/(?:kernel|calculate|present)\/|\/node_modules\/valibot\//;

/** Only some pages, or only the first throw, need these. */
const LATER = /\/(?:printed|matchups|simulation|luck|seed)\.ts$|\/src\/(?:present\/)?armies\//;

export function coreChunk(id: string): string | null {
  if (!CORE.test(id) || LATER.test(id)) return null;
  return id.endsWith('/kernel/text.ts') ? 'text' : 'core';
}

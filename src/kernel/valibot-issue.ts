import { pathText } from './schema.ts';

/** What valibot says of a value that does not fit. */
interface Issue {
  readonly path?: readonly { readonly key: unknown }[] | undefined;
}

/** The place of the first one in our own notation, counted from 1: `entries[3].faces[1]`; empty where it is the whole. */
export const issuePath = (issues: readonly Issue[] | undefined): string =>
  pathText((issues?.[0]?.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))));

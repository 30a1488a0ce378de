import { CONTENTS as WRITTEN } from 'virtual:contents';
import type { Contents } from '../contents-plugin.ts';

export type { Contents };

/** The tables of contents of all rulesets, as the build wrote them. */
export const CONTENTS = WRITTEN as readonly Contents[];

export const contentsOf = (ruleset: string | undefined): Contents | undefined =>
  CONTENTS.find(({ id }) => id === ruleset);

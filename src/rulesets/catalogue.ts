import type { Ruleset } from '../kernel/ruleset.ts';
import type { Text } from '../kernel/text.ts';
import { CARD as ALEXANDRE } from './alexandre/card.ts';
import { CARD as DBM } from './dbm/card.ts';
import { CARD as JOURS_DE_GLOIRE } from './jours-de-gloire/card.ts';
import { CARD as WAB } from './wab/card.ts';

/** A ruleset before its charts are loaded. */
export interface Card {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  load(): Promise<Ruleset>;
}

export const CATALOGUE: readonly Card[] = [
  { ...ALEXANDRE, load: async () => (await import('./alexandre/index.ts')).alexandre },
  { ...JOURS_DE_GLOIRE, load: async () => (await import('./jours-de-gloire/index.ts')).joursDeGloire },
  { ...DBM, load: async () => (await import('./dbm/index.ts')).dbm },
  { ...WAB, load: async () => (await import('./wab/index.ts')).wab },
];

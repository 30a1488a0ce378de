import type { RulesetCard } from '../kernel/ruleset-card.ts';
import type { Battles } from '../kernel/battles.ts';
import type { Table } from '../space/table.ts';
import type { Workshop } from '../space/workshop.ts';
import { ALEXANDRE } from './alexandre/ruleset.ts';
import { DBM } from './dbm/ruleset.ts';
import { JOURS_DE_GLOIRE } from './jours-de-gloire/ruleset.ts';
import { WAB } from './wab/ruleset.ts';

/** Battles that a page can lay on a table. */
export type BattlesOnATable = Battles<unknown, unknown, unknown, Table>;
export type BattleOnATable = ReturnType<BattlesOnATable['open']>;

/** A ruleset before its charts are loaded. */
export interface CatalogueEntry extends RulesetCard {
  /** Its scenarios, and what opens a battle of one. */
  battles?(): Promise<BattlesOnATable>;
  /** What an editor knows of its scenarios. */
  workshop?(): Promise<Workshop>;
}

/** In the order in which they are listed. A new ruleset is imported above and named here: nothing else is touched. */
export const CATALOGUE: readonly CatalogueEntry[] = [ALEXANDRE, JOURS_DE_GLOIRE, DBM, WAB];

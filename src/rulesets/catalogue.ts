import type { Battles, Game } from '../kernel/game.ts';
import type { Procedure, Ruleset, Sheet } from '../kernel/ruleset.ts';
import type { Text } from '../kernel/text.ts';
import type { Table } from '../space/table.ts';
import type { Workshop } from '../space/workshop.ts';
import { CARD as ALEXANDRE } from './alexandre/card.ts';
import { PROCEDURES as ALEXANDRE_PROCEDURES } from './alexandre/procedures.ts';
import { CARD as DBM } from './dbm/card.ts';
import { PROCEDURES as DBM_PROCEDURES } from './dbm/procedures.ts';
import { CARD as JOURS_DE_GLOIRE } from './jours-de-gloire/card.ts';
import { PROCEDURES as JOURS_DE_GLOIRE_PROCEDURES } from './jours-de-gloire/procedures.ts';
import { CARD as WAB } from './wab/card.ts';
import { PROCEDURES as WAB_PROCEDURES } from './wab/procedures.ts';

/** A ruleset before its charts are loaded. */
export interface Card {
  readonly id: string;
  readonly title: Text;
  readonly about: Text;
  load(): Promise<Ruleset>;
  /** All of it but its charts and procedures. */
  cover(): Promise<Sheet>;
  /** All of it but its procedures. */
  sheet(): Promise<Sheet>;
  /** Each procedure, without the others. */
  readonly procedures: Readonly<Record<string, () => Promise<Procedure>>>;
  /** Scenarios, and the game that plays them. */
  battles?(): Promise<Battles>;
  /** How a page lays a battle on the table. */
  table?(): Promise<(game: Game) => Table>;
  /** What an editor knows of its scenarios. */
  workshop?(): Promise<Workshop>;
}

export const CATALOGUE: readonly Card[] = [
  {
    ...ALEXANDRE,
    load: async () => (await import('./alexandre/index.ts')).alexandre,
    cover: async () => (await import('./alexandre/cover.ts')).COVER,
    sheet: async () => (await import('./alexandre/sheet.ts')).SHEET,
    procedures: ALEXANDRE_PROCEDURES,
    battles: async () => (await import('./alexandre/battles.ts')).BATTLES as unknown as Battles,
    table: async () => (await import('./alexandre/battle/table.ts')).tableOf as (game: Game) => Table,
    workshop: async () => (await import('./alexandre/battle/workshop.ts')).WORKSHOP,
  },
  {
    ...JOURS_DE_GLOIRE,
    load: async () => (await import('./jours-de-gloire/index.ts')).joursDeGloire,
    cover: async () => (await import('./jours-de-gloire/cover.ts')).COVER,
    sheet: async () => (await import('./jours-de-gloire/sheet.ts')).SHEET,
    procedures: JOURS_DE_GLOIRE_PROCEDURES,
    battles: async () => (await import('./jours-de-gloire/battles.ts')).BATTLES as unknown as Battles,
    workshop: async () => (await import('./jours-de-gloire/battle/workshop.ts')).WORKSHOP,
    table: async () => (await import('./jours-de-gloire/battle/table.ts')).tableOf as (game: Game) => Table,
  },
  {
    ...DBM,
    load: async () => (await import('./dbm/index.ts')).dbm,
    cover: async () => (await import('./dbm/cover.ts')).COVER,
    sheet: async () => (await import('./dbm/sheet.ts')).SHEET,
    procedures: DBM_PROCEDURES,
  },
  {
    ...WAB,
    load: async () => (await import('./wab/index.ts')).wab,
    cover: async () => (await import('./wab/cover.ts')).COVER,
    sheet: async () => (await import('./wab/sheet.ts')).SHEET,
    procedures: WAB_PROCEDURES,
  },
];

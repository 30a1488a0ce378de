import type { VNode } from 'preact';
import type { Text } from '../../kernel/text.ts';
import type { Facing, Grid } from '../../space/hex.ts';
import type { BattleMap } from '../../space/map.ts';

/** The first and the second player: oxblood with a solid band, blue with a hatched one. */
export type Side = 'a' | 'b';

/** A unit or a leader on the board: what is printed on its counter, and what is spoken of it. */
export interface Counter {
  readonly id: string;
  readonly hex: number;
  readonly side: Side;
  readonly name: Text;
  /** The code of a drawing in `icons/symbols.ts`; the code itself is printed where there is none. */
  readonly type: string;
  readonly strength?: number;
  /** Quality or cohesion. */
  readonly rating?: number;
  readonly movement?: number;
  readonly facing?: Facing;
  /** A letter on a tab and what it means: fatigued, in disorder, routed. */
  readonly state?: { readonly code: string; readonly text: Text };
  /** Has done what it may do now: drawn paler, and spoken. */
  readonly spent?: boolean;
  /** Its weaker side shows: a stripe across its corner. */
  readonly reversed?: boolean;
}

/** What is drawn between the map and the counters. Costs are in half points, as `space/reach` gives them. */
export interface Overlay {
  readonly reach?: readonly { readonly hex: number; readonly cost: number }[];
  /** Where a counter could come that does not move now. */
  readonly couldReach?: readonly { readonly hex: number; readonly cost: number }[];
  /** Places just out of reach, and why: said where the pointer is. */
  readonly barred?: readonly { readonly hex: number; readonly text: Text }[];
  /** From the start on. */
  readonly paths?: readonly (readonly number[])[];
  /** Where counters would come to stand. */
  readonly ghosts?: readonly { readonly counter: Counter; readonly hex: number; readonly facing?: Facing }[];
  /** Handles at the vertices of a hex: which facings may be chosen, and their costs. */
  readonly turns?: {
    readonly hex: number;
    readonly choices: readonly { readonly facing: Facing; readonly cost?: number }[];
  };
  /** Hexes in front of enemies, and hexes that they could come to. */
  readonly fronts?: readonly number[];
  readonly threatened?: readonly number[];
  /** Hexes in their zones of control. */
  readonly zones?: readonly number[];
  /** Where those stand who strike together, and those they strike. */
  readonly strike?: readonly number[];
  /** Those who belong together: a leader's units, the hexes that a fact comes from. */
  readonly together?: readonly number[];
  /** Hexes that may be pointed at now: enemies to attack, hexes to retreat into. */
  readonly targets?: readonly number[];
  /** What somebody else draws above the counters. */
  readonly more?: (grid: Grid) => VNode;
  readonly sight?: {
    readonly from: number;
    readonly to: number;
    readonly blocked?: { readonly hexes: readonly number[]; readonly text: Text };
  };
}

export interface BoardProps {
  readonly map: BattleMap;
  /** What the board is, for those who do not see it. */
  readonly label: Text;
  readonly counters: readonly Counter[];
  readonly overlay?: Overlay;
  /** The id of a counter: marked, and its stack fanned out. */
  readonly selected?: string;
  /** Others that are in hand with it. */
  readonly alongside?: readonly string[];
  /** Printed hex numbers; shown unless this is false. */
  readonly numbers?: boolean;
  /**
   * A hex was tapped, or chosen with Enter; with the counter that was hit, if any. `more`: with Shift, or by a long
   * press, to take it in hand beside what is held.
   */
  onChoose?(hex: number, counter: string | undefined, more: boolean): void;
  /** The pointer or the cursor is over a hex, or over none. */
  onPoint?(hex: number | undefined): void;
  onTurn?(facing: Facing): void;
  /** Escape. */
  onCancel?(): void;
  /** A line is dragged with the sight tool; `done` when the hand lets go. */
  onSight?(from: number, to: number, done: boolean): void;
  /** Brought into sight and spoken: a new object each time. */
  readonly attention?: { readonly hex: number };
  /** While true, dragging draws a line of sight instead of moving the map. */
  readonly sighting?: boolean;
}

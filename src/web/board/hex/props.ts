import type { ArrowKind } from '../../../kernel/story.ts';
import type { Text } from '../../../kernel/text.ts';
import type { Facing } from '../../../space/hex.ts';
import type { HexCounter, HexPlace } from '../../../space/hex-table.ts';
import type { BattleMap } from '../../../space/map.ts';

/** An arrow, or several, for what somebody thinks of doing. */
export interface Thought {
  readonly ways: readonly (readonly number[])[];
  /** What stands at its end. */
  readonly text?: string;
  /** Drawn full; the others are dashed. */
  readonly isBest: boolean;
  /** What has happened rather than what somebody thinks of: each kind is drawn in its own way. */
  readonly as?: ArrowKind;
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
  readonly ghosts?: readonly { readonly counter: HexCounter; readonly to: HexPlace }[];
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
  /** Those who belong together: a leader's units. */
  readonly together?: readonly number[];
  /** What a lesson speaks of. */
  readonly taught?: readonly number[];
  /** The hexes that a fact comes from. */
  readonly origins?: readonly number[];
  /** Enemies who may be struck. */
  readonly targets?: readonly number[];
  /** Hexes to go to at no cost: to retreat into, to flee to. */
  readonly ends?: readonly number[];
  readonly thoughts?: readonly Thought[];
  readonly sight?: {
    readonly from: number;
    readonly to: number;
    readonly blocked?: { readonly hexes: readonly number[]; readonly text: Text };
  };
}

export interface HexBoardProps {
  readonly map: BattleMap;
  /** What the board is, for those who do not see it. */
  readonly label: Text;
  readonly counters: readonly HexCounter[];
  /** What the pointer is told of a counter beside its name, a line each. */
  readonly describe?: (id: string) => readonly Text[];
  readonly overlay?: Overlay;
  /** The id of a counter: marked, and its stack fanned out. */
  readonly selected?: string;
  /** Others that are selected with it. */
  readonly alongside?: readonly string[];
  /** Hexes in the middle of what is seen first, where not all of the map can be. */
  readonly focus?: readonly number[];
  /** Printed hex numbers; shown unless this is false. */
  readonly numbers?: boolean;
  /**
   * A hex was tapped, or chosen with Enter; with the counter that was hit, if any. `more`: with Shift, or by a long
   * press, to select it beside what is selected.
   */
  onChoose?(hex: number, counter: string | undefined, more: boolean): void;
  /** The pointer or the cursor is over a hex, or over none. */
  onPoint?(hex: number | undefined): void;
  onTurn?(facing: Facing): void;
  /** A counter is pressed and dragged: true where it goes along with the hand; else the map moves. */
  onGrab?(counter: string): boolean;
  /** It is dragged over a hex. */
  onDrag?(hex: number): void;
  /** The hand lets go there; undefined where it gave up, or is beside the map. */
  onDrop?(hex: number | undefined): void;
  /** Why what is dragged does not end where the hand is. */
  readonly whyNot?: Text | undefined;
  /** Escape. */
  onCancel?(): void;
  /** A line is dragged while `drawing`; `done` when the hand lets go. */
  onDraw?(from: number, to: number, done: boolean): void;
  /** Brought into sight and spoken: a new object each time. */
  readonly attention?: { readonly hex: number };
  /** While true, dragging draws instead of moving the map: a line of sight, a stroke of a brush. */
  readonly drawing?: boolean;
}

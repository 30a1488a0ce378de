import { same, t, type Text } from '../../kernel/text.ts';
import { type HexCounter, isHexTable } from '../../space/hex-table.ts';
import type { CounterShown, Table } from '../../space/table.ts';
import { type HexBattle, isOnHexes } from './hexes/hex-battle.ts';
import { HexMap } from './hexes/hex-map.tsx';
import { HexMiniature } from './hexes/miniature.tsx';
import { lazy } from '../base/lazy.tsx';
import { sideColours } from '../board/side-colours.ts';
import type { Tools } from './match/map-tools.ts';
import type { BattleModel } from './match/model.ts';

/*
 * Which surfaces there are, and who draws them. Elsewhere in `web/battle`, but for `hexes/`, a place is what the surface
 * of the table says of it.
 */

const HexMapSheet = lazy<{ readonly model: HexBattle; readonly tools: Tools }>(
  async () => (await import('./hexes/map-sheet.tsx')).HexMapSheet,
);

interface Props {
  readonly model: BattleModel;
  readonly tools: Tools;
}

/** The table with its counters. */
export const SurfaceView = ({ model, tools }: Props) =>
  isOnHexes(model) ? <HexMap model={model} tools={tools} /> : null;

/** What may be drawn on it. */
export const SurfaceSheet = ({ model, tools }: Props) =>
  isOnHexes(model) ? <HexMapSheet model={model} tools={tools} /> : null;

interface MiniatureProps {
  readonly table: Table;
  readonly counters: readonly CounterShown[];
}

/** A table with its counters, as small as a picture in a list. */
export const SurfaceMiniature = ({ table, counters }: MiniatureProps) =>
  isHexTable(table) ? (
    <div class="side-colours" style={table.colours && sideColours(table.colours)}>
      <HexMiniature map={table.surface.map} counters={counters as readonly HexCounter[]} />
    </div>
  ) : null;

/** `20 × 14 hexes` */
export function surfaceSize(table: Table): Text {
  if (!isHexTable(table)) return same('');
  const { width, height } = table.surface.map.grid;
  return t(`${width} × ${height} hexagones`, `${width} × ${height} hexes`);
}

import { isHexWorkshop } from '../../space/hex-workshop.ts';
import { SizeOfMap } from './hexes/brushes.tsx';
import { HexBenchBoard } from './hexes/hex-bench-board.tsx';
import { type HexBench, hexBench } from './hexes/hex-bench.ts';
import { HexTools } from './hexes/hex-tools.tsx';
import type { EditorModel } from './model.ts';

/*
 * Which surfaces can be drawn, and by what. Elsewhere in `web/editor`, but for `hexes/`, a place is what the bench of the
 * surface says of it.
 */

/** One for each surface. */
export type AnyBench = HexBench;

/** Undefined where nothing draws this surface. */
export const benchOf = (model: EditorModel): AnyBench | undefined =>
  isHexWorkshop(model.workshop) ? hexBench(model, model.workshop) : undefined;

interface Props {
  readonly bench: AnyBench;
}

export const SurfaceBoard = ({ bench }: Props) => <HexBenchBoard bench={bench} />;

export const SurfaceTools = ({ bench }: Props) => <HexTools bench={bench} />;

/** Fields of the surface itself. */
export const SurfaceFields = ({ bench }: Props) => <SizeOfMap bench={bench} />;

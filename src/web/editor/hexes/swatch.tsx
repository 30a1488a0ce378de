import { useMemo } from 'preact/hooks';
import { blankMap, withSides, withRoad } from '../../../space/drawing.ts';
import { compileMap } from '../../../space/map.ts';
import type { HexWorkshop } from '../../../space/hex-workshop.ts';
import { MapImage } from '../../cartography/map-image.tsx';

interface Props {
  readonly workshop: HexWorkshop;
  readonly terrain?: string;
  readonly side?: string;
  readonly way?: string;
}

/** What a brush draws, as the map shows it. */
export function Swatch({ workshop, terrain, side, way }: Props) {
  const map = useMemo(() => {
    const { vocabulary } = workshop;
    const withoutSide = blankMap(terrain === undefined ? 2 : 1, 1, terrain ?? Object.keys(vocabulary.terrains)[0]!);
    const sided = side === undefined ? withoutSide : withSides(withoutSide, [0, 1], side);
    return compileMap(way === undefined ? sided : withRoad(sided, [0, 1], way), vocabulary);
  }, [workshop, terrain, side, way]);
  return (
    <span class="editor-swatch" aria-hidden="true">
      <MapImage map={map} />
    </span>
  );
}

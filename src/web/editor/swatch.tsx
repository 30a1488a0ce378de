import { useId, useMemo } from 'preact/hooks';
import { blankMap, withSides, withRoad } from '../../space/drawing.ts';
import { compileMap } from '../../space/map.ts';
import type { Workshop } from '../../space/workshop.ts';
import { sheetSize } from '../board/geometry.ts';
import { MapLayer } from '../board/map-layer.tsx';
import { Patterns } from '../board/patterns.tsx';

interface Props {
  readonly workshop: Workshop;
  readonly terrain?: string;
  readonly side?: string;
  readonly way?: string;
}

/** What a brush draws, as the map shows it. */
export function Swatch({ workshop, terrain, side, way }: Props) {
  const id = useId().replaceAll(/\W/g, '');
  const map = useMemo(() => {
    const { vocabulary } = workshop;
    const bare = blankMap(terrain === undefined ? 2 : 1, 1, terrain ?? Object.keys(vocabulary.terrains)[0]!);
    const sided = side === undefined ? bare : withSides(bare, [0, 1], side);
    return compileMap(way === undefined ? sided : withRoad(sided, [0, 1], way), vocabulary);
  }, [workshop, terrain, side, way]);
  const { width, height } = sheetSize(map.grid);
  return (
    <svg class="editor-swatch map-colours" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Patterns id={id} />
      <MapLayer map={map} looks={undefined} numbers={false} id={id} />
    </svg>
  );
}

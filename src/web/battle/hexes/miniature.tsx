import type { HexCounter } from '../../../space/hex-table.ts';
import type { BattleMap } from '../../../space/map.ts';
import { centreOf, sheetSize } from '../../board/hex/geometry.ts';
import { at } from '../../board/point.ts';
import { sideClass } from '../../board/side-class.ts';
import { MapImage } from '../../cartography/map-image.tsx';
import '../../board/counters.css';

/** Shapes tell the sides apart where colours do not: squares, and squares on a corner. */
const BLOCKS = ['M-17-17h34v34h-34z', 'M0-23L23 0 0 23-23 0z'];

/** A map with both armies on it, as small as a picture in a list. */
export function HexMiniature({ map, counters }: { map: BattleMap; counters: readonly HexCounter[] }) {
  const { width, height } = sheetSize(map.grid);
  return (
    <div
      class="battles-map"
      style={{ aspectRatio: `${width} / ${height}`, '--ratio': String(width / height) }}
      aria-hidden="true"
    >
      <MapImage map={map} />
      <svg viewBox={`0 0 ${width} ${height}`}>
        {counters.map(({ id: counter, side, place }) => (
          <path
            key={counter}
            class={`battles-block ${sideClass(side)}`}
            transform={`translate(${at(centreOf(map.grid, place.hex))})`}
            d={BLOCKS[side]}
          />
        ))}
      </svg>
    </div>
  );
}

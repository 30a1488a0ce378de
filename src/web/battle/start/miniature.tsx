import type { BattleMap } from '../../../space/map.ts';
import type { CounterShown } from '../../../space/table.ts';
import { at, centreOf, sheetSize } from '../../board/geometry.ts';
import { MapImage } from '../../cartography/map-image.tsx';
import '../../board/counters.css';

/** Shapes tell the sides apart where colours do not: squares, and squares on a corner. */
const BLOCKS = ['M-17-17h34v34h-34z', 'M0-23L23 0 0 23-23 0z'];

/** A map with both armies on it, as small as a picture in a list. */
export function Miniature({ map, counters }: { map: BattleMap; counters: readonly CounterShown[] }) {
  const { width, height } = sheetSize(map.grid);
  return (
    <div class="battles-map" style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true">
      <MapImage map={map} />
      <svg viewBox={`0 0 ${width} ${height}`}>
        {counters.map(({ id: counter, side, hex }) => (
          <path
            key={counter}
            class={`battles-block ${side === 0 ? 'side-a' : 'side-b'}`}
            transform={`translate(${at(centreOf(map.grid, hex))})`}
            d={BLOCKS[side]}
          />
        ))}
      </svg>
    </div>
  );
}

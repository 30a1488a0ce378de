import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { outlineOf } from './geometry.ts';
import { HANDLE } from './handles.ts';
import { legendOf, type Painted } from './legend.ts';
import type { Overlay } from './props.ts';

const HEX = outlineOf({ x: 0, y: 0 }, 0.8);
const STROKE = 'M-24 10L24 -10';

/** As it is painted, small: `overlay.css` gives both the same look. */
function Swatch({ paint, id }: { paint: Painted; id: string }) {
  const look = `swatch-${paint}`;
  const isLine = paint === 'sight' || paint === 'thoughts';
  return (
    <svg viewBox="-32 -32 64 64" aria-hidden="true">
      {paint === 'turns' ? (
        <circle class={look} r={HANDLE * 2} />
      ) : (
        <path
          class={look}
          d={isLine ? STROKE : HEX}
          {...(paint === 'threatened' && { fill: `url(#${id}-zone)` })}
          {...(paint === 'origins' && { class: 'swatch-together' })}
        />
      )}
    </svg>
  );
}

/** What is painted now, in a line at the edge of the map. */
export function Legend({ overlay, id }: { overlay: Overlay; id: string }) {
  const legend = legendOf(overlay);
  if (legend.length === 0) return null;
  return (
    <ul class="board-legend" aria-label={say(t('Légende', 'Legend'))}>
      {legend.map(({ paint, text }) => (
        <li key={paint}>
          <Swatch paint={paint} id={id} />
          {say(text)}
        </li>
      ))}
    </ul>
  );
}

import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BattleMap } from '../../space/map.ts';
import { display } from '../base/display.ts';
import { say } from '../base/lang.ts';
import { memo } from '../base/memo.ts';
import { isDark } from '../base/theme.ts';
import { drawMap, type GridStyle } from './map-drawing.ts';
import './map-image.css';
import { PALETTES, type Theme } from './palettes.ts';
import { figuresSvg, mapSvg } from './to-svg.ts';

const REVOKED_AFTER_MS = 1000;

/** An address for a picture; it is forgotten with the component, or when another picture stands there. */
function useAddress(svg: string | undefined): string | undefined {
  const [address, setAddress] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (svg === undefined) return undefined;
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    const picture = new Image();
    picture.src = made;
    let wanted = true;
    // The picture before stays until this one can be painted.
    const show = (): void => {
      if (wanted) setAddress(made);
    };
    picture.decode().then(show, show);
    return () => {
      wanted = false;
      // An image that has just been given the address may not have begun to load it.
      setTimeout(() => URL.revokeObjectURL(made), REVOKED_AFTER_MS);
    };
  }, [svg]);
  return address;
}

const HIGH_CONTRAST = matchMedia('(prefers-contrast: more)').matches;

interface Props {
  readonly map: BattleMap;
  /** Numbers and letters of the hexes; they are hidden where the map is seen from afar. */
  readonly figures?: boolean;
}

interface DrawnProps extends Required<Props> {
  readonly grid: GridStyle;
  readonly theme: Theme;
}

/** Drawn once: whatever moves over it, it is not drawn again. */
const Drawn = memo(({ map, figures, grid, theme }: DrawnProps) => {
  const style = map.vocabulary.mapStyle;
  const drawing = useMemo(() => drawMap(map, { style, grid, name: say }), [map, style, grid]);
  const palette = PALETTES[style][theme];
  const ground = useAddress(useMemo(() => mapSvg(drawing, palette), [drawing, palette]));
  const words = useAddress(
    useMemo(() => (figures ? figuresSvg(drawing, palette) : undefined), [drawing, palette, figures]),
  );
  return (
    <>
      {ground !== undefined && <img class="map-image" src={ground} alt="" draggable={false} />}
      {words !== undefined && <img class="map-image map-figures" src={words} alt="" draggable={false} />}
    </>
  );
});

/** The grid as this device likes it, plain for whoever asks for contrast. */
export const gridShown = (): GridStyle =>
  HIGH_CONTRAST && display.grid.value === 'lines' ? 'contrast' : display.grid.value;

/** The map as a picture. */
export const MapImage = ({ map, figures = false }: Props) => (
  <Drawn map={map} figures={figures} grid={gridShown()} theme={isDark.value ? 'night' : 'day'} />
);

import { render } from 'preact';
import { Patterns } from '../../board/patterns.tsx';
import { Stack, stacksOf } from '../../board/hex/stacks.tsx';
import { gridShown } from '../../cartography/map-image.tsx';
import { drawMap } from '../../cartography/map-drawing.ts';
import { PALETTES } from '../../cartography/palettes.ts';
import { figureWords, withFrame, groundSvg } from '../../cartography/to-svg.ts';
import { say } from '../../base/lang.ts';
import type { Picture, PictureTheme } from '../sharing/picture.ts';
import { plainSvg } from '../sharing/plain-svg.ts';
import type { HexBattle } from './hex-battle.ts';

const ID = 'picture';

/** The counters as the board draws them, in a corner that nobody sees. */
async function countersSvg({ counters, table }: HexBattle, by: PictureTheme): Promise<string> {
  const { grid } = table.surface.map;
  const corner = document.createElement('div');
  corner.className = 'visually-hidden';
  corner.ariaHidden = 'true';
  // Inside the battle, whose scenario gives the sides their colours.
  (document.querySelector('.battle') ?? document.body).append(corner);
  try {
    render(
      <svg>
        <Patterns id={ID} />
        {[...stacksOf(counters.value)].map(([hex, stack]) => (
          <Stack
            key={hex}
            grid={grid}
            hex={hex}
            stack={stack}
            fanned={false}
            selected={undefined}
            alongside={undefined}
            id={ID}
          />
        ))}
      </svg>,
      corner,
    );
    return await plainSvg(corner.querySelector('svg')!, by === 'day' ? 'light' : 'dark');
  } finally {
    render(null, corner);
    corner.remove();
  }
}

/** The map with its counters as they lie now, drawn as on the board. */
export async function positionDrawing(model: HexBattle, by: PictureTheme): Promise<Picture> {
  const { map } = model.table.surface;
  const style = map.vocabulary.mapStyle;
  const drawing = drawMap(map, { style, grid: gridShown(), name: say });
  const palette = PALETTES[style][by];
  const { width, height } = drawing;
  const content = groundSvg(drawing, palette) + figureWords(drawing, palette) + (await countersSvg(model, by));
  return { svg: withFrame(drawing, content), width, height };
}

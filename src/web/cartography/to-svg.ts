import { attribute, escapeSvg } from '../base/svg-text.ts';
import { type Drawing, type Hand, HANDS, type Lettering, type Mark, type Palette } from './drawing.ts';

const markSvg = ({ path, fill, stroke, width, dash, opacity }: Mark, palette: Palette): string =>
  `<path d="${path}" fill="${fill === undefined ? 'none' : palette[fill]}"${[
    attribute('stroke', stroke && palette[stroke]),
    attribute('stroke-width', width),
    attribute('stroke-dasharray', dash?.join(' ')),
    attribute('opacity', opacity),
  ].join('')}/>`;

const marksSvg = (marks: readonly Mark[], palette: Palette): string =>
  marks.map((mark) => markSvg(mark, palette)).join('');

const wordsSvg = (words: readonly Lettering[]): string =>
  words
    .map(
      ({ x, y, text, size }) =>
        `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}">${escapeSvg(text)}</text>`,
    )
    .join('');

/** As engravers letter maps: water in spaced italics, villages in small capitals, land in spaced roman. */
const HAND_STYLES: Readonly<Record<Hand, string>> = {
  water: 'font-style="italic" letter-spacing="2"',
  town: 'font-variant="small-caps" letter-spacing="0.7"',
  land: 'font-style="italic" letter-spacing="1"',
};

const handSvg = (hand: Hand, { names }: Drawing, palette: Palette): string => {
  const own = names.filter((name) => name.hand === hand);
  if (own.length === 0) return '';
  const ink = palette[hand === 'water' ? 'waterName' : 'name'];
  return `<g ${HAND_STYLES[hand]} fill="${ink}">${wordsSvg(own)}</g>`;
};

const SERIF = "Palatino,'Palatino Linotype','Book Antiqua',Georgia,'Times New Roman',serif";

export const namesSvg = (drawing: Drawing, palette: Palette): string =>
  `<g font-family="${SERIF}" stroke="${palette.halo}" stroke-width="2.6" paint-order="stroke" stroke-linejoin="round">${HANDS.map((hand) => handSvg(hand, drawing, palette)).join('')}</g>`;

export const withFrame = ({ width, height }: Drawing, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle">${content}</svg>`;

/** The numbers of hexes and the letters of their ground, without a frame. */
export const figureWords = (drawing: Drawing, palette: Palette): string =>
  `<g font-family="sans-serif" fill="${palette.figure}" stroke="${palette.halo}" stroke-width="1.6" stroke-opacity="0.55" paint-order="stroke">${wordsSvg(drawing.figures)}</g>`;

/** The numbers of the hexes and the letters of their ground alone: a picture to lay over the map. */
export const figuresSvg = (drawing: Drawing, palette: Palette): string =>
  withFrame(drawing, figureWords(drawing, palette));

/** All of the map but its figures, without a frame. */
export const groundSvg = (drawing: Drawing, palette: Palette): string =>
  `<clipPath id="field"><path d="${drawing.field}"/></clipPath>${marksSvg(drawing.paper, palette)}<g clip-path="url(#field)">${marksSvg(drawing.ground, palette)}</g>${marksSvg(drawing.frame, palette)}${namesSvg(drawing, palette)}`;

/** The map as an SVG document. */
export const mapSvg = (drawing: Drawing, palette: Palette): string => withFrame(drawing, groundSvg(drawing, palette));

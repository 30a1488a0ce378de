import type { Drawing, Lettering, Mark, Palette } from './drawing.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const attribute = (name: string, value: string | number | undefined): string =>
  value === undefined ? '' : ` ${name}="${value}"`;

const markSvg = ({ path, fill, stroke, width, dash, opacity, multiply }: Mark, palette: Palette): string =>
  `<path d="${path}" fill="${fill === undefined ? 'none' : palette[fill]}"${[
    attribute('stroke', stroke && palette[stroke]),
    attribute('stroke-width', width),
    attribute('stroke-dasharray', dash?.join(' ')),
    attribute('opacity', opacity),
    attribute('style', multiply && 'mix-blend-mode:multiply'),
  ].join('')}/>`;

const marksSvg = (marks: readonly Mark[], palette: Palette): string =>
  marks.map((mark) => markSvg(mark, palette)).join('');

const wordsSvg = (words: readonly Lettering[]): string =>
  words
    .map(
      ({ x, y, text, size }) =>
        `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" font-size="${size}">${escaped(text)}</text>`,
    )
    .join('');

const framed = ({ width, height }: Drawing, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" stroke-linecap="round" stroke-linejoin="round" text-anchor="middle">${content}</svg>`;

/** The numbers of the hexes and the letters of their ground alone: a picture to lay over the map. */
export const figuresSvg = (drawing: Drawing, palette: Palette): string =>
  framed(drawing, `<g font-family="sans-serif" fill="${palette.figure}">${wordsSvg(drawing.figures)}</g>`);

/** The map as an SVG document. */
export const mapSvg = (drawing: Drawing, palette: Palette): string =>
  framed(
    drawing,
    `<clipPath id="field"><path d="${drawing.field}"/></clipPath>${marksSvg(drawing.paper, palette)}<g clip-path="url(#field)">${marksSvg(drawing.ground, palette)}</g>${marksSvg(drawing.frame, palette)}<g font-family="Georgia,serif" font-style="italic" fill="${palette.name}" stroke="${palette.halo}" stroke-width="3" paint-order="stroke">${wordsSvg(drawing.names)}</g>`,
  );

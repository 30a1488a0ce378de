import { percent } from '../../calculate/number.ts';
import { t, type Text } from '../../kernel/text.ts';
import type { Entry } from './entry.ts';
import type { LuckCourse } from './luck.ts';
import { luckShapes } from './luck-shapes.ts';

const WIDTH = 1200;
const HEIGHT = 630;
const CHART = { x: 80, y: 230, width: 1040, height: 200 };
const INK = {
  paper: '#f5efe0',
  ink: '#221c15',
  muted: '#5e5343',
  line: '#8b7d64',
  sides: ['#7c2318', '#1f4e79'],
} as const;
const LONGEST_LINE = 78;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const clipLine = (text: string): string => (text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE - 1)}…` : text);

interface GameToDraw {
  readonly names: readonly [string, string];
  /** Ruleset, date, turn. */
  readonly about: string;
  readonly course: LuckCourse<Entry>;
  say(text: Text): string;
}

/** A game in one picture, as SVG without a style sheet: what a page shows and what a canvas draws are the same. */
export function gamePicture({ names, about, course: { steps, players, best, worst }, say }: GameToDraw): string {
  const { bars, line } = luckShapes(steps, CHART.width, CHART.height);
  const text = (x: number, y: number, size: number, fill: string, words: string, more = '') =>
    `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" font-family="Georgia, serif" ${more}>${escapeXml(words)}</text>`;
  const name = (player: 0 | 1, x: number, anchor: string) =>
    text(x, 130, 56, INK.sides[player], names[player], `font-weight="600" text-anchor="${anchor}"`) +
    text(x, 186, 40, INK.sides[player], say(percent(players[player].mean)), `text-anchor="${anchor}"`);
  const thrown = (y: number, title: Text, entry: Entry) =>
    text(
      80,
      y,
      26,
      INK.ink,
      clipLine(`${say(title)} ${say(percent(entry.percentile!))}: ${names[entry.acts ?? 0]}, ${say(entry.result)}`),
    );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${INK.paper}"/>`,
    text(80, 66, 26, INK.muted, about),
    name(0, 80, 'start'),
    name(1, WIDTH - 80, 'end'),
    `<g transform="translate(${CHART.x} ${CHART.y})">`,
    `<path d="M0 ${CHART.height / 2}H${CHART.width}" stroke="${INK.line}" stroke-width="1.5"/>`,
    ...bars.map(
      ({ x, y, width, height, player }) =>
        `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${INK.sides[player]}"/>`,
    ),
    `<polyline points="${line}" fill="none" stroke="${INK.ink}" stroke-width="3"/>`,
    '</g>',
    thrown(490, t('Le meilleur jet', 'Best roll'), best),
    worst === best ? '' : thrown(532, t('Le pire', 'Worst'), worst),
    text(
      80,
      592,
      24,
      INK.muted,
      say(t('La chance, parmi les chances exactes · Grognard', 'Luck, among exact odds · Grognard')),
    ),
    '</svg>',
  ].join('');
}

/** Drawn on this device; nothing is sent anywhere. */
export async function pngOf(svg: string): Promise<Blob> {
  const image = new Image(WIDTH, HEIGHT);
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  canvas.getContext('2d')!.drawImage(image, 0, 0, WIDTH, HEIGHT);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob === null ? failed(new Error('no picture')) : done(blob)), 'image/png'),
  );
}

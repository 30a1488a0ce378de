// Draws the PNG pictures of the page from SVG, its icons and the card that shared links show: `node scripts/icons.ts`.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';
import { SYMBOLS } from '../src/web/icons/symbols.ts';

const PUBLIC = new URL('../src/web/public/', import.meta.url);
const svg = await readFile(new URL('icon.svg', PUBLIC), 'utf8');

/** Two lines about to meet: type, column, row, side. Columns count half hexes; centres are where column + row is odd. */
const DEPLOYMENT = [
  ['Ca', 3, 0, '#7c2318'],
  ['Ho', 2, 1, '#7c2318'],
  ['Ph', 4, 1, '#7c2318'],
  ['Ph', 3, 2, '#7c2318'],
  ['Ar', 1, 2, '#7c2318'],
  ['Cl', 9, 0, '#1f4e79'],
  ['In', 8, 1, '#1f4e79'],
  ['El', 10, 1, '#1f4e79'],
  ['Ch', 9, 2, '#1f4e79'],
  ['Ar', 11, 2, '#1f4e79'],
] as const;

const SIDE = 66;
const HALF = (SIDE * Math.sqrt(3)) / 2;
const centre = (column: number, row: number) => [column * HALF + 220, 290 + row * SIDE * 1.5] as const;

function hexAt(column: number, row: number): string {
  const [x, y] = centre(column, row);
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((60 * i + 30) * Math.PI) / 180;
    return `${(x + SIDE * Math.cos(angle)).toFixed(1)},${(y + SIDE * Math.sin(angle)).toFixed(1)}`;
  });
  return `<polygon points="${corners.join(' ')}" fill="none" stroke="#8b7d64" stroke-opacity="0.35" stroke-width="2"/>`;
}

const DRAWINGS = await readFile(new URL('../src/web/icons/symbols.svg', import.meta.url), 'utf8');

const drawing = (id: string): string => new RegExp(`id="${id}" d="([^"]*)"`).exec(DRAWINGS)?.[1] ?? '';

function counterAt([type, column, row, side]: (typeof DEPLOYMENT)[number]): string {
  const [x, y] = centre(column, row);
  const [lines, ink] = ['lines', 'ink'].map((part) => drawing(`${SYMBOLS[type]!}-${part}`));
  return `<g transform="translate(${x - 38} ${y - 38}) scale(2.375)"><rect width="32" height="32" rx="3" fill="${side}"/>
    <path d="${lines}" fill="none" stroke="#fdfaf2" stroke-width="1.6"/><path d="${ink}" fill="#fdfaf2"/></g>`;
}

const hexes = Array.from({ length: 8 }, (_, row) =>
  Array.from({ length: 24 }, (__, at) => ((at + row) % 2 === 0 ? '' : hexAt(at - 6, row - 2))).join(''),
).join('');

const CARD = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630" font-family="Georgia, 'Liberation Serif', serif">
  <rect width="1200" height="630" fill="#f5efe0"/><g transform="translate(0 20)">${hexes}${DEPLOYMENT.map(counterAt).join('')}</g>
  <rect width="1200" height="210" fill="#f5efe0" fill-opacity="0.92"/>
  <text x="80" y="110" font-size="84" font-weight="600" fill="#221c15">Grognard</text>
  <text x="80" y="170" font-size="36" fill="#5e5343">Tables, chances exactes, dés · Charts, exact odds, dice</text>
</svg>`;

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });

async function draw(drawing: string, width: number, height: number, name: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${drawing}`);
  await writeFile(new URL(name, PUBLIC), await page.screenshot());
}

try {
  for (const size of [192, 512]) await draw(svg, size, size, `icon-${size}.png`);
  await draw(CARD, 1200, 630, 'card.png');
} finally {
  await browser.close();
}

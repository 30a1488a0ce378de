// Draws the PNG icons of the installable page from its SVG: `node scripts/icons.ts`.
import { readFile, writeFile } from 'node:fs/promises';
import { chromium } from 'playwright-core';

const PUBLIC = new URL('../src/web/public/', import.meta.url);
const svg = await readFile(new URL('icon.svg', PUBLIC), 'utf8');
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const size of [192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
    await writeFile(new URL(`icon-${size}.png`, PUBLIC), await page.screenshot());
  }
} finally {
  await browser.close();
}

import { preact } from '@preact/preset-vite';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { build, type Rollup } from 'vite';

const ROOT = join(import.meta.dirname, '..', 'browser', 'board');
const ORIGIN = 'http://board.test/';
const TYPES = { html: 'text/html', js: 'text/javascript', css: 'text/css', svg: 'image/svg+xml' } as const;

/** The page that tries the board, built in memory; the function opens it in a page of a browser. */
export async function builtBoard(): Promise<(page: Page, query?: string) => Promise<void>> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [preact()],
    build: { write: false, target: 'es2022' },
  });
  const { output } = built as Rollup.RollupOutput;
  const files = new Map(
    output.map((file) => [file.fileName, file.type === 'chunk' ? file.code : Buffer.from(file.source).toString()]),
  );
  return async (page, query = '') => {
    await page.route(`${ORIGIN}**`, (route) => {
      const name = new URL(route.request().url()).pathname.slice(1) || 'index.html';
      const ending = name.split('.').at(-1) as keyof typeof TYPES;
      const body = files.get(name);
      return body === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType: TYPES[ending], body });
    });
    await page.goto(`${ORIGIN}${query}`);
    await page.locator('.board-counter').first().waitFor();
  };
}

import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import mime from 'mime';

const BUILT = join(import.meta.dirname, '..', '..', 'dist', 'web');

/** A server of the page, which browsers keep as they do that of `src/server`, whose files a later release replaces. */
export interface Releases {
  readonly address: string;
  /** Every file of code and style has another name from now on, and the former ones are gone. */
  release(): void;
  stop(): Promise<void>;
}

export async function releases(): Promise<Releases> {
  const folder = mkdtempSync(join(tmpdir(), 'grognard-releases-'));
  cpSync(BUILT, folder, { recursive: true });
  const server = createServer((request, response) => {
    const path = new URL(request.url!, 'http://page').pathname;
    const name = path === '/' ? 'index.html' : path.slice(1);
    try {
      const content = readFileSync(join(folder, name));
      const caching = name.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache';
      response.writeHead(200, { 'content-type': mime.getType(name) ?? 'text/plain', 'cache-control': caching });
      response.end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  let count = 1;
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    release() {
      const [old, next] = [count === 1 ? '' : `_${count}`, `_${++count}`];
      const assets = readdirSync(join(folder, 'assets'));
      const renamed = (name: string): string => name.replace(new RegExp(`${old}(\\.\\w+)$`), `${next}$1`);
      const pattern = new RegExp(assets.map((name) => name.replaceAll('.', String.raw`\.`)).join('|'), 'g');
      const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
        /\.(js|css|html)$/.test(name),
      );
      for (const name of texts) {
        const text = readFileSync(join(folder, name), 'utf8').replaceAll(pattern, renamed);
        writeFileSync(join(folder, name), text.replace(/(index\.html",revision:")\w+/, `$1${count}`));
      }
      for (const name of assets) renameSync(join(folder, 'assets', name), join(folder, 'assets', renamed(name)));
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(folder, { recursive: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';

const ROOT = join(import.meta.dirname, '..', '..');

const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium';

/** Playwright's list stands here again, since the last one counts; the address bar's pages would take half a second of each window. */
const WITHOUT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
];

/** Debian's Chromium, or the one that CHROMIUM names; it runs as root only without its sandbox. */
function launching(): LaunchOptions {
  if (!existsSync(CHROMIUM))
    throw new Error(`no browser at ${CHROMIUM}: install Debian's package chromium, or set CHROMIUM to a path`);
  return {
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      `--disable-features=${WITHOUT.join(',')}`,
    ],
  };
}

export const launchBrowser = async (): Promise<Browser> => chromium.launch(launching());

/** A browser that several processes connect to. */
export const launchBrowserServer = async (): Promise<BrowserServer> => chromium.launchServer(launching());

export interface Served {
  /** With a slash at its end. */
  readonly address: string;
  stop(): Promise<void>;
}

/** The real server, as a second process, on a free port, with the page as it was last built. */
export async function serve(): Promise<Served> {
  const server = spawn(process.execPath, ['src/server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'error', RATE_LIMIT: '100000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    server.stdout.setEncoding('utf8').on('data', (part: string) => {
      const found = /Grognard: (\S+)/.exec((said += part));
      if (found) resolve(found[1]!);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    address,
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

/** What the page is made of is written for Vite; all else runs as it is, on Node itself, as fast as it does for users. */
const OF_THE_PAGE = ['src/web/**/*.test.ts', 'test/former-ids.test.ts'];

/** Servers and programs that tests start begin as soon as those of users do (`scripts/run.mjs`). */
const env = { NODE_COMPILE_CACHE: join(import.meta.dirname, 'node_modules', '.cache', 'node') };

const QUICK = {
  env,
  setupFiles: ['test/support/cpu-times.ts', 'test/support/reproducible.ts'],
  // A busy machine takes its time: what comes late is right, what never comes is not.
  testTimeout: 180_000,
  hookTimeout: 180_000,
  maxWorkers: 2,
  // Files share the modules that are loaded already, so that whatever one of them replaces is put back for the next.
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
};

/** Quick tests beside the code and in test/; then those that need a browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...QUICK,
          name: 'core',
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/*.test.ts'],
          exclude: ['test/browser/**', ...OF_THE_PAGE],
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      { test: { ...QUICK, name: 'page', include: OF_THE_PAGE } },
      {
        test: {
          env,
          name: 'browser',
          setupFiles: ['test/support/cpu-times.ts'],
          include: ['test/browser/*.test.ts'],
          globalSetup: ['test/support/shared-browser.ts'],
          testTimeout: 180_000,
          isolate: false,
          // They wait more than they work: three keep two cores busy.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});

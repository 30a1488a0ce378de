import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';

/** Quick tests beside the code and in test/; then those that need a browser: two files at a time in both. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'core',
          setupFiles: ['test/support/reproducible.ts'],
          include: ['src/**/*.test.ts', 'test/**/*.test.ts', 'bench/*.test.ts'],
          exclude: ['test/browser/**'],
          testTimeout: 30_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['test/browser/*.test.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          // A busy machine takes its time: what comes late is right, what never comes is not.
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
});

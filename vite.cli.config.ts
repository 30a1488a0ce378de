import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { fieldChunk, programChunk, wholeRulesetChunk } from './vite.chunks.ts';

/**
 * The command-line program and its server in few files, so that they start fast; each ruleset is a file of its own.
 * What is loaded by address rather than imported (a worker) is an entry here: its file lies beside the others.
 */
export default defineConfig({
  build: {
    ssr: true,
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node22',
    rolldownOptions: {
      input: {
        main: 'src/cli/main.ts',
        worker: 'src/server/computing/worker.ts',
        simulating: 'src/cli/simulating/worker.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Without comments and spaces there is less to read at each start; names stay what they are.
        minify: { compress: false, mangle: false, codegen: true },
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: fieldChunk, debugName: 'field', test: /src/, priority: 3 },
            { name: programChunk, debugName: 'core', priority: 2 },
            { name: wholeRulesetChunk, debugName: 'ruleset', test: /rulesets/, priority: 1 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true, external: Object.keys(manifest.optionalDependencies) },
});

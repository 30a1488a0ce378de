import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** All that any calculation needs: not valibot, which shapes of results ask for. */
const CORE =
  /\/src\/(?:kernel\/(?!(?:shape|issue)\.ts$)|calculate\/)|\/src\/rulesets\/(?:catalogue|[\w-]+\/ruleset)\.ts$/;
const BATTLES = /\/src\/rulesets\/([\w-]+)\/battle(?:s\.ts$|\/)/;
/** What is looked up, armies and scenarios are loaded by themselves, when somebody asks. */
const RULES = /\/src\/rulesets\/([\w-]+)\/(?!(?:rulings|shapes|army|armies|equivalents|scenarios|ruleset)(?:\.ts$|\/))/;

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
        simulating: 'src/cli/commands/simulate/worker.ts',
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name].js',
        // Without comments and spaces there is less to read at each start; names stay what they are.
        minify: { compress: false, mangle: false, codegen: true },
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            { name: 'core', test: CORE, priority: 3 },
            { name: 'space', test: /\/src\/(space|hex-battle)\//, priority: 3 },
            { name: (id) => `${BATTLES.exec(id)![1]}-field`, debugName: 'field', test: BATTLES, priority: 2 },
            { name: (id) => RULES.exec(id)![1]!, debugName: 'rules', test: RULES, priority: 1 },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true, external: Object.keys(manifest.optionalDependencies) },
});

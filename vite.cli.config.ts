import { defineConfig } from 'vite';

/** The command-line program in few files, so that it starts fast; each ruleset is a file of its own. */
export default defineConfig({
  build: {
    ssr: 'src/cli/main.ts',
    outDir: 'dist/cli',
    emptyOutDir: true,
    target: 'node22',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'main.js', chunkFileNames: '[name].js' } },
  },
  ssr: { noExternal: true },
});

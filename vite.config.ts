import { preact } from '@preact/preset-vite';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { contents } from './src/web/contents-plugin.ts';

/** While developing, Vite serves JSON as scripts, which a browser refuses where the import says what Node must be told. */
const jsonAsScript: Plugin = {
  name: 'json-as-script',
  apply: 'serve',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/src/rulesets/')
      ? code.replaceAll(/(import\('[^']+\.json'), \{ with: \{ type: 'json' \} \}/g, '$1')
      : null,
};

/** Options, charts and procedures. */
const RULES = /\/src\/rulesets\/([\w-]+)\/(?:options|(?!battle\/)[\w-]+\/index)\.ts$/;
const BATTLE = /\/src\/rulesets\/([\w-]+)\/(?:battles|battle\/table)\.ts$/;

/**
 * What is loaded together is one file, so that a page asks for ten and not for seventy. A group takes along all that its
 * modules import, unless a group before it has it: files never wait for one another in a circle.
 */
const GROUPS = [
  { name: 'home', tags: ['$initial' as const], priority: 8 },
  { name: 'valibot', test: /\/valibot\//, priority: 7 },
  { name: 'controls', test: /\/src\/web\/form\/(?:segments|select)\.tsx$/, priority: 6 },
  // Home shows them without a battle’s page.
  { name: 'counters', test: /\/src\/web\/board\/(?:hex\/stack-parts|patterns)\.tsx$/, priority: 6 },
  { name: 'core', test: /\/src\/(?:kernel|calculate)\//, priority: 5 },
  { name: 'space', test: /\/src\/(space|hex-battle)\//, priority: 4 },
  { name: (id: string) => RULES.exec(id)![1]!, debugName: 'rules', test: RULES, priority: 3 },
  { name: (id: string) => `${BATTLE.exec(id)![1]}-battle`, debugName: 'battle', test: BATTLE, priority: 2 },
  { name: 'calculator', test: /\/src\/web\/calculator\/page\.tsx$/, priority: 1 },
  { name: 'battle', test: /\/src\/web\/battle\/battle-page\.tsx$/, priority: 0 },
];

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  // A mind loads what it needs of one ruleset, as the page does.
  worker: { format: 'es' },
  server: { proxy: { '/api': 'http://127.0.0.1:4321' } },
  plugins: [
    preact(),
    contents(),
    jsonAsScript,
    VitePWA({
      registerType: 'prompt',
      injectRegister: false,
      manifest: {
        name: 'Grognard',
        short_name: 'Grognard',
        description: 'Charts, exact odds and dice for historical wargames.',
        theme_color: '#7c2318',
        background_color: '#f5efe0',
        display: 'standalone',
        icons: [
          { src: 'icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: 'icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
          { src: 'icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any maskable' },
        ],
      },
      workbox: {
        clientsClaim: true,
        globPatterns: ['**/*.{js,css,html,svg,png,json}'],
        globIgnores: ['card.png'],
        navigateFallbackDenylist: [/^\/api\//],
      },
    }),
  ],
});

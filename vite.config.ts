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

export default defineConfig({
  root: 'src/web',
  publicDir: 'public',
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
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
        globPatterns: ['**/*.{js,css,html,svg,png}'],
        globIgnores: ['card.png'],
        navigateFallbackDenylist: [/^\/api\//],
      },
    }),
  ],
});

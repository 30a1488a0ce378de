import type { Plugin } from 'vite';

/** Under this name Vite imports what brings a file's stylesheets before the file itself. */
const HELPER = 'vite/preload-helper.js';

/** All that is asked of it here: files preload no others, and stylesheets stand beside them at the root. */
const WITH_SHEETS = `
const coming = {};
const sheet = (name) =>
  (coming[name] ??= new Promise((resolve, reject) => {
    const href = '/' + name;
    if (document.querySelector('link[href="' + href + '"]')) return resolve();
    const onerror = () => {
      delete coming[name];
      link.remove();
      reject(new Error(href));
    };
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href, onload: resolve, onerror });
    document.head.append(link);
  }));
export const __vitePreload = async (load, sheets = []) => {
  await Promise.all(sheets.map(sheet));
  return load();
};
`;

/** Vite reads off such a function which exports of a file are used: once that is known, it is only longer. */
const UNPACKED =
  /async \(\) => \{\s*const \{ (\w+)(?:: \w+)? \} = await (import\([^;]+);\s*return \{ \1(?:: \w+)? \};\s*\}/g;

/** Pages are loaded by little code: of what Vite writes around each import, no more than what is needed here. */
export const lightLoading: Plugin = {
  name: 'light-loading',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith(HELPER) ? WITH_SHEETS : null),
  renderChunk: (code) => ({ code: code.replaceAll(UNPACKED, '() => $2'), map: null }),
};

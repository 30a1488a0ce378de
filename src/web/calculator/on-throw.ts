/** What nobody needs before dice are rolled here: loaded with the first roll. */
export { newSeed, thrown } from './chance.ts';
export { Settings } from './dice/settings.tsx';

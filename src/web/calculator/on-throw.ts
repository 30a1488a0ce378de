/** What nobody needs before dice are rolled or typed in: loaded with the first one. */
export { thrown } from './chance.ts';
export { Settings } from './dice/settings.tsx';
export { ThrownSoFar } from './dice/throws.tsx';
export { Tumbling } from './dice/tumbling.tsx';

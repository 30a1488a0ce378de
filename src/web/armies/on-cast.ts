/** What nobody needs before units come from an army: loaded with the first one. */
export { CastFollower } from './cast-follower.tsx';
export { CastMark } from './cast-mark.tsx';
export { unnote } from './noting.ts';
export { NotingPanel } from './noting-panel.tsx';
export { Picker } from './picker.tsx';

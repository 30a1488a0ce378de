import type { Theme } from '../base/theme.ts';
import type { Drawn } from './glyphs.tsx';

export const THEME_GLYPHS: Readonly<Record<Theme, Drawn>> = {
  system: [24, 'M4 5h16v11H4zM9 20h6M12 16v4'],
  light: [24, 'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2'],
  dark: [24, 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10z'],
};

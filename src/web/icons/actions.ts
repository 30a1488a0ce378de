import type { Drawn } from './glyphs.tsx';

export const ADD: Drawn = [16, 'M8 3v10M3 8h10'];
export const COPY: Drawn = [16, 'M6 5V2.5h7.5V10H11M2.5 5.5H10v8H2.5z'];
export const UP: Drawn = [16, 'M8 13V3M3.5 7.5 8 3l4.5 4.5'];
export const DOWN: Drawn = [16, 'M3.5 6 8 10.5 12.5 6'];
export const REMOVE: Drawn = [16, 'M4 4l8 8M12 4l-8 8'];
export const UNDO: Drawn = [16, 'M6 3 2.5 6.5 6 10M3 6.5h6a4 4 0 0 1 0 8H6'];
export const PRINT: Drawn = [24, 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z'];

/** With `WHOLE=1` every evening is played in both languages by both hands, which takes two minutes more. */
export const WHOLE = process.env['WHOLE'] === '1';

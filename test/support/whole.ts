/** With `WHOLE=1` every evening and every combat is played in both languages by both hands, which takes three minutes more. */
export const WHOLE = process.env['WHOLE'] === '1';

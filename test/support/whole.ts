/** With `WHOLE=1` evenings and combats are played in all languages, by both hands, and thousands of battles by chance. */
export const WHOLE = process.env['WHOLE'] === '1';

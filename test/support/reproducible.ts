import fc from 'fast-check';

/** Random situations are new ones at every run, except where a change is judged: there the same change gives the same verdict. */
if (process.env['CI'] !== undefined) fc.configureGlobal({ seed: 334 });

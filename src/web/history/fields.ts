import * as v from 'valibot';

/** Fields that combats and games share. */
export const id = v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/));

export const time = v.pipe(
  v.string(),
  v.maxLength(30),
  v.isoTimestamp(),
  v.check((when) => !Number.isNaN(Date.parse(when))),
);

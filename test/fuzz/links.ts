import fc from 'fast-check';
import { calculationOf } from '../../src/calculate/calculation.ts';
import { linkOf, readLink } from '../../src/present/link.ts';
import { checkRefusal } from './checks.ts';
import { anyJson, PROCEDURES } from './procedures.ts';
import { checkAnswer } from './situations.ts';

const LINKS = PROCEDURES.flatMap(({ ruleset, procedure }) =>
  procedure.examples.map(({ situation }) => linkOf(calculationOf(ruleset, procedure, situation))),
);

const sound = fc.constantFrom(...LINKS);

const flipped = fc
  .tuple(sound, fc.array(fc.tuple(fc.nat(5_000), fc.nat(6)), { minLength: 1, maxLength: 4 }))
  .map(([link, flips]) => {
    const codes = [...link].map((char) => char.charCodeAt(0));
    for (const [at, bit] of flips) codes[at % codes.length]! ^= 1 << bit;
    return String.fromCharCode(...codes);
  });

const cut = fc.tuple(sound, fc.nat(5_000), fc.nat(5_000)).map(([link, from, to]) => link.slice(from % 5, to));

const ofAnotherVersion = fc.tuple(sound, fc.string()).map(([link, version]) => link.replace('s=1.', `s=${version}.`));

/** Sound on the outside, anything within. */
const filled = fc
  .tuple(fc.constantFrom(...PROCEDURES), anyJson)
  .map(
    ([{ ruleset, procedure }, json]) =>
      `#/${ruleset.id}/${procedure.id}?s=1.${Buffer.from(JSON.stringify(json)).toString('base64url')}`,
  );

/** Links, sound and damaged, open what they say or are refused. */
export const linksProperty = fc.property(
  fc.oneof(sound, flipped, cut, ofAnotherVersion, filled, fc.string({ unit: 'binary' })),
  (link) => {
    try {
      const { ruleset: id, procedure: of, json } = readLink(`https://example.org/${link}`);
      const found = PROCEDURES.find(({ ruleset, procedure }) => ruleset.id === id && procedure.id === of);
      if (found !== undefined) checkAnswer(found.ruleset, found.procedure, json, link);
    } catch (error) {
      checkRefusal(error);
    }
  },
);

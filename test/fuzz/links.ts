import fc from 'fast-check';
import { calculationOf } from '../../src/calculate/calculation.ts';
import { linkJson, linkOf, readLink } from '../../src/present/link.ts';
import { checkCharacterOf } from '../../src/present/link-encoding.ts';
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

const ofAnotherVersion = fc.tuple(sound, fc.string()).map(([link, version]) => link.replace('s=2.', `s=${version}.`));

/** Sound on the outside, anything within. */
const filled = fc
  .tuple(fc.constantFrom(...PROCEDURES), anyJson)
  .map(
    ([{ ruleset, procedure }, json]) =>
      `#/${ruleset.id}/${procedure.id}?s=1.${Buffer.from(JSON.stringify(json)).toString('base64url')}`,
  );

/** As version 2 writes them, with a right last character and anything before it. */
const packed = fc
  .tuple(fc.constantFrom(...PROCEDURES), fc.stringMatching(/^[\w-]{0,80}$/))
  .map(([{ ruleset, procedure }, text]) => `#/${ruleset.id}/${procedure.id}?s=2.${text}${checkCharacterOf(text)}`);

/** A packed situation of which something is changed, so that its last character is right again. */
const repacked = flipped.map((link) => {
  const text = link.slice(0, -1);
  return text + checkCharacterOf(text.slice(text.indexOf('.') + 1));
});

/** Links, sound and damaged, open what they say or are refused. */
export const linksProperty = fc.property(
  fc.oneof(sound, flipped, repacked, packed, cut, ofAnotherVersion, filled, fc.string({ unit: 'binary' })),
  (link) => {
    try {
      const parts = readLink(`https://example.org/${link}`);
      const found = PROCEDURES.find(
        ({ ruleset, procedure }) => ruleset.id === parts.ruleset && procedure.id === parts.procedure,
      );
      if (found === undefined) return;
      checkAnswer(found.ruleset, found.procedure, linkJson(found.ruleset, found.procedure, parts), link);
    } catch (error) {
      checkRefusal(error);
    }
  },
);

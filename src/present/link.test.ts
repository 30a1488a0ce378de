import { describe, expect, test } from 'vitest';
import { BadInput } from '../kernel/schema.ts';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { calculationOf } from '../calculate/calculation.ts';
import { linkOf, LONGEST_LINK, readLink } from './link.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;
const situation = {
  attackers: [{ units: [{ type: 'Ca', strength: 7 }], leaders: [{ name: 'Cratère', bonus: 2 }] }],
  defenders: [{ units: [{ type: 'In', strength: 5, state: 'routed' }] }],
};

describe('a link', () => {
  test('holds what differs from the defaults, accents included', () => {
    const link = linkOf(calculationOf(alexandre, melee, { ...situation, rulings: { 'A-7': 'top-unit' } }));
    expect(link).toMatch(/^#\/alexandre\/melee\?s=1\.[\w-]+$/);
    expect(readLink(link)).toEqual({
      ruleset: 'alexandre',
      procedure: 'melee',
      json: { ...situation, rulings: { 'A-7': 'top-unit' } },
    });
  });

  // Links live in forums: what this release wrote, later ones must open.
  test('of this release opens for ever', () =>
    expect(
      readLink(
        '#/alexandre/melee?s=1.eyJhdHRhY2tlcnMiOlt7InVuaXRzIjpbeyJ0eXBlIjoiQ2EiLCJzdHJlbmd0aCI6N31dfV0sImRlZmVuZGVycyI6W3sidW5pdHMiOlt7InR5cGUiOiJJbiIsInN0cmVuZ3RoIjo1fV19XX0',
      ).json,
    ).toEqual({
      attackers: [{ units: [{ type: 'Ca', strength: 7 }] }],
      defenders: [{ units: [{ type: 'In', strength: 5 }] }],
    }));

  test.each([
    ['nothing', ''],
    ['no payload', '#/alexandre/melee'],
    ['not base64', '#/alexandre/melee?s=1.e'],
    ['not JSON', '#/alexandre/melee?s=1.YWJj'],
    ['not UTF-8', '#/alexandre/melee?s=1._w'],
    ['another version', '#/alexandre/melee?s=9.e30'],
    ['far too long', `#/alexandre/melee?s=1.${'a'.repeat(LONGEST_LINK)}`],
    ['not even a text', 5 as unknown as string],
  ])('that is damaged is refused with a reason: %s', (_, text) => expect(() => readLink(text)).toThrow(BadInput));

  test('of a version with an endless name is refused briefly', () =>
    expect(() => readLink(`#/alexandre/melee?s=${'9'.repeat(10_000)}.e30`)).toThrow(/^link: .{1,120}$/));
});

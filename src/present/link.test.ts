import { describe, expect, test } from 'vitest';
import { offer } from '../kernel/ruling.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { BadInput, parse } from '../kernel/schema.ts';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { calculation, calculationOf } from '../calculate/calculation.ts';
import { linkedJson, linkOf, LONGEST_LINK, readLink } from './link.ts';

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

describe('a ruling whose first option has changed', () => {
  const changed = { ...offer('T-1', 'new', 'old'), formerly: 'old' } as const;
  const ruleset: Ruleset = { ...alexandre, offers: [changed] };
  const situation = parse(melee.situation, melee.examples[0]!.situation);
  const reopened = (link: string) => calculationOf(ruleset, melee, linkedJson(ruleset, readLink(link).json)).options;

  test('a link made since says which option it was made with, ours or not', () => {
    for (const options of [{}, { 'T-1': 'old' }])
      expect(reopened(linkOf(calculation(ruleset, melee, situation, options)))).toEqual(options);
  });

  test('a link made before gives what it gave', () => {
    const before = linkOf(calculation({ ...ruleset, offers: [offer('T-1', 'old', 'new')] }, melee, situation));
    expect(readLink(before).json).not.toHaveProperty('rulings');
    expect(reopened(before)).toEqual({ 'T-1': 'old' });
  });

  test('whatever is damaged is left to be refused', () => {
    for (const json of [null, [], 'x', { rulings: 3 }]) expect(linkedJson(ruleset, json)).toEqual(json);
  });
});

import { describe, expect, test } from 'vitest';
import { rulingChoice } from '../kernel/ruling.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { BadInput, fieldOf, halves, parse } from '../kernel/schema.ts';
import { same } from '../kernel/text.ts';
import { alexandre } from '../rulesets/alexandre/index.ts';
import { calculation, calculationOf } from '../calculate/calculation.ts';
import { linkJson, linkOf, LONGEST_LINK, readLink } from './link.ts';
import { checkCharacterOf, pack, shortNameOf, Unpacker } from './link-encoding.ts';

const melee = alexandre.procedures.find(({ id }) => id === 'melee')!;
const situation = {
  attackers: [{ units: [{ type: 'Ca', strength: 7 }], leaders: [{ name: 'Cratère', bonus: 2 }] }],
  defenders: [{ units: [{ type: 'In', strength: 5, state: 'routed' }] }],
};

/** What a link opens. */
const opened = (link: string) => linkJson(alexandre, melee, readLink(link));

describe('a link', () => {
  test('holds what differs from the defaults, accents included', () => {
    const link = linkOf(calculationOf(alexandre, melee, { ...situation, rulings: { 'A-7': 'top-unit' } }));
    expect(link).toMatch(/^#\/alexandre\/melee\?s=2\.[\w-]+$/);
    expect(readLink(link)).toMatchObject({ ruleset: 'alexandre', procedure: 'melee' });
    expect(opened(link)).toEqual({ ...situation, rulings: { 'A-7': 'top-unit' } });
  });

  test.each(['É𐇐 ’\ud800 -_', 'a b', '', '𝄞'.repeat(9)])('keeps the name “%s” as it is', (name) => {
    const named = {
      ...situation,
      attackers: [{ units: [{ type: 'Ca', strength: 7 }], leaders: [{ name, bonus: 2 }] }],
    };
    const calculation = calculationOf(alexandre, melee, named);
    expect(calculationOf(alexandre, melee, opened(linkOf(calculation))).situation).toEqual(calculation.situation);
  });

  test.each([0, 61, 62, 9.5, -1, -0.5, -2.5, 70.5, 100_000])('keeps the number %d as it is', (n) => {
    const field = fieldOf(halves(same('x'), -10, 1_000_000));
    expect(new Unpacker(pack(field, n)).value(field)).toBe(n);
  });

  test('in small letters, or clipped at any place, is refused', () => {
    const link = linkOf(calculationOf(alexandre, melee, situation));
    expect(() => opened(link.toLowerCase())).toThrow(BadInput);
    for (let length = link.indexOf('s=2.') + 4; length < link.length; length++)
      expect(() => calculationOf(alexandre, melee, opened(link.slice(0, length)))).toThrow(BadInput);
  });

  test.each([
    ['nothing', ''],
    ['no payload', '#/alexandre/melee'],
    ['not base64', '#/alexandre/melee?s=1.e'],
    ['not JSON', '#/alexandre/melee?s=1.YWJj'],
    ['not UTF-8', '#/alexandre/melee?s=1._w'],
    ['another version', '#/alexandre/melee?s=9.e30'],
    ['packed, of nothing', '#/alexandre/melee?s=2.'],
    ['packed, with another last character', '#/alexandre/melee?s=2.AA'],
    ['far too long', `#/alexandre/melee?s=1.${'a'.repeat(LONGEST_LINK)}`],
    ['not even a text', 5 as unknown as string],
  ])('that is damaged is refused with a reason: %s', (_, text) => expect(() => readLink(text)).toThrow(BadInput));

  test.each([
    ['a name that is not known', 'BAA'],
    ['a list without an end', `B${shortNameOf('attackers')}-____f`],
    ['minus after minus', `B${shortNameOf('attackers')}${'_'.repeat(100_000)}`],
    ['a number of too many digits', `B${shortNameOf('attackers')}-${'f'.repeat(100)}`],
    ['more after its end', `${pack(fieldOf(melee.situation), situation)}AA`],
    ['a ruling that is not on offer', `${pack(fieldOf(melee.situation), situation)}BAAAA`],
  ])('that holds %s is refused with a reason', (_, text) =>
    expect(() => opened(`#/alexandre/melee?s=2.${text}${checkCharacterOf(text)}`)).toThrow(BadInput),
  );

  test('of a version with an endless name is refused briefly', () =>
    expect(() => readLink(`#/alexandre/melee?s=${'9'.repeat(10_000)}.e30`)).toThrow(/^link: .{1,120}$/));
});

describe('a ruling whose first option has changed', () => {
  const changed = { ...rulingChoice('T-1', 'new', 'old'), formerly: 'old' } as const;
  const ruleset: Ruleset = { ...alexandre, rulingChoices: [changed] };
  const situation = parse(melee.situation, melee.examples[0]!.situation);
  const reopened = (link: string) => calculationOf(ruleset, melee, linkJson(ruleset, melee, readLink(link))).options;

  test('a link made since says which option it was made with, ours or not', () => {
    for (const options of [{}, { 'T-1': 'old' }])
      expect(reopened(linkOf(calculation(ruleset, melee, situation, options)))).toEqual(options);
  });

  test('a link made before gives what it gave', () => {
    const before = linkOf(
      calculation({ ...ruleset, rulingChoices: [rulingChoice('T-1', 'old', 'new')] }, melee, situation),
    );
    expect(opened(before)).not.toHaveProperty('rulings');
    expect(reopened(before)).toEqual({ 'T-1': 'old' });
  });

  test('whatever is damaged is left to be refused', () => {
    for (const json of [null, [], 'x', { rulings: 3 }])
      expect(linkJson(ruleset, melee, { ruleset: 'alexandre', procedure: 'melee', json })).toEqual(json);
  });
});

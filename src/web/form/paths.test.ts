import { describe, expect, it } from 'vitest';
import { pathText } from '../../kernel/schema.ts';
import { keyOf, putAt, parsePath } from './paths.ts';

const form = { attackers: [{ units: [{ type: 'Ph' }, { type: 'Ca' }] }, { units: [] }], pair: false };

describe('paths of a form', () => {
  it('reads what problems name, items counted from 1', () => {
    expect(parsePath('attackers[1].units[2].type')).toEqual(['attackers', 0, 'units', 1, 'type']);
    expect(parsePath('pair')).toEqual(['pair']);
    expect(parsePath('')).toEqual([]);
  });

  it('is the inverse of the text of a path', () => {
    for (const text of ['attackers[1].units[2].type', 'path[12]', 'target.units[1].strength'])
      expect(pathText(parsePath(text))).toBe(text);
  });

  it('changes one value and keeps the identity of everything beside it', () => {
    const next = putAt(form, parsePath('attackers[1].units[2].type'), 'El') as typeof form;
    expect(next.attackers[0]!.units[1]).toEqual({ type: 'El' });
    expect(form.attackers[0]!.units[1]).toEqual({ type: 'Ca' });
    expect(next.attackers[1]).toBe(form.attackers[1]);
    expect(next.attackers[0]!.units[0]).toBe(form.attackers[0]!.units[0]);
  });

  it('keeps the key of an item that is edited, and gives another item another key', () => {
    const [first, second] = form.attackers[0]!.units;
    const before = keyOf(second, 1);
    const next = putAt(form, parsePath('attackers[1].units[2].type'), 'El') as typeof form;
    expect(keyOf(next.attackers[0]!.units[1], 0)).toBe(before);
    expect(keyOf(first, 0)).not.toBe(before);
    expect(keyOf('Ph', 3)).toBe('at-3');
  });
});

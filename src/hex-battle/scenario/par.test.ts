import { describe, expect, test } from 'vitest';
import { BadInput } from '../../kernel/problem.ts';
import { parse } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { levelOf, NO_PAR, par, withoutEmptyPar } from './par.ts';

const SIDES = [t('Macédoine', 'Macedon'), t('Perse', 'Persia')];
const PAR = { lead: 60, within: 9, decisive: 30 };

describe('the level against par', () => {
  test.each([
    [60, 0],
    [69, 0],
    [51, 0],
    [69.5, 1],
    [89.5, 1],
    [90, 2],
    [50.5, -1],
    [30.5, -1],
    [30, -2],
    [-20, -2],
  ])('a lead of %s has the degree %s', (lead, degree) => expect(levelOf(PAR, lead, SIDES)!.degree).toBe(degree));

  test('is told in both languages, with who did better, what was reached and what was expected', () => {
    expect(levelOf(PAR, 75.5, SIDES)!.text).toEqual({
      fr: 'au regard du résultat attendu : succès marginal (Macédoine) ; +75,5 points pour Macédoine, +60 attendus',
      en: 'against par: marginal success (Macedon); +75.5 points for Macedon, +60 expected',
    });
    expect(levelOf(PAR, -2, SIDES)!.text.en).toBe(
      'against par: decisive success (Persia); −2 points for Macedon, +60 expected',
    );
    expect(levelOf(PAR, 60, SIDES)!.text.en).toBe('against par: a result at par; +60 points for Macedon, +60 expected');
  });

  test('mirrors: what is a success for one side is as great a failure of the other', () => {
    const mirrored = { ...PAR, lead: -PAR.lead };
    for (let lead = -200; lead <= 200; lead += 0.5)
      expect(levelOf(mirrored, -lead, SIDES)!.degree + levelOf(PAR, lead, SIDES)!.degree).toBe(0);
  });

  test('is none where nothing is expected', () => expect(levelOf(NO_PAR, 12, SIDES)).toBeUndefined());
});

describe('a par in a document', () => {
  test('may be left out: nothing is expected then, and the scenario reads as it did before there was any', () => {
    expect(parse(par, {})).toEqual(NO_PAR);
    expect(withoutEmptyPar({ id: 'x', par: NO_PAR })).toEqual({ id: 'x' });
    expect(withoutEmptyPar({ id: 'x', par: PAR })).toEqual({ id: 'x', par: PAR });
  });

  test('of a text, or beyond the limits, is refused with the field', () => {
    expect(() => parse(par, { lead: 'many' })).toThrow(BadInput);
    expect(() => parse(par, { lead: 0, decisive: -1 })).toThrow(/decisive/);
  });
});

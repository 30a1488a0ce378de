import { describe, expect, test } from 'vitest';
import { type Field, fieldOf } from '../../kernel/schema.ts';
import { LANGS } from '../../kernel/text.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { candidatesFor } from '../help/completion.ts';
import { fieldCalled, type Fields, flagIn } from './field-names.ts';
import { grognard } from '../testing.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));

function recordsIn(field: Field): readonly Fields[] {
  if (field.kind === 'list') return recordsIn(field.item);
  return field.kind === 'record' ? [field.fields, ...Object.values(field.fields).flatMap(recordsIn)] : [];
}

const RECORDS = RULESETS.flatMap((ruleset) =>
  ruleset.procedures.flatMap((procedure) => recordsIn(fieldOf(procedure.situation))),
);

describe('fields answer to their labels', () => {
  test('ids come first, and no label leads elsewhere', () => {
    let french = 0;
    for (const fields of RECORDS)
      for (const id of Object.keys(fields)) {
        expect(fieldCalled(fields, id)).toBe(id);
        for (const lang of LANGS) {
          const flag = flagIn(fields, id, lang);
          if (flag === undefined) continue;
          expect(fieldCalled(fields, flag)).toBe(id);
          expect(flag).toMatch(/^[a-z0-9+-]+$/);
          if (lang === 'fr') french++;
        }
      }
    expect(french).toBeGreaterThan(100);
  });

  test('a label that two neighbours share names neither', () => {
    const fields = { a: named('Force', 'Strength'), b: named('Force', 'Power') };
    expect(fieldCalled(fields, 'force')).toBeUndefined();
    expect(fieldCalled(fields, 'power')).toBe('b');
    expect(flagIn(fields, 'a', 'fr')).toBeUndefined();
  });
});

const named = (fr: string, en: string): Field =>
  ({ kind: 'flag', about: { label: { fr, en } }, required: false, fallback: false }) as unknown as Field;

const MELEE = ['odds', 'alexandre', 'melee'];
const asked = async (...flags: readonly string[]): Promise<unknown> => {
  const { code, out, err } = await grognard([...MELEE, ...flags, '--format', 'json']);
  expect([code, err]).toEqual([0, '']);
  return JSON.parse(out).situation;
};

describe('typed', () => {
  test.each([
    ['--attaquants.unites', '--defenseurs.unites'],
    ['--Attaquants.Unités', '--Défenseurs.unités'],
    ['--attackers.units', '--defenders.unites'],
  ])('%s and %s', async (attackers, defenders) =>
    expect(await asked(attackers, 'Ca 7', defenders, 'In 5')).toEqual(
      await asked('--attackers.units', 'Ca 7', '--defenders.units', 'In 5'),
    ),
  );

  test('deep inside, after a number', async () =>
    expect(
      await asked('--attaquants.1.unites.force', '7', '--attaquants.unites.type', 'Ca', '--defenders.units', 'In 5'),
    ).toEqual(await asked('--attackers.units', 'Ca 7', '--defenders.units', 'In 5')));

  test('the same fact under two names is still said twice', async () => {
    const test = ['odds', 'jours-de-gloire', 'cohesion-test', '--cohesion', '5', '--Cohésion', '6', '--lang', 'fr'];
    expect(await grognard(test)).toMatchObject({ code: 2, err: expect.stringContaining('déjà donné') });
  });

  test('near misses name the right flag', async () => {
    const miss = async (flag: string) => (await grognard([...MELEE, flag, 'Ca 7', '--lang', 'fr'])).err;
    expect(await miss('--attaquents')).toContain('--attaquant');
    expect(await miss('--attaquants.unitees')).toContain('units');
  });

  test('in the help and in completion, in French', async () => {
    const { out } = await grognard([...MELEE, '--help', '--lang', 'fr']);
    expect(out).toContain('--attaquant, --defenseur');
    expect(await candidatesFor([...MELEE, '--attaq'], 'fr')).toMatch(/^--attaquant\t/);
    expect(await candidatesFor([...MELEE, '--attaquants.un'], 'fr')).toMatch(/^--attaquants\.units\t/);
    expect(await candidatesFor([...MELEE, '--attaquants.unites.type', ''], 'fr')).toMatch(/^Ph\t/m);
  });
});

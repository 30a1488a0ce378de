import { describe, expect, test } from 'vitest';
import { type Field, fieldOf } from '../../kernel/schema.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { VALUELESS, COMMAND_IDS, type OptionName, OPTIONS_OF } from './arguments.ts';
import { grognard } from '../testing.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));
const GENERAL = [...new Set(COMMAND_IDS.flatMap((id): readonly OptionName[] => OPTIONS_OF[id]))];
const SITUATED = ['odds', 'levers', 'roll', 'resolve'] as const;

const CASES = RULESETS.flatMap((ruleset) =>
  ruleset.procedures.flatMap((procedure) =>
    GENERAL.map((name) => {
      const root = fieldOf(procedure.situation) as Extract<Field, { kind: 'record' }>;
      return { ruleset: ruleset.id, procedure, name, field: root.fields[name] };
    }),
  ),
);

/** A value that differs from what stands where nothing is said. */
const another = (field: Field): unknown => {
  if (field.kind === 'whole') return field.fallback === field.max ? field.min : field.max;
  if (field.kind === 'choice') return field.values.find((value) => value !== field.fallback);
  return field.kind === 'flag' ? field.fallback !== true : 'x';
};

describe('every general option beside every procedure: a field gets through, anything else is refused, nothing is ignored', () => {
  test('some fields are called like options', () =>
    expect(CASES.filter(({ field }) => field !== undefined).map(({ name }) => name)).toContain('dice'));

  test.each(CASES)('$ruleset $procedure.id --$name', async ({ ruleset, procedure, name, field }) => {
    const example = JSON.stringify(procedure.examples[0]!.situation);
    for (const command of SITUATED) {
      const takes: readonly OptionName[] = OPTIONS_OF[command];
      if (takes.includes(name) && field === undefined) continue;
      const isBare = VALUELESS.some((one) => one === name);
      const value = isBare ? [] : [field === undefined ? '7' : String(another(field))];
      const flag = takes.includes(name) ? `--situation.${name}` : `--${name}`;
      const line = [command, ruleset, procedure.id, '--json', example, '--format', 'json', flag, ...value];
      if (name === 'json' || name === 'format') line.splice(3, 4);
      const { code, out, err } = await grognard(line);
      if (field === undefined)
        expect([code, err]).toEqual([2, expect.stringMatching(new RegExp(`^grognard: --${name}: `))]);
      else expect(JSON.parse(out).situation[name]).toEqual(another(field));
    }
  });
});

import { describe, expect, it } from 'vitest';
import { choice, type Field, fieldOf, list, record, type Schema, whole } from '../../../kernel/schema.ts';
import { same, t } from '../../../kernel/text.ts';
import { CATALOGUE } from '../../../rulesets/catalogue.ts';
import { hasIcon } from '../../icons/unit-icon.tsx';
import { firstDraft } from '../../form/drafts.ts';
import { rootFields } from '../sides.ts';
import { picturedSide } from './pictured-side.ts';

const RULESETS = await Promise.all(CATALOGUE.map((card) => card.load()));

const picture = (rulesetId: string, procedureId: string) => {
  const procedure = RULESETS.find(({ id }) => id === rulesetId)!.procedures.find(({ id }) => id === procedureId)!;
  const [fields, draft] = [rootFields(procedure.situation), firstDraft(procedure, 'en')];
  return (['own', 'enemy'] as const).map((side) =>
    picturedSide(fields, draft, side).counters.map(({ path, type, figures }) => `${path} ${type} ${figures}`),
  );
};

it.each([
  [
    'alexandre',
    'melee',
    [['attackers[1].units[1] Ph 4-6', 'attackers[1].leaders[1] leader 1'], ['defenders[1].units[1] In 5-3']],
  ],
  ['dbm', 'close-combat', [['friend Bd Bd(O)'], ['enemy Wb Wb(O)', 'enemy.rears[1] Wb Wb(O)']]],
  ['wab', 'close-combat', [['attackers[1] infantry 24-6'], ['defenders[1] infantry 16-5']]],
])('%s %s is drawn as its counters', (ruleset, procedure, sides) => expect(picture(ruleset, procedure)).toEqual(sides));

interface Named {
  readonly path: string;
  readonly field: Field;
}

const fieldsIn = (field: Field, path: string): readonly Named[] => [
  { path, field },
  ...(field.kind === 'list' ? fieldsIn(field.item, `${path}[]`) : []),
  ...(field.kind === 'record'
    ? Object.entries(field.fields).flatMap(([name, inner]) => fieldsIn(inner, path === '' ? name : `${path}.${name}`))
    : []),
];

/** What a picture could not draw, in words; empty where nothing is. */
function faultsIn(situation: Field, drawnSides: readonly (readonly string[])[]): readonly string[] {
  const all = fieldsIn(situation, '');
  const placed = all.filter(({ field }) => field.about.place !== undefined);
  const faults = placed.flatMap(({ path, field }) => {
    const { place } = field.about;
    const aspects = field.kind === 'choice' && ['hex', 'arc', 'struck'].includes(place!) ? field.values : undefined;
    const known =
      aspects === undefined || (['front', 'rear'].every((at) => aspects.includes(at)) && aspects.length > 2);
    const holds = field.kind !== 'list' || place !== 'hex' || fieldsIn(field.item, '').some(isHexChoice);
    return [...(known ? [] : [`${path}: front, rear and a third`]), ...(holds ? [] : [`${path}: no hex to choose`])];
  });
  for (const { path, field } of all)
    if (field.kind === 'record' && field.about.symbol !== undefined && !hasIcon(field.about.symbol))
      faults.push(`${path}: no drawing of ${field.about.symbol}`);
  const sides = new Set(all.map(({ field }) => field.about.side));
  const isFight = sides.has('own') && sides.has('enemy');
  if (isFight && placed.length > 0 && drawnSides.some((side) => side.length === 0))
    faults.push('a side has no counter');
  return faults;
}

const isHexChoice = ({ field }: Named): boolean => field.kind === 'choice' && field.about.place === 'hex';

describe.each(
  RULESETS.flatMap(({ id, procedures }) => procedures.map((procedure) => [id, procedure.id, procedure] as const)),
)('%s %s', (ruleset, id, procedure) =>
  it('a fight is drawn, and every place can be', () =>
    expect(faultsIn(fieldOf(procedure.situation), picture(ruleset, id))).toEqual([])),
);

describe('the check can fail', () => {
  const BOTH = [['a'], ['b']];
  const aspect = (...values: string[]) =>
    choice(t('Par', 'Through'), Object.fromEntries(values.map((value) => [value, same(value)])), { place: 'hex' });
  const FIGHT = fieldOf(
    record(same('n'), {
      own: record(same('n'), { range: whole(same('n'), 1, 9, { place: 'range' }) }, { side: 'own' }),
      enemy: record(same('n'), {}, { side: 'enemy' }),
    }),
  );
  const one = (field: Schema) => fieldOf(record(t('Combat', 'Combat'), { attack: field }));
  it.each([
    [
      'a hex that is neither front nor rear',
      one(aspect('front', 'left', 'right')),
      BOTH,
      'attack: front, rear and a third',
    ],
    [
      'attacks without a hex',
      one(list(same('n'), record(same('n'), {}), 0, 2, { place: 'hex' })),
      BOTH,
      'attack: no hex to choose',
    ],
    ['a symbol nobody drew', one(record(same('n'), {}, { symbol: 'zouave' })), BOTH, 'attack: no drawing of zouave'],
    ['a side without counters', FIGHT, [['a'], []], 'a side has no counter'],
  ])('%s', (_, field, sides, fault) => expect(faultsIn(field, sides)).toEqual([fault]));
});

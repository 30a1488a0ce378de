import {
  type Army,
  type ArmyRules,
  entryKind,
  type Gauge,
  type SampleArmy,
  type SampleEntry,
} from '../../src/kernel/army.ts';
import type { MoveEffect } from '../../src/kernel/path-procedure.ts';
import { byDefault, choice, type OutputOf, record } from '../../src/kernel/schema.ts';
import { t, type Text } from '../../src/kernel/text.ts';
import { POWDER_AND_SHOT } from './ruleset.ts';
import type { CombatEffect } from './shapes.ts';
import { type Arm, arm, ARMS, name, NEW_STATES, strength } from './types.ts';

const unit = record(t('Unité', 'Unit'), {
  name,
  arm,
  strength,
  state: byDefault(choice(t('État', 'State'), NEW_STATES), 'good'),
});
type Unit = OutputOf<typeof unit>;

const STANDINGS = { good: 'steady', shaken: 'shaken', gone: 'gone' } as const;

const UNIT = entryKind<Unit, CombatEffect | MoveEffect>({
  id: 'unit',
  title: t('Unité', 'Unit'),
  schema: unit,
  state: ['state'],
  roles: [
    { recordFields: { arm, strength }, facts: ({ name, arm, strength, state }) => ({ name, arm, strength, state }) },
    { whole: { procedure: 'movement', actor: 'mover' }, facts: ({ arm }) => ({ mover: arm }) },
  ],
  describe: ({ arm }) => ARMS[arm],
  standing: ({ state }) => ({ standing: STANDINGS[state], text: NEW_STATES[state] }),
  changes: (_, effect) => (effect.kind === 'state' ? { state: effect.to } : {}),
  goneValues: () => ({ state: 'gone' }),
});

/** Strength that is gone, and the share at which the army breaks. */
function losses({ entries, breaking }: Army): Gauge {
  const units = entries as unknown as readonly { readonly values: Unit; readonly start: Unit }[];
  const of = units.reduce((sum, { start }) => sum + start.strength, 0);
  const lost = units.reduce((sum, { values, start }) => sum + (values.state === 'gone' ? start.strength : 0), 0);
  const at = Math.ceil((of * breaking) / 100);
  const broken = {
    at,
    reached: lost >= at,
    text: t('l’armée est brisée', 'the army breaks'),
    origin: 'house',
    rulings: [],
  } as const;
  return {
    id: 'losses',
    title: t('pertes de l’armée', 'losses of the army'),
    counted: t('PF', 'SP'),
    lost,
    of,
    thresholds: breaking > 0 && of > 0 ? [broken] : [],
    origin: 'house',
    rulings: [],
  };
}

const entry = (called: Text, arm: Arm, strength: number, copies = 1): SampleEntry => ({
  kind: 'unit',
  name: called,
  copies,
  values: { arm, strength },
});

const sample = (id: string, side: Text, entries: readonly SampleEntry[]): SampleArmy => ({
  id,
  name: side,
  side,
  notes: t('Une armée d’exemple.', 'An army for an example.'),
  breaking: 50,
  entries,
});

const SAMPLES = [
  sample('blue', t('Les Bleus', 'The Blues'), [
    entry(t('Ligne bleue', 'Blue line'), 'infantry', 4, 3),
    entry(t('Hussards bleus', 'Blue hussars'), 'cavalry', 3),
    entry(t('Batterie bleue', 'Blue battery'), 'artillery', 2),
  ]),
  sample('red', t('Les Rouges', 'The Reds'), [
    entry(t('Ligne rouge', 'Red line'), 'infantry', 4, 2),
    entry(t('Cuirassiers rouges', 'Red cuirassiers'), 'cavalry', 4, 2),
  ]),
];

export const ARMY: ArmyRules = {
  ruleset: POWDER_AND_SHOT.id,
  kinds: [UNIT],
  gauges: (army) => [losses(army)],
  samples: () => Promise.resolve(SAMPLES),
};

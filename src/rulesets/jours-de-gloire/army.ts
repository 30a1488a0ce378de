import { type Army, type ArmyRules, entryKind, type Gauge } from '../../kernel/army.ts';
import { byDefault, choice, type OutputOf, record, whole, words } from '../../kernel/schema.ts';
import { t, type Text } from '../../kernel/text.ts';
import { JOURS_DE_GLOIRE } from './ruleset.ts';
import type { CohesionEffect, EngagementEffect, FireEffect, MovementEffect, ShockEffect } from './shapes.ts';
import { isArtillery, type Mover, STATE_NAMES, UNIT_NAMES, type UnitType } from './types.ts';
import { battery, cohesion, disorderedCohesion, name, strength, unitType } from './units.ts';

type AnyEffect = ShockEffect | FireEffect | MovementEffect | CohesionEffect | EngagementEffect;

const formation = words(t('Formation', 'Formation'), 40);
const allowance = byDefault(
  whole(t('Points de mouvement', 'Movement points'), 0, 40, { help: t('0 : non donnés', '0: not given') }),
  0,
);

const unit = record(t('Unité', 'Unit'), {
  name,
  type: unitType,
  strength,
  cohesion: byDefault(
    whole(t('Cohésion', 'Cohesion'), 0, 12, {
      positional: true,
      help: t('au recto du pion', 'on the front of the counter'),
    }),
    5,
  ),
  disorderedCohesion,
  engagement: byDefault(whole(t('Engagement', 'Engagement'), 0, 12), 5),
  efficientRange: byDefault(
    whole(t('Portée efficace', 'Efficient range'), 1, 12, { help: t('artillerie', 'artillery') }),
    3,
  ),
  greatestRange: byDefault(
    whole(t('Portée maximale', 'Maximum range'), 0, 20, {
      help: t('artillerie ; 0 : sans limite', 'artillery; 0: no limit'),
    }),
    0,
  ),
  allowance,
  formation,
  state: byDefault(choice(t('État', 'State'), STATE_NAMES), 'good'),
});
type Unit = OutputOf<typeof unit>;

/** Forms ask for the cohesion of the side that shows, and for that of the reverse. */
const visible = ({ state, cohesion, disorderedCohesion }: Unit) =>
  state === 'good' || disorderedCohesion < 0
    ? { cohesion, disorderedCohesion }
    : { cohesion: disorderedCohesion, disorderedCohesion };

const moverOf = (type: UnitType): Mover => (type === 'heavy-cavalry' ? 'cavalry' : type);

const UNIT = entryKind<Unit, AnyEffect>({
  id: 'unit',
  title: t('Unité', 'Unit'),
  schema: unit,
  state: ['state'],
  roles: [
    {
      recordFields: { type: unitType, cohesion },
      facts: (unit) => ({
        type: unit.type,
        strength: unit.strength,
        name: unit.name,
        state: unit.state,
        ...visible(unit),
      }),
    },
    {
      recordFields: battery,
      facts: ({ strength, efficientRange, greatestRange }) => ({ strength, efficientRange, greatestRange }),
      refuse: (unit) => (isArtillery(unit) ? undefined : t('n’est pas de l’artillerie', 'is not artillery')),
    },
    {
      whole: { procedure: 'cohesion-test', actor: 'unit' },
      facts: (unit) => ({ name: unit.name, state: unit.state, cohesion: visible(unit).cohesion }),
    },
    {
      whole: { procedure: 'engagement-test', actor: 'unit' },
      facts: ({ name, engagement }) => ({ name, engagement }),
    },
    {
      whole: { procedure: 'movement', actor: 'mover' },
      facts: ({ type, allowance, state }) => ({
        mover: moverOf(type),
        disordered: state === 'disordered',
        ...(allowance > 0 && { allowance }),
      }),
      refuse: ({ state }) =>
        state === 'routed'
          ? t('en déroute : il suit ses règles de fuite', 'routed: it moves by the rules of rout')
          : undefined,
    },
  ],
  describe: ({ type }) => UNIT_NAMES[type],
  standing: ({ state }) => ({
    standing: state === 'eliminated' ? 'gone' : state === 'good' ? 'steady' : 'shaken',
    text: STATE_NAMES[state],
  }),
  changes(_, effect) {
    switch (effect.kind) {
      case 'state':
        return { state: effect.to };
      case 'recoil':
      case 'holds':
      case 'right':
      case 'none':
      case 'move':
      case 'test':
      case 'held':
        return {};
    }
  },
  goneValues: () => ({ state: 'eliminated' }),
});

const LEADER_STATES = {
  present: t('présent', 'present'),
  lost: t('perdu', 'lost'),
} as const satisfies Record<string, Text>;

const leader = record(t('Général', 'General'), {
  name: words(t('Nom', 'Name'), 40, { positional: true }),
  formation,
  allowance,
  state: byDefault(choice(t('État', 'State'), LEADER_STATES), 'present'),
});
type Leader = OutputOf<typeof leader>;

/** No chart touches a general: what becomes of him is noted by hand. */
const LEADER = entryKind<Leader, AnyEffect>({
  id: 'leader',
  title: t('Général', 'General'),
  schema: leader,
  state: ['state'],
  roles: [
    {
      whole: { procedure: 'movement', actor: 'mover' },
      facts: ({ allowance }) => ({ mover: 'general', disordered: false, ...(allowance > 0 && { allowance }) }),
    },
  ],
  describe: () => t('général', 'general'),
  standing: ({ state }) => ({ standing: state === 'lost' ? 'gone' : 'steady', text: LEADER_STATES[state] }),
  changes: () => ({}),
  goneValues: () => ({ state: 'lost' }),
});

interface Fighting {
  readonly values: Unit;
  readonly start: Unit;
}

const unitsOf = (army: Army): readonly Fighting[] =>
  army.entries.filter(({ kind }) => kind === 'unit') as unknown as readonly Fighting[];

const strengthOf = (units: readonly Fighting[]): number => units.reduce((sum, { start }) => sum + start.strength, 0);

/** Eliminated units, and the share at which the scenario breaks the army (J-77). */
function armyGauge(army: Army): Gauge {
  const units = unitsOf(army);
  const of = strengthOf(units);
  const lost = strengthOf(units.filter(({ values }) => values.state === 'eliminated'));
  const at = Math.ceil((of * army.breaking) / 100);
  return {
    id: 'strength',
    title: t('pertes de l’armée', 'losses of the army'),
    counted: t('PF', 'SP'),
    lost,
    of,
    thresholds:
      army.breaking === 0 || of === 0
        ? []
        : [
            {
              at,
              reached: lost >= at,
              text: t(`l’armée est brisée (${army.breaking} %)`, `the army is broken (${army.breaking}%)`),
              origin: 'house',
              rulings: ['J-77'],
            },
          ],
    origin: 'house',
    rulings: ['J-77'],
  };
}

/** A formation collapses with two thirds of its units; guns do not count (J-76), routed ones are lost (J-78). */
function formationGauge(formation: string, units: readonly Fighting[]): Gauge {
  const lost = units.filter(({ values: { state } }) => state === 'routed' || state === 'eliminated').length;
  const at = Math.ceil((units.length * 2) / 3);
  return {
    id: `formation-${formation}`,
    title: t(`pertes, ${formation}`, `losses, ${formation}`),
    counted: t('unités', 'units'),
    lost,
    of: units.length,
    thresholds: [
      {
        at,
        reached: lost >= at,
        text: t('la formation s’effondre', 'the formation collapses'),
        origin: 'family',
        rulings: ['J-76', 'J-78'],
      },
    ],
    origin: 'house',
    rulings: ['J-78'],
  };
}

function formationGauges(army: Army): readonly Gauge[] {
  const counted = unitsOf(army).filter(({ start }) => start.formation !== '' && !isArtillery(start));
  const names = [...new Set(counted.map(({ start }) => start.formation))];
  return names.map((name) =>
    formationGauge(
      name,
      counted.filter(({ start }) => start.formation === name),
    ),
  );
}

export const ARMY: ArmyRules = {
  ruleset: JOURS_DE_GLOIRE.id,
  kinds: [UNIT, LEADER],
  gauges: (army) => [armyGauge(army), ...formationGauges(army)],
  samples: async () => (await import('./armies.ts')).ARMIES,
};

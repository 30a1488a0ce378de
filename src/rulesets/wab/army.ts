import type { Refusal } from '../../kernel/assessment.ts';
import { type Army, type ArmyRules, entryKind, type Gauge, type UnitStanding } from '../../kernel/army.ts';
import { byDefault, choice, flag, type OutputOf, record, whole } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { join, t, type Text } from '../../kernel/text.ts';
import { WAB } from './ruleset.ts';
import { casualties } from './casualties.ts';
import { ballisticSkill, distance, heavier, missileStrength, range, weaponNames } from './missile.ts';
import { body, characteristic, name, nameOf, piercing, protection, refuseBody } from './fields.ts';
import type { ArmourSaveEffect, LossEffect, WhoShootsEffect } from './shapes.ts';
import { modelsText, SHOOTER_NAMES } from './types.ts';

type AnyEffect = LossEffect | ArmourSaveEffect | WhoShootsEffect;

const MORALE_NAMES = {
  steady: t('en ordre', 'in order'),
  fleeing: t('en fuite', 'fleeing'),
} as const;

const { troop: _troop, ...equipment } = protection;

const unit = record(t('Unité', 'Unit'), {
  name,
  models: whole(t('Figurines', 'Models'), 0, 200, { positional: true }),
  troops: byDefault(choice(t('Troupe', 'Troops'), SHOOTER_NAMES), 'infantry'),
  character: flag(t('Personnage', 'Character model')),
  movement: byDefault(whole(t('Mouvement (pouces)', 'Movement (inches)'), 0, 20, { letters: t('M', 'M') }), 4),
  weaponSkill: characteristic(t('CC', 'WS'), 3, t('CC', 'WS')),
  ballisticSkill,
  strength: characteristic(t('Force', 'Strength'), 3, t('F', 'S')),
  toughness: body.toughness,
  wounds: body.wounds,
  initiative: characteristic(t('Initiative', 'Initiative'), 3, t('I', 'I')),
  attacks: characteristic(t('Attaques', 'Attacks'), 1, t('A', 'A')),
  leadership: characteristic(t('Commandement', 'Leadership'), 7, t('Cd', 'Ld')),
  ...equipment,
  ...piercing,
  weapon: byDefault(choice(t('Arme de tir', 'Missile weapon'), { none: t('aucune', 'none'), ...weaponNames }), 'none'),
  range,
  missileStrength,
  heavier,
  mountAttacks: byDefault(
    whole(t('Attaques de la monture', 'Attacks of the mount'), 0, 10, { help: t('0 : aucune', '0: none') }),
    0,
  ),
  mountWeaponSkill: characteristic(t('CC de la monture', 'WS of the mount'), 3),
  mountStrength: characteristic(t('Force de la monture', 'Strength of the mount'), 3),
  mountInitiative: characteristic(t('Initiative de la monture', 'Initiative of the mount'), 3),
  frontage: byDefault(
    whole(t('Figurines de front', 'Models in the front rank'), 0, 60, { help: t('0 : toutes', '0: all of them') }),
    0,
  ),
  points: byDefault(
    whole(t('Points par figurine', 'Points per model'), 0, 1000, { help: t('0 : non donnés', '0: not given') }),
    0,
  ),
  standard: byDefault(
    whole(t('Points de son étendard', 'Points of its standard'), 0, 1000, {
      help: t('marqués par qui le prend ; 0 : aucun étendard', 'scored by whoever takes it; 0: no standard'),
    }),
    0,
  ),
  carried: body.carried,
  standardTaken: flag(t('Étendard pris par l’ennemi', 'Standard taken by the enemy')),
  morale: byDefault(choice(t('Moral', 'Morale'), MORALE_NAMES), 'steady'),
});
type Unit = OutputOf<typeof unit>;

/** The columns of the armour chart: whatever is neither on foot nor on horse has a save of its profile. */
const troopOf = ({ troops }: Pick<Unit, 'troops'>) => (troops === 'cavalry' ? 'cavalry' : 'infantry');

/** The front rank, as far as models are left. */
const inFront = ({ models, frontage }: Unit): number => (frontage === 0 ? models : Math.min(models, frontage));

const mountFacts = (given: Unit) =>
  given.mountAttacks === 0
    ? []
    : [
        {
          fighting: Math.min(100, inFront(given)),
          attacks: given.mountAttacks,
          weaponSkill: given.mountWeaponSkill,
          strength: given.mountStrength,
          initiative: given.mountInitiative,
        },
      ];

/** Fewer models than this are no longer formed (W-48). */
const FORMED = 5;

const woundsNoted = (n: number): Text => {
  const many = n > 1 ? 's' : '';
  return t(`${n} blessure${many} notée${many}`, `${n} wound${many} carried`);
};

/** How it stands, and what is noted on it beside. */
function standing(given: Unit, start: Unit): UnitStanding {
  const { standing: rank, text, rulings = [] } = standingOf(given, start);
  const beside = [
    ...(given.carried > 0 ? [woundsNoted(given.carried)] : []),
    ...(given.standardTaken ? [t('étendard pris', 'standard taken')] : []),
  ];
  const cited = given.standardTaken ? [...rulings, 'W-50'] : rulings;
  return { standing: rank, text: join([text, ...beside], ', '), ...(cited.length > 0 && { rulings: cited }) };
}

function standingOf(given: Unit, start: Unit): UnitStanding {
  if (given.models === 0) return { standing: 'gone', text: t('anéantie', 'destroyed') };
  if (given.morale === 'fleeing') return { standing: 'shaken', text: MORALE_NAMES.fleeing };
  if (given.models < FORMED && start.models >= FORMED)
    return { standing: 'shaken', text: t('moins de cinq figurines', 'fewer than five models'), rulings: ['W-48'] };
  if (given.models * 4 < start.models)
    return { standing: 'shaken', text: t('moins d’un quart reste', 'less than a quarter left'), rulings: ['W-49'] };
  return { standing: 'steady', text: MORALE_NAMES.steady };
}

/** A unit that falls to the last model in close combat leaves its standard to the enemy (W-50). */
function changes(given: Unit, effect: AnyEffect): Partial<Unit> {
  switch (effect.kind) {
    case 'remove': {
      const models = Math.max(0, given.models - effect.models);
      const isTaken = models === 0 && given.standard > 0 && effect.first === 'rear-before-contact';
      return { models, carried: 0, ...(isTaken && { standardTaken: true }) };
    }
    case 'wound':
      return { carried: effect.carried };
    case 'suffer': {
      const { lost, carried } = casualties(given, effect.wounds);
      return { models: given.models - lost, carried };
    }
    case 'none':
    case 'shoot':
    case 'hold':
    case 'share':
    case 'idle':
      return {};
  }
}

/** Models left, before how the unit stands. */
function resultText(before: Unit, effect: AnyEffect, standing: Text): Text | undefined {
  const { models } = { ...before, ...changes(before, effect) };
  return models === 0 ? undefined : join([modelsText(models), standing], ', ');
}

const refuseStandard = ({ standard, standardTaken }: Unit): Refusal | undefined =>
  standardTaken && standard === 0
    ? {
        refused: t(
          'étendard pris, mais l’unité n’en a pas : donnez-lui ses points',
          'standard taken, but the unit has none: give it its points',
        ),
        source: cite('casualties'),
        rulings: ['W-50'],
      }
    : undefined;

const UNIT = entryKind<Unit, AnyEffect>({
  id: 'unit',
  title: t('Unité', 'Unit'),
  schema: unit,
  state: ['models', 'carried', 'morale', 'standardTaken'],
  divisible: 'models',
  notSplit: ['carried', 'standard', 'standardTaken'],
  roles: [
    {
      recordFields: { models: body.models, toughness: body.toughness },
      facts: (given) => ({
        ...given,
        troop: troopOf(given),
        fighting: Math.min(100, inFront(given)),
        beside: mountFacts(given),
      }),
    },
    {
      recordFields: { distance, range },
      repeats: true,
      facts: (given) => ({
        models: inFront(given),
        weapon: given.weapon,
        ballisticSkill: given.ballisticSkill,
        name: given.name,
        range: given.range,
        strength: given.missileStrength,
        heavier: given.heavier,
      }),
      refuse: ({ weapon }) => (weapon === 'none' ? t('n’a pas d’arme de tir', 'has no missile weapon') : undefined),
    },
    {
      whole: { procedure: 'armour-save', actor: 'target' },
      facts: ({ strength: _strength, piercing: _piercing, ...worn }) => ({ ...worn, troop: troopOf(worn) }),
    },
    {
      whole: { procedure: 'who-shoots', actor: 'shooters' },
      facts: ({ weapon, models, name, troops, skirmishers, range }) => ({
        weapon,
        models,
        name,
        troops,
        skirmishers,
        range,
      }),
      refuse: ({ weapon }) => (weapon === 'none' ? t('n’a pas d’arme de tir', 'has no missile weapon') : undefined),
    },
  ],
  refuse: (given) => refuseStandard(given) ?? refuseBody({ ...given, troop: troopOf(given) }),
  describe: (given) => nameOf({ name: '' }, SHOOTER_NAMES[given.troops]),
  standing: (given, _army, start) => standing(given, start),
  changes,
  resultText,
  goneValues: () => ({ models: 0, carried: 0 }),
});

interface Fielded {
  readonly values: Unit;
  readonly start: Unit;
}

const sum = (units: readonly Fielded[], of: (unit: Fielded) => number): number =>
  units.reduce((all, unit) => all + of(unit), 0);

const modelsGauge = (units: readonly Fielded[]): Gauge => ({
  id: 'models',
  title: t('pertes de l’armée', 'losses of the army'),
  counted: t('figurines', 'models'),
  lost: sum(units, ({ values, start }) => Math.max(0, start.models - values.models)),
  of: sum(units, ({ start }) => start.models),
  thresholds: [],
  origin: 'house',
  rulings: [],
});

/** Whole units that are destroyed or flee, and standards that were taken (W-47). */
function pointsGauge(units: readonly Fielded[], { breaking }: Army): Gauge {
  const worth = ({ start }: Fielded): number => start.models * start.points;
  const isLost = ({ values }: Fielded): boolean => values.models === 0 || values.morale === 'fleeing';
  const lost = sum(
    units,
    (unit) => (isLost(unit) ? worth(unit) : 0) + (unit.values.standardTaken ? unit.values.standard : 0),
  );
  const of = sum(units, (unit) => worth(unit) + unit.start.standard);
  const at = Math.ceil((of * breaking) / 100);
  return {
    id: 'points',
    title: t('l’adversaire marque', 'the enemy scores'),
    counted: t('points', 'points'),
    lost,
    of,
    thresholds:
      breaking === 0
        ? []
        : [
            {
              at,
              reached: lost >= at,
              text: t(`l’armée est brisée (${breaking} %)`, `the army is broken (${breaking}%)`),
              origin: 'house',
              rulings: ['W-47'],
            },
          ],
    origin: 'family',
    rulings: ['W-47'],
  };
}

function standardsGauge(units: readonly Fielded[]): Gauge {
  const of = units.filter(({ values }) => values.standard > 0).length;
  return {
    id: 'standards',
    title: t('pris par l’ennemi', 'taken by the enemy'),
    counted: of === 1 ? t('étendard', 'standard') : t('étendards', 'standards'),
    lost: units.filter(({ values }) => values.standardTaken).length,
    of,
    thresholds: [],
    origin: 'house',
    rulings: ['W-50'],
  };
}

function gauges(army: Army): readonly Gauge[] {
  const units = army.entries as unknown as readonly Fielded[];
  return [modelsGauge(units), ...[pointsGauge(units, army), standardsGauge(units)].filter(({ of }) => of > 0)];
}

export const ARMY: ArmyRules = {
  ruleset: WAB.id,
  kinds: [UNIT],
  gauges,
  samples: async () => (await import('./armies.ts')).ARMIES,
};

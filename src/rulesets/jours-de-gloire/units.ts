import { chosenOption, type Options } from '../../kernel/ruling.ts';
import { byDefault, choice, whole, words } from '../../kernel/schema.ts';
import { joinNames, join, same, t, type Text } from '../../kernel/text.ts';
import type { Fighter } from './fate.ts';
import { REVERSE_SIDE } from './options.ts';
import { STATE_NAMES, type State, UNIT_NAMES, type UnitType } from './types.ts';

export const unitType = choice(t('Type', 'Type'), UNIT_NAMES, { positional: true });
export const strength = whole(t('Force (PF)', 'Strength (SP)'), 1, 40, { positional: true });
export const cohesion = byDefault(
  whole(t('Cohésion', 'Cohesion'), 0, 12, {
    positional: true,
    help: t('celle de la face visible du pion', 'that of the side of the counter that shows'),
  }),
  5,
);
export const name = words(t('Nom', 'Name'), 40);
export const state = byDefault(
  choice(
    t('État', 'State'),
    { good: STATE_NAMES.good, disordered: STATE_NAMES.disordered, routed: STATE_NAMES.routed },
    { lever: true, phrases: STATE_NAMES, place: 'badge' },
  ),
  'good',
);
export const disorderedCohesion = byDefault(
  whole(t('Cohésion en désordre', 'Cohesion when disordered'), -1, 12, {
    help: t('au verso du pion ; -1 : non donnée', 'on the reverse of the counter; -1: not given'),
  }),
  -1,
);

export const IN_SQUARE = { true: t('en carré', 'in square'), false: t('hors du carré', 'out of the square') } as const;

/** Most units that a form takes for one hex; the sheet prints no stacking limit. */
export const UNITS_IN_HEX = 6;

/** A unit that may have to test. */
export const TESTED = { cohesion, name, state, disorderedCohesion };
export const unit = { type: unitType, strength, ...TESTED };

/** What a form asks about a battery. */
export const battery = {
  strength: whole(t('Force de tir (PF)', 'Fire strength (SP)'), 1, 20, { positional: true }),
  efficientRange: byDefault(
    whole(t('Portée efficace', 'Efficient range'), 1, 12, {
      positional: true,
      help: t('en haut à gauche du pion', 'at the top left of the counter'),
    }),
    3,
  ),
  greatestRange: byDefault(
    whole(t('Portée maximale', 'Maximum range'), 0, 20, { help: t('0 : sans limite', '0: no limit') }),
    0,
  ),
};

export interface Named {
  readonly type: UnitType;
  readonly name: string;
}

interface Given {
  readonly type: UnitType;
  readonly state: State;
  readonly cohesion: number;
  readonly disorderedCohesion: number;
}

export const unitName = (given: Named): Text => (given.name === '' ? UNIT_NAMES[given.type] : same(given.name));

const clash = (a: Text, b: Text): boolean => a.fr === b.fr || a.en === b.en;

/** Names that no two units share: those met more than once are numbered. */
export function distinctNames(names: readonly Text[]): Text[] {
  const taken = names.filter((name) => names.filter((other) => clash(name, other)).length === 1);
  return names.map((name) => {
    if (taken.includes(name)) return name;
    for (let n = 1; ; n++) {
      const numbered = t(`${name.fr} ${n}`, `${name.en} ${n}`);
      if (taken.some((other) => clash(other, numbered))) continue;
      taken.push(numbered);
      return numbered;
    }
  });
}

/** Units as results strike them; J-51 where the cohesion of the reverse was not given: below 0 it never passes. */
export function fighters(units: readonly Given[], options: Options): Fighter[] {
  const less = chosenOption(options, REVERSE_SIDE) === 'same' ? 0 : 1;
  return units.map(({ type, state, cohesion, disorderedCohesion }) => {
    const given = disorderedCohesion < 0 ? cohesion - less : disorderedCohesion;
    return { type, state, cohesion, reverse: state === 'good' ? given : cohesion };
  });
}

interface Described extends Named {
  readonly strength?: number;
  readonly cohesion?: number;
  readonly state: State;
}

/** `infantry ×2 (14 SP, coh. 5)`, `cavalry Hussars (4 SP, coh. 6)`; without figures where none are given. */
export function describe(units: readonly Described[]): Text {
  const groups = new Map<string, Described[]>();
  for (const unit of units) {
    const key = [unit.type, unit.name, unit.cohesion, unit.state].join();
    const alike = groups.get(key);
    if (alike === undefined) groups.set(key, [unit]);
    else alike.push(unit);
  }
  const alike = [...groups.values()];
  return joinNames(alike.map((units, i) => describeAlike(units, alike[i - 1]?.[0])));
}

/** After others of its type, a unit without a name needs its values only: `infantry (coh. 6) and (coh. 4)`. */
function describeAlike(units: readonly Described[], before: Described | undefined): Text {
  const { type, name, cohesion, state } = units[0]!;
  const strength = units.reduce((sum, { strength = 0 }) => sum + strength, 0);
  const values = [
    ...(strength === 0 ? [] : [t(`${strength} PF`, `${strength} SP`)]),
    ...(cohesion === undefined ? [] : [same(`coh. ${cohesion}`)]),
    ...(state === 'good' ? [] : [STATE_NAMES[state]]),
  ];
  const { fr, en } = join(values, ', ');
  const inside = t(`(${fr})`, `(${en})`);
  if (name === '' && units.length === 1 && values.length > 0 && before?.type === type && before.name === '')
    return inside;
  const times = units.length > 1 ? [same(`×${units.length}`)] : [];
  return join(
    [UNIT_NAMES[type], ...(name === '' ? [] : [same(name)]), ...times, ...(values.length > 0 ? [inside] : [])],
    ' ',
  );
}

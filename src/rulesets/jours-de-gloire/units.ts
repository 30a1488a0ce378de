import { byDefault, choice, whole, words } from '../../kernel/schema.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import { chosen, type Switches } from '../../kernel/ruling.ts';
import type { Fighter } from './fate.ts';
import { REVERSE_SIDE } from './switches.ts';
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
    { lever: true },
  ),
  'good',
);
export const disorderedCohesion = byDefault(
  whole(t('Cohésion en désordre', 'Cohesion when disordered'), -1, 12, {
    help: t('au verso du pion ; -1 : non dite', 'on the reverse of the counter; -1: not given'),
  }),
  -1,
);

/** A unit that may have to test. */
export const TESTED = { cohesion, name, state, disorderedCohesion };
export const unit = { type: unitType, strength, ...TESTED };

interface Given {
  readonly type: UnitType;
  readonly name: string;
  readonly state: State;
  readonly cohesion: number;
  readonly disorderedCohesion: number;
}

export const unitName = (given: { readonly type: UnitType; readonly name: string }): Text =>
  given.name === '' ? UNIT_NAMES[given.type] : same(given.name);

/** Units as results strike them; those of a type without names of their own are numbered. */
export function fighters(units: readonly Given[], switches: Switches): Fighter[] {
  const unnamed = units.filter(({ name }) => name === '');
  return units.map((given) => {
    const alike = unnamed.filter(({ type }) => type === given.type);
    const number = alike.length > 1 ? alike.indexOf(given) + 1 : 0;
    const name = unitName(given);
    return {
      ...fighter(given, switches),
      name: number > 0 ? t(`${name.fr} ${number}`, `${name.en} ${number}`) : name,
    };
  });
}

/** J-51 where the cohesion of its reverse was not given. */
function fighter(given: Given, switches: Switches): Omit<Fighter, 'name'> {
  const { type, state, cohesion, disorderedCohesion } = given;
  const assumed = chosen(switches, REVERSE_SIDE) === 'same' ? cohesion : Math.max(0, cohesion - 1);
  return {
    type,
    state,
    cohesion,
    reverse: state !== 'good' ? cohesion : disorderedCohesion < 0 ? assumed : disorderedCohesion,
  };
}

/** `2 infantry + cavalry` */
export function describe(units: readonly { readonly type: UnitType }[]): Text {
  const counts = new Map<UnitType, number>();
  for (const { type } of units) counts.set(type, (counts.get(type) ?? 0) + 1);
  const said = (lang: 'fr' | 'en') =>
    [...counts].map(([type, n]) => (n > 1 ? `${n} ${UNIT_NAMES[type][lang]}` : UNIT_NAMES[type][lang])).join(' + ');
  return t(said('fr'), said('en'));
}

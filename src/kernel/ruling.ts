import type { Text } from './text.ts';

/**
 * How an ambiguous or silent line of a chart is read, and why.
 * `printed`: the sheet decides; `family`: the published sister games do; `house`: our convention.
 */
export interface Ruling<O extends string = string> {
  readonly id: string;
  readonly question: Text;
  readonly reading: Text;
  readonly why: Text;
  readonly origin: 'printed' | 'family' | 'house';
  /** Where another reading would change odds: the readings on offer, the one we take first. */
  readonly switch?: { readonly [option in O]: Text };
}

export const ruling = <const O extends string = never>(parts: Ruling<O>): Ruling<O> => parts;

/** The readings a player chose, by id of ruling; those not named keep ours. */
export type Switches = Readonly<Record<string, string>>;

export const NO_SWITCHES: Switches = {};

export const options = (ruling: Ruling): readonly string[] => Object.keys(ruling.switch ?? {});

export function chosen<O extends string>(switches: Switches, ruling: Ruling<O>): O {
  const option = switches[ruling.id];
  if (option !== undefined) return option as O;
  for (const ours in ruling.switch) return ours;
  throw new Error(`ruling ${ruling.id} has no switch`);
}

/** What follows from the chosen readings alone, worked out once for each set of them. */
export function perSwitches<R>(read: (switches: Switches) => R): (switches: Switches) => R {
  const known = new WeakMap<Switches, R>();
  return (switches) => {
    let readings = known.get(switches);
    if (readings === undefined) known.set(switches, (readings = read(switches)));
    return readings;
  };
}

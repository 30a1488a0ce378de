import type { Text } from './text.ts';

/**
 * How an ambiguous or silent line of a chart is read, and why: an entry of a ruleset's register.
 * `printed`: the sheet decides; `family`: the published sister games do; `house`: our convention.
 */
export interface Ruling {
  readonly id: string;
  readonly question: Text;
  readonly reading: Text;
  readonly why: Text;
  readonly origin: 'printed' | 'family' | 'house';
  /** Where another reading would change odds: the readings on offer, ours first. */
  readonly switch?: Readonly<Record<string, Text>>;
}

export const ruling = (parts: Ruling): Ruling => parts;

/** Ids of the readings a ruling offers, ours first. */
export const options = (ruling: Ruling): readonly string[] => Object.keys(ruling.switch ?? {});

/** The options of a ruling with a switch, ours first: all that rules need of it. Its words are in the register. */
export interface Offer<O extends string = string> {
  readonly id: string;
  readonly options: readonly O[];
}

export const offer = <const O extends string>(id: string, ...options: readonly O[]): Offer<O> => ({ id, options });

/** The readings a player chose, by id of ruling; those not named keep ours. */
export type Switches = Readonly<Record<string, string>>;

export const NO_SWITCHES: Switches = {};

export const chosen = <O extends string>(switches: Switches, { id, options }: Offer<O>): O =>
  (switches[id] as O | undefined) ?? options[0]!;

/** What follows from the chosen readings alone, worked out once for each set of them. */
export function perSwitches<R>(read: (switches: Switches) => R): (switches: Switches) => R {
  const known = new WeakMap<Switches, R>();
  return (switches) => {
    let readings = known.get(switches);
    if (readings === undefined) known.set(switches, (readings = read(switches)));
    return readings;
  };
}

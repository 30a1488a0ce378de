import type { Battles, CampaignCard } from '../kernel/battles.ts';
import { OUR_OPTIONS } from '../kernel/ruling.ts';
import { t, type Text } from '../kernel/text.ts';
import type { Table } from '../space/table.ts';

/** Strength points of one type of unit: when a battle began, and when it was over. */
export interface TypeStrength {
  readonly had: number;
  readonly left: number;
}

/** What a battle left of both sides, by type of unit. */
export type Remains = readonly [Readonly<Record<string, TypeStrength>>, Readonly<Record<string, TypeStrength>>];

/** What of a scenario document losses change, whatever its ruleset. */
interface UnitDocument {
  readonly side: number;
  readonly type: string;
  readonly strength: number;
  /** Its weaker side, by the name that its ruleset gives it. */
  readonly fatigued?: { readonly strength?: number };
  readonly disordered?: { readonly strength?: number };
}

interface Document {
  readonly units: readonly UnitDocument[];
}

/** Compares a battle as it was laid out with the same battle when it was over. */
export function remainsOf<G>({ surface }: Pick<Table<G>, 'surface'>, start: G, end: G): Remains {
  const after = new Map(surface.counters(end).map((counter) => [counter.id, counter.strength ?? 0]));
  const remains: [Record<string, TypeStrength>, Record<string, TypeStrength>] = [{}, {}];
  for (const { id, side, type, strength } of surface.counters(start)) {
    if (strength === undefined) continue;
    const { had, left } = remains[side as 0 | 1][type] ?? { had: 0, left: 0 };
    remains[side as 0 | 1][type] = { had: had + strength, left: left + Math.min(strength, after.get(id) ?? 0) };
  }
  return remains;
}

/** Of what was lost, so much is missing in the next battle; the rest comes back to the ranks. */
const MISSING = 0.5;

const weakerSide = (side: { readonly strength?: number } | undefined, strength: number) =>
  side?.strength === undefined ? side : { ...side, strength: Math.min(side.strength, strength) };

/**
 * A scenario as those fight it who have fought before: each type lacks half the share that it lost, a strength point at a time
 * from the strongest of its units; nobody is left without any.
 */
export function afterLosses<D extends object>(scenario: D, remains: Remains): D {
  const units = (scenario as unknown as Document).units.map((unit) => ({ ...unit }));
  for (const side of [0, 1] as const)
    for (const [type, { had, left }] of Object.entries(remains[side])) {
      const ranks = units.filter((unit) => unit.side === side + 1 && unit.type === type);
      const total = ranks.reduce((sum, { strength }) => sum + strength, 0);
      for (let missing = Math.round(((had - left) / had) * MISSING * total); missing > 0; missing--) {
        const strongest = Math.max(...ranks.map(({ strength }) => strength));
        if (strongest <= 1) break;
        // The last of them: those who are listed first lead the line.
        const unit = ranks.findLast(({ strength }) => strength === strongest)!;
        unit.strength--;
      }
    }
  return {
    ...scenario,
    units: units.map(({ fatigued, disordered, ...unit }) => ({
      ...unit,
      ...(fatigued !== undefined && { fatigued: weakerSide(fatigued, unit.strength) }),
      ...(disordered !== undefined && { disordered: weakerSide(disordered, unit.strength) }),
    })),
  };
}

/** A scenario of a campaign has an id of its own beside the one that everybody has. */
const IN_CAMPAIGN = '-campaign';

/** The scenario that everybody has, of which one in a campaign was made. */
export const printedIdOf = (scenario: string): string =>
  scenario.endsWith(IN_CAMPAIGN) ? scenario.slice(0, -IN_CAMPAIGN.length) : scenario;

export const idInCampaign = (printed: string): string => `${printed}${IN_CAMPAIGN}`;

export interface NextBattle {
  readonly campaign: CampaignCard;
  readonly next: string;
}

/** The battle that follows one in a campaign; undefined where it is the last, or in none. */
export function battleAfter(campaigns: readonly CampaignCard[], scenario: string): NextBattle | undefined {
  const printed = printedIdOf(scenario);
  for (const campaign of campaigns) {
    const at = campaign.battles.indexOf(printed);
    const next = at === -1 ? undefined : campaign.battles[at + 1];
    if (next !== undefined) return { campaign, next };
  }
  return undefined;
}

/**
 * The next battle of a campaign as a scenario, after a battle that is over. Losses are counted against the scenario that
 * everybody has: what was missing before is still missing.
 */
export async function nextBattle<G>(
  battles: Battles<G, unknown, unknown, Table<G>>,
  scenario: string,
  end: G,
): Promise<object | undefined> {
  const following = battleAfter(battles.campaigns, scenario);
  if (following === undefined) return undefined;
  const cardOf = (id: string) => battles.scenarios.find((card) => card.id === id)!;
  const printed = battles.open(await cardOf(printedIdOf(scenario)).load(), OUR_OPTIONS);
  const remains = remainsOf(await printed.table(), printed.game.setUp(), end);
  const next = (await cardOf(following.next).load()) as { readonly title: Text };
  const title = t(`${next.title.fr}, en campagne`, `${next.title.en}, in campaign`);
  return { ...afterLosses(next, remains), id: idInCampaign(following.next), title };
}

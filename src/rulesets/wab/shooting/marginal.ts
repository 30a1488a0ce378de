import type { Dice } from '../../../kernel/dice.ts';
import { type Distribution, odds } from '../../../kernel/odds.ts';
import { casualties } from '../casualties.ts';
import { sumOf, classify, type Counts, countsOf, sumOver, NONE, rememberByInput, keepPasses } from '../counts.ts';
import { chanceOf, type Need, passAllCounts } from '../attack-rolls.ts';
import { MEASURES, type Measure, measureOfFacet } from './facets.ts';
import { type IntoMelee, isInTheOpen, type ShootingInput, type Volley } from './volleys.ts';
import { divide, type OddHit, ownShare, SIDE_DIE, type Unit, unitsOn } from './sharing.ts';

interface OfSide {
  readonly hits: number;
  readonly odd: OddHit;
  readonly side: Unit['side'];
}

const sideShare = ({ hits, odd, side }: OfSide, dice: Dice): number => {
  const own = ownShare(hits, odd, dice);
  return side === 'own' ? own : hits - own;
};

interface OfUnit {
  readonly hits: number;
  readonly side: Unit['side'];
  /** How many units its side has, and which of them it is. */
  readonly units: number;
  readonly position: number;
}

const unitShare = ({ hits, side, units, position }: OfUnit, dice: Dice): number =>
  divide(hits, units, side, dice)[position]!;

/** Hits on the side of a unit. Where each has a die of its own, the shots are one series of rolls up to that die. */
function sideHits({ batches }: Volley, odd: OddHit, side: Unit['side']): Counts {
  const hits = (...then: readonly Need[]): Counts =>
    batches.map(({ dice, rolls }) => passAllCounts(dice, [...rolls!, ...then])).reduce(sumOf);
  if (odd === 'each-hit') return hits(SIDE_DIE);
  return sumOver(hits(), (n) => countsOf(odds(sideShare, { hits: n, odd, side })));
}

/** Wounds on one unit of a melee: its share of the hits does not depend on what those of the others do. */
function meleeWounds({ units, volleys, odd }: IntoMelee, place: number): Counts {
  const { side } = units[place]!;
  const share = { side, units: unitsOn(side, units), position: unitsOn(side, units.slice(0, place)) };
  return volleys
    .map((volley) => {
      const hits = sumOver(sideHits(volley, odd, side), (n) => countsOf(odds(unitShare, { hits: n, ...share })));
      const { pass, of } = chanceOf(volley.hurts[place]!);
      return keepPasses(hits, pass, of);
    })
    .reduce(sumOf, NONE);
}

const unitWounds = (input: ShootingInput, place: number): Counts =>
  isInTheOpen(input)
    ? input.pools.map(({ dice, rolls }) => passAllCounts(dice, rolls)).reduce(sumOf)
    : meleeWounds(input, place);

interface Asked {
  readonly input: ShootingInput;
  readonly place: number;
}

const woundsOf = rememberByInput(
  ({ input, place }: Asked) => unitWounds(input, place),
  ({ weights }) => weights.length,
);

const classesOf = rememberByInput(
  ({ input, place, measure }: Asked & { readonly measure: Measure }) => {
    const unit = input.units[place]!;
    return classify(woundsOf({ input, place }), (n) => String(MEASURES[measure](unit, casualties(unit, n))));
  },
  ({ entries }) => entries.length,
);

export const marginal = (input: ShootingInput, facetId: string): Distribution<string> =>
  classesOf({ input, ...measureOfFacet(facetId) });

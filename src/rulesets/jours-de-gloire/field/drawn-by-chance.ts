import type { Chance } from '../../../kernel/seed.ts';
import { DIRECTIONS, gridOf, hexOfNumber, neighbour, numberOf, OFF } from '../../../space/hex.ts';
import { HEX_TERRAINS, type HexTerrain } from '../types.ts';
import { FACINGS } from './facing.ts';
import { VOCABULARY } from './ground.ts';
import { withHash } from './hashing.ts';
import { FLAG, type Step } from './state.ts';
import { type Board, board } from './testing.ts';

const GRID = gridOf(12, 10);
const DRAWN_STEPS = ['fire', 'fire', 'move', 'shock', 'shock', 'rally'] as const satisfies readonly Step[];
const WAYS = ['road', 'trail'] as const;
/** Land is drawn oftener than water, which nobody stands in. */
const DRAWN_TERRAINS: readonly HexTerrain[] = [...HEX_TERRAINS, 'clear', 'clear', 'clear', 'clear'];

const one = <T>(list: readonly T[], chance: Chance): T => list[chance(0, list.length - 1)]!;

/** Hexes of a small piece of the map, so that those who stand there meet. */
const NEAR = Array.from({ length: 25 }, (_, i) => `0${4 + (i % 5)}0${3 + Math.floor(i / 5)}`);

/** Pairs of neighbours within that piece and around it, each with a kind of side of this game, or none. */
function drawnSides(chance: Chance): Record<string, string[]> {
  const sides: Record<string, string[]> = {};
  for (const number of NEAR)
    for (const direction of DIRECTIONS) {
      const to = neighbour(GRID, hexOfNumber(GRID, number)!, direction);
      if (to === OFF || chance(1, 6) > 1) continue;
      (sides[one(Object.keys(VOCABULARY.sides), chance)] ??= []).push(`${number}-${numberOf(GRID, to)}`);
    }
  return sides;
}

function drawnRoads(chance: Chance): Record<string, string[]> {
  const path = [one(NEAR, chance)];
  for (let i = 0; i < 6; i++) {
    const to = neighbour(GRID, hexOfNumber(GRID, path.at(-1)!)!, one(DIRECTIONS, chance));
    if (to !== OFF && !path.includes(numberOf(GRID, to))) path.push(numberOf(GRID, to));
  }
  return path.length > 1 ? { [one(WAYS, chance)]: path } : {};
}

/** Units on land, each hex of one side, one facing and at most two of a kind; routed ones alone. */
function drawnUnits(chance: Chance, ground: Readonly<Record<string, string>>): string[] {
  const units: string[] = [];
  for (const hex of NEAR) {
    if (ground[hex]?.startsWith('water') || chance(1, 2) > 1) continue;
    const [side, facing] = [one(['A', 'B'], chance), one(FACINGS, chance)];
    const draw = (type: string, states: readonly string[]): void =>
      void units.push(`${side} ${type} ${chance(1, 6)}/${chance(2, 8)} ${hex} ${facing} ${one(states, chance)}`);
    const foot = ['-', '-', 'd', 'q', 'o'];
    const others = ['-', '-', 'd', 'o'];
    switch (chance(1, 6)) {
      case 1:
        draw(one(['I', 'C', 'L', 'A', 'H'], chance), ['r']);
        break;
      case 2:
        draw('I', foot);
        draw('I', foot);
        break;
      case 3:
        draw('I', foot);
        draw('A', others);
        break;
      case 4:
        draw(one(['A', 'H'], chance), others);
        draw('A', others);
        break;
      case 5:
        draw(one(['C', 'L'], chance), others);
        break;
      default:
        draw(one(['I', 'C', 'L', 'A', 'H'], chance), others);
    }
  }
  return ['A I 4/5 0110 N -', 'B I 4/5 1201 S -', ...units];
}

/** What has been done in this activation so far, and by whom. */
function drawnFlags(position: Board, chance: Chance): Board {
  const { state, game } = position;
  const flags = [FLAG.moved, FLAG.fired, FLAG.attacked, FLAG.rallied];
  const units = state.units.map((word, unit) => {
    if (game.field.units[unit]!.side === 1 || chance(1, 8) > 1) return word;
    return word | one(flags, chance);
  });
  const { hash: _, ...rest } = state;
  return position.with(
    withHash({ ...rest, units, impulse: one(['half', 'passed', 'passed', 'failed'] as const, chance) }),
  );
}

/** A position of a battle: any ground, any sides, counters in any state, in a step of the activation of A. */
export function drawnPosition(chance: Chance): Board {
  const ground = Object.fromEntries(
    NEAR.map((hex) => [hex, `${one(DRAWN_TERRAINS, chance)} ${chance(1, 3) > 1 ? 0 : chance(1, 4)}`]),
  );
  const dry = NEAR.filter((hex) => !ground[hex]!.startsWith('water'));
  const position = board({
    units: drawnUnits(chance, ground),
    ground,
    sides: drawnSides(chance),
    roads: drawnRoads(chance),
    step: one(DRAWN_STEPS, chance),
    range: chance(0, 8),
    generals: chance(1, 2) === 1 || dry.length < 2 ? {} : { a: one(dry, chance), 'army-b': one(dry, chance) },
    scenario: chance(1, 4) === 1 ? { exits: [{ hex: one(NEAR, chance), points: 2, side: 1 }] } : {},
  });
  return drawnFlags(position, chance);
}

import type { Sketcher } from '../../../../kernel/game.ts';
import { t } from '../../../../kernel/text.ts';
import { ARROWS, SIDE_MARKS, sketchMap } from '../../../../hex-battle/text/map-sketch.ts';
import { levelAt } from '../../../../space/map.ts';
import type { HexTerrain } from '../../types.ts';
import { leadersAt, strengthOf } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { facingOf, isRouted, type Position, type State, stateOf, type UnitState } from '../position/state.ts';

const STATE_MARKS: Readonly<Record<UnitState, string>> = {
  good: ' ',
  fatigued: 'f',
  discouraged: 'd',
  routed: 'r',
  eliminated: ' ',
  removed: ' ',
};
const GROUND: Readonly<Record<HexTerrain, string>> = {
  clear: '.',
  'ford-1': '~1',
  'ford-2': '~2',
  'ford-3': '~3',
  'sea-river': '~~',
  bridge: '==',
};

const LEGEND = t(
  '[ camp 1, ( camp 2 · type, PF, orientation · f fatiguée, d découragée, r en déroute · + pile de deux, * chef, # les deux · ~1 à ~3 gués · ^ niveau',
  '[ side 1, ( side 2 · type, SP, facing · f fatigued, d discouraged, r routed · + stack of two, * leader, # both · ~1 to ~3 fords · ^ level',
);

const CELL_WIDTH = 8;

function cell(field: Field, position: Position, hex: number): string {
  const [top, below] = field.places.at(position.units).stack(hex);
  const leaders = [0, 1].flatMap((side) => leadersAt(field, position, side, hex));
  if (top === undefined) {
    if (leaders.length > 0) return `${SIDE_MARKS[field.leaders[leaders[0]!]!.side]}*`;
    return GROUND[field.terrain(hex)] + '^'.repeat(levelAt(field.map, hex));
  }
  const { side, type } = field.units[top]!;
  const arrow = isRouted(position, top) ? '×' : ARROWS[facingOf(position, top)]!;
  const mark = below === undefined ? (leaders.length > 0 ? '*' : '') : leaders.length > 0 ? '#' : '+';
  return `${SIDE_MARKS[side]}${type}${strengthOf(field, position, top)}${arrow}${STATE_MARKS[stateOf(position, top)]}${mark}`;
}

export const sketcherOf = (field: Field): Sketcher<State> => ({
  sketch: (state) => sketchMap(field.grid, CELL_WIDTH, (hex) => cell(field, state, hex)),
  legend: LEGEND,
});

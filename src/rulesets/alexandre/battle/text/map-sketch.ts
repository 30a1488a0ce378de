import type { Sketcher } from '../../../../kernel/game.ts';
import { t } from '../../../../kernel/text.ts';
import { columnOf, numberOf, rowOf } from '../../../../space/hex.ts';
import { levelAt } from '../../../../space/map.ts';
import type { HexTerrain } from '../../types.ts';
import { leadersAt, strengthOf } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { facingOf, isRouted, type Position, type State, stateOf, type UnitState } from '../position/state.ts';

const ARROWS = '↑↗↘↓↙↖';
const SIDES = ['[', '('];
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

const CELL = 8;

function cell(field: Field, position: Position, hex: number): string {
  const [top, below] = field.places.at(position.units).stack(hex);
  const leaders = [0, 1].flatMap((side) => leadersAt(field, position, side, hex));
  if (top === undefined) {
    if (leaders.length > 0) return `${SIDES[field.leaders[leaders[0]!]!.side]}*`;
    return GROUND[field.terrain(hex)] + '^'.repeat(levelAt(field.map, hex));
  }
  const { side, type } = field.units[top]!;
  const arrow = isRouted(position, top) ? '×' : ARROWS[facingOf(position, top)]!;
  const mark = below === undefined ? (leaders.length > 0 ? '*' : '') : leaders.length > 0 ? '#' : '+';
  return `${SIDES[side]}${type}${strengthOf(field, position, top)}${arrow}${STATE_MARKS[stateOf(position, top)]}${mark}`;
}

/** Row by row, every second one shifted by half a hex; numbers of columns above, of rows at the left. */
function sketch(field: Field, position: Position): string {
  const { grid } = field;
  const lines: string[] = [];
  for (let hex = 0; hex < grid.hexes; hex++) {
    const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
    if (column === 0) lines.push(`${numberOf(grid, hex).slice(2)} ${row % 2 === 1 ? ' '.repeat(CELL / 2) : ''}`);
    lines[row] += cell(field, position, hex).padEnd(CELL);
  }
  const heading = Array.from({ length: grid.width }, (_, column) => numberOf(grid, column).slice(0, 2).padEnd(CELL));
  return [`   ${heading.join('')}`, ...lines].map((line) => line.trimEnd()).join('\n');
}

export const sketcherOf = (field: Field): Sketcher<State> => ({
  sketch: (state) => sketch(field, state),
  legend: LEGEND,
});

import type { Sketcher } from '../../../../kernel/game.ts';
import { t } from '../../../../kernel/text.ts';
import { ARROWS, SIDE_MARKS, sketchMap } from '../../../../hex-battle/text/map-sketch.ts';
import { levelAt } from '../../../../space/map.ts';
import type { HexTerrain } from '../../types.ts';
import { strengthOf } from '../situation/derive.ts';
import type { Field } from '../position/field.ts';
import { leadersAt } from '../actions/leaders.ts';
import { facingOf, FLAG, has, isRouted, type Position, type State, stateOf } from '../position/state.ts';
import { TYPE_LETTERS } from './log-lines.ts';

const GROUND: Readonly<Record<HexTerrain, string>> = {
  clear: '.',
  difficult: ':',
  orchard: '%',
  woods: '♣',
  marsh: '"',
  water: '~~',
  town: '#',
  castle: '##',
};

const LEGEND = t(
  '[ camp 1, ( camp 2 · I infanterie, C cavalerie, L lourde, A artillerie, PF, orientation · d en désordre, × en déroute, c carré · + pile, * chef, & les deux · : difficile % verger ♣ bois " marais # ville · ^ niveau',
  '[ side 1, ( side 2 · I infantry, C cavalry, L heavy, A artillery, SP, facing · d disordered, × routed, c square · + stack, * leader, & both · : difficult % orchard ♣ woods " marsh # town · ^ level',
);

const CELL_WIDTH = 7;

function cell(field: Field, position: Position, hex: number): string {
  const stack = field.places.stack(position, hex);
  const [top] = stack;
  const leaders = [0, 1].flatMap((side) => leadersAt(field, position, side, hex));
  if (top === undefined) {
    if (leaders.length > 0) return `${SIDE_MARKS[field.leaders[leaders[0]!]!.side]}*`;
    return GROUND[field.terrain(hex)] + '^'.repeat(levelAt(field.map, hex));
  }
  const { side, type } = field.units[top]!;
  const arrow = isRouted(position, top)
    ? '×'
    : has(position, top, FLAG.square)
      ? 'c'
      : ARROWS[facingOf(position, top)]!;
  const shaken = stateOf(position, top) === 'disordered' ? 'd' : '';
  const mark = stack.length === 1 ? (leaders.length > 0 ? '*' : '') : leaders.length > 0 ? '&' : '+';
  return `${SIDE_MARKS[side]}${TYPE_LETTERS[type]}${strengthOf(field, position, top)}${arrow}${shaken}${mark}`;
}

export const sketcherOf = (field: Field): Sketcher<State> => ({
  sketch: (state) => sketchMap(field.grid, CELL_WIDTH, (hex) => cell(field, state, hex)),
  legend: LEGEND,
});

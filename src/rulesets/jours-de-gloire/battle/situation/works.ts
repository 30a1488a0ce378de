import { directionTo, distance, neighboursOf, opposite } from '../../../../space/hex.ts';
import { line } from '../../../../space/line.ts';
import { isInside } from '../../../../space/map.ts';
import type { Situation as FireSituation } from '../../fire/situation.ts';
import type { Situation as ShockSituation } from '../../shock/situation.ts';
import type { TerrainRow } from '../../types.ts';
import type { Field } from '../position/field.ts';
import { stepAt } from '../position/ground.ts';

type Attacker = ShockSituation['attackers'][number];

export function workOf(field: Field, from: number, to: number): Attacker['work'] {
  const direction = directionTo(field.grid, from, to)!;
  for (const kind of ['fortification', 'redoubt'] as const) {
    if (isInside(field.map, to, opposite(direction), kind)) return `into-${kind}`;
    if (isInside(field.map, from, direction, kind)) return `out-of-${kind}`;
  }
  return 'none';
}

/**
 * The work that fire enters, on the side by which it comes to the target, by a corner the one that serves the target
 * (J-44, J-124); else the one of the guns that it comes out of. Works of the hexes between count for nobody.
 */
export function workUnderFire(field: Field, from: number, at: number): FireSituation['work'] {
  const { grid } = field;
  const crossed = line(grid, from, at).flatMap((met) => (met.kind === 'across' ? [met.hexes] : []));
  const entered = crossed.find(([, into]) => into === at);
  const doors =
    entered === undefined
      ? neighboursOf(grid, at).filter((door) => distance(grid, from, door) < distance(grid, from, at))
      : [entered[0]];
  const works = doors.map((door) => workOf(field, door, at));
  const into = (['into-fortification', 'into-redoubt'] as const).find((work) => works.includes(work));
  if (into !== undefined) return into;
  const left = crossed.find(([out]) => out === from);
  const own = left === undefined ? 'none' : workOf(field, from, left[1]);
  return own.startsWith('out-of-') ? own : 'none';
}

/** What a charge crosses before the hex that it strikes from. */
export function groundCrossed(field: Field, path: readonly number[]): Attacker['chargePath'] {
  const rows: TerrainRow[] = [];
  for (const [i, from] of path.slice(0, -1).entries()) {
    const step = stepAt(field.map, from, directionTo(field.grid, from, path[i + 1]!)!);
    rows.push(field.terrain(from));
    if (step.crest) rows.push('crest');
    if (step.slope !== 'none') rows.push(step.slope);
    if (step.water === 'stream') rows.push('stream');
    if (step.water.startsWith('bridge')) rows.push('bridge');
    if (step.work !== 'none') rows.push(step.work);
  }
  return rows as unknown as Attacker['chargePath'];
}

import type { HexCounter } from '../../../space/hex-table.ts';

/** A counter that has come from one hex to another, and the hexes on its way, both ends among them. */
export interface March {
  readonly id: string;
  readonly way: readonly number[];
}

/** Who stands in another hex now than before; those who came or fell did not march. */
export function marchesOf(
  before: readonly HexCounter[],
  after: readonly HexCounter[],
  ways: readonly (readonly number[])[],
): readonly March[] {
  const from = new Map(before.map(({ id, place }) => [id, place.hex]));
  return after.flatMap(({ id, place: { hex } }) => {
    const start = from.get(id);
    if (start === undefined || start === hex) return [];
    return [{ id, way: ways.find((way) => way[0] === start && way.at(-1) === hex) ?? [start, hex] }];
  });
}

const STEP_MS = 90;

/** As many steps, as long; never so long that one would wait for it. */
export const durationOf = ({ way }: March): number => Math.min(400, Math.max(200, (way.length - 1) * STEP_MS));

import { join, same, t, type Text } from '../../../kernel/text.ts';
import { numberOf } from '../../../space/hex.ts';
import type { BattleMap } from '../../../space/map.ts';
import type { Aids } from '../../../space/table.ts';
import type { Overlay } from '../../board/props.ts';

/** `0607, the bank (higher ground)`: the place that blocks, and why. */
function screenText(map: BattleMap, { hexes, text }: NonNullable<ReturnType<Aids['screen']>>): Text {
  const places = join(
    hexes.map((hex) => {
      const number = numberOf(map.grid, hex);
      const name = map.places.find((place) => place.hex === hex)?.name;
      return name === undefined ? same(number) : t(`${number}, ${name.fr}`, `${number}, ${name.en}`);
    }),
    ' + ',
  );
  return t(`${places.fr} (${text.fr})`, `${places.en} (${text.en})`);
}

/** The line of sight between two hexes, as it is drawn and as it is told. */
export function lookAlong(
  aids: Aids,
  map: BattleMap,
  state: unknown,
  from: number,
  to: number,
): NonNullable<Overlay['sight']> & { readonly seen: Text } {
  const blocked = aids.screen(state, from, to);
  const [start, end] = [from, to].map((hex) => numberOf(map.grid, hex));
  if (blocked === undefined) return { from, to, seen: t(`${start} voit ${end}`, `${start} sees ${end}`) };
  const text = screenText(map, blocked);
  return {
    from,
    to,
    blocked: { hexes: blocked.hexes, text },
    seen: t(`${start} ne voit pas ${end} : ${text.fr}`, `${start} does not see ${end}: ${text.en}`),
  };
}

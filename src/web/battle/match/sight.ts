import { t, type Text } from '../../../kernel/text.ts';
import type { Sight, Surface } from '../../../space/table.ts';

/** A line of sight, told. */
export function sightText<P>({ nameOf }: Surface<unknown, unknown, P>, { from, to, blocked }: Sight<P>): Text {
  const [start, end] = [nameOf(from), nameOf(to)];
  return blocked === undefined
    ? t(`${start} voit ${end}`, `${start} sees ${end}`)
    : t(`${start} ne voit pas ${end} : ${blocked.text.fr}`, `${start} does not see ${end}: ${blocked.text.en}`);
}

import type { Throw } from '../kernel/dice.ts';
import type { Cast } from '../kernel/effect.ts';
import { join, same, t, type Text } from '../kernel/text.ts';
import type { Resolvable } from '../calculate/calculation.ts';
import { afterDice } from './told.ts';

/** The dice of a sentence: `rolled 4 → 10, then 7`; `rolled 3 and 5 → 8 to 9`; `rolled hits 12, wounds 6`. */
export function thrownText(answer: Resolvable, throws: readonly Throw[]): Text {
  if (throws.some(({ passed }) => passed !== undefined)) return led(poolsText(throws, answer.assessment.cast), true);
  const faces = throws.flatMap((thrown) => thrown.faces);
  const totals = afterDice(answer, throws).map(({ total }) => total);
  if (totals.length > 0)
    return led(
      t(`${faces.join(' et ')} → ${totals.join(' à ')}`, `${faces.join(' and ')} → ${totals.join(' to ')}`),
      true,
    );
  const plus = answer.calculation.procedure.modifier?.(answer.assessment)?.total;
  if (plus === undefined) return led(same(faces.join(', ')), faces.length > 1);
  const [first, ...rest] = faces;
  const read = led(same(plus === 0 ? first! : `${first} → ${first! + plus}`), false);
  const then = rest.join(', ');
  return rest.length === 0 ? read : t(`${read.fr}, puis ${then}`, `${read.en}, then ${then}`);
}

const led = ({ fr, en }: Text, several: boolean): Text => t(`${several ? 'dés' : 'dé'} ${fr}`, `rolled ${en}`);

/** What was counted of each pool, added up; by whom, where two throw for the same. */
function poolsText(throws: readonly Throw[], cast: Cast): Text {
  const counts = new Map<string, { readonly who: string; readonly text: Text; n: number }>();
  for (const { ask, faces, passed } of throws) {
    const text = ask.brief ?? ask.why;
    const key = `${ask.who} ${text.en}`;
    const n = passed ?? faces.reduce((sum, face) => sum + face, 0);
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { who: ask.who, text, n });
    else known.n += n;
  }
  const all = [...counts.values()];
  const shared = all.some(({ who, text }) => all.some((other) => other.who !== who && other.text.en === text.en));
  return join(
    all.map(({ who, text, n }, i) => {
      const named = shared && all[i - 1]?.who !== who ? join([cast[who]!, text], ' ') : text;
      return t(`${named.fr} ${n}`, `${named.en} ${n}`);
    }),
    ', ',
  );
}

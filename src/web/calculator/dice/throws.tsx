import type { Throw } from '../../../kernel/dice.ts';
import type { Text } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import { passedText } from '../../base/wording.ts';

type Logged = Pick<Throw, 'die' | 'faces'> &
  Pick<Throw['ask'], 'who' | 'why'> & { readonly counted?: Text | undefined; readonly passed?: number | undefined };

export const Throws = ({ throws }: { throws: readonly Throw[] }) => (
  <ThrowList throws={throws.map(({ die, ask, faces, passed }) => ({ die, faces, passed, ...ask }))} />
);

/** The natural dice, in the order in which they fell. */
export function ThrowList({ throws }: { throws: readonly Logged[] }) {
  if (throws.length === 0) return null;
  return (
    <ul role="list" class="calc-throws">
      {throws.map(({ die, who, why, counted, faces, passed }, i) => (
        <li key={i}>
          <span class="calc-throw-dice">
            {faces.map((face, j) => (
              <span class="calc-die" key={j}>
                {face}
              </span>
            ))}
          </span>
          <span class="small">
            <span class="muted">{die}</span> {say(who)}
            {colon()}
            {say(why)}
            {passed !== undefined && <b> {say(passedText(passed, counted))}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}

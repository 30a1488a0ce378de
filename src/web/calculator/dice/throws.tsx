import type { Throw } from '../../../kernel/dice.ts';
import type { Cast } from '../../../kernel/effect.ts';
import type { Text } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import { passedText } from '../../base/wording.ts';
import { countedFaces, MOST_DRAWN } from './faces.ts';

/** A throw with the name of whoever it was for. */
interface Logged {
  readonly die: string;
  readonly faces: readonly number[];
  readonly who: Text;
  readonly why: Text;
  readonly counted?: Text | undefined;
  readonly passed?: number | undefined;
}

export const Throws = ({ throws, cast }: { throws: readonly Throw[]; cast: Cast }) => (
  <ThrowList
    throws={throws.map(({ die, ask, faces, passed }) => ({ ...ask, die, faces, passed, who: cast[ask.who]! }))}
  />
);

/** The natural dice, in the order in which they fell. */
export function ThrowList({ throws }: { throws: readonly Logged[] }) {
  if (throws.length === 0) return null;
  return (
    <ul role="list" class="calc-throws">
      {throws.map(({ die, who, why, counted, faces, passed }, i) => (
        <li key={i}>
          <span class="calc-throw-dice">
            {faces.length > MOST_DRAWN ? (
              <Counted faces={faces} />
            ) : (
              faces.map((face, j) => <Face key={j} face={face} />)
            )}
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

const Face = ({ face }: { face: number }) => <span class="calc-die">{face}</span>;

/** A great pool: how often each face came up. */
const Counted = ({ faces }: { faces: readonly number[] }) =>
  countedFaces(faces).map(([face, times]) => (
    <span key={face} class="calc-counted">
      <Face face={face} />
      {`\u00A0×\u00A0${times}`}
    </span>
  ));

import type { Side } from '../../../kernel/schema.ts';
import type { Text } from '../../../kernel/text.ts';
import { colon, say } from '../../base/lang.ts';
import { passedText } from '../../base/wording.ts';
import type { Model } from '../model.ts';
import { sideOf } from '../sides.ts';
import { DieView } from './die.tsx';
import { countedFaces, countingFaces, MOST_DRAWN } from './faces.ts';

/** A throw with the name of whoever it was for. */
interface NamedThrow {
  readonly die: string;
  readonly faces: readonly number[];
  readonly who: Text;
  readonly why: Text;
  readonly counted?: Text | undefined;
  readonly passed?: number | undefined;
  readonly side?: Side | undefined;
}

/** What lies on the table so far. */
export function ThrownSoFar({ model: { run: attempt, resolvable, procedure } }: { model: Model }) {
  const played = attempt.value;
  if (played === undefined || played.state === 'impossible') return null;
  const { cast } = resolvable.value!.assessment;
  return (
    <ThrowList
      throws={played.throws.map(({ die, purpose, faces, passed }) => ({
        ...purpose,
        die,
        faces,
        passed,
        who: cast[purpose.who]!,
        side: sideOf(procedure, purpose.who),
      }))}
    />
  );
}

/** The natural dice, in the order in which they fell. */
export function ThrowList({ throws }: { throws: readonly NamedThrow[] }) {
  if (throws.length === 0) return null;
  return (
    <ul role="list" class="calc-throws">
      {throws.map((thrown, i) => (
        <li key={i}>
          <Faces {...thrown} />
          <span class="small">
            <span class="muted">{thrown.die}</span> {say(thrown.who)}
            {colon()}
            {say(thrown.why)}
            {thrown.passed !== undefined && <b> {say(passedText(thrown.passed, thrown.counted))}</b>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** One by one as they fell; a pool in columns, face by face; a great one as counts. */
function Faces({ die, faces, passed, counted, side }: NamedThrow) {
  if (passed === undefined && faces.length <= MOST_DRAWN)
    return (
      <span class="calc-throw-dice">
        {faces.map((face, i) => (
          <DieView key={i} die={die} face={face} side={side} />
        ))}
      </span>
    );
  const counting = passed === undefined ? undefined : countingFaces(faces, passed, counted !== undefined);
  return (
    <span class="calc-throw-dice pool">
      {countedFaces(faces).map(([face, times]) => {
        const one = (key: number) => <DieView key={key} die={die} face={face} side={side} counts={counting?.(face)} />;
        return (
          <span key={face} class={faces.length > MOST_DRAWN ? 'calc-counted' : 'calc-stack'}>
            {faces.length > MOST_DRAWN ? (
              <>
                {one(0)}
                {`\u00A0×\u00A0${times}`}
              </>
            ) : (
              Array.from({ length: times }, (_, i) => one(i))
            )}
          </span>
        );
      })}
    </span>
  );
}

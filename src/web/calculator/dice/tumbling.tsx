import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Model } from '../model.ts';
import { sideOf } from '../sides.ts';
import { DieView } from './die.tsx';

const FRAME_MS = 80;
const MOST_TUMBLING = 12;

/** Faces that flicker by; screen readers skip them. */
export function Tumbling({ model: { run: attempt, procedure } }: { model: Model }) {
  const turn = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => turn.value++, FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  const played = attempt.value;
  const wanted = played?.state === 'wanting' ? played.wanted : undefined;
  const [lowest, faces] =
    wanted === undefined ? [1, 6] : [wanted.die.lowest, wanted.die.highest - wanted.die.lowest + 1];
  const dice = Math.min(wanted?.dice ?? 1, MOST_TUMBLING);
  return (
    <p class="calc-tumbling" aria-hidden="true">
      {Array.from({ length: dice }, (_, i) => (
        <DieView
          key={i}
          die={wanted?.die.id ?? 'd6'}
          face={lowest + ((turn.value * 7 + i * 5 + 3) % faces)}
          side={wanted && sideOf(procedure, wanted.purpose.who)}
        />
      ))}
    </p>
  );
}

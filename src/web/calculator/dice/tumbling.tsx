import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Die } from '../../../kernel/dice.ts';

const FRAME_MS = 70;

/** Faces that flicker by; nothing in it means anything, so nothing in it is read aloud. */
export function Tumbling({ die }: { die: Die | undefined }) {
  const turn = useSignal(0);
  useEffect(() => {
    const timer = setInterval(() => turn.value++, FRAME_MS);
    return () => clearInterval(timer);
  }, []);
  const [lowest, faces] = die === undefined ? [1, 6] : [die.lowest, die.highest - die.lowest + 1];
  return (
    <p class="calc-tumbling" aria-hidden="true">
      <span class="calc-die">{lowest + ((turn.value * 7 + 3) % faces)}</span>
    </p>
  );
}

import { useSignal } from '@preact/signals';
import type { Throw } from '../../../kernel/dice.ts';
import './rolled-dice.css';

/** More than a hand holds are a heap. */
const MOST = 8;

/** Dice that roll over the map and are gone; the panel says what they show. */
export function RolledDice({ throws }: { throws: readonly Throw[] }) {
  const isGone = useSignal(false);
  const dice = throws.flatMap(({ die, faces }) => faces.map((face) => ({ die, face }))).slice(0, MOST);
  if (dice.length === 0 || isGone.value) return null;
  return (
    <div
      class="rolled-dice"
      aria-hidden="true"
      onAnimationEnd={({ target, currentTarget }) => {
        if (target === currentTarget) isGone.value = true;
      }}
    >
      {dice.map(({ die, face }, i) => (
        <span key={i} class={die === 'd10' ? 'rolled-die ten' : 'rolled-die'} style={{ '--nth': i }}>
          <b>{face}</b>
        </span>
      ))}
    </div>
  );
}

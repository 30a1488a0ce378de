import { useEffect, useRef } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { HandingOver } from '../match/hand-over.ts';
import { sideClass } from '../../board/side-class.ts';
import type { BattleModel } from '../match/model.ts';
import '../hand-over.css';

/** Covers the board while the screen goes from one player to the other. */
export function HandOver({ model, handing }: { model: BattleModel; handing: HandingOver }) {
  const side = handing.awaited.value!;
  const seen = handing.seen.value;
  const ready = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    ready.current?.focus();
    return () => document.querySelector<HTMLElement>('.board-window')?.focus();
  }, [side, seen === undefined]);
  const { fr, en } = model.game.sides[side]!;
  return (
    <div class="battle-hand-over" role="dialog" aria-modal="true" aria-labelledby="hand-over-title">
      <div class={`card stack ${sideClass(side)}`}>
        <h2 id="hand-over-title">
          <span class={`battle-side ${sideClass(side)}`} /> {say(t(`À vous, ${fr}`, `Your turn, ${en}`))}
        </h2>
        {seen === undefined ? (
          <>
            <p>
              {say(
                t(
                  'Ce qui suit reste caché à l’autre camp. Passez l’écran ; continuez quand vous êtes seul devant.',
                  'What follows is hidden from the other side. Pass the screen; go on when you are alone before it.',
                ),
              )}
            </p>
            <button ref={ready} type="button" class="primary" onClick={handing.accept}>
              {say(t('Je suis prêt', 'I am ready'))}
            </button>
          </>
        ) : (
          <>
            <ul>
              {seen.map((line, i) => (
                <li key={i}>{say(line)}</li>
              ))}
            </ul>
            <button ref={ready} type="button" class="primary" onClick={handing.hide}>
              {say(t('Cacher', 'Hide'))}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

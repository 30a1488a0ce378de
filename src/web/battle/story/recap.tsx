import { useEffect, useMemo, useRef } from 'preact/hooks';
import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import { recapModel } from './recap-model.ts';
import './story.css';

/** What happened since one's last move, with arrows on the map, until one taps anywhere else. */
export function RecapNotice({ model }: { readonly model: BattleModel }) {
  const recap = useMemo(() => recapModel(model), [model]);
  const box = useRef<HTMLElement>(null);
  const found = recap.recap.value;
  const isShown = found !== undefined;
  useEffect(() => (isShown ? recap.join() : undefined), [recap, isShown]);
  useEffect(() => {
    if (!isShown) return undefined;
    const away = (event: Event): void => {
      if (!(event.target instanceof Node && box.current?.contains(event.target))) recap.dismiss();
    };
    const keys = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') recap.dismiss();
    };
    // Once it is put away the page moves: not before the tap has reached what it was meant for.
    addEventListener('click', away);
    addEventListener('keydown', keys);
    return () => {
      removeEventListener('click', away);
      removeEventListener('keydown', keys);
    };
  }, [recap, isShown]);
  if (found === undefined) return null;
  const playing = recap.playing.value;
  const line = playing === undefined ? undefined : recap.lines.value[playing];
  return (
    <section ref={box} class="notice recap" aria-label={say(t('Depuis votre dernier coup', 'Since your last move'))}>
      <h3 class="small">{say(t('Depuis votre dernier coup', 'Since your last move'))}</h3>
      {line === undefined ? (
        <ul class="small">
          {found.deeds.map((line) => (
            <li key={`${line.from} ${line.kind}`} class={line.matter}>
              {say(line.text)}
            </li>
          ))}
          {found.more > 0 && <li class="muted">{say(t(`et ${found.more} de plus`, `and ${found.more} more`))}</li>}
        </ul>
      ) : (
        <p class="small" role="status">
          {say(line.text)}
        </p>
      )}
      <div class="row">
        {playing === undefined ? (
          <button type="button" class="compact" onClick={recap.play}>
            {say(t('Revoir', 'Replay'))}
          </button>
        ) : (
          <button type="button" class="compact" onClick={recap.stop}>
            {say(t('Arrêter', 'Stop'))}
          </button>
        )}
        <button type="button" class="quiet compact" onClick={recap.dismiss}>
          {say(t('Vu', 'Got it'))}
        </button>
      </div>
    </section>
  );
}

import { useEffect, useRef } from 'preact/hooks';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import { Loading } from '../../base/loading.tsx';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import { LookingBack } from '../sheets/looking-back.tsx';
import { battleStory, showAfter } from './battle-story.ts';
import { ScoreCurve } from './score-curve.tsx';
import { StoryView } from './story-view.tsx';
import './story.css';

/** Within a line or so. */
const NEARLY = 24;
const isAtItsEnd = (list: HTMLElement | null): boolean =>
  list === null || list.scrollTop + list.clientHeight > list.scrollHeight - NEARLY;

/** The battle so far as players tell it, the position then one tap away, and a slider through all of it. */
export function LogSheet({ model, ruleset }: { readonly model: BattleModel; readonly ruleset: Ruleset }) {
  const { entries } = model.match.value;
  const story = battleStory(model).value;
  const list = useRef<HTMLDivElement>(null);
  const at = model.shown.value ?? entries.length;
  // Whoever reads further up, or what a line unfolds to, reads on.
  const stoodAtItsEnd = isAtItsEnd(list.current);
  useEffect(() => {
    if (model.shown.value === undefined && stoodAtItsEnd) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries.length, story === undefined]);
  return (
    <div class="battle-log">
      {model.looksBack.value && <LookingBack model={model} />}
      <label class="battle-scrub">
        <span class="small">{say(t(`après ${at} sur ${entries.length}`, `after ${at} of ${entries.length}`))}</span>
        <input
          type="range"
          min={0}
          max={entries.length}
          value={at}
          onInput={(event) => showAfter(model, Number(event.currentTarget.value))}
        />
      </label>
      {story === undefined ? (
        <Loading />
      ) : (
        <>
          <ScoreCurve model={model} story={story} at={at} />
          <div ref={list} class="story" role="region" tabIndex={0} aria-label={say(t('Journal', 'Log'))}>
            <StoryView model={model} ruleset={ruleset} story={story} at={at} />
          </div>
        </>
      )}
    </div>
  );
}

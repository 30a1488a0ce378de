import { useSignal } from '@preact/signals';
import type { Problem } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import type { Entry } from '../history/history.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { takeBackEntry } from './note-result.ts';
import { ChangeList } from './note-result-panel.tsx';
import { ProblemList } from './problem-list.tsx';
import './unit-picker.css';

/** What a combat of the history did to armies; it can be taken back later. */
export function NotedChanges({ entry }: { entry: Entry }) {
  const problems = useSignal<readonly Problem[]>([]);
  return (
    <div class="calc-noting">
      <b>{say(t('Noté dans les armées', 'Noted in the armies'))}</b>
      <ChangeList changes={entry.changes!} />
      <button
        type="button"
        class="compact screen-only"
        onClick={async () => (problems.value = await takeBackEntry(entry.id))}
      >
        <Glyph name="undo" />
        {say(t('Annuler dans les armées', 'Take it back in the armies'))}
      </button>
      {problems.value.length > 0 && (
        <div class="notice bad" role="alert">
          <ProblemList problems={problems.value.map(({ text }) => ({ path: '', text }))} />
        </div>
      )}
    </div>
  );
}

import { useSignal } from '@preact/signals';
import type { ArmyRules } from '../../kernel/army.ts';
import { t } from '../../kernel/text.ts';
import { type ReadTable, readArmyTable } from '../../present/armies/table.ts';
import { lang, say } from '../base/lang.ts';
import { amount } from '../base/wording.ts';
import { tryMake } from '../form/problems.ts';
import { ProblemList } from './problem-list.tsx';
import { changeArmy, type StoredArmy } from './army-store.ts';

/** Adds units from a spreadsheet table, after a preview. */
export function AddFromTable({ rules, kept }: { rules: ArmyRules; kept: StoredArmy }) {
  const text = useSignal('');
  const read =
    text.value.trim() === ''
      ? undefined
      : tryMake<ReadTable>(() => readArmyTable(rules, kept.army, text.value, lang.value));
  const more = read !== undefined && 'made' in read ? read.made.army.entries.length - kept.army.entries.length : 0;
  const left = read === undefined ? [] : 'made' in read ? read.made.left : read.problems;
  return (
    <div class="stack" style={{ '--gap': 'var(--space-2)' }}>
      <label class="field army-paste">
        <span class="field-label">{say(t('Lignes d’un tableur', 'Lines from a spreadsheet'))}</span>
        <textarea
          rows={4}
          spellcheck={false}
          value={text.value}
          onInput={(event) => (text.value = event.currentTarget.value)}
        />
      </label>
      {left.length > 0 && (
        <div class={more > 0 ? 'notice warn' : 'notice bad'} role="status">
          <p>{say(t('Laissé de côté :', 'Left out:'))}</p>
          <ProblemList problems={left} />
        </div>
      )}
      {read !== undefined && 'made' in read && (
        <p>
          <button
            type="button"
            class="primary"
            onClick={() => {
              changeArmy(rules, kept, read.made.army);
              text.value = '';
            }}
          >
            {say(t('Ajouter', 'Add'))} {say(amount(more, t('unité', 'unit'), t('unités', 'units')))}
          </button>
        </p>
      )}
    </div>
  );
}

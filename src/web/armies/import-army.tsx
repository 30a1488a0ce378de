import { FileButton } from '../base/file-button.tsx';
import { useSignal } from '@preact/signals';
import type { ArmyRules } from '../../kernel/army.ts';
import { BadInput, type Problem } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { lang, say } from '../base/lang.ts';
import { Preview } from './preview.tsx';
import { ProblemList } from './problem-list.tsx';
import { type FoundArmy, LARGEST_FILE, readArmyText } from './army-text.ts';
import { rulesFor } from './army-rules.ts';

const TOO_LARGE: Problem = { path: 'file', text: t('fichier trop grand', 'this file is too large') };

/** Imports an army from a file, a spreadsheet table or a link, after a preview. */
export function ImportArmy({ rules, given = '' }: { rules: ArmyRules; given?: string }) {
  const text = useSignal(given);
  const found = useSignal<FoundArmy | undefined>(undefined);
  const problems = useSignal<readonly Problem[]>([]);
  const clear = (): void => {
    found.value = undefined;
    problems.value = [];
  };
  const look = async (content: string, called: string): Promise<void> => {
    clear();
    try {
      found.value = await readArmyText(rules, rulesFor, content, called, lang.value);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      problems.value = error.problems;
    }
  };
  return (
    <div class="stack" style={{ '--gap': 'var(--space-3)' }}>
      <label class="field army-paste">
        <span class="field-label">
          {say(t('Coller un tableau, un fichier ou un lien', 'Paste a table, a file or a link'))}
        </span>
        <textarea
          rows={4}
          spellcheck={false}
          placeholder={say(t('Nom;Type;Force…', 'Name;Type;Strength…'))}
          value={text.value}
          onInput={(event) => {
            text.value = event.currentTarget.value;
            clear();
          }}
        />
        <small class="field-hint">
          {say(
            t(
              'Depuis un tableur : la première ligne nomme les colonnes ; « Nombre » fait plusieurs unités semblables.',
              'From a spreadsheet: the first line names the columns; “Count” makes several units alike.',
            ),
          )}
        </small>
      </label>
      <div class="row">
        <button
          type="button"
          disabled={text.value.trim() === ''}
          onClick={() => void look(text.value, say(t('Armée collée', 'Pasted army')))}
        >
          {say(t('Aperçu', 'Preview'))}
        </button>
        <FileButton
          text={say(t('Ouvrir un fichier (JSON, CSV)', 'Open a file (JSON, CSV)'))}
          also="text/csv,.csv,.tsv,text/plain,.txt"
          take={async (file) => {
            if (file.size <= LARGEST_FILE) return look(await file.text(), file.name.replace(/\.\w+$/, '').slice(0, 60));
            clear();
            problems.value = [TOO_LARGE];
          }}
        />
      </div>
      <div role="status" class={problems.value.length === 0 ? '' : 'notice bad'}>
        {problems.value.length > 0 && (
          <>
            <p>{say(t('Rien n’a été importé :', 'Nothing was imported:'))}</p>
            <ProblemList problems={problems.value} />
          </>
        )}
      </div>
      {found.value !== undefined && <Preview found={found.value} onCancel={clear} />}
    </div>
  );
}

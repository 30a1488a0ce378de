import { useSignal } from '@preact/signals';
import { BadInput, type Problem } from '../../../kernel/problem.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import { LONGEST_SAVE } from '../../../play/save-text.ts';
import { FileButton } from '../../base/file-button.tsx';
import { say } from '../../base/lang.ts';
import { go } from '../../base/router.ts';
import { importBattle } from '../match/resume.ts';
import { ProblemList } from './problems.tsx';

/** Takes a game out of a file, once the rules have gone through it; says what does not fit. */
export function ImportGame({ ruleset }: { ruleset: Ruleset }) {
  const problems = useSignal<readonly Problem[] | undefined>(undefined);
  const checked = useSignal<{ readonly done: number; readonly all: number } | undefined>(undefined);
  const take = async (file: File): Promise<void> => {
    problems.value = undefined;
    checked.value = { done: 0, all: 0 };
    try {
      if (file.size > LONGEST_SAVE)
        throw new BadInput([
          { path: file.name, text: t(`${LONGEST_SAVE} caractères au plus`, `at most ${LONGEST_SAVE} characters`) },
        ]);
      const model = await importBattle(ruleset, await file.text(), (done, all) => (checked.value = { done, all }));
      model.keepNow();
      go(`#/${ruleset.id}/battle/${model.game.scenario.id}?game=${model.id}`);
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      problems.value = error.problems;
    } finally {
      checked.value = undefined;
    }
  };
  return (
    <>
      <div>
        <FileButton text={say(t('Importer une partie', 'Import a game'))} take={take} />
      </div>
      <div role="status">{checked.value !== undefined && <Checked {...checked.value} />}</div>
      <div role="status">
        {problems.value !== undefined && (
          <div class="notice bad">
            <p>{say(t('Ce fichier n’a pas été repris :', 'This file was not taken up:'))}</p>
            <ProblemList problems={problems.value} />
          </div>
        )}
      </div>
    </>
  );
}

/** How far the rules have gone through a file. */
const Checked = ({ done, all }: { done: number; all: number }) => (
  <p class="small">
    {done === 0
      ? say(t('Le fichier est vérifié…', 'The file is checked…'))
      : say(
          t(`Le fichier est vérifié : ${done} commandes sur ${all}`, `The file is checked: ${done} of ${all} commands`),
        )}
  </p>
);

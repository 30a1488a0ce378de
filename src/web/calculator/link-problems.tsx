import { isRemainder } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { colon, say } from '../base/lang.ts';
import type { Model } from './model.ts';

/** Why a link could not be opened. */
export function LinkProblems({ model }: { model: Model }) {
  return (
    <div class="notice bad calc-link-problem" role="alert">
      <p>
        <b>{say(t('Ce lien n’a pas pu être ouvert.', 'This link could not be opened.'))}</b>{' '}
        {say(t('Voici un formulaire qui marche.', 'Here is a form that works.'))}
      </p>
      <ul>
        {model.linkProblems.value.map((problem) => (
          <li key={problem.path}>
            {problem.path !== 'link' && !isRemainder(problem) && (
              <>
                <span class="code">{problem.path}</span>
                {colon()}
              </>
            )}
            {say(problem.text)}
          </li>
        ))}
      </ul>
    </div>
  );
}

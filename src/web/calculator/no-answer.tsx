import { useComputed } from '@preact/signals';
import { fieldOf, isRemainder } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { type Refused, isResolvable } from '../../calculate/calculation.ts';
import { remediesOf } from '../../calculate/remedies.ts';
import { colon, say } from '../base/lang.ts';
import type { Draft } from '../form/drafts.ts';
import { idOf } from '../form/form.ts';
import { placeText } from '../form/field-names.ts';
import { Cite, RulingLinks } from './citation/links.tsx';
import type { Model } from './model.ts';
import { Panel } from './panel.tsx';

/** Says why there is no answer, and which nearest change would give one. */
export function NoAnswer({ model }: { model: Model }) {
  const answer = model.answer.value;
  if (answer === undefined) return <Problems model={model} />;
  return isResolvable(answer) ? null : <Refused model={model} answer={answer} />;
}

/** A calculation that the rules do not allow. */
function Refused({ model, answer }: { model: Model; answer: Refused }) {
  const { refusal, calculation } = answer;
  const remedies = useComputed(() => {
    const found = model.answer.value;
    return found === undefined || isResolvable(found) ? [] : remediesOf(found);
  });
  return (
    <Panel name="trouble" title={t('Impossible', 'Not allowed')} refusing target>
      <p>
        {say(refusal.refused)} <Cite ruleset={calculation.ruleset} source={refusal.source} />{' '}
        <RulingLinks ruleset={calculation.ruleset} ids={refusal.rulings ?? []} />
      </p>
      {remedies.value.length > 0 && (
        <div class="row calc-remedies">
          <span class="small">{say(t('Mais permis :', 'But allowed:'))}</span>
          {remedies.value.map(({ key, said, situation }) => (
            <button key={key} type="button" class="compact" onClick={() => model.load(situation as Draft)}>
              {say(said)}
            </button>
          ))}
        </div>
      )}
    </Panel>
  );
}

/** Nothing is counted while something does not fit: a total that is nearly right is worse than none. */
function Problems({ model }: { model: Model }) {
  const root = fieldOf(model.procedure.situation);
  return (
    <Panel name="trouble" title={t('À corriger', 'To correct')} refusing target>
      <ul role="list">
        {[...model.problems.value].map(([path, text]) => (
          <li key={path}>
            {!isRemainder({ path, text }) && (
              <>
                <button type="button" class="link" onClick={() => document.getElementById(idOf(path))?.focus()}>
                  {say(placeText(root, path))}
                </button>
                {colon()}
              </>
            )}
            {say(text)} <PutBack model={model} path={path} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What stood there before. */
function PutBack({ model, path }: { model: Model; path: string }) {
  const before = model.lastFittingValue(path);
  if (typeof before !== 'number' && typeof before !== 'string') return null;
  return (
    <button
      type="button"
      class="compact"
      onClick={() => {
        model.edit(path, before);
        document.getElementById(idOf(path))?.focus();
      }}
    >
      {say(t(`Remettre ${before}`, `Put back ${before}`))}
    </button>
  );
}

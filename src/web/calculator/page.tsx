import { useEffect } from 'preact/hooks';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { fieldOf, isMore } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { isResolvable } from '../../calculate/calculation.ts';
import { colon, say } from '../base/lang.ts';
import { lazy } from '../base/lazy.tsx';
import { bareDraft, exampleDraft } from '../form/drafts.ts';
import { idOf, type Of } from '../form/form.ts';
import { placeText } from '../form/naming.ts';
import { RecordFields } from '../form/record.tsx';
import { Glyph } from '../icons/glyphs.tsx';
import { addressFollower } from './address.ts';
import { Ledger, Refused } from './answer/ledger.tsx';
import { Levers } from './answer/levers.tsx';
import { Odds } from './answer/odds.tsx';
import { SharePanel } from './answer/share.tsx';
import { LiveSummary, SummaryBar } from './answer/summary.tsx';
import { DicePanel } from './dice/dice-panel.tsx';
import { type Model, modelOf } from './model.ts';
import { Panel } from './panel.tsx';
import './page.css';
import './answer/answer.css';
import './dice/dice.css';

/** Only where options are not ours. */
const OptionsNote = lazy<{ model: Model }>(async () => (await import('./options-note.tsx')).OptionsNote);

/** One procedure of a ruleset: the form, the account, the odds, the dice. */
export function CalculatorPage({ ruleset, procedure }: { ruleset: Ruleset; procedure: Procedure }) {
  const model = modelOf(ruleset, procedure);
  useAddress(model);
  return (
    <div class="page calc">
      <header class="calc-head">
        <h1>{say(procedure.title)}</h1>
        <p class="muted">{say(procedure.about)}</p>
        <Toolbar model={model} />
      </header>
      <LinkProblems model={model} />
      <div class="calc-columns">
        <Form model={model} />
        <Results model={model} />
      </div>
      <SummaryBar model={model} />
      <LiveSummary model={model} />
    </div>
  );
}

/** The address bar follows the form, and the form follows a link that is opened. */
function useAddress(model: Model): void {
  useEffect(() => {
    const follow = addressFollower(`#/${model.ruleset.id}/${model.procedure.id}`);
    const open = (): void => {
      if (!follow.isHere()) return;
      model.open(location.hash);
      if (model.linkProblems.value.length === 0) follow.to(model.link.value);
    };
    open();
    addEventListener('hashchange', open);
    const stop = model.link.subscribe((link) => {
      if (model.linkProblems.peek().length === 0) follow.to(link);
    });
    return () => {
      removeEventListener('hashchange', open);
      stop();
      follow.stop();
    };
  }, [model]);
}

function LinkProblems({ model }: { model: Model }) {
  const problems = model.linkProblems.value;
  if (problems.length === 0) return null;
  return (
    <div class="notice bad calc-link-problem" role="alert">
      <p>
        <b>{say(t('Ce lien n’a pas pu être ouvert.', 'This link could not be opened.'))}</b>{' '}
        {say(t('Voici un formulaire qui marche.', 'Here is a form that works.'))}
      </p>
      <ul>
        {problems.map((problem) => (
          <li key={problem.path}>
            {problem.path !== 'link' && !isMore(problem) && (
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

function Form({ model }: { model: Model }) {
  const { procedure } = model;
  return (
    <form
      class="calc-form"
      autoComplete="off"
      aria-label={say(t('Situation', 'Situation'))}
      onSubmit={(event) => event.preventDefault()}
    >
      {(Object.keys(model.options.value).length > 0 || model.override.value !== undefined) && (
        <OptionsNote model={model} />
      )}
      <RecordFields
        field={fieldOf(procedure.situation) as Of<'record'>}
        value={model.draft.value}
        path=""
        form={model}
      />
    </form>
  );
}

const Toolbar = ({ model }: { model: Model }) => (
  <div class="calc-toolbar">
    <Examples model={model} />
    <button type="button" class="compact" disabled={!model.canUndo.value} onClick={model.undo}>
      <Glyph name="undo" />
      {say(t('Annuler', 'Undo'))}
    </button>
  </div>
);

const BARE = '*bare';

function Examples({ model }: { model: Model }) {
  const { procedure } = model;
  return (
    <label class="calc-examples">
      <span class="visually-hidden">{say(t('Partir de', 'Start from'))}</span>
      <select
        value=""
        onChange={(event) => {
          const { value } = event.currentTarget;
          model.load(value === BARE ? bareDraft(procedure) : exampleDraft(procedure, value));
          event.currentTarget.value = '';
        }}
      >
        <option value="" disabled>
          {say(t('Partir de…', 'Start from…'))}
        </option>
        <option value={BARE}>{say(t('un formulaire court', 'a short form'))}</option>
        {procedure.examples.map(({ id, title }) => (
          <option key={id} value={id}>
            {say(title)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Results({ model }: { model: Model }) {
  const answer = model.answer.value;
  if (answer === undefined) return <Problems model={model} />;
  if (!isResolvable(answer))
    return (
      <div class="calc-results">
        <div class="calc-column">
          <Refused ruleset={model.ruleset} refusal={answer.refusal} />
        </div>
        <div class="calc-column">
          <SharePanel answer={answer} />
        </div>
      </div>
    );
  return (
    <div class="calc-results">
      <div class="calc-column">
        <Ledger answer={answer} />
        <DicePanel model={model} />
      </div>
      <div class="calc-column">
        <Odds answer={answer} />
        <SharePanel answer={answer} dice={model.attempt} />
        <Levers model={model} />
      </div>
    </div>
  );
}

/** Nothing is counted while something does not fit: a total that is nearly right is worse than none. */
function Problems({ model }: { model: Model }) {
  const root = fieldOf(model.procedure.situation);
  return (
    <div class="calc-results">
      <Panel name="ledger" title={t('À corriger', 'To correct')} refusing target>
        <ul>
          {[...model.problems.value].map(([path, text]) => (
            <li key={path}>
              {!isMore({ path, text }) && (
                <>
                  <button type="button" class="link" onClick={() => document.getElementById(idOf(path))?.focus()}>
                    {say(placeText(root, path))}
                  </button>
                  {colon()}
                </>
              )}
              {say(text)}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}

import { effect, useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { type Field, fieldOf } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { linkOf } from '../../present/link.ts';
import { useFocusKept } from '../base/focus.ts';
import { lang, say } from '../base/lang.ts';
import { Loading } from '../base/loading.tsx';
import { backLink } from '../base/back-link.ts';
import { shortestDraft, exampleDraft } from '../form/drafts.ts';
import type { Of } from '../form/form.ts';
import { RecordFields } from '../form/record.tsx';
import { Glyph } from '../icons/glyphs.tsx';
import { addressFollower, isOwnAddress } from './address.ts';
import { ArmyHelp, armySlot } from './army-slot.tsx';
import { openCitation } from './citation/links.tsx';
import { BattleBar } from './bar/battle-bar.tsx';
import { CitationSheet } from './citation/later.ts';
import { LinkProblems } from './link-problems.tsx';
import { LiveSummary } from './live-summary.tsx';
import { type Model, modelOf } from './model.ts';
import { OptionsNote } from './options-note.tsx';
import { Picture } from './picture/picture.tsx';
import { Results } from './results.tsx';
import { useShortcuts } from './shortcuts.ts';
import './page.css';
import './answer/answer.css';
import './dice/dice.css';

/** One procedure of a ruleset: the form, the account, the odds, the dice. */
export function CalculatorPage({ ruleset, procedure }: { ruleset: Ruleset; procedure: Procedure }) {
  const model = modelOf(ruleset, procedure);
  return useAddress(model) ? <Calculator model={model} /> : <Loading />;
}

function Calculator({ model }: { model: Model }) {
  const { procedure } = model;
  const Back = backLink.value;
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame);
  useShortcuts(model);
  return (
    <div ref={frame} class="page calc">
      <header class="calc-head">
        {Back !== undefined && <Back />}
        <h1>{say(procedure.title)}</h1>
        <p class="muted">{say(procedure.about)}</p>
      </header>
      <BattleBar model={model} />
      <Toolbar model={model} />
      {model.linkProblems.value.length > 0 && <LinkProblems model={model} />}
      <div class="calc-columns">
        <Form model={model} />
        <Results model={model} />
      </div>
      {openCitation.value !== undefined && <CitationSheet model={model} />}
      <ArmyHelp model={model} />
      <LiveSummary model={model} />
    </div>
  );
}

/**
 * The address bar follows a form that was touched, and the form follows a link that is opened.
 * Whether the link that somebody came with is open.
 */
function useAddress(model: Model): boolean {
  const opened = useSignal(!location.hash.includes('?') || model.canUndo.peek());
  useEffect(() => {
    const follow = addressFollower(
      `#/${model.ruleset.id}/${model.procedure.id}`,
      () => model.override.peek() === undefined,
    );
    const keepUp = (): void => {
      const calculation = model.answer.value?.calculation;
      const touched = model.canUndo.value || location.hash.includes('?');
      const follows = opened.value && touched && model.linkProblems.value.length === 0;
      follow.to(follows && calculation !== undefined ? () => linkOf(calculation) : undefined);
    };
    const open = (): void => {
      if (!follow.isHere()) return;
      follow.to(undefined);
      model.open(location.hash, isOwnAddress());
      opened.value = true;
      keepUp();
    };
    open();
    addEventListener('hashchange', open);
    const stop = effect(keepUp);
    return () => {
      removeEventListener('hashchange', open);
      stop();
      follow.stop();
    };
  }, [model]);
  return opened.value;
}

function Form({ model }: { model: Model }) {
  const { procedure } = model;
  const form = useMemo(
    () => ({ ...model, beside: (path: string, field: Field) => armySlot(model, path, field) }),
    [model],
  );
  return (
    <form
      class="calc-form"
      tabIndex={-1}
      autoComplete="off"
      aria-label={say(t('Situation', 'Situation'))}
      onSubmit={(event) => event.preventDefault()}
    >
      {(Object.keys(model.options.value).length > 0 || model.override.value !== undefined) && (
        <OptionsNote model={model} />
      )}
      <Picture model={model} />
      {armySlot(model, '', fieldOf(procedure.situation))}
      <RecordFields
        field={fieldOf(procedure.situation) as Of<'record'>}
        value={model.draft.value}
        path=""
        form={form}
      />
    </form>
  );
}

const Toolbar = ({ model }: { model: Model }) => (
  <div class="calc-toolbar">
    <Examples model={model} />
    <button
      type="button"
      class="compact"
      aria-disabled={!model.canUndo.value}
      aria-keyshortcuts="Control+Z"
      onClick={model.undo}
    >
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
          model.load(value === BARE ? shortestDraft(procedure) : exampleDraft(procedure, value, lang.peek()));
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

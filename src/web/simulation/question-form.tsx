import type { ComponentChildren } from 'preact';
import { t, type Text } from '../../kernel/text.ts';
import { LEVEL_IDS, type LevelId, LEVELS } from '../../minds/levels.ts';
import type { Variable } from '../../sim/variants.ts';
import { decimals } from '../../sim/figures-text.ts';
import { lang, say } from '../base/lang.ts';
import { Segments } from '../form/segments.tsx';
import { Select } from '../form/select.tsx';
import type { Comparison, SimulationModel } from './model.ts';

const AGAINST: Readonly<Record<Comparison, Text>> = {
  nothing: t('rien', 'nothing'),
  ruling: t('une autre interprétation', 'another ruling'),
  number: t('un autre nombre', 'another number'),
};

interface Typed {
  readonly model: SimulationModel;
  readonly name: 'games' | 'seed' | 'values';
  readonly label: Text;
  readonly hint?: Text;
  readonly numeric?: boolean;
}

/** A line that is typed, with what is wrong with it beside it. */
function Line({ model, name, label, hint, numeric }: Typed) {
  const problem = model.problems.value.get(name);
  const about = `simulation-${name}-about`;
  const said = problem ?? hint;
  return (
    <div class="field">
      <label class="field-label" for={`simulation-${name}`}>
        {say(label)}
      </label>
      <input
        id={`simulation-${name}`}
        autoComplete="off"
        spellcheck={false}
        {...(numeric === true && { inputMode: 'numeric' })}
        value={model[name].value}
        aria-invalid={problem !== undefined}
        {...(said !== undefined && { 'aria-describedby': about })}
        onInput={(event) => (model[name].value = event.currentTarget.value)}
      />
      {said !== undefined && (
        <small id={about} class={problem === undefined ? 'field-hint' : 'field-problem'}>
          {say(said)}
        </small>
      )}
    </div>
  );
}

const Labelled = ({ label, children }: { label: Text; children: ComponentChildren }) => (
  <label class="field">
    <span class="field-label">{say(label)}</span>
    {children}
  </label>
);

/** Who plays how often, and what it is compared with. */
export function QuestionForm({ model }: { model: SimulationModel }) {
  const { running, done, wanted, batch } = model;
  const left = batch.value !== undefined && done.value.length < wanted.value;
  return (
    <form
      class="card stack simulation-asking"
      onSubmit={(event) => {
        event.preventDefault();
        if (running.value) model.stop();
        else void model.start();
      }}
    >
      <fieldset class="simulation-fields" disabled={running.value}>
        <legend class="visually-hidden">{say(t('Ce qui est joué', 'What is played'))}</legend>
        {model.sides.map((side, i) => (
          <Labelled key={i} label={side}>
            <Select
              options={LEVEL_IDS.map((id) => ({ id, text: say(LEVELS[id].name) }))}
              value={model.minds.value[i]!}
              onChoose={(id) => model.setMind(i, id as LevelId)}
            />
          </Labelled>
        ))}
        <Line model={model} name="games" label={t('Batailles', 'Battles')} numeric />
        <Line
          model={model}
          name="seed"
          label={t('Graine', 'Seed')}
          hint={t('la même graine redonne les mêmes dés', 'the same seed gives the same dice again')}
        />
      </fieldset>
      <fieldset class="simulation-fields" disabled={running.value}>
        <legend class="visually-hidden">{say(t('Comparaison', 'Comparison'))}</legend>
        <Segments
          name="simulation-against"
          legend={say(t('Comparer avec', 'Compare with'))}
          options={(Object.keys(AGAINST) as Comparison[]).map((id) => ({ id, text: say(AGAINST[id]) }))}
          value={model.against.value}
          onChoose={(id) => (model.against.value = id as Comparison)}
        />
        {model.against.value === 'ruling' && <OtherRuling model={model} />}
        {model.against.value === 'number' && <OtherNumber model={model} />}
      </fieldset>
      <div class="row">
        <button type="submit" class={running.value ? '' : 'primary'}>
          {say(
            running.value
              ? t('Arrêter', 'Stop')
              : left
                ? t('Continuer', 'Go on')
                : t('Lancer la simulation', 'Run the simulation'),
          )}
        </button>
        {wanted.value > 0 && (
          <>
            <progress max={wanted.value} value={done.value.length} aria-label={say(t('Progression', 'Progress'))} />
            <span class="small muted" role="status">
              {say(
                t(
                  `${done.value.length} sur ${wanted.value} batailles`,
                  `${done.value.length} of ${wanted.value} battles`,
                ),
              )}
              {running.value &&
                model.pace.value > 0 &&
                ` · ${decimals(model.pace.value, 1, lang.value)} ${say(t('par seconde', 'a second'))}`}
            </span>
          </>
        )}
      </div>
      {model.failed.value && (
        <p class="notice bad" role="alert">
          {say(
            t(
              'La simulation s’est arrêtée ; ce qui a été joué reste. « Continuer » reprend.',
              'The simulation has stopped; what was played stays. "Go on" takes it up again.',
            ),
          )}
        </p>
      )}
    </form>
  );
}

function OtherRuling({ model }: { model: SimulationModel }) {
  const ruling = model.ruling.value;
  return (
    <>
      <Labelled label={t('Interprétation', 'Ruling')}>
        <Select
          options={model.rulings.map(({ id, question }) => ({ id, text: `${id} · ${say(question)}` }))}
          value={ruling?.id ?? ''}
          onChoose={model.chooseRuling}
        />
      </Labelled>
      {ruling?.options !== undefined && (
        <Labelled label={t('lue ainsi', 'read as')}>
          <Select
            options={Object.entries<Text>(ruling.options).map(([id, text]) => ({ id, text: say(text) }))}
            value={model.option.value ?? ''}
            onChoose={(id) => (model.option.value = id)}
          />
        </Labelled>
      )}
    </>
  );
}

function OtherNumber({ model }: { model: SimulationModel }) {
  const owners = Map.groupBy(model.variables, ({ whose }) => say(whose));
  const options = (of: readonly Variable[]) =>
    of.map(({ path, label, value }) => (
      <option key={path} value={path}>
        {say(label)} ({value})
      </option>
    ));
  return (
    <>
      <Labelled label={t('Nombre du scénario', 'Number of the scenario')}>
        <select
          value={model.variable.value?.path ?? ''}
          onChange={(event) => model.chooseVariable(event.currentTarget.value)}
        >
          {[...owners].map(([whose, of]) =>
            whose === '' ? options(of) : <optgroup key={whose} label={whose} children={options(of)} />,
          )}
        </select>
      </Labelled>
      <Line
        model={model}
        name="values"
        label={t('Valeurs essayées', 'Values tried')}
        hint={t('6,8,10 ou 3..6', '6,8,10 or 3..6')}
      />
    </>
  );
}

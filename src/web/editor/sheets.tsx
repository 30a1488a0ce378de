import type { Problem } from '../../kernel/problem.ts';
import { parsePath } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { colon, say } from '../base/lang.ts';
import { FieldView } from '../form/field.tsx';
import { useForm } from './better-fields.tsx';
import type { EditorModel } from './model.ts';
import { entryId, entryOf } from './sketch.ts';
import type { SurfaceBench } from './surface-bench.ts';
import { type AnyBench, SurfaceFields } from './surface-view.tsx';

/** What is drawn on the map, or made by the editor itself. */
const ELSEWHERE: ReadonlySet<string> = new Set(['id', 'map', 'leaders', 'units']);

/** Title, turns, sides, special rules, victory: the fields of the document that have no place on the map. */
export function Details({ model, bench }: { model: EditorModel; bench: AnyBench }) {
  const form = useForm(model);
  return (
    <div class="stack editor-details">
      {Object.entries(model.document.fields)
        .filter(([name]) => !ELSEWHERE.has(name))
        .map(([name, field]) => (
          <FieldView key={name} field={field} value={model.sketch.value[name]} path={name} form={form} />
        ))}
      <SurfaceFields bench={bench} />
    </div>
  );
}

const shownAt = ({ path }: Problem, bench: SurfaceBench): (() => void) | undefined => {
  const entry = entryOf(path);
  return entry === undefined ? undefined : () => bench.take(entryId(entry.list, entry.at));
};

const nameOf = (path: string, model: EditorModel): string => {
  const named = entryOf(path) && (model.entryAt(path)?.['name'] as { fr: string; en: string } | undefined);
  return named === undefined || say(named) === '' ? path : `${say(named)} (${parsePath(path).at(-1)})`;
};

/** What stands between the scenario and its first battle. */
export function Check({ model, bench, leave }: { model: EditorModel; bench: SurfaceBench; leave(): void }) {
  const { problems } = model;
  if (problems.value.length === 0)
    return (
      <div class="stack">
        <p class="notice good" role="status">
          {say(t('Ce scénario peut être joué.', 'This scenario can be played.'))}
        </p>
        <Simulate model={model} look="" />
      </div>
    );
  return (
    <div class="stack">
      <p role="status">{say(t('Avant qu’on puisse le jouer :', 'Before it can be played:'))}</p>
      <ul class="editor-problems">
        {problems.value.map((problem, i) => {
          const show = shownAt(problem, bench);
          return (
            <li key={i}>
              {show === undefined ? (
                <span class="code">{problem.path}</span>
              ) : (
                <button
                  type="button"
                  class="link"
                  onClick={() => {
                    show();
                    leave();
                  }}
                >
                  {nameOf(problem.path, model)}
                </button>
              )}
              {colon()}
              {say(problem.text)}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Lets the computer play the scenario many times, where it knows the ruleset. */
export const Simulate = ({ model, look }: { model: EditorModel; look: string }) =>
  model.taught ? (
    <a class={`button ${look}`} href={`#/${model.ruleset}/simulation/${model.id}`}>
      {say(t('Simuler', 'Simulate'))}
    </a>
  ) : null;

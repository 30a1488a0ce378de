import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Named, Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { fieldOf, parse } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { rowsAndColumnsAllowed, type MatchupTable } from '../../calculate/matchups.ts';
import { chanceIn, reasonsIn } from '../../present/matchups.ts';
import { percent } from '../../calculate/number.ts';
import { colon, say } from '../base/lang.ts';
import { preferredOptions } from '../base/preferred-options.ts';
import { replace, route } from '../base/router.ts';
import { SkipLink } from '../base/skip-link.tsx';
import { FieldView } from '../form/field.tsx';
import { compare } from './compare.ts';
import { fieldsOf, filterForm, filtersQuery, filtersText } from './filters.ts';
import { HeatMap } from './heat-map.tsx';
import { questionOf } from './question.ts';
import { QuestionChoice } from './question-choice.tsx';
import './matchups.css';

/** All against all, in one table of exact chances. */
export function MatchupsPage({ ruleset, procedure }: { ruleset: Ruleset; procedure: Procedure }) {
  const matchups = procedure.matchups!;
  const fields = fieldsOf(matchups.filters);
  const form = useMemo(() => filterForm(matchups.filters, route.value.query, () => address()), []);
  const chosen = useSignal(route.value.query.get('class'));
  const found = useSignal<MatchupTable | undefined>(undefined);
  const progress = useSignal<number | undefined>(0);
  const options = preferredOptions(ruleset).value;
  const filters = form.fitting.value;
  const unfolded = useSignal(useMemo(() => matchMedia('(width >= 40rem)').matches, []));

  useEffect(() => {
    const call = new AbortController();
    const wanted = parse(matchups.filters, filters);
    compare(ruleset, procedure, wanted, options, (share) => (progress.value = share), call.signal).then((table) => {
      if (table === undefined) return;
      found.value = table;
      progress.value = undefined;
    });
    return () => call.abort();
  }, [filters, options]);

  const address = () => {
    const query = new URLSearchParams({
      ...filtersQuery(fields, form.fitting.value),
      ...(chosen.value !== null && { class: chosen.value }),
    }).toString();
    replace(`#/${ruleset.id}/matchups/${procedure.id}${query === '' ? '' : `?${query}`}`);
  };
  const table = found.value;
  const question = questionOf(chosen.value, table);
  const wrong = [...form.problems.value.keys()].map((name) => fields[name]?.about.label ?? t(name, name));
  const said = filtersText(fields, filters).map(say);
  return (
    <div class="page stack matchups">
      <div class="stack" style={{ '--gap': 'var(--space-1)' }}>
        <p class="eyebrow">{say(ruleset.title)}</p>
        <h1>{say(t(`Face-à-face : ${procedure.title.fr}`, `Match-ups: ${procedure.title.en}`))}</h1>
      </div>
      <QuestionChoice
        table={table}
        question={question}
        choose={(id) => {
          chosen.value = id;
          address();
        }}
      />
      <p class="print-only">
        {say(question.text)}
        {said.length > 0 && ` · ${said.join(', ')}`}
      </p>
      <details
        class="fold filters-fold screen-only"
        open={unfolded.value}
        onToggle={(event) => (unfolded.value = event.currentTarget.open)}
      >
        <summary>
          <span>{say(t('Dans quelles conditions', 'Under which conditions'))}</span>
          <span class="small muted">
            {said.length > 0 ? said.join(', ') : say(t('les plus simples', 'the plainest'))}
          </span>
        </summary>
        <form
          class="filters"
          onSubmit={(event) => event.preventDefault()}
          aria-label={say(fieldOf(matchups.filters).about.label)}
        >
          {Object.entries(fields).map(([name, field]) => (
            <FieldView key={name} field={field} value={form.draft.value[name]} path={name} form={form} />
          ))}
        </form>
      </details>
      {progress.value !== undefined && progress.value > 0 && (
        <progress value={progress.value} aria-label={say(t('Calcul de la table', 'Computing the table'))} />
      )}
      {wrong.length > 0 ? (
        <p class="notice bad" role="status">
          {say(t('À corriger d’abord', 'To be put right first'))}
          {colon()}
          {wrong.map(say).join(', ')}
        </p>
      ) : (
        table && <Answered table={table} question={question} stale={progress.value !== undefined} />
      )}
    </div>
  );
}

interface AnsweredParts {
  readonly table: MatchupTable;
  readonly question: Named;
  readonly stale: boolean;
}

/** The table; or, where there would be nothing in it but noughts, why. */
function Answered({ table, question, stale }: AnsweredParts) {
  const after = useRef<HTMLParagraphElement>(null);
  if (table.classes.length === 0)
    return (
      <div class="notice warn" role="status">
        <p>{say(t('Les règles ne permettent aucun de ces combats :', 'The rules allow none of these combats:'))}</p>
        <ul>
          {reasonsIn(table).map((why) => (
            <li key={why.en}>{say(why)}</li>
          ))}
        </ul>
      </div>
    );
  if (!table.cells.some((line) => line.some((cell) => chanceIn(cell, question.id))))
    return (
      <p class="notice" role="status">
        {say(
          t(
            `« ${say(question.text)} » : cela n’arrive dans aucun de ces combats.`,
            `“${say(question.text)}”: this happens in none of these combats.`,
          ),
        )}
      </p>
    );
  const left = leftOut(table);
  return (
    <>
      <Legend />
      <SkipLink class="visually-hidden" to={after} text={t('Passer la table', 'Skip the table')} />
      <HeatMap table={table} question={question} stale={stale} />
      <p ref={after} tabIndex={-1} class="small muted">
        {left.length > 0 &&
          say(
            t(
              `Laissés de côté, car les règles ne leur permettent rien ici : ${left.map(({ fr }) => fr).join(', ')}. `,
              `Left out, since the rules allow them nothing here: ${left.map(({ en }) => en).join(', ')}. `,
            ),
          )}
        <span class="screen-only">
          {say(
            t(
              'Chaque case ouvre le calculateur avec cette situation. « – » : les règles ne le permettent pas.',
              'Every cell opens the calculator with that situation. “–”: the rules do not allow it.',
            ),
          )}
        </span>
      </p>
    </>
  );
}

/** Rows and columns without a single chance, each name once. */
function leftOut(table: MatchupTable) {
  const { rows, columns } = rowsAndColumnsAllowed(table);
  const missing = [
    ...table.matchups.rows.filter((_, place) => !rows.includes(place)),
    ...table.matchups.columns.filter((_, place) => !columns.includes(place)),
  ];
  return [...new Map(missing.map(({ text }) => [text.en, text])).values()];
}

const Legend = () => (
  <div class="legend small muted" aria-hidden="true">
    <span>{say(percent(0))}</span>
    <span class="legend-scale" />
    <span>{say(percent(1))}</span>
  </div>
);

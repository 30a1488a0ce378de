import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { fieldOf, parse } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { lang, say } from '../base/lang.ts';
import { optionsOf } from '../base/options.ts';
import { replace, route } from '../base/router.ts';
import { SkipLink } from '../base/skip-link.tsx';
import { FieldView } from '../form/field.tsx';
import { Segments } from '../form/segments.tsx';
import { Select } from '../form/select.tsx';
import type { MatchupTable } from '../../calculate/matchups.ts';
import { compare } from './compare.ts';
import { fieldsOf, filterForm, filtersQuery } from './filters.ts';
import { HeatMap, MEAN, SUCCESS } from './heat-map.tsx';
import './matchups.css';

const MANY = 5;

/** All against all, in one table of exact chances. */
export function MatchupsPage({ ruleset, procedure }: { ruleset: Ruleset; procedure: Procedure }) {
  const matchups = procedure.matchups!;
  const fields = fieldsOf(matchups.filters);
  const form = useMemo(() => filterForm(matchups.filters, route.value.query, () => address()), []);
  const shown = useSignal(route.value.query.get('class'));
  const found = useSignal<MatchupTable | undefined>(undefined);
  const progress = useSignal<number | undefined>(0);
  const options = optionsOf(ruleset).value;
  const after = useRef<HTMLParagraphElement>(null);
  const filters = form.fitting.value;

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
      ...(shown.value !== null && { class: shown.value }),
    }).toString();
    replace(`#/${ruleset.id}/matchups/${procedure.id}${query === '' ? '' : `?${query}`}`);
  };
  const table = found.value;
  const classes = table === undefined ? [] : classesOf(table);
  const current = (classes.find(({ id }) => id === shown.value) ?? classes[0])?.id;
  const legend = say(table?.facetText ?? matchups.corner);
  const choice = {
    options: classes.map(({ id, text }) => ({ id, text: say(text) })),
    value: current ?? '',
    onChoose: (id: string) => {
      shown.value = id;
      address();
    },
  };
  return (
    <div class="page stack matchups">
      <div class="stack" style={{ '--gap': 'var(--space-1)' }}>
        <p class="eyebrow">{say(ruleset.title)}</p>
        <h1>{say(t(`Face-à-face : ${procedure.title.fr}`, `Match-ups: ${procedure.title.en}`))}</h1>
      </div>
      <form
        class="filters"
        onSubmit={(event) => event.preventDefault()}
        aria-label={say(fieldOf(matchups.filters).about.label)}
      >
        {Object.entries(fields).map(([name, field]) => (
          <FieldView key={name} field={field} value={form.draft.value[name]} path={name} form={form} />
        ))}
      </form>
      {progress.value !== undefined && progress.value > 0 && (
        <progress value={progress.value} aria-label={say(t('Calcul de la table', 'Computing the table'))} />
      )}
      {table !== undefined && current !== undefined && classes.length > 0 && (
        <>
          <div class="row legend-row">
            {classes.length > MANY ? (
              <label class="field">
                <span class="field-label">{legend}</span>
                <Select {...choice} />
              </label>
            ) : (
              <Segments name="class" legend={legend} {...choice} />
            )}
            <span class="push" />
            <Legend mean={current === MEAN.id} />
          </div>
          <SkipLink class="visually-hidden" to={after} text={t('Passer la table', 'Skip the table')} />
          <HeatMap matchups={matchups} table={table} shown={current} stale={progress.value !== undefined} />
          <p ref={after} tabIndex={-1} class="small muted">
            {say(
              t(
                'Chaque case ouvre le calculateur avec cette situation. « – » : les règles ne le permettent pas.',
                'Every cell opens the calculator with that situation. “–”: the rules do not allow it.',
              ),
            )}
          </p>
        </>
      )}
    </div>
  );
}

/** First what one looks at first: the average where classes are numbers, else whether the side that acts gains. */
const classesOf = ({ classes, cells }: MatchupTable) =>
  classes.length === 0
    ? []
    : cells.some((line) => line.some((cell) => 'mean' in cell && cell.mean !== undefined))
      ? [MEAN, ...classes]
      : [SUCCESS, ...classes];

const Legend = ({ mean }: { mean: boolean }) => (
  <div class="legend small muted">
    <span>{mean ? say(t('le moins', 'least')) : lang.value === 'fr' ? '0 %' : '0%'}</span>
    <span class="legend-scale" aria-hidden="true" />
    <span>{mean ? say(t('le plus', 'most')) : lang.value === 'fr' ? '100 %' : '100%'}</span>
  </div>
);

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { fieldOf, parse } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { Segments, Select } from '../base/choices.tsx';
import { lang, say } from '../base/lang.ts';
import { replace, route } from '../base/router.ts';
import { optionsOf } from '../base/options.ts';
import { type Comparison, compare } from './compare.ts';
import { Filter, type Filters, filtersFrom, filtersQuery } from './filters.tsx';
import { HeatMap, MEAN } from './heat-map.tsx';
import '../styles/matchups.css';

const MANY = 5;

/** All against all, in one table of exact chances. */
export function MatchupsPage({ ruleset, procedure }: { ruleset: Ruleset; procedure: Procedure }) {
  const matchups = procedure.matchups!;
  const root = fieldOf(matchups.filters);
  const fields = root.kind === 'record' ? root.fields : {};
  const filters = useSignal<Filters>(filtersFrom(fields, route.value.query));
  const shown = useSignal(route.value.query.get('class'));
  const found = useSignal<Comparison | undefined>(undefined);
  const progress = useSignal<number | undefined>(0);
  const options = optionsOf(ruleset).value;
  const after = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    const call = new AbortController();
    const wanted = parse(matchups.filters, filters.value);
    compare(ruleset, procedure, wanted, options, (share) => (progress.value = share), call.signal).then(
      (comparison) => {
        if (comparison === undefined) return;
        found.value = comparison;
        progress.value = undefined;
      },
    );
    return () => call.abort();
  }, [filters.value, options]);

  const address = () => {
    const query = new URLSearchParams({
      ...filtersQuery(fields, filters.value),
      ...(shown.value !== null && { class: shown.value }),
    }).toString();
    replace(`#/${ruleset.id}/matchups/${procedure.id}${query === '' ? '' : `?${query}`}`);
  };
  const set = (name: string, value: unknown) => {
    filters.value = { ...filters.value, [name]: value };
    address();
  };
  const comparison = found.value;
  const classes = comparison === undefined ? [] : classesOf(comparison);
  const current = classes.find(({ id }) => id === shown.value)?.id ?? comparison?.telling;
  const choice = {
    legend: say(comparison?.facetText ?? matchups.corner),
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
      <form class="filters" onSubmit={(event) => event.preventDefault()} aria-label={say(root.about.label)}>
        {Object.entries(fields).map(([name, field]) => (
          <Filter
            key={name}
            name={name}
            field={field}
            value={filters.value[name]}
            onChange={(value) => set(name, value)}
          />
        ))}
      </form>
      {progress.value !== undefined && progress.value > 0 && (
        <progress value={progress.value} aria-label={say(t('Calcul de la table', 'Computing the table'))} />
      )}
      {comparison !== undefined && current !== undefined && classes.length > 0 && (
        <>
          <div class="row legend-row">
            {classes.length > MANY ? <Select {...choice} /> : <Segments name="class" {...choice} />}
            <span class="push" />
            <Legend mean={current === MEAN.id} />
          </div>
          <a
            class="skip-table visually-hidden"
            href="#main"
            onClick={(event) => {
              event.preventDefault();
              after.current?.focus();
            }}
          >
            {say(t('Passer la table', 'Skip the table'))}
          </a>
          <HeatMap matchups={matchups} comparison={comparison} shown={current} stale={progress.value !== undefined} />
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

const classesOf = ({ classes, cells }: Comparison) =>
  cells.some((line) => line.some(({ cell }) => 'mean' in cell && cell.mean !== undefined))
    ? [MEAN, ...classes]
    : classes;

const Legend = ({ mean }: { mean: boolean }) => (
  <div class="legend small muted">
    <span>{mean ? say(t('le moins', 'least')) : lang.value === 'fr' ? '0 %' : '0%'}</span>
    <span class="legend-scale" aria-hidden="true" />
    <span>{mean ? say(t('le plus', 'most')) : lang.value === 'fr' ? '100 %' : '100%'}</span>
  </div>
);

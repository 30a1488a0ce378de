import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { CHART_TITLES } from 'virtual:chart-titles';
import { t } from '../../kernel/text.ts';
import { CONTENTS } from '../base/contents.ts';
import { say } from '../base/lang.ts';
import { byRecency } from '../base/recent.ts';
import { replace, route } from '../base/router.ts';
import { retry, rulesetOf } from '../base/rulesets.ts';
import type { ChartTitles } from '../contents-plugin.ts';
import { Highlighted } from '../base/highlighted.tsx';
import { termsOf } from '../base/terms.ts';
import { type Hit, search } from './search.ts';
import './charts.css';

/** Every chart of every ruleset, and a search through all they say. */
export function ChartsPage() {
  const query = useSignal('');
  useEffect(() => {
    const follow = (): void => {
      query.value = route.value.query.get('q') ?? '';
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
  const ask = (text: string) => {
    query.value = text;
    replace(text.trim() === '' ? '#/charts' : `#/charts?${new URLSearchParams({ q: text }).toString()}`);
  };
  const asked = query.value.trim() !== '';
  return (
    <div class="page stack" style={{ '--gap': 'var(--space-5)' }}>
      <h1>{say(t('Tables', 'Charts'))}</h1>
      <form role="search" class="search" onSubmit={(event) => event.preventDefault()}>
        <label class="field">
          <span class="field-label">{say(t('Chercher dans toutes les tables', 'Search all charts'))}</span>
          <input
            type="search"
            value={query.value}
            placeholder={say(t('éléphant, gué, flanc…', 'elephant, ford, flank…'))}
            autoComplete="off"
            spellcheck={false}
            onInput={(event) => ask(event.currentTarget.value)}
          />
          <small class="field-hint">
            {say(t('En français ou en anglais, accents facultatifs.', 'In English or French.'))}
          </small>
        </label>
      </form>
      {asked ? <Results query={query.value} /> : <AllCharts />}
    </div>
  );
}

const TITLES = CHART_TITLES as ChartTitles;

const AllCharts = () => (
  <>
    {byRecency().map(({ id, title }) => (
      <section key={id} class="stack" style={{ '--gap': 'var(--space-2)' }} aria-labelledby={`all-${id}`}>
        <h2 id={`all-${id}`}>
          <a class="plain" href={`#/${id}/charts`}>
            {say(title)}
          </a>
        </h2>
        <ul class="chart-index" role="list">
          {Object.entries(TITLES[id]!).map(([chart, text]) => (
            <li key={chart}>
              <a href={`#/${id}/charts/${chart}`}>{say(text)}</a>
            </li>
          ))}
        </ul>
      </section>
    ))}
  </>
);

function Results({ query }: { query: string }) {
  const loadings = CONTENTS.map(({ id }) => ({ id, loading: rulesetOf(id)?.value }));
  const failed = loadings.filter(({ loading }) => loading?.state === 'failed');
  const waiting = loadings.some(({ loading }) => loading?.state === 'loading');
  const hits = search(
    loadings.flatMap(({ loading }) => (loading?.state === 'ready' ? [loading.ruleset] : [])),
    query,
  );
  const terms = termsOf(query);
  return (
    <>
      <p role="status" class="muted">
        {waiting
          ? say(t('Chargement des tables…', 'Loading the charts…'))
          : say(
              hits.length === 0
                ? t('Aucune table ne contient ces mots.', 'No chart has these words.')
                : hits.length === 1
                  ? t('Une table', 'One chart')
                  : t(`${hits.length} tables`, `${hits.length} charts`),
            )}
      </p>
      {failed.length > 0 && (
        <div class="notice warn row">
          {say(t('Certaines tables manquent sur cet appareil.', 'Some charts are not on this device.'))}
          <button type="button" class="compact" onClick={() => failed.forEach(({ id }) => retry(id))}>
            {say(t('Réessayer', 'Try again'))}
          </button>
        </div>
      )}
      <ul class="stack" role="list">
        {hits.map((hit) => (
          <li key={`${hit.ruleset.id}/${hit.chart.id}`}>
            <FoundChart hit={hit} terms={terms} />
          </li>
        ))}
      </ul>
    </>
  );
}

const MOST_ROWS = 6;

function FoundChart({ hit: { ruleset, chart, headings, rows, notes }, terms }: { hit: Hit; terms: readonly string[] }) {
  const address = `#/${ruleset.id}/charts/${chart.id}`;
  const at = (row: string) => `${address}?${new URLSearchParams({ row }).toString()}`;
  const more = rows.length - MOST_ROWS;
  return (
    <article class="found">
      <h2 class="found-title">
        <a href={address}>
          <Highlighted text={say(chart.title)} terms={terms} />
        </a>{' '}
        <span class="small muted">{say(ruleset.title)}</span>
      </h2>
      <ul role="list" class="found-rows">
        {headings.length > 0 && (
          <li class="muted">
            {say(t('Colonnes : ', 'Columns: '))}
            <Highlighted text={headings.map(say).join(' · ')} terms={terms} />
          </li>
        )}
        {rows.slice(0, MOST_ROWS).map(({ ids, head, cells }) => (
          <li key={ids[0]}>
            <a class="plain" href={at(ids[0]!)}>
              <Highlighted text={say(head)} terms={terms} />
            </a>
            <span class="muted">
              {' '}
              <Highlighted text={cells.map(say).join(' · ')} terms={terms} />
            </span>
          </li>
        ))}
        {more > 0 && (
          <li>
            <a href={address}>
              {say(
                more === 1
                  ? t('et une autre ligne', 'and one more row')
                  : t(`et ${more} autres lignes`, `and ${more} more rows`),
              )}
            </a>
          </li>
        )}
        {notes.map(({ mark, text }, i) => (
          <li key={i} class="muted">
            <a class="plain" href={at(mark)}>
              {mark}
            </a>{' '}
            <Highlighted text={say(text)} terms={terms} />
          </li>
        ))}
      </ul>
    </article>
  );
}

import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { chosenOption, type Options } from '../../kernel/ruling.ts';
import { t, type Text } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { useScrollTarget } from '../base/scroll-target.ts';
import { preferOption, preferredOptions } from '../base/preferred-options.ts';
import { loadedRegister } from '../base/register.ts';
import { replace, route } from '../base/router.ts';
import { termsOf } from '../base/terms.ts';
import { amount } from '../base/wording.ts';
import { Segments } from '../form/segments.tsx';
import { Entry } from './entry.tsx';
import { isThisRuling, rulingsFor, type RulingFilter, RULING_FILTERS, topicsOf } from './topics.ts';
import './rulings.css';

const isShown = (value: unknown): value is RulingFilter => RULING_FILTERS.some((shown) => shown === value);

/** Every ruling on an unclear or silent line, its reason, and the other options a player may prefer. */
export function RulingsPage({ ruleset, at }: { ruleset: Ruleset; at: string | undefined }) {
  const frame = useRef<HTMLDivElement>(null);
  const address = route.value.query;
  const named = at ?? address.get('id') ?? undefined;
  const query = useSignal(address.get('q') ?? '');
  const asked = address.get('show');
  const shown = useSignal<RulingFilter>(isShown(asked) ? asked : 'all');
  const register = loadedRegister(ruleset).value;
  const wanted = register.find(({ id }) => isThisRuling(id, named))?.id;
  const options = preferredOptions(ruleset).value;
  // Nobody who follows a link to a ruling is to find it hidden by what was sought before.
  useEffect(() => {
    if (named === undefined) return;
    query.value = '';
    shown.value = 'all';
  }, [named]);
  useScrollTarget(frame, wanted && `ruling-${wanted}`, register.length > 0);
  const ask = (change: () => void): void => {
    change();
    const parts = new URLSearchParams({
      ...(query.value.trim() !== '' && { q: query.value }),
      ...(shown.value !== 'all' && { show: shown.value }),
    }).toString();
    replace(`#/${ruleset.id}/rulings${parts === '' ? '' : `?${parts}`}`);
  };
  const found = rulingsFor(register, { query: query.value, shown: shown.value }, options);
  const topics = topicsOf(ruleset, found);
  const changed = Object.keys(options);
  const counts = (n: number, text: Text): string => `${say(text)} (${n})`;
  return (
    <div ref={frame} class="page stack rulings">
      <div class="stack" style={{ '--gap': 'var(--space-2)' }}>
        <p class="eyebrow">{say(ruleset.title)}</p>
        <h1>{say(t('Interprétations', 'Rulings'))}</h1>
        <p class="lead">
          {say(
            t(
              'Là où la feuille se tait ou hésite, voici comment nous la lisons. Ce que vous choisissez ici vaut pour tous vos calculs, sur cet appareil.',
              'Where the sheet is silent or unclear, this is how we read it. What you choose here holds for all your calculations on this device.',
            ),
          )}
        </p>
      </div>
      <form role="search" class="row ruling-search screen-only" onSubmit={(event) => event.preventDefault()}>
        <label class="field">
          <span class="field-label">{say(t('Chercher une interprétation', 'Search the rulings'))}</span>
          <input
            type="search"
            value={query.value}
            placeholder={say(t('pont, chef, A-20…', 'bridge, leader, A-20…'))}
            autoComplete="off"
            spellcheck={false}
            onInput={(event) => ask(() => (query.value = event.currentTarget.value))}
          />
        </label>
        <Segments
          name="shown"
          legend={say(t('Lesquelles', 'Which'))}
          options={[
            { id: 'all', text: counts(register.length, t('Toutes', 'All')) },
            { id: 'switched', text: counts(ruleset.rulingChoices.length, t('Au choix', 'Can be switched')) },
            { id: 'mine', text: counts(changed.length, t('Changées par moi', 'Changed by me')) },
          ]}
          value={shown.value}
          onChoose={(id: RulingFilter) => ask(() => (shown.value = id))}
        />
      </form>
      <div class="row screen-only" role="status">
        {register.length > 0 && (query.value.trim() !== '' || shown.value !== 'all') && (
          <span class="muted">
            {say(
              found.length === 0
                ? shown.value === 'mine' && changed.length === 0
                  ? t(
                      'Vous n’avez rien changé : toutes les interprétations sont les nôtres.',
                      'You have changed nothing: every ruling is ours.',
                    )
                  : t('Aucune interprétation ne répond à cette recherche.', 'No ruling answers this search.')
                : amount(found.length, t('interprétation', 'ruling'), t('interprétations', 'rulings')),
            )}
          </span>
        )}
        {changed.length > 0 && (
          <button
            type="button"
            class="compact"
            onClick={() => changed.forEach((id) => preferOption(ruleset, id, optionOf(ruleset, id, {})!))}
          >
            {say(t('Revenir partout à nos interprétations', 'Back to our rulings everywhere'))}
          </button>
        )}
      </div>
      {topics.length > 1 && (
        <nav class="screen-only" aria-label={say(t('Sujets', 'Topics'))}>
          <ul class="row topic-jumps" role="list">
            {topics.map(({ id, title, rulings }) => (
              <li key={id}>
                <button type="button" class="link" onClick={() => goTo(frame.current, id)}>
                  {say(title)}
                </button>{' '}
                <span class="small muted">{rulings.length}</span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {topics.map(({ id, title, rulings }) => (
        <section key={id} class="stack" style={{ '--gap': 'var(--space-3)' }} aria-labelledby={`topic-${id}`}>
          <h2 id={`topic-${id}`} class="topic" tabIndex={-1}>
            {say(title)}
          </h2>
          <div class="ruling-list">
            {rulings.map((ruling) => (
              <Entry
                key={ruling.id}
                ruleset={ruleset}
                ruling={ruling}
                option={optionOf(ruleset, ruling.id, options)}
                ours={optionOf(ruleset, ruling.id, {})}
                wanted={ruling.id === wanted}
                terms={termsOf(query.value)}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function goTo(frame: HTMLElement | null, topic: string): void {
  const heading = frame?.querySelector<HTMLElement>(`#topic-${CSS.escape(topic)}`);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The option in force; undefined where there is nothing to choose. */
const optionOf = ({ rulingChoices }: Ruleset, id: string, options: Options): string | undefined => {
  const offer = rulingChoices.find((o) => o.id === id);
  return offer && chosenOption(options, offer);
};

import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { join, same, t, type Text } from '../../kernel/text.ts';
import { percent } from '../../calculate/number.ts';
import { colon, lang, say } from '../base/lang.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { Glyph } from '../icons/glyphs.tsx';
import {
  addEntries,
  clearHistory,
  type Entry,
  exported,
  history,
  LARGEST_FILE,
  readFile,
  removeEntry,
} from './history.ts';
import { type Luck, luckBySide, luckOf } from './luck.ts';
import { luckText, SeedText, Told } from '../calculator/answer/told.tsx';
import { ThrowList } from '../calculator/dice/throws.tsx';
import { amount, localeFor } from '../base/wording.ts';
import '../calculator/answer/answer.css';
import '../calculator/dice/dice.css';
import './history.css';

const PAGE = 40;

/** What was resolved on this device, and how lucky the dice were. */
export function HistoryPage() {
  const entries = history.value;
  const shown = useSignal(PAGE);
  return (
    <div class="page calc-history">
      <h1>{say(t('Historique', 'History'))}</h1>
      <p class="muted">
        {say(
          t(
            'Les combats résolus sur cet appareil. Rien n’en sort, sauf ce que vous exportez.',
            'Combats resolved on this device. Nothing leaves it but what you export.',
          ),
        )}
      </p>
      <Actions entries={entries} />
      <LuckSoFar entries={entries} />
      {entries.length === 0 ? (
        <p>{say(t('Aucun combat encore : lancez des dés.', 'No combat yet: roll some dice.'))}</p>
      ) : (
        <ol role="list" class="stack">
          {entries.slice(0, shown.value).map((entry) => (
            <EntryView key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      {entries.length > shown.value && (
        <button type="button" onClick={() => (shown.value += PAGE)}>
          {say(t('Les suivants', 'Show more'))}
        </button>
      )}
    </div>
  );
}

function Actions({ entries }: { entries: readonly Entry[] }) {
  const told = useSignal<{ text: Text; bad: boolean } | undefined>(undefined);
  const asking = useSignal(false);
  const all = amount(entries.length, t('combat', 'combat'), t('combats', 'combats'));
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const read =
      file.size > LARGEST_FILE
        ? { problem: t('ce fichier est trop grand', 'this file is too large') }
        : readFile(await file.text());
    if ('problem' in read) {
      told.value = {
        text: t(`Rien n’a été importé : ${read.problem.fr}.`, `Nothing was imported: ${read.problem.en}.`),
        bad: true,
      };
      return;
    }
    const known = new Set(history.value.map(({ id }) => id));
    const fresh = new Set(read.entries.map(({ id }) => id).filter((id) => !known.has(id))).size;
    addEntries(read.entries);
    const old = read.entries.length - fresh;
    told.value = {
      text: join(
        [
          amount(fresh, t('combat importé', 'combat imported'), t('combats importés', 'combats imported')),
          amount(old, t('déjà connu.', 'already known.'), t('déjà connus.', 'already known.')),
        ],
        ', ',
      ),
      bad: false,
    };
  };
  return (
    <div class="stack">
      <div class="row">
        <button type="button" disabled={entries.length === 0} onClick={() => save(exported(entries))}>
          {say(t('Exporter (JSON)', 'Export (JSON)'))}
        </button>
        <label class="button calc-file">
          {say(t('Importer (JSON)', 'Import (JSON)'))}
          <input
            type="file"
            accept="application/json,.json"
            onChange={(event) => {
              const input = event.currentTarget;
              void take(input.files?.[0]).then(() => (input.value = ''));
            }}
          />
        </label>
        <button type="button" disabled={entries.length === 0} onClick={() => (asking.value = true)}>
          {say(t('Tout effacer…', 'Clear all…'))}
        </button>
      </div>
      {asking.value && entries.length > 0 && (
        <div class="notice warn row" role="alertdialog" aria-label={say(t('Confirmation', 'Confirmation'))}>
          <span>{say(t(`Effacer ${all.fr} de cet appareil ?`, `Clear ${all.en} from this device?`))}</span>
          <button
            type="button"
            class="primary"
            onClick={() => {
              clearHistory();
              asking.value = false;
              told.value = { text: t('Historique effacé.', 'History cleared.'), bad: false };
            }}
          >
            {say(t('Effacer', 'Clear'))}
          </button>
          <button type="button" onClick={() => (asking.value = false)}>
            {say(t('Garder', 'Keep'))}
          </button>
        </div>
      )}
      <p role="status" class={told.value === undefined ? '' : `notice ${told.value.bad ? 'bad' : 'good'}`}>
        {told.value && say(told.value.text)}
      </p>
    </div>
  );
}

function save(json: string): void {
  const address = URL.createObjectURL(new Blob([json], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `grognard-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

const ACTING = t('camp qui agit', 'acting side');
const OTHER = t('l’autre camp', 'the other side');
const ALL = t('Ensemble', 'All');

function LuckSoFar({ entries }: { entries: readonly Entry[] }) {
  const sides = luckBySide(entries);
  const overall = luckOf(entries.flatMap(({ percentile }) => percentile ?? []));
  if (overall === undefined) return null;
  return (
    <section class="card calc-panel" aria-labelledby="luck-title">
      <h2 id="luck-title">{say(t('La chance jusqu’ici', 'Luck so far'))}</h2>
      <table class="calc-odds">
        <caption class="visually-hidden">{say(t('Chance par camp', 'Luck by side'))}</caption>
        <thead>
          <tr>
            <th scope="col">{say(t('Camp', 'Side'))}</th>
            <th scope="col">{say(t('Combats', 'Combats'))}</th>
            <th scope="col">{say(t('Chance', 'Luck'))}</th>
          </tr>
        </thead>
        <tbody>
          {sides.map(({ ruleset, acting, other }) => (
            <Fragment key={ruleset}>
              <LuckRow of={titleOf(ruleset)} side={ACTING} luck={acting} />
              <LuckRow of={titleOf(ruleset)} side={OTHER} luck={other} />
            </Fragment>
          ))}
          {sides.length > 1 && <LuckRow of={ALL} side={ACTING} luck={overall} />}
        </tbody>
      </table>
      <p class="muted small">
        {say(
          t(
            'Chaque résultat est rangé parmi ses chances exactes : 0 % le pire pour le camp qui agit, 100 % le meilleur, 50 % en moyenne à la longue ; l’autre camp a ce qui manque à 100 %. L’ordre est celui dans lequel les résultats sont affichés, les nombres du plus petit au plus grand.',
            'Each result is ranked among its exact odds: 0% the worst for the acting side, 100% the best, 50% on average in the long run; the other side has what is missing to 100%. The order is that in which results are shown; numbers go from the lowest to the highest.',
          ),
        )}
      </p>
    </section>
  );
}

const titleOf = (ruleset: string): Text => CATALOGUE.find(({ id }) => id === ruleset)?.title ?? same(ruleset);

const LuckRow = ({ of, side, luck }: { of: Text; side: Text; luck: Luck }) => (
  <tr>
    <th scope="row">
      <span class="calc-bar" style={{ '--share': luck.mean }} />
      <span>
        {say(of)} · {say(side)}
      </span>
    </th>
    <td class="num">{luck.rolls}</td>
    <td class="num calc-percent">{say(percent(luck.mean))}</td>
  </tr>
);

function EntryView({ entry }: { entry: Entry }) {
  const when = new Date(entry.time);
  return (
    <li class="card flat calc-entry">
      <div class="calc-entry-head">
        <span class="eyebrow">
          <time dateTime={entry.time}>
            {when.toLocaleString(localeFor(lang.value, navigator.languages), {
              dateStyle: 'medium',
              timeStyle: 'short',
            })}
          </time>
          {` · ${say(titleOf(entry.ruleset))}`}
        </span>
        <a href={entry.link}>{say(t('Rouvrir', 'Reopen'))}</a>
        <button
          type="button"
          class="quiet icon"
          aria-label={`${say(t('Retirer', 'Remove'))}${colon()}${say(entry.sentence)}`}
          onClick={() => removeEntry(entry.id)}
        >
          <Glyph name="remove" />
        </button>
      </div>
      <p>{say(entry.sentence)}</p>
      <ThrowList throws={entry.throws} />
      <p class="calc-line">{say(entry.result)}</p>
      <Told told={entry.told} />
      <p class="muted small">
        {entry.percentile !== null && say(luckText(entry.percentile))}{' '}
        {entry.seed !== undefined && <SeedText seed={entry.seed} />}
      </p>
    </li>
  );
}

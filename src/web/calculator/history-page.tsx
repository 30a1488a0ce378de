import { useSignal } from '@preact/signals';
import { t, type Text } from '../../kernel/text.ts';
import { percent } from '../../present/number.ts';
import { lang, say } from '../base/lang.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import './calculator.css';
import { Glyph } from './glyphs.tsx';
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
import { type Luck, luckOf } from './luck.ts';
import { colon } from './naming.ts';
import { luckText, ThrowList, Told } from './result.tsx';

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
      text: t(`${fresh} combats importés, ${old} déjà connus.`, `${fresh} combats imported, ${old} already known.`),
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
          <span>
            {say(
              t(
                `Effacer ${entries.length} combats de cet appareil ?`,
                `Clear ${entries.length} combats from this device?`,
              ),
            )}
          </span>
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

/** Those who throw, in the order in which they first appear. */
function bySide(entries: readonly Entry[]): Map<string, { side: Text; percentiles: number[] }> {
  const sides = new Map<string, { side: Text; percentiles: number[] }>();
  for (const { percentile, throws } of entries) {
    if (percentile === null) continue;
    const side = throws[0]!.who;
    const known = sides.get(side.en);
    if (known === undefined) sides.set(side.en, { side, percentiles: [percentile] });
    else known.percentiles.push(percentile);
  }
  return sides;
}

function LuckSoFar({ entries }: { entries: readonly Entry[] }) {
  const sides = [...bySide(entries).values()];
  const overall = luckOf(sides.flatMap(({ percentiles }) => percentiles));
  if (overall === undefined) return null;
  return (
    <section class="card calc-panel" aria-labelledby="luck-title">
      <h2 id="luck-title">{say(t('La chance jusqu’ici', 'Luck so far'))}</h2>
      <table class="calc-odds">
        <caption class="visually-hidden">{say(t('Chance par camp', 'Luck by side'))}</caption>
        <thead>
          <tr>
            <th scope="col">{say(t('Qui lance', 'Who rolls'))}</th>
            <th scope="col">{say(t('Lancers', 'Rolls'))}</th>
            <th scope="col">{say(t('Chance', 'Luck'))}</th>
          </tr>
        </thead>
        <tbody>
          {sides.length > 1 &&
            sides.map(({ side, percentiles }) => (
              <LuckRow key={side.en} name={say(side)} luck={luckOf(percentiles)!} />
            ))}
          <LuckRow name={say(t('Ensemble', 'Overall'))} luck={overall} />
        </tbody>
      </table>
      <p class="muted small">
        {say(
          t(
            'Chaque résultat est rangé parmi ses chances exactes : 0 % le pire pour qui lance, 100 % le meilleur, 50 % en moyenne à la longue. L’ordre est celui dans lequel les résultats sont affichés, les nombres du plus petit au plus grand.',
            'Each result is ranked among its exact odds: 0% the worst for the one who rolls, 100% the best, 50% on average in the long run. The order is that in which results are shown; numbers go from the lowest to the highest.',
          ),
        )}
      </p>
    </section>
  );
}

const LuckRow = ({ name, luck }: { name: string; luck: Luck }) => (
  <tr>
    <th scope="row">
      <span class="calc-bar" style={{ '--share': luck.mean }} />
      <span>{name}</span>
    </th>
    <td class="num">{luck.rolls}</td>
    <td class="num calc-percent">{say(percent(luck.mean))}</td>
  </tr>
);

function EntryView({ entry }: { entry: Entry }) {
  const when = new Date(entry.time);
  const title = CATALOGUE.find(({ id }) => id === entry.ruleset)?.title;
  return (
    <li class="card flat calc-entry">
      <div class="calc-entry-head">
        <span class="eyebrow">
          <time dateTime={entry.time}>
            {when.toLocaleString(lang.value, { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          {title && ` · ${say(title)}`}
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
        {entry.seed !== undefined && (
          <>
            {say(t('Graine', 'Seed'))}
            {colon()}
            <span class="code">{entry.seed}</span>
          </>
        )}
      </p>
    </li>
  );
}

import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { same, t, type Text } from '../../kernel/text.ts';
import { percent } from '../../calculate/number.ts';
import { colon, lang, say } from '../base/lang.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { Glyph } from '../icons/glyphs.tsx';
import { type Entry, history, removeEntry, sealed } from './history.ts';
import { HistoryActions } from './actions.tsx';
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
      <HistoryActions />
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
      {sealed.value > 0 && <p class="muted">{say(sealedText(sealed.value))}</p>}
      {entries.length > shown.value && (
        <button type="button" onClick={() => (shown.value += PAGE)}>
          {say(t('Les suivants', 'Show more'))}
        </button>
      )}
    </div>
  );
}

const sealedText = (n: number): Text =>
  amount(
    n,
    t(
      'combat d’une version plus récente de Grognard, gardé et exporté tel quel.',
      'combat of a later version of Grognard, kept and exported as it is.',
    ),
    t(
      'combats d’une version plus récente de Grognard, gardés et exportés tels quels.',
      'combats of a later version of Grognard, kept and exported as they are.',
    ),
  );

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
            'Chaque résultat est rangé parmi ses chances exactes : 0 % le pire pour le camp qui agit, 100 % le meilleur, 50 % en moyenne à la longue ; l’autre camp a ce qui manque à 100 %. Les résultats se comparent par ce qu’ils valent pour le camp qui agit.',
            'Each result is ranked among its exact odds: 0% the worst for the acting side, 100% the best, 50% on average in the long run; the other side has what is missing to 100%. Results compare by what they are worth to the acting side.',
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

import type { ScenarioCard } from '../../../kernel/battles.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { capitalize, t } from '../../../kernel/text.ts';
import { lang, say } from '../../base/lang.ts';
import { amount, localeFor } from '../../base/wording.ts';
import { mine } from '../../editor/shelf.ts';
import { games, type Kept } from '../match/kept-games.ts';
import { discard, exportJournal, journalOf } from '../match/saves.ts';
import { ImportGame } from './import-game.tsx';
import { Removing } from './remove-button.tsx';
import { RoomWarning } from './room-warning.tsx';

/** The games of a ruleset that this device keeps, and those that a file brings. */
export function KeptGames({ ruleset, cards }: { ruleset: Ruleset; cards: readonly ScenarioCard[] }) {
  const here = games.value.filter((game) => game.ruleset === ruleset.id);
  const titles = [...cards, ...mine.value];
  return (
    <section class="stack" aria-labelledby="kept-title">
      <h2 id="kept-title">{say(t('Parties gardées', 'Games kept'))}</h2>
      <RoomWarning />
      {here.length === 0 && <p class="muted">{say(t('Aucune sur cet appareil.', 'None on this device.'))}</p>}
      <ul role="list" class="battles-kept">
        {here.map((game) => (
          <KeptGame key={game.id} game={game} title={titles.find(({ id }) => id === game.scenario)?.title} />
        ))}
      </ul>
      <ImportGame ruleset={ruleset} />
    </section>
  );
}

function KeptGame({ game, title }: { game: Kept; title: ScenarioCard['title'] | undefined }) {
  const { id, ruleset, scenario, standing, when, entries } = game;
  const name = title === undefined ? scenario : say(title);
  const date = new Intl.DateTimeFormat(localeFor(lang.value, navigator.languages), {
    dateStyle: 'medium',
    timeStyle: 'short',
  }).format(when);
  return (
    <li class="row">
      <a href={`#/${ruleset}/battle/${scenario}?game=${id}`}>{name}</a>
      <span class="small muted">
        {say(capitalize(standing))}
        {' · '}
        {say(amount(entries, t('commande', 'command'), t('commandes', 'commands')))}
        {' · '}
        {date}
      </span>
      <span class="push" />
      <Removing name={name} remove={() => discard(id)}>
        <button type="button" class="quiet compact" onClick={() => exportJournal(scenario, journalOf(id) ?? '')}>
          {say(t('Exporter', 'Export'))}
          <span class="visually-hidden"> {name}</span>
        </button>
      </Removing>
    </li>
  );
}

import { same, t } from '../../kernel/text.ts';
import { lang, say } from '../base/lang.ts';
import { localeFor } from '../base/wording.ts';
import { openGame } from './games.ts';
import { history } from './history.ts';

const MOST = 3;

/** What was resolved last in a ruleset, and the game that is being played; nothing where there is neither. */
export function LastCombats({ ruleset }: { ruleset: string }) {
  const last = history.value.filter((entry) => entry.ruleset === ruleset).slice(0, MOST);
  const game = openGame.value?.ruleset === ruleset ? openGame.value : undefined;
  if (last.length === 0 && game === undefined) return null;
  return (
    <section class="stack last-combats" style={{ '--gap': 'var(--space-2)' }} aria-labelledby="last-combats">
      <div class="row">
        <h2 id="last-combats">
          {say(game === undefined ? t('Derniers combats', 'Last combats') : same(game.names.join(' – ')))}
        </h2>
        {game !== undefined && <span class="muted">{say(t(`tour ${game.turn}`, `turn ${game.turn}`))}</span>}
        <span class="push" />
        <a href="#/history">{say(t('Historique', 'History'))}</a>
      </div>
      <ul role="list">
        {last.map(({ id, link, time, sentence, result }) => (
          <li key={id}>
            <a href={link}>{say(sentence)}</a>
            <span class="small muted">
              {new Date(time).toLocaleString(localeFor(lang.value, navigator.languages), {
                dateStyle: 'medium',
                timeStyle: 'short',
              })}
              {' · '}
              {say(result)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

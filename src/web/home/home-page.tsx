import { t } from '../../kernel/text.ts';
import type { Contents } from '../base/contents.ts';
import { byGroup } from '../base/groups.ts';
import { say } from '../base/lang.ts';
import { lazy } from '../base/lazy.tsx';
import { byRecency } from '../base/recent.ts';
import { UnitIcon } from '../icons/unit-icon.tsx';
import { COUNTERS } from './counters.ts';

const LiveCombat = lazy(async () => (await import('./live-combat.tsx')).LiveCombat);

export function HomePage() {
  return (
    <div class="page stack home">
      <div class="home-first">
        <div class="home-lead">
          <h1>{say(t('La bataille, dé en main', 'The battle, dice in hand'))}</h1>
          <p class="lead">
            {say(
              t(
                'Tables, chances exactes et dés pour quatre jeux : Alexandre contre la Perse, Jours de Gloire, DBM et Warhammer Ancient Battles. Les deux premiers se jouent ici, à deux ou contre l’ordinateur.',
                'Charts, exact odds and dice for four games: Alexander against Persia, Jours de Gloire, DBM and Warhammer Ancient Battles. The first two are played here, by two or against the computer.',
              ),
            )}
          </p>
          <p class="muted prose">
            {say(
              t(
                'Chaque modificateur avec sa ligne, le résultat dit en clair ; même hors ligne, et rien ne quitte votre appareil.',
                'Every modifier with its line, results in plain words; offline too, and nothing leaves your device.',
              ),
            )}
          </p>
        </div>
        <div class="home-live">
          <LiveCombat />
        </div>
      </div>
      <div class="ruleset-cards">
        {byRecency().map((contents) => (
          <RulesetCard key={contents.id} contents={contents} />
        ))}
      </div>
    </div>
  );
}

/** The way into a ruleset: its procedures at once, the rest from its own page. */
function RulesetCard({ contents }: { contents: Contents }) {
  const { id, title, about, charts, rulings, battles } = contents;
  return (
    <section class="ruleset-card" aria-labelledby={`ruleset-${id}`}>
      <div class="ruleset-card-head">
        <div>
          <h2 id={`ruleset-${id}`}>
            <a href={`#/${id}`}>{say(title)}</a>
          </h2>
          <p class="muted">{say(about)}</p>
        </div>
        <div class="counter-row" aria-hidden="true">
          {COUNTERS[id]?.map((type) => (
            <UnitIcon key={type} type={type} />
          ))}
        </div>
      </div>
      <ul class="chips" role="list">
        {battles > 0 && (
          <li>
            <a class="button primary" href={`#/${id}/battles`}>
              {say(t('Jouer une bataille', 'Play a battle'))}
            </a>
          </li>
        )}
        {byGroup(contents).flatMap(({ procedures }) =>
          procedures.map((procedure) => (
            <li key={procedure.id}>
              <a class="chip" href={`#/${id}/${procedure.id}`}>
                {say(procedure.text)}
              </a>
            </li>
          )),
        )}
      </ul>
      <ul class="row lookups" role="list">
        <li>
          <a href={`#/${id}/army`}>{say(t('Armées', 'Armies'))}</a>
        </li>
        <li>
          <a href={`#/${id}/charts`}>{say(t(`${charts} tables`, `${charts} charts`))}</a>
        </li>
        <li>
          <a href={`#/${id}/rulings`}>{say(t(`${rulings} interprétations`, `${rulings} rulings`))}</a>
        </li>
      </ul>
    </section>
  );
}

import { capitalize, t } from '../../kernel/text.ts';
import { games } from '../battle/match/kept-games.ts';
import type { Contents } from '../base/contents.ts';
import { byGroup } from '../base/procedure-groups.ts';
import { say } from '../base/lang.ts';
import { lazy } from '../base/lazy.tsx';
import { WhenNear } from '../base/when-near.tsx';
import { byRecency } from '../base/recent.ts';
import { UnitIcon } from '../icons/unit-icon.tsx';
import { COUNTERS } from './counters.ts';

const LivingBattle = lazy(async () => (await import('./living-battle.tsx')).LivingBattle);
const LiveCombat = lazy(async () => (await import('./live-combat.tsx')).LiveCombat);

export function HomePage() {
  return (
    <div class="page stack home">
      <section class="home-first" aria-labelledby="home-title">
        <div class="home-battle">
          <LivingBattle />
        </div>
        <div class="home-lead">
          <h1 id="home-title">
            {say(t('Des batailles historiques, jouées et expliquées', 'Historical battles, played and explained'))}
          </h1>
          <p class="lead">
            {say(
              t(
                'Menez Alexandre ou les généraux de Napoléon, contre l’ordinateur ou à deux : avant chaque dé, les chances exactes ; après, pourquoi.',
                'Lead Alexander or Napoleon’s generals, against the computer or a friend: before every die its exact odds, after it the reason why.',
              ),
            )}
          </p>
          <FirstButton />
        </div>
      </section>
      <Doors />
      <div class="ruleset-cards">
        {byRecency().map((contents) => (
          <RulesetCard key={contents.id} contents={contents} />
        ))}
      </div>
      <WhenNear class="home-live">
        <LiveCombat />
      </WhenNear>
    </div>
  );
}

const BEFORE_THE_FORD = '#/alexandre/battles?choose=the-ford';

/** The battle that waits on this device; where there is none, the first one to play. */
function FirstButton() {
  const [last] = games.value;
  if (last === undefined)
    return (
      <p class="home-actions">
        <a class="button primary home-play" href="#/alexandre/battle/the-ford?teach=1">
          {say(t('Jouer Le Gué maintenant', 'Play The Ford now'))}
        </a>
        <span class="small muted">
          {say(
            t(
              'On apprend en jouant, en dix minutes, sans compte.',
              'You learn as you play, in ten minutes, without an account.',
            ),
          )}{' '}
          <a href={BEFORE_THE_FORD}>{say(t('Choisir camp et adversaire', 'Choose side and opponent'))}</a>
        </span>
      </p>
    );
  return (
    <p class="home-actions">
      <a class="button primary home-play" href={`#/${last.ruleset}/battle/${last.scenario}?game=${last.id}`}>
        {say(t('Reprendre ma bataille', 'Go on with my battle'))}
      </a>
      <a class="button" href={BEFORE_THE_FORD}>
        {say(t('Jouer Le Gué', 'Play The Ford'))}
      </a>
      <span class="small muted">{say(capitalize(last.standing))}</span>
    </p>
  );
}

/** What there is, in one look. */
const DOORS = [
  {
    href: '#/battles',
    title: t('Jouer', 'Play'),
    about: t('Batailles sur carte, à deux ou contre l’ordinateur', 'Battles on a map, by two or against the computer'),
  },
  {
    href: '#/alexandre/melee',
    title: t('Calculer', 'Calculate'),
    about: t('Modificateurs, chances exactes et dés de quatre jeux', 'Modifiers, exact odds and dice of four games'),
  },
  {
    href: '#/charts',
    title: t('Consulter', 'Look up'),
    about: t('Toutes les tables, chaque interprétation', 'Every chart, every ruling'),
  },
] as const;

const Doors = () => (
  <nav class="home-doors" aria-label={say(t('Jouer, calculer, consulter', 'Play, calculate, look up'))}>
    {DOORS.map(({ href, title, about }) => (
      <a key={href} class="door" href={href}>
        <span class="door-title">{say(title)}</span>
        <span class="door-about">{say(about)}</span>
      </a>
    ))}
  </nav>
);

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
        {battles.length > 0 && (
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

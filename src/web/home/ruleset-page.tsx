import { ABOUTS } from 'virtual:abouts';
import { t } from '../../kernel/text.ts';
import type { Contents } from '../base/contents.ts';
import { MyArmies } from '../armies/my-armies.tsx';
import { byGroup, GROUP_NAMES } from '../base/procedure-groups.ts';
import { say } from '../base/lang.ts';
import { rulesetOf } from '../base/rulesets.ts';
import { Thumbnails } from '../charts/thumbnails.tsx';
import { LastCombats } from '../history/last-combats.tsx';
import { UnitIcon } from '../icons/unit-icon.tsx';
import type { Abouts } from '../contents-plugin.ts';
import { COUNTERS } from './counters.ts';
import './ruleset-page.css';

const ABOUT = ABOUTS as Abouts;

/** A ruleset by itself: start a combat, look something up, see what happened last. */
export function RulesetPage({ contents }: { contents: Contents }) {
  const { id, title, about, charts, procedures, rulings, battles } = contents;
  const groups = byGroup(contents);
  const first = groups[0]?.procedures[0];
  const compared = procedures.filter(({ matchups }) => matchups);
  const loading = rulesetOf(id)?.value;
  return (
    <div class="page stack home ruleset-page">
      <div class="home-lead">
        <h1>{say(title)}</h1>
        <p class="lead">{say(about)}</p>
        <div class="counter-row" aria-hidden="true">
          {COUNTERS[id]?.map((type) => (
            <UnitIcon key={type} type={type} />
          ))}
        </div>
        {first !== undefined && (
          <p class="row">
            <a class="button primary" href={`#/${id}/${first.id}`}>
              {say(t(`Commencer : ${first.text.fr}`, `Start: ${first.text.en}`))}
            </a>
            {battles.length > 0 && (
              <a class="button" href={`#/${id}/battles`}>
                {say(t('Jouer une bataille', 'Play a battle'))}
              </a>
            )}
          </p>
        )}
      </div>
      <MyArmies ruleset={id} />
      <LastCombats ruleset={id} />
      <div class="door-groups">
        {groups.map((one) => (
          <section key={one.group} aria-labelledby={`group-${one.group}`}>
            <h2 id={`group-${one.group}`}>{say(GROUP_NAMES[one.group])}</h2>
            <ul class="doors" role="list">
              {one.procedures.map((procedure) => (
                <li key={procedure.id}>
                  <a class="door" href={`#/${id}/${procedure.id}`}>
                    <span class="door-title">{say(procedure.text)}</span>
                    <span class="door-about">{say(ABOUT[id]![procedure.id]!)}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {compared.length > 0 && (
          <section aria-labelledby="group-matchups">
            <h2 id="group-matchups">{say(t('Comparer', 'Compare'))}</h2>
            <ul class="doors" role="list">
              {compared.map((p) => (
                <li key={p.id}>
                  <a class="door" href={`#/${id}/matchups/${p.id}`}>
                    <span class="door-title">{say(t(`Face-à-face : ${p.text.fr}`, `Match-ups: ${p.text.en}`))}</span>
                    <span class="door-about">
                      {say(t('Tous contre tous, en une table.', 'All against all, in one table.'))}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <section class="stack" style={{ '--gap': 'var(--space-3)' }} aria-labelledby="group-charts">
        <div class="row">
          <h2 id="group-charts">{say(t('Tables', 'Charts'))}</h2>
          <span class="row chart-ways">
            <a href={`#/${id}/charts`}>
              {say(t(`Les ${charts} tables, à imprimer aussi`, `All ${charts} charts, to print too`))}
            </a>
            <a href={`#/${id}/rulings`}>{say(t(`${rulings} interprétations`, `${rulings} rulings`))}</a>
          </span>
        </div>
        {loading?.state === 'ready' && <Thumbnails ruleset={loading.ruleset} />}
      </section>
    </div>
  );
}

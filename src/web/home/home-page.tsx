import { t, type Text } from '../../kernel/text.ts';
import type { Contents } from '../base/contents.ts';
import { say } from '../base/lang.ts';
import { byRecency } from '../base/recent.ts';
import { UnitIcon } from '../icons/unit-icon.tsx';

/** A handful of counters that give a ruleset its face. */
const COUNTERS: Readonly<Record<string, readonly string[]>> = {
  alexandre: ['Ph', 'Ho', 'Pe', 'Ar', 'Ca', 'Ch', 'El'],
  'jours-de-gloire': ['infantry', 'cavalry', 'heavy-cavalry', 'artillery', 'square', 'general'],
  dbm: ['Kn', 'Cv', 'LH', 'Sp', 'Bd', 'Wb', 'Bw', 'Ps', 'Gal'],
  wab: ['infantry', 'cavalry', 'chariot', 'elephant', 'skirmishers', 'bolt-thrower', 'character'],
};

/** Two lines about to meet: type, column, row, side. Columns count half hexes; centres are where column + row is odd. */
const DEPLOYMENT = [
  ['Ca', 3, 0, 'a'],
  ['Ho', 2, 1, 'a'],
  ['Ph', 4, 1, 'a'],
  ['Ph', 3, 2, 'a'],
  ['Ar', 1, 2, 'a'],
  ['Cl', 9, 0, 'b'],
  ['In', 8, 1, 'b'],
  ['El', 10, 1, 'b'],
  ['Ch', 9, 2, 'b'],
  ['Ar', 11, 2, 'b'],
] as const;

const Deployment = () => (
  <div class="deployment" aria-hidden="true">
    {DEPLOYMENT.map(([type, column, row, side]) => (
      <span
        key={`${column},${row}`}
        style={{ left: `${column * 25.98}px`, top: `${30 + row * 45}px`, color: `var(--side-${side})` }}
      >
        <UnitIcon type={type} />
      </span>
    ))}
  </div>
);

export function HomePage() {
  return (
    <div class="page stack home">
      <Deployment />
      <div class="home-lead">
        <h1>{say(t('La bataille, dé en main', 'The battle, dice in hand'))}</h1>
        <p class="lead">
          {say(
            t(
              'Chaque modificateur avec sa ligne, des chances exactes, le résultat dit en clair : les tables de vos jeux, sans rien oublier.',
              'Every modifier with its line, exact odds, results in plain words: the charts of your games, with nothing forgotten.',
            ),
          )}
        </p>
      </div>
      {byRecency().map((contents) => (
        <RulesetCard key={contents.id} contents={contents} />
      ))}
    </div>
  );
}

export function RulesetPage({ contents }: { contents: Contents }) {
  return (
    <div class="page stack home">
      <div class="home-lead">
        <h1>{say(contents.title)}</h1>
        <p class="lead">{say(contents.about)}</p>
      </div>
      <Doors contents={contents} />
    </div>
  );
}

function RulesetCard({ contents }: { contents: Contents }) {
  const { id, title, about } = contents;
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
      <Doors contents={contents} />
    </section>
  );
}

/** The calculators, then what one looks things up in. */
function Doors({ contents: { id, charts, procedures, rulings } }: { contents: Contents }) {
  const lookup = (to: string, text: Text) => (
    <li key={to}>
      <a href={`#/${id}/${to}`}>{say(text)}</a>
    </li>
  );
  return (
    <>
      <ul class="doors" role="list">
        {procedures.map((procedure) => (
          <li key={procedure.id}>
            <a class="door" href={`#/${id}/${procedure.id}`}>
              <span class="door-title">{say(procedure.text)}</span>
              <span class="door-about">{say(procedure.about)}</span>
            </a>
          </li>
        ))}
      </ul>
      <ul class="row lookups" role="list">
        {lookup('charts', t(`${charts} tables`, `${charts} charts`))}
        {lookup('rulings', t(`${rulings} interprétations`, `${rulings} rulings`))}
        {procedures
          .filter(({ matchups }) => matchups)
          .map((p) => lookup(`matchups/${p.id}`, t(`Face-à-face : ${p.text.fr}`, `Match-ups: ${p.text.en}`)))}
      </ul>
    </>
  );
}

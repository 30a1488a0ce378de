import { useRef } from 'preact/hooks';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { chosen, idOfToday, OUR_OPTIONS, type Ruling, type Options } from '../../kernel/ruling.ts';
import { t, type Text } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { LinkList } from '../base/link-list.tsx';
import { choose, optionsOf } from '../base/options.ts';
import { registerOf } from '../base/register.ts';
import { route } from '../base/router.ts';
import { Segments } from '../form/segments.tsx';
import { useLanding } from '../base/landing.ts';
import './rulings.css';

const ORIGINS: Readonly<Record<Ruling['origin'], Text>> = {
  printed: t('dit par la feuille', 'said by the sheet'),
  family: t('d’après les jeux de la même famille', 'from the games of the same family'),
  house: t('notre convention', 'our convention'),
};

/** Every ruling on an unclear or silent line, its reason, and the other options a player may prefer. */
export function RulingsPage({ ruleset }: { ruleset: Ruleset }) {
  const frame = useRef<HTMLDivElement>(null);
  const asked = route.value.query.get('id');
  const wanted = asked === null ? undefined : idOfToday(asked);
  const register = registerOf(ruleset).value;
  useLanding(frame, wanted === undefined ? undefined : `ruling-${wanted}`, register.length > 0);
  const options = optionsOf(ruleset).value;
  const changed = Object.keys(options);
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
        <div class="row" role="status">
          {changed.length > 0 && (
            <>
              <span>
                {say(
                  changed.length === 1
                    ? t('Une interprétation à votre façon :', 'One ruling of your own:')
                    : t(`${changed.length} interprétations à votre façon :`, `${changed.length} rulings of your own:`),
                )}
              </span>
              {changed.map((id) => (
                <a key={id} href={`#/${ruleset.id}/rulings?id=${id}`}>
                  {id}
                </a>
              ))}
              <button type="button" class="compact" onClick={() => changed.forEach((id) => restore(ruleset, id))}>
                {say(t('Revenir aux nôtres', 'Back to ours'))}
              </button>
            </>
          )}
        </div>
      </div>
      <div class="ruling-list">
        {register.map((ruling) => (
          <Entry
            key={ruling.id}
            ruleset={ruleset}
            ruling={ruling}
            option={optionOf(ruleset, ruling.id, options)}
            wanted={ruling.id === wanted}
          />
        ))}
      </div>
    </div>
  );
}

/** The option in force; undefined where there is nothing to choose. */
const optionOf = ({ offers }: Ruleset, id: string, options: Options): string | undefined => {
  const offer = offers.find((o) => o.id === id);
  return offer && chosen(options, offer);
};

function restore(ruleset: Ruleset, id: string): void {
  choose(ruleset, id, optionOf(ruleset, id, OUR_OPTIONS)!);
}

interface EntryParts {
  readonly ruleset: Ruleset;
  readonly ruling: Ruling;
  /** Undefined where there is nothing to choose. */
  readonly option: string | undefined;
  readonly wanted: boolean;
}

function Entry({ ruleset, ruling, option, wanted }: EntryParts) {
  const { id, question, answer, why, origin } = ruling;
  const charts = ruleset.charts.filter(({ rulings }) => rulings?.includes(id));
  const changed = option !== optionOf(ruleset, id, OUR_OPTIONS);
  return (
    <article
      id={`ruling-${id}`}
      class={wanted ? 'ruling card flat wanted' : 'ruling card flat'}
      aria-labelledby={`question-${id}`}
      tabIndex={-1}
    >
      <div class="row" style={{ '--gap': 'var(--space-2)' }}>
        <a class="badge code" href={`#/${ruleset.id}/rulings?id=${id}`}>
          {id}
        </a>
        <span class={origin === 'house' ? 'badge warn' : 'badge'}>{say(ORIGINS[origin])}</span>
        {changed && <span class="badge accent">{say(t('à votre façon', 'your way'))}</span>}
      </div>
      <h2 id={`question-${id}`} class="ruling-question">
        {say(question)}
      </h2>
      <p class="ruling-answer">{say(answer)}</p>
      <p class="small muted">{say(why)}</p>
      {ruling.options !== undefined && option !== undefined && (
        <Segments
          name={`${ruleset.id}-${id}`}
          legend={say(t('Votre interprétation', 'Your ruling'))}
          options={Object.entries(ruling.options as Readonly<Record<string, Text>>).map(([key, text]) => ({
            id: key,
            text: say(text),
          }))}
          value={option}
          onChoose={(picked) => choose(ruleset, id, picked)}
        />
      )}
      {charts.length > 0 && (
        <p class="small">
          {say(t('Table : ', 'Chart: '))}
          <LinkList
            links={charts.map((chart) => ({ href: `#/${ruleset.id}/charts/${chart.id}`, text: say(chart.title) }))}
            between=", "
          />
        </p>
      )}
    </article>
  );
}

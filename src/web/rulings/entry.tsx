import type { Ruleset } from '../../kernel/ruleset.ts';
import type { Ruling } from '../../kernel/ruling.ts';
import { t, type Text } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { LinkList } from '../base/link-list.tsx';
import { Highlighted } from '../base/highlighted.tsx';
import { preferOption } from '../base/preferred-options.ts';
import { Segments } from '../form/segments.tsx';

const ORIGINS: Readonly<Record<Ruling['origin'], Text>> = {
  printed: t('dit par la feuille', 'said by the sheet'),
  family: t('d’après les jeux de la même famille', 'from the games of the same family'),
  house: t('notre convention', 'our convention'),
};

interface EntryParts {
  readonly ruleset: Ruleset;
  readonly ruling: Ruling;
  /** The option in force, and ours; undefined where there is nothing to choose. */
  readonly option: string | undefined;
  readonly ours: string | undefined;
  readonly wanted: boolean;
  /** What was sought, to be marked. */
  readonly terms: readonly string[];
}

export function Entry({ ruleset, ruling, option, ours, wanted, terms }: EntryParts) {
  const { id, question, answer, why, origin } = ruling;
  const charts = ruleset.charts.filter(({ rulings }) => rulings?.includes(id));
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
        {option !== ours && <span class="badge accent">{say(t('à votre façon', 'your way'))}</span>}
      </div>
      <h3 id={`question-${id}`} class="ruling-question">
        <Highlighted text={say(question)} terms={terms} />
      </h3>
      <p class="ruling-answer">
        <Highlighted text={say(answer)} terms={terms} />
      </p>
      <p class="small muted">
        <Highlighted text={say(why)} terms={terms} />
      </p>
      {ruling.options !== undefined && option !== undefined && (
        <Segments
          name={`${ruleset.id}-${id}`}
          legend={say(t('Votre interprétation', 'Your ruling'))}
          options={Object.entries(ruling.options as Readonly<Record<string, Text>>).map(([key, text]) => ({
            id: key,
            text: say(text),
          }))}
          value={option}
          onChoose={(picked) => preferOption(ruleset, id, picked)}
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

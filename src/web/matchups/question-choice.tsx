import type { Named } from '../../kernel/ruleset.ts';
import { t, type Text } from '../../kernel/text.ts';
import type { MatchupTable } from '../../calculate/matchups.ts';
import type { RowFortune } from '../../present/matchups.ts';
import { say } from '../base/lang.ts';
import { Segments } from '../form/segments.tsx';
import { Select } from '../form/select.tsx';
import { ALWAYS } from './question.ts';

/** After the legend. */
const SHORT: Readonly<Record<RowFortune, Text>> = {
  success: t('l’emporte', 'wins'),
  even: t('ni l’un ni l’autre', 'neither'),
  failure: t('perd', 'loses'),
};

const ANY = '';

interface QuestionChoiceProps {
  readonly table: MatchupTable | undefined;
  readonly question: Named;
  choose(id: string): void;
}

/** The question in sight, and the others: how the row fares, or one result in particular. */
export function QuestionChoice({ table, question, choose }: QuestionChoiceProps) {
  const always = ALWAYS.some(({ id }) => id === question.id);
  const classes = table?.classes ?? [];
  const known = always || classes.some(({ id }) => id === question.id) ? classes : [question, ...classes];
  return (
    <div class="row question">
      <Segments
        name="question"
        legend={say(t('La question : le camp de la ligne', 'The question: the row’s side'))}
        options={ALWAYS.map(({ id }) => ({ id, text: say(SHORT[id]) }))}
        value={question.id}
        onChoose={choose}
      />
      {known.length > 0 && (
        <label class="field">
          <span class="field-label">{say(t('ou un résultat précis', 'or one result in particular'))}</span>
          <Select
            options={[{ id: ANY, text: '—' }, ...known.map(({ id, text }) => ({ id, text: say(text) }))]}
            value={always ? ANY : question.id}
            onChoose={(id) => choose(id === ANY ? ALWAYS[0]!.id : id)}
          />
        </label>
      )}
    </div>
  );
}

import type { Ruleset } from '../../../kernel/ruleset.ts';
import type { Source } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { chartTitle } from '../../../present/json.ts';
import { say } from '../../base/lang.ts';

/** Where on the sheet it stands: a link to the row. */
export function Cite({ ruleset, source: { chart, row } }: { ruleset: Ruleset; source: Source }) {
  const query = row === undefined ? '' : `?row=${encodeURIComponent(row)}`;
  return (
    <a class="cite" href={`#/${ruleset.id}/charts/${chart}${query}`}>
      {say(chartTitle(ruleset, chart))}
    </a>
  );
}

/** The rulings a line rests on. */
export const RulingLinks = ({ ruleset, ids }: { ruleset: Ruleset; ids: readonly string[] }) => (
  <>
    {ids.map((id) => (
      <a key={id} class="badge calc-ruling" href={`#/${ruleset.id}/rulings?id=${encodeURIComponent(id)}`}>
        <span class="visually-hidden">{say(t('interprétation ', 'ruling '))}</span>
        {id}
      </a>
    ))}
  </>
);

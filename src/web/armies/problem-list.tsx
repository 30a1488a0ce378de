import { isRemainder, type Problem } from '../../kernel/problem.ts';
import { t, type Text } from '../../kernel/text.ts';
import { colon, say } from '../base/lang.ts';

/** Lists that a player counts: lines of a table, units of a file. */
const COUNTED: Readonly<Record<string, Text>> = { line: t('ligne', 'line'), entries: t('unité', 'unit') };

/** `line[3].type` as `line 3, type`. */
function placeIn(path: string): string {
  const [, list = '', n, rest = ''] = /^(\w+)\[(\d+)\]\.?(.*)$/.exec(path) ?? [];
  const counted = COUNTED[list];
  if (counted === undefined) return path;
  return [`${say(counted)} ${n}`, ...(rest === '' ? [] : [rest])].join(', ');
}

/** Places and reasons; a place that says nothing to a player is left out. */
export const ProblemList = ({ problems }: { problems: readonly Problem[] }) => (
  <ul class="army-problems">
    {problems.map((problem, i) => (
      <li key={i}>
        {!isRemainder(problem) && problem.path !== '' && (
          <>
            <span class="code">{placeIn(problem.path)}</span>
            {colon()}
          </>
        )}
        {say(problem.text)}
      </li>
    ))}
  </ul>
);

import { isMore, type Problem } from '../../kernel/problem.ts';
import { colon, say } from '../base/lang.ts';

/** Places and reasons; a place that says nothing to a player is left out. */
export const ProblemList = ({ problems }: { problems: readonly Problem[] }) => (
  <ul class="army-problems">
    {problems.map((problem, i) => (
      <li key={i}>
        {!isMore(problem) && problem.path !== '' && (
          <>
            <span class="code">{problem.path}</span>
            {colon()}
          </>
        )}
        {say(problem.text)}
      </li>
    ))}
  </ul>
);

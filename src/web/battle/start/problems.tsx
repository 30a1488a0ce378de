import type { Problem } from '../../../kernel/problem.ts';
import { colon, say } from '../../base/lang.ts';

/** Where something does not fit, and why. */
export const ProblemList = ({ problems }: { problems: readonly Problem[] }) => (
  <ul>
    {problems.map(({ path, text }) => (
      <li key={path}>
        <span class="code">{path}</span>
        {colon()}
        {say(text)}
      </li>
    ))}
  </ul>
);

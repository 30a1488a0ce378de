import type { Problem } from '../../../kernel/problem.ts';
import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { ProblemList } from './problems.tsx';

/** Instead of a game that does not fit: where, and why. */
export const Broken = ({ ruleset, problems }: { ruleset: string; problems: readonly Problem[] }) => (
  <div class="page stack">
    <h1>{say(t('Cette partie ne peut pas être reprise', 'This game cannot be taken up'))}</h1>
    <ProblemList problems={problems} />
    <a href={`#/${ruleset}/battles`}>{say(t('Toutes les batailles', 'All battles'))}</a>
  </div>
);

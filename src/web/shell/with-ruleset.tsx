import type { ComponentChildren } from 'preact';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { retry, rulesetOf } from '../base/rulesets.ts';
import { Missing } from './missing-page.ts';
import { Failed, Waiting } from '../base/waiting.tsx';

/** Shows `children` once the ruleset is there. */
export function WithRuleset({ id, children }: { id: string; children: (ruleset: Ruleset) => ComponentChildren }) {
  const loading = rulesetOf(id)?.value;
  if (loading === undefined) return <Missing />;
  if (loading.state === 'failed') return <Failed retry={() => retry(id)} />;
  return loading.state === 'loading' ? <Waiting /> : <>{children(loading.ruleset)}</>;
}

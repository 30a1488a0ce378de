import type { ComponentChildren } from 'preact';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { retry, rulesetOf } from '../base/rulesets.ts';
import { NotFound } from './not-found.ts';
import { LoadingFailed, Loading } from '../base/loading.tsx';

interface Props {
  readonly id: string;
  /** The only procedure that is needed, where it is not all of them. */
  readonly procedure?: string;
  children(ruleset: Ruleset): ComponentChildren;
}

/** Shows `children` once the rules they need are there. */
export function WithRuleset({ id, procedure, children }: Props) {
  const loading = rulesetOf(id, procedure)?.value;
  if (loading === undefined) return <NotFound />;
  if (loading.state === 'failed') return <LoadingFailed retry={() => retry(id, procedure)} />;
  return loading.state === 'loading' ? <Loading /> : <>{children(loading.ruleset)}</>;
}

import type { ComponentChildren } from 'preact';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { FORECASTS, type Foreseeing, RULESETS, type Shelf } from '../base/rulesets.ts';
import { Missing } from './missing-page.ts';
import { Failed, Waiting } from '../base/waiting.tsx';

interface Props<T> {
  readonly id: string;
  /** The only procedure that is needed, where it is not all of them. */
  readonly procedure?: string;
  children(loaded: T): ComponentChildren;
}

/** Shows `children` once what they need is there. */
function Once<T>({ from, id, procedure, children }: Props<T> & { readonly from: Shelf<T> }) {
  const loading = from.of(id, procedure)?.value;
  if (loading === undefined) return <Missing />;
  if (loading.state === 'failed') return <Failed retry={() => from.retry(id, procedure)} />;
  return loading.state === 'loading' ? <Waiting /> : <>{children(loading)}</>;
}

export const WithRuleset = ({ children, ...asked }: Props<Ruleset>) => (
  <Once from={RULESETS} {...asked}>
    {({ ruleset }) => children(ruleset)}
  </Once>
);

export const WithForecast = (props: Props<Foreseeing> & { readonly procedure: string }) => (
  <Once from={FORECASTS} {...props} />
);

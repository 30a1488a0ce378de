import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BadInput, type Problem } from '../../kernel/problem.ts';
import { t } from '../../kernel/text.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { say } from '../base/lang.ts';
import { LoadingFailed, Loading } from '../base/loading.tsx';
import { ProblemList } from '../battle/start/problems.tsx';
import { NotFound } from '../shell/not-found.ts';
import { EditorView } from './editor-view.tsx';
import { type EditorModel, editorModel } from './model.ts';
import { keptScenario, mine } from './shelf.ts';
import { readSketch } from './sketch.ts';
import { type AnyBench, benchOf } from './surface-view.tsx';

type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly problems: readonly Problem[] }
  | { readonly state: 'ready'; readonly model: EditorModel; readonly bench: AnyBench };

/** The scenario of this device that the address names. */
export function EditorPage({ ruleset, scenario }: { ruleset: string; scenario: string }) {
  const opened = useSignal<Opened>({ state: 'loading' });
  const open = async (): Promise<void> => {
    opened.value = { state: 'loading' };
    try {
      const card = CATALOGUE.find(({ id }) => id === ruleset);
      const [workshop, battles] = await Promise.all([card?.workshop?.(), card?.battles?.()]);
      const isMine = mine.peek().some((one) => one.id === scenario && one.ruleset === ruleset);
      if (workshop === undefined || battles === undefined || !isMine) opened.value = { state: 'missing' };
      else {
        const sketch = readSketch(workshop, keptScenario(scenario));
        const model = editorModel({ id: scenario, ruleset, workshop, battles }, sketch);
        const bench = benchOf(model);
        opened.value = bench === undefined ? { state: 'missing' } : { state: 'ready', model, bench };
      }
    } catch (error) {
      opened.value = error instanceof BadInput ? { state: 'broken', problems: error.problems } : { state: 'failed' };
    }
  };
  useEffect(() => void open(), [ruleset, scenario]);
  const current = opened.value;
  if (current.state === 'ready') return <EditorView model={current.model} bench={current.bench} />;
  if (current.state === 'failed') return <LoadingFailed retry={open} />;
  if (current.state === 'missing') return <NotFound />;
  if (current.state === 'loading') return <Loading />;
  return (
    <div class="page stack">
      <h1>{say(t('Ce scénario ne peut pas être repris', 'This scenario cannot be taken up'))}</h1>
      <ProblemList problems={current.problems} />
      <a href={`#/${ruleset}/battles`}>{say(t('Toutes les batailles', 'All battles'))}</a>
    </div>
  );
}

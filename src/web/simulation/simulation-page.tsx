import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BadInput, type Problem } from '../../kernel/problem.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { fieldOf } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { say } from '../base/lang.ts';
import { preferredOptions } from '../base/preferred-options.ts';
import { LoadingFailed, Loading } from '../base/loading.tsx';
import { sideColours } from '../board/side-colours.ts';
import { ProblemList } from '../battle/start/problems.tsx';
import { keptScenario, mine } from '../editor/shelf.ts';
import { NotFound } from '../shell/not-found.ts';
import { QuestionForm } from './question-form.tsx';
import { type SimulationModel, simulationModel } from './model.ts';
import { Results } from './results.tsx';
import './simulation.css';

type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly problems: readonly Problem[] }
  | { readonly state: 'ready'; readonly model: SimulationModel; readonly colours: readonly string[] | undefined };

async function opened(ruleset: Ruleset, id: string): Promise<Opened> {
  const card = CATALOGUE.find((one) => one.id === ruleset.id);
  const [battles, workshop, register] = await Promise.all([card?.battles?.(), card?.workshop?.(), ruleset.rulings()]);
  if (battles?.computerPlays !== true || workshop === undefined) return { state: 'missing' };
  const isMine = mine.peek().some((one) => one.id === id && one.ruleset === ruleset.id);
  const document = isMine ? keptScenario(id) : await battles.scenarios.find((one) => one.id === id)?.load();
  if (document === undefined) return { state: 'missing' };
  const battle = battles.open(document, preferredOptions(ruleset).peek());
  const { scenario, sides } = battle.game;
  const { colours } = await battle.table();
  const format = fieldOf(workshop.format);
  return {
    state: 'ready',
    colours,
    model: simulationModel({ ruleset, battles, id, title: scenario.title, sides, document, format, register }),
  };
}

/** A scenario played many times between minds, beside the page. */
export function SimulationPage({ ruleset, scenario }: { ruleset: Ruleset; scenario: string }) {
  const found = useSignal<Opened>({ state: 'loading' });
  const open = async (): Promise<void> => {
    found.value = { state: 'loading' };
    try {
      found.value = await opened(ruleset, scenario);
    } catch (error) {
      found.value = error instanceof BadInput ? { state: 'broken', problems: error.problems } : { state: 'failed' };
    }
  };
  useEffect(() => void open(), [ruleset, scenario]);
  const current = found.value;
  const model = current.state === 'ready' ? current.model : undefined;
  useEffect(() => () => model?.stop(), [model]);
  if (current.state === 'failed') return <LoadingFailed retry={open} />;
  if (current.state === 'missing') return <NotFound />;
  if (current.state === 'loading') return <Loading />;
  if (current.state === 'broken')
    return (
      <div class="page stack">
        <h1>{say(t('Ce scénario ne peut pas être joué', 'This scenario cannot be played'))}</h1>
        <ProblemList problems={current.problems} />
        <a href={`#/${ruleset.id}/scenario/${scenario}`}>{say(t('Le corriger', 'Correct it'))}</a>
      </div>
    );
  return (
    <div class="page stack simulation side-colours" style={current.colours && sideColours(current.colours)}>
      <div class="stack simulation-head">
        <h1>{say(t(`${current.model.title.fr}, encore et encore`, `${current.model.title.en}, again and again`))}</h1>
        <p class="lead">
          {say(
            t(
              'L’ordinateur joue les deux camps, bataille après bataille : qui gagne, quand, à quel prix, et ce que change une interprétation ou un nombre du scénario.',
              'The computer plays both sides, battle after battle: who wins, when, at what cost, and what a ruling or a number of the scenario changes.',
            ),
          )}
        </p>
      </div>
      <QuestionForm model={current.model} />
      <Results model={current.model} />
    </div>
  );
}

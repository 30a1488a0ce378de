import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { BadInput, type Problem } from '../../kernel/problem.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { newSeed } from '../base/new-seed.ts';
import { OUR_OPTIONS } from '../../kernel/ruling.ts';
import { preferredOptions } from '../base/preferred-options.ts';
import { replace, route } from '../base/router.ts';
import { LoadingFailed, Loading } from '../base/loading.tsx';
import { NotFound } from '../shell/not-found.ts';
import { battleChoiceIn } from './start/battle-choice.ts';
import { Broken } from './start/broken.tsx';
import { seat } from './computer/seats.ts';
import type { BattleModel } from './match/model.ts';
import { keptLessons } from './guide/kept-lessons.ts';
import { battlesOf, newBattle } from './match/open-battle.ts';
import { PlayView } from './play-view.tsx';
import { keptBattle } from './match/resume.ts';

type Opened =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'missing' }
  | { readonly state: 'broken'; readonly problems: readonly Problem[] }
  | { readonly state: 'ready'; readonly model: BattleModel };

/** Lessons begin, or go on where this game left them. */
async function teachIn(model: BattleModel, begins: boolean): Promise<void> {
  const { id, game, teacher } = model;
  const kept = keptLessons(game.scenario.id);
  const goesOn = kept?.game === id && !kept.isOver ? kept.at : undefined;
  const from = begins ? 0 : goesOn;
  if (teacher.value !== undefined || from === undefined) return;
  const battles = await battlesOf(game.ruleset);
  const course = await battles?.scenarios.find((card) => card.id === game.scenario.id)?.course?.();
  if (course === undefined) return;
  const { teach } = await import('./guide/teach.tsx');
  teach(model, course, from);
}

/** A battle: the game that the address names, or a new one. */
export function BattlePage({ ruleset, scenario }: { ruleset: Ruleset; scenario: string }) {
  const opened = useSignal<Opened>({ state: 'loading' });
  const open = async (): Promise<void> => {
    opened.value = { state: 'loading' };
    const { query } = route.peek();
    const id = query.get('game');
    const { side, against, teach } = battleChoiceIn(query);
    // Lessons play by our rulings: what they show is to happen.
    const options = teach ? OUR_OPTIONS : preferredOptions(ruleset).value;
    try {
      const model =
        (id === null ? undefined : await keptBattle(ruleset, id)) ??
        (await newBattle(ruleset, scenario, options, query.get('seed') ?? newSeed()));
      if (model === undefined) opened.value = { state: 'missing' };
      else {
        if (against !== undefined) seat(model.id, 1 - side, against);
        await teachIn(model, teach);
        replace(`#/${ruleset.id}/battle/${model.game.scenario.id}?game=${model.id}`);
        opened.value = { state: 'ready', model };
      }
    } catch (error) {
      opened.value = error instanceof BadInput ? { state: 'broken', problems: error.problems } : { state: 'failed' };
    }
  };
  useEffect(() => void open(), [ruleset, scenario]);
  const current = opened.value;
  if (current.state === 'ready') return <PlayView model={current.model} ruleset={ruleset} />;
  if (current.state === 'failed') return <LoadingFailed retry={open} />;
  if (current.state === 'missing') return <NotFound />;
  if (current.state === 'loading') return <Loading />;
  return <Broken ruleset={ruleset.id} problems={current.problems} />;
}

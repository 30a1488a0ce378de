import type { Explanation } from '../../../minds/explanation.ts';
import type { BattleModel } from '../match/model.ts';
import type { Answer, Question } from './question.ts';
import type { Seated } from './seats.ts';

let thread: Worker | undefined;
let next = 0;
const waiting = new Map<number, (answer: Answer) => void>();

function worker(): Worker {
  if (thread !== undefined) return thread;
  thread = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  thread.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  thread.addEventListener('error', () => {
    thread = undefined;
    for (const [id, answer] of waiting) answer({ id, failed: true });
    waiting.clear();
  });
  return thread;
}

/** What a mind would do in a position, and why; undefined where it cannot be asked. */
export async function ask(
  { game, match }: BattleModel,
  state: unknown,
  level: Seated,
): Promise<Explanation<unknown> | undefined> {
  const { side } = game.legal(state);
  if (side === undefined) return undefined;
  const id = next++;
  const question: Question = {
    id,
    ruleset: game.ruleset,
    scenario: match.value.journal.scenario,
    options: game.options,
    level,
    side,
    seen: game.view(state, side),
  };
  const answer = await new Promise<Answer>((resolve) => {
    waiting.set(id, resolve);
    worker().postMessage(question, []);
  });
  return 'why' in answer ? answer.why : undefined;
}

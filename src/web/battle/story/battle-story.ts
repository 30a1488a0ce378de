import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { plainStoryteller } from '../../../play/story/plain.ts';
import { type Memory, type Story, storyOf } from '../../../play/story/story.ts';
import type { Storyteller } from '../../../kernel/story.ts';
import type { BattleModel } from '../match/model.ts';

type BattleStory = ReadonlySignal<Story | undefined>;

const stories = new WeakMap<BattleModel, BattleStory>();

function begin({ game, match, table }: BattleModel): BattleStory {
  const teller = signal<Storyteller | undefined>(undefined);
  const memory: Memory<unknown> = new WeakMap();
  void (table.story?.() ?? Promise.resolve(plainStoryteller(game))).then((loaded) => (teller.value = loaded));
  return computed(() => teller.value && storyOf(teller.value, match.value, memory));
}

/** The story of a battle as far as it was played; undefined until what tells it is loaded. */
export function battleStory(model: BattleModel): BattleStory {
  let story = stories.get(model);
  if (story === undefined) stories.set(model, (story = begin(model)));
  return story;
}

/** Shows the position after an entry; after the last one, the present. */
export function showAfter(model: BattleModel, n: number): void {
  model.clear();
  model.shown.value = n === model.match.value.entries.length ? undefined : n;
}

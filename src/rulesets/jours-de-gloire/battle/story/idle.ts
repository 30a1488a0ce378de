import { eventsOf } from '../../../../hex-battle/story/passage-events.ts';
import type { Passage } from '../../../../kernel/story.ts';
import { join, t } from '../../../../kernel/text.ts';
import type { HexPlace } from '../../../../space/hex-table.ts';
import type { Battle } from '../game.ts';
import { STEP_NAMES } from '../text/log-lines.ts';
import type { PassageEvents } from './passage-events.ts';

/** Steps that passed by themselves. */
export function idlePassage(_battle: Battle, events: PassageEvents): Passage<HexPlace> {
  const { fr, en } = join(
    eventsOf(events, 'step').flatMap(({ step }) => STEP_NAMES[step] ?? []),
    ', ',
  );
  return { text: t(`Rien à faire : ${fr}`, `Nothing to do: ${en}`), matter: 'aside', arrows: [] };
}

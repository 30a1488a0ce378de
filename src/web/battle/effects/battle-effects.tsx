import { useEffect, useMemo, useRef } from 'preact/hooks';
import { display } from '../../base/display.ts';
import { type Cue, cuesOf } from '../../sound/cues.ts';
import type { BattleModel } from '../match/model.ts';
import { RolledDice } from './rolled-dice.tsx';

/** Sounds are fetched with the first of them; browsers play none before the page was touched. */
function lateSounds(): (cues: readonly Cue[]) => void {
  let player: Promise<(cues: readonly Cue[]) => void> | undefined;
  return (cues) => {
    if (!display.sound.value || cues.length === 0 || !navigator.userActivation.hasBeenActive) return;
    player ??= import('../../sound/player.ts').then(({ newPlayer }) => newPlayer());
    player.then(
      (play) => play(cues),
      () => (player = undefined),
    );
  };
}

/** What is heard and seen of the command that was just played; nothing waits for it. */
export function BattleEffects({ model }: { model: BattleModel }) {
  const { table, match, last, looksBack } = model;
  const sound = useMemo(lateSounds, [model]);
  const before = useRef(match.value);
  const played = last.value;
  useEffect(() => {
    const [earlier, now] = [before.current, match.value];
    before.current = now;
    const [was, is] = [earlier.states.at(-1), now.states.at(-1)];
    const places = new Map(table.surface.counters(was).map(({ id, place }) => [id, place]));
    const moved = table.surface.counters(is).filter(({ id, place }) => {
      const start = places.get(id);
      return start !== undefined && !table.surface.isSame(start, place);
    });
    sound(
      cuesOf({
        turns: [table.turn(was).now, table.turn(is).now],
        dice: played?.throws.length ?? 0,
        moved: moved.length,
        isPlayed: played !== undefined && now.entries.length > earlier.entries.length,
      }),
    );
  }, [match.value]);
  if (!display.motion.value || played === undefined || looksBack.value) return null;
  return <RolledDice key={match.value.journal.lines.length} throws={played.throws} />;
}

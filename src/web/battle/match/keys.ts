import { useEffect } from 'preact/hooks';
import { isShortcut } from '../../base/keys.ts';
import type { HandingOver } from './hand-over.ts';
import type { BattleModel } from './model.ts';

export const theBoard = (): HTMLElement | null => document.querySelector('.battle .board-window');

/** N, R, U, E and digits, from anywhere but a field one types in. */
export function useKeys(model: BattleModel, handing: HandingOver): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      n: model.next,
      l: model.toggleLine,
      r: model.confirm,
      u: model.undo,
      e: model.endStep,
      Escape: model.clear,
    };
    const inThePast: typeof keys = { Escape: () => (model.shown.value = undefined) };
    const actOf = (key: string): (() => void) | undefined => {
      if (model.looksBack.value) return inThePast[key];
      if (/^\d$/.test(key)) return model.digit(Number(key));
      // Letters with Caps Lock too.
      return keys[key.length === 1 ? key.toLowerCase() : key];
    };
    const onKey = (event: KeyboardEvent): void => {
      const act = actOf(event.key);
      if (act === undefined || !isShortcut(event)) return;
      // What lies over the battle has the keys.
      if (handing.awaited.value !== undefined || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      act();
      // The arrows go on from the counter that was taken.
      if (act === model.next) theBoard()?.focus({ preventScroll: true });
    };
    // Before the map: a digit that is a die does not zoom.
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [model]);
}

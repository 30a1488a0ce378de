import { useEffect } from 'preact/hooks';
import { isShortcut } from '../base/keys.ts';
import { cited } from '../calculator/answer/citing.tsx';
import type { HandingOver } from './handing.ts';
import type { BattleModel } from './model.ts';

/** N, R, U, E and digits, from anywhere but a field one types in. */
export function useKeys(model: BattleModel, handing: HandingOver): void {
  useEffect(() => {
    const keys: Readonly<Record<string, () => void>> = {
      n: model.next,
      l: model.alignAll,
      r: model.confirm,
      u: model.takeBack,
      e: model.endStep,
      Escape: model.clear,
    };
    const inThePast: typeof keys = { Escape: () => (model.shown.value = undefined) };
    const actOf = (key: string): (() => void) | undefined => {
      if (model.looksBack.value) return inThePast[key];
      return /^\d$/.test(key) ? () => model.digit(Number(key)) : keys[key];
    };
    const onKey = (event: KeyboardEvent): void => {
      const act = actOf(event.key);
      if (act === undefined || !isShortcut(event)) return;
      // What lies over the battle has the keys.
      if (handing.awaited.value !== undefined || cited.value !== undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model]);
}

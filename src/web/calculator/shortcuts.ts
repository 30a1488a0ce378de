import { useEffect } from 'preact/hooks';
import { isShortcut, isTyping } from '../base/keys.ts';
import { isFace } from './dice/next-die.tsx';
import { throwDice } from './dice/animation.ts';
import type { Model } from './model.ts';

/** Brings the focus to the dice from anywhere but a field one types in. */
const DICE_KEY = 'd';

const OPERATED = 'a, button, input, select, summary, [role="button"]';

/** Space rolls and digits type where the key means nothing to what has the focus. */
const isFree = ({ target }: KeyboardEvent): boolean =>
  !(target instanceof Element && target.closest(OPERATED) !== null);

function onShortcut(event: KeyboardEvent, model: Model): boolean {
  if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey) {
    if (isTyping(event.target)) return false;
    model.undo();
    return true;
  }
  if (!isShortcut(event) || document.querySelector('dialog[open]') !== null) return false;
  if (event.key === DICE_KEY) {
    const dice = document.getElementById('dice');
    (dice?.querySelector<HTMLElement>('.calc-faces [tabindex="0"]') ?? dice?.querySelector('h2'))?.focus();
    return true;
  }
  if (!isFree(event)) return false;
  if (event.key === ' ') {
    void throwDice(model);
    return true;
  }
  const attempt = model.run.value;
  if (!/^\d$/.test(event.key) || attempt?.state !== 'wanting' || !isFace(attempt.wanted.die, Number(event.key)))
    return false;
  model.enter(Number(event.key));
  return true;
}

/** The keys of a calculator: Space rolls, digits are faces, `d` leads to the dice, Ctrl+Z undoes. */
export function useShortcuts(model: Model): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!event.defaultPrevented && onShortcut(event, model)) event.preventDefault();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [model]);
}

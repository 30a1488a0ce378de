/** Whether a key typed there belongs to the field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type="checkbox"], [type="radio"]), textarea, select, [contenteditable]') !== null;

/** Whether a key is free to mean something to the page: pressed alone, and not in a field one types in. */
export const isShortcut = (event: KeyboardEvent): boolean =>
  !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target);

/** Arrow keys lead along the controls of a row, Home and End to its ends; Tab leads on. */
export function moveAmong(event: KeyboardEvent & { readonly currentTarget: HTMLElement }, controls: string): void {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(controls)];
  const at = all.indexOf(document.activeElement as HTMLElement);
  const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: all.length - 1 }[event.key];
  const to = next === undefined ? undefined : all[next];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  to.focus();
}

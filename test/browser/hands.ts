import type { Locator, Page } from 'playwright-core';

/** The frame is drawn, and what comes behind it is done: whoever listens to keys listens by then. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve))));

/** How somebody works a page: all that an evening with armies needs. */
export interface Hands {
  /** Brings the focus to it. */
  reach(control: Locator): Promise<void>;
  press(control: Locator): Promise<void>;
  /** Ticks a box, or chooses one of several. */
  choose(control: Locator): Promise<void>;
  write(control: Locator, text: string): Promise<void>;
  /** One of a list that drops down. */
  select(control: Locator, option: string): Promise<void>;
}

export const byTouch: Hands = {
  reach: (control) => control.focus(),
  press: (control) => control.tap(),
  choose: (control) => control.tap(),
  write: (control, text) => control.fill(text),
  async select(control, option) {
    await control.selectOption({ label: option });
  },
};

const MOST_WAYS = 40;

/** How many stops of Tab lead from what has the focus to a control; below 0 they lead back, at 0 it is reached. */
function stopsTo(control: Element): number {
  const within = control.closest('dialog') ?? document;
  // A group of radio buttons is one stop: the one that is chosen, or the first.
  const stopOf = (element: Element): Element => {
    if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return element;
    const group = [...within.querySelectorAll<HTMLInputElement>('input[type="radio"]')].filter(
      ({ name }) => name === element.name,
    );
    return group.find(({ checked }) => checked) ?? group[0]!;
  };
  const focused = document.activeElement!;
  const [from, to] = [stopOf(focused), stopOf(control)];
  if (from === to) return 0;
  const stops = [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      !element.matches(':disabled') &&
      element.checkVisibility() &&
      stopOf(element) === element,
  );
  if (stops.includes(from as HTMLElement) && stops.includes(to as HTMLElement))
    return stops.indexOf(to as HTMLElement) - stops.indexOf(from as HTMLElement);
  return focused.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING ? 1 : -1;
}

/** Nothing but keys: Tab leads to every control. */
export function byKeyboard(page: Page): Hands {
  const reach = async (control: Locator): Promise<void> => {
    await control.waitFor();
    // Looking after every key would cost as much as the key: the way is counted, gone, and looked at again.
    for (let i = 0; i < MOST_WAYS; i++) {
      const way = await control.evaluate(stopsTo);
      if (way === 0) return;
      for (let left = Math.abs(way); left > 0; left--) await page.keyboard.press(way > 0 ? 'Tab' : 'Shift+Tab');
    }
    throw new Error(`Tab never reaches ${String(control)}`);
  };
  return {
    reach,
    async press(control) {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    async choose(control) {
      const group = await control.evaluate((input: HTMLInputElement) => (input.type === 'radio' ? input.name : ''));
      if (group === '') {
        await reach(control);
        return page.keyboard.press('Space');
      }
      // Tab leads to a group of radio buttons, arrows lead on within it.
      const all = page.locator(`input[type="radio"][name="${group}"]`);
      const chosen = page.locator(`input[type="radio"][name="${group}"]:checked`);
      await reach((await chosen.count()) > 0 ? chosen : all.first());
      await page.keyboard.press('Space');
      for (let i = await all.count(); i > 0 && !(await control.isChecked()); i--)
        await page.keyboard.press('ArrowRight');
      return undefined;
    },
    async write(control, text) {
      await reach(control);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    },
    async select(control, option) {
      await reach(control);
      await page.keyboard.type(option);
      await page.keyboard.press('Tab');
    },
  };
}

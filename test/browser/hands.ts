import type { Locator, Page } from 'playwright-core';

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

const MOST_TABS = 200;

/** Nothing but keys: Tab leads to every control. */
export function byKeyboard(page: Page): Hands {
  const has = (control: Locator): Promise<boolean> => control.evaluate((element) => element === document.activeElement);
  const reach = async (control: Locator): Promise<void> => {
    await control.waitFor();
    for (let i = 0; !(await has(control)); i++) {
      if (i === MOST_TABS) throw new Error(`Tab never reaches ${String(control)}`);
      await page.keyboard.press('Tab');
    }
  };
  return {
    reach,
    async press(control) {
      await reach(control);
      await page.keyboard.press('Enter');
    },
    async choose(control) {
      await reach(control);
      await page.keyboard.press('Space');
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

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

/** At least so many stops of Tab lie between what has the focus and a control further down; 0 where that is not known. */
function stopsBefore(control: Element): number {
  const within = control.closest('dialog') ?? document;
  const groups = new Set<string>();
  const stops = [...within.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')].filter(
    (element) => {
      if (element.tabIndex < 0 || element.matches(':disabled') || !element.checkVisibility()) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // A group of radio buttons is one stop.
      const isNew = !groups.has(element.name);
      groups.add(element.name);
      return isNew;
    },
  );
  const [from, to] = [document.activeElement, control].map((element) => stops.indexOf(element as HTMLElement));
  return from! >= 0 && to! > from! ? to! - from! : 0;
}

/** Nothing but keys: Tab leads to every control. */
export function byKeyboard(page: Page): Hands {
  const has = (control: Locator): Promise<boolean> => control.evaluate((element) => element === document.activeElement);
  const reach = async (control: Locator): Promise<void> => {
    await control.waitFor();
    // Looking after every key costs as much as the key: most of the way is gone blindly, and never beyond the control.
    for (let near = (await control.evaluate(stopsBefore)) - 3; near > 0; near--) await page.keyboard.press('Tab');
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

import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Lang } from '../../src/kernel/text.ts';

export const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
export type Screen = keyof typeof SCREENS;

/** The words of the page that tests look for. */
export const WORDS = {
  fr: {
    dice: 'Les dés',
    result: 'Le résultat',
    odds: 'Les chances',
    reckoning: 'Le compte',
    start: 'Partir de',
    short: 'un formulaire court',
    history: 'Historique',
    passes: 'ou nombre de réussites',
    share: 'À partager',
  },
  en: {
    dice: 'The dice',
    result: 'The result',
    odds: 'The odds',
    reckoning: 'The reckoning',
    start: 'Start from',
    short: 'a short form',
    history: 'History',
    passes: 'or number of passes',
    share: 'To share',
  },
} as const;

interface Options {
  readonly lang?: Lang;
  readonly screen?: Screen;
  readonly scheme?: 'light' | 'dark';
}

/** Somebody with a browser of their own: fresh profile, chosen language, screen and theme. */
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly words: (typeof WORDS)[Lang];
  /** Errors of the console and of scripts: there must be none. */
  readonly errors: string[] = [];

  private constructor(context: BrowserContext, page: Page, lang: Lang) {
    this.context = context;
    this.page = page;
    this.words = WORDS[lang];
    page.on('console', (message) => {
      if (message.type() === 'error') this.errors.push(message.text());
    });
    page.on('pageerror', (error) => this.errors.push(error.message));
  }

  static async arrive(
    browser: Browser,
    { lang = 'en', screen = 'desktop', scheme = 'light' }: Options = {},
  ): Promise<Visitor> {
    const context = await browser.newContext({
      viewport: SCREENS[screen],
      colorScheme: scheme,
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return new Visitor(context, page, lang);
  }

  async leave(): Promise<void> {
    await this.context.close();
    expect(this.errors).toEqual([]);
  }

  region(name: keyof (typeof WORDS)['en']): Locator {
    return this.page.getByRole('region', { name: this.words[name] });
  }

  get result(): Locator {
    return this.region('result');
  }

  /** Exact chances of the first table of odds, as `class → fraction`. */
  async odds(): Promise<string[]> {
    const table = this.region('odds').getByRole('table').first();
    return (await table.locator('tbody tr').allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' ').trim());
  }

  async startShort(): Promise<void> {
    await this.page.getByRole('combobox', { name: this.words.start }).selectOption({ label: this.words.short });
  }

  face(face: number): Locator {
    return this.region('dice').getByRole('button', { name: String(face), exact: true });
  }

  /** Waits until the page asks for a die or tells the result. */
  async asked(): Promise<'die' | 'result'> {
    const die = this.region('dice').getByRole('group').first();
    await expect.poll(async () => (await die.isVisible()) || (await this.result.isVisible())).toBe(true);
    return (await this.result.isVisible()) ? 'result' : 'die';
  }

  /** Presses Tab until what has the focus answers to the name. */
  async tabTo(name: RegExp): Promise<void> {
    for (let i = 0; i < 250; i++) {
      await this.page.keyboard.press('Tab');
      const label = await this.page.evaluate(() => {
        const focused = document.activeElement;
        if (focused === null) return '';
        const labelled = focused.getAttribute('aria-labelledby');
        const byId = labelled
          ? labelled
              .split(' ')
              .map((id) => document.getElementById(id)?.textContent ?? '')
              .join(' ')
          : '';
        const own = focused.getAttribute('aria-label') ?? (focused as HTMLInputElement).labels?.[0]?.textContent ?? '';
        return byId || own || focused.textContent || '';
      });
      if (name.test(label.trim())) return;
    }
    throw new Error(`Tab never reaches ${name}`);
  }
}

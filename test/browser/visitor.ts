import type { Browser, BrowserContext, BrowserContextOptions, Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Lang } from '../../src/kernel/text.ts';
import { faultsIn } from './axe.ts';
import { drawn } from './hands.ts';

/** What a page shows once it is ready: a busy machine takes its time. */
export const soon = <T>(ask: () => T) => expect.poll(ask, { timeout: 10_000 });

/** What was downloaded; a browser of another process has no file for us. */
export async function contentOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export const SCREENS = {
  narrow: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  laptop: { width: 1366, height: 768 },
  desktop: { width: 1280, height: 800 },
} as const;
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
    passes: 'ou nombre de',
    share: 'À partager',
    bar: 'Le combat en bref',
  },
  en: {
    dice: 'The dice',
    result: 'The result',
    odds: 'The odds',
    reckoning: 'The reckoning',
    start: 'Start from',
    short: 'a short form',
    history: 'History',
    passes: 'or number',
    share: 'To share',
    bar: 'The combat at a glance',
  },
} as const;

interface Options {
  readonly lang?: Lang;
  readonly screen?: Screen;
  readonly scheme?: 'light' | 'dark';
  /** With fingers: whatever one touches is larger then. */
  readonly touch?: boolean;
  /** Whether all of Grognard is fetched for use offline: half of a visit's work, and nothing is seen of it online. */
  readonly keeps?: boolean;
}

/** Contexts that a visitor has left, empty, by their options: what the browser has cached and compiled stays there for the next. */
const left = new Map<string, BrowserContext[]>();

/** Somebody with a browser of their own: nothing stored, chosen language, screen and theme. */
export class Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Of its context, where another visitor may have it next. */
  readonly #kind: string | undefined;
  readonly words: (typeof WORDS)[Lang];
  /** Errors of the console and of scripts: there must be none. */
  readonly errors: string[] = [];

  private constructor(kind: string | undefined, context: BrowserContext, page: Page, lang: Lang) {
    this.#kind = kind;
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
    { lang = 'en', screen = 'desktop', scheme = 'light', touch = false, keeps = false }: Options = {},
  ): Promise<Visitor> {
    const options: BrowserContextOptions = {
      viewport: SCREENS[screen],
      colorScheme: scheme,
      locale: lang === 'fr' ? 'fr-FR' : 'en-GB',
      reducedMotion: 'reduce',
      hasTouch: touch,
      serviceWorkers: keeps ? 'allow' : 'block',
    };
    const kind = keeps ? undefined : JSON.stringify(options);
    const context = (kind && left.get(kind)?.pop()) || (await browser.newContext(options));
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    return new Visitor(kind, context, page, lang);
  }

  /** Leaves nothing behind. A context whose test has failed is not left, and nobody has it next. */
  async leave(): Promise<void> {
    // Clearing up leads to pages that may store nothing: what scripts of a test say there is none of the page's errors.
    const errors = [...this.errors];
    if (this.#kind === undefined) await this.context.close();
    else {
      await this.#clear();
      left.set(this.#kind, [...(left.get(this.#kind) ?? []), this.context]);
    }
    expect(errors).toEqual([]);
  }

  async #clear(): Promise<void> {
    const { context } = this;
    const pages = context.pages();
    const origins = new Set(await Promise.all(pages.map((page) => page.evaluate(() => location.origin))));
    // Pages may write once more when they are left.
    const blank = await context.newPage();
    await Promise.all(pages.map((page) => page.close()));
    const session = await context.newCDPSession(blank);
    for (const origin of origins)
      if (origin !== 'null') await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await Promise.all([context.unrouteAll(), context.clearPermissions(), blank.close()]);
  }

  region(name: keyof (typeof WORDS)['en']): Locator {
    return this.page.getByRole('region', { name: this.words[name] });
  }

  /** The strip of chances and the Roll button, always in sight. */
  get bar(): Locator {
    return this.region('bar');
  }

  get result(): Locator {
    return this.region('result');
  }

  /** What stands beyond an edge of the screen, and cannot be scrolled or dragged into sight within its own region. */
  async cutOff(): Promise<string[]> {
    return this.page.evaluate(() => {
      const width = document.documentElement.clientWidth;
      const beyond = (box: DOMRect): boolean => box.right > width + 1 || box.left < -1;
      const unseen = (box: DOMRect): boolean => box.width < 2 || box.height < 2;
      const scrolls = (element: Element): boolean =>
        /auto|scroll/.test(getComputedStyle(element).overflowX) || element.classList.contains('board-window');
      const reached = (element: Element): boolean => {
        for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement)
          if (scrolls(at) || at.classList.contains('visually-hidden')) return true;
        return false;
      };
      return [...document.body.querySelectorAll('*')]
        .filter((element) => {
          const box = element.getBoundingClientRect();
          return beyond(box) && !unseen(box) && element.checkVisibility({ visibilityProperty: true });
        })
        .filter((element) => !element.classList.contains('visually-hidden') && !reached(element))
        .map((element) => {
          const { left, right } = element.getBoundingClientRect();
          return `${element.tagName} “${element.textContent.slice(0, 40)}” from ${left} to ${right} of ${width}`;
        });
    });
  }

  /** What axe finds serious on the page as it stands, sizes of targets included: nothing. */
  async serious(): Promise<void> {
    expect(await faultsIn(this.page)).toEqual([]);
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
    await drawn(this.page);
    await soon(async () => (await die.isVisible()) || (await this.result.isVisible())).toBe(true);
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

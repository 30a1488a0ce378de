import { expect, test } from 'vitest';
import { browser, server } from './shared.ts';
import { soon, Visitor } from './visitor.ts';

const minutes = 60_000;

const MARGIN_MM = 12;
const PAPERS = { A4: [210, 297], Letter: [215.9, 279.4] } as const;
type Paper = keyof typeof PAPERS;
const pixels = (mm: number): number => Math.round((mm / 25.4) * 96);

/** Pages of a PDF, and whether they lie on their side. */
function pagesOf(pdf: Buffer): { readonly count: number; readonly wide: boolean } {
  const text = pdf.toString('latin1');
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(text)!;
  return { count: (text.match(/\/Type\s*\/Page\b/g) ?? []).length, wide: Number(width) > Number(height) };
}

/** The page as paper of this width shows it: what reaches beyond its edge, and how far down the first table begins. */
async function onPaper({ page }: Visitor, width: number, height: number) {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(async (edge) => {
    // Sizes come from the screen to those of paper within a frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    const shown = [...document.body.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0,
    );
    const isHidden = (element: Element) => element.closest('.visually-hidden, .heat-name') !== null;
    const beyond = shown.filter((element) => element.getBoundingClientRect().right > edge + 1 && !isHidden(element));
    return {
      beyond: beyond.map((element) => `${element.tagName} “${element.textContent.slice(0, 40)}”`),
      first: document.querySelector('main table, main article, main form')?.getBoundingClientRect().top ?? 0,
    };
  }, width);
}

// How many pages each takes is counted as it is; one more, or one that holds a title only, would be seen here.
test.each([
  ['all charts of Alexandre', '#/alexandre/charts', 'A4', 3, false],
  ['all charts of DBM', '#/dbm/charts', 'A4', 6, false],
  ['all charts of WAB', '#/wab/charts', 'Letter', 3, false],
  ['one chart', '#/alexandre/charts/types', 'Letter', 1, false],
  ['match-ups of Alexandre', '#/alexandre/matchups/melee', 'A4', 1, true],
  ['match-ups of DBM', '#/dbm/matchups/close-combat', 'Letter', 1, true],
  ['rulings', '#/alexandre/rulings', 'A4', 7, false],
  ['a calculation', '#/alexandre/melee', 'A4', 2, false],
] as const)(
  'on paper: %s',
  async (_, hash, paper: Paper, most, wide) => {
    const visitor = await Visitor.arrive(browser, { lang: 'fr', scheme: 'dark' });
    const { page } = visitor;
    await page.goto(`${server.address}${hash}`);
    await page.locator('main :is(table, article, form)').first().waitFor();
    const pdf = pagesOf(await page.pdf({ format: paper, preferCSSPageSize: true }));
    expect(pdf.wide).toBe(wide);
    expect(pdf.count).toBeLessThanOrEqual(most);
    const [short, long] = PAPERS[paper].map((mm) => pixels(mm - 2 * MARGIN_MM)) as [number, number];
    const measured = () => onPaper(visitor, wide ? long : short, wide ? short : long);
    // A busy machine takes more frames than that to come to the sizes of paper.
    await soon(async () => (await measured()).beyond).toEqual([]);
    const { first } = await measured();
    expect(first).toBeLessThan((wide ? short : long) / 3);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'on paper a calculation is its situation, its account and its odds, and of what can be chosen what was chosen',
  async () => {
    const visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    await page.goto(`${server.address}#/alexandre/melee`);
    await visitor.region('odds').waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const name of ['reckoning', 'odds'] as const) expect(await visitor.region(name).isVisible()).toBe(true);
    const segments = page.locator('main .segment:visible');
    expect(await segments.count()).toBeGreaterThan(0);
    expect(await segments.locator('input:checked').count()).toBe(await segments.count());
    for (const control of await page.locator('main button:visible').all())
      expect(await control.locator('.counter').count()).toBe(1);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'the history prints with its combats, none of them clipped',
  async () => {
    const visitor = await Visitor.arrive(browser, { lang: 'fr' });
    const { page } = visitor;
    await page.goto(`${server.address}#/alexandre/melee`);
    await visitor.bar.getByRole('button', { name: 'Lancer les dés' }).click();
    await visitor.result.waitFor();
    await page.evaluate(() => (location.hash = '#/history'));
    await page.locator('main a[href*="?s="]').first().waitFor();
    const pdf = pagesOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
    expect(pdf).toMatchObject({ count: 1, wide: false });
    const [short, long] = PAPERS.A4.map((mm) => pixels(mm - 2 * MARGIN_MM)) as [number, number];
    expect((await onPaper(visitor, short, long)).beyond).toEqual([]);
    expect(await page.locator('main').innerText()).toContain('Perdiccas');
    await visitor.leave();
  },
  2 * minutes,
);

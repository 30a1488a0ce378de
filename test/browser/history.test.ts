import { describe, expect, test } from 'vitest';
import { same } from '../../src/kernel/text.ts';
import { historyText, type KeptCombat, MOST_ENTRIES } from '../../src/web/history/history-file.ts';
import { browser, server } from './shared.ts';
import { contentOf, soon, Visitor } from './visitor.ts';

const minutes = 60_000;

const combat = (id: string, dice = 1, time = '2026-01-01T12:00:00.000Z'): KeptCombat => ({
  id,
  time,
  ruleset: 'alexandre',
  procedure: 'melee',
  sentence: same(`combat ${id}`),
  link: '#/alexandre/melee?s=1.e30',
  throws: [{ die: 'd10', who: same('who'), why: same('why'), faces: Array.from({ length: dice }, (_, i) => i % 10) }],
  result: same('done'),
  told: [],
  percentile: null,
});

async function atHistory(here: readonly KeptCombat[]): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser);
  await visitor.page.addInitScript(
    (stored) => localStorage.getItem('grognard.history') ?? localStorage.setItem('grognard.history', stored),
    JSON.stringify(here),
  );
  await visitor.page.goto(`${server.address}#/history`);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

const importing = ({ page }: Visitor, content: string): Promise<void> =>
  page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'history.json', mimeType: 'application/json', buffer: Buffer.from(content) });

describe('the history in the page', () => {
  test(
    'says what an import took, what it left and why, and keeps all that was there',
    async () => {
      const here = Array.from({ length: MOST_ENTRIES - 1 }, (_, i) => combat(`here${i}`));
      const visitor = await atHistory(here);
      const { page } = visitor;
      await page.getByText(/^The history is nearly full/).waitFor();
      const newer = ['a', 'b'].map((id) => combat(id, 1, '2026-02-01T12:00:00.000Z'));
      await importing(visitor, historyText([...newer, combat('here0'), combat('c', 0, '2999-01-01T00:00:00.000Z')]));
      await expect
        .poll(() => page.locator('main [role="status"]').innerText())
        .toMatch(
          /^1 combat imported\.\s+1 already known\.\s+1 left out, for want of room: .*\s+1 refused:\s+no\. 4: its date is in the future$/,
        );
      const stored = await page.evaluate(() => localStorage.getItem('grognard.history'));
      const ids = (JSON.parse(stored!) as KeptCombat[]).map(({ id }) => id);
      expect(ids.length).toBe(MOST_ENTRIES);
      expect(here.every(({ id }) => ids.includes(id))).toBe(true);
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'draws a throw of thousands of dice as counts',
    async () => {
      const visitor = await atHistory([combat('small', 10), combat('great', 20_000)]);
      const { page } = visitor;
      await expect.poll(() => page.locator('.calc-entry').count()).toBe(2);
      await expect.poll(() => page.locator('.calc-die').count()).toBe(20);
      expect(await page.locator('.calc-counted').first().innerText()).toMatch(/^0\s+(?:0\s+)?×\s2000$/);
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'loses nothing of two tabs that write at once, neither of which has seen the other',
    async () => {
      const visitor = await atHistory([combat('a'), combat('b'), combat('c')]);
      const { page } = visitor;
      const other = await visitor.context.newPage();
      await other.goto(`${server.address}#/history`);
      const cardIn = (tab: typeof page, id: string) => tab.locator('.calc-entry', { hasText: `combat ${id}` });
      await cardIn(other, 'b').locator('summary').click();
      const note = other.getByRole('textbox', { name: 'Note', exact: true });
      await note.waitFor();
      // A tab that is busy reads what was stored before: it writes over what the other one noted meanwhile.
      const busy = page.evaluate(() => {
        localStorage.setItem('busy', 'now');
        const until = performance.now() + 1500;
        while (performance.now() < until);
        const before = localStorage.getItem('grognard.history')!;
        document.querySelector<HTMLElement>('[aria-label$="combat a"]')!.click();
        return before;
      });
      await other.waitForFunction(() => localStorage.getItem('busy') === 'now');
      await note.fill('at the ford');
      expect(await busy).not.toContain('at the ford');
      for (const tab of [page, other]) {
        await soon(() => cardIn(tab, 'b').innerText()).toContain('at the ford');
        await soon(() => tab.locator('.calc-entry').count()).toBe(2);
      }
      const stored = await page.evaluate(() => localStorage.getItem('grognard.history'));
      expect(JSON.parse(stored!)).toEqual([{ ...combat('b'), note: 'at the ford' }, combat('c')]);
      await visitor.leave();
    },
    2 * minutes,
  );

  test(
    'keeps what a later release wrote, and exports it was',
    async () => {
      const later = { version: 2, id: 'later', time: '2026-03-01T12:00:00.000Z', story: ['x'] };
      const visitor = await atHistory([combat('a')]);
      const { page } = visitor;
      await importing(visitor, historyText([later]));
      await page.getByText('1 combat of a later version of Grognard').waitFor();
      await page.reload();
      await page.getByText('1 combat of a later version of Grognard').waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export' }).click(),
      ]);
      expect((await contentOf(download)).toString()).toBe(historyText([later, combat('a')]));
      await visitor.leave();
    },
    2 * minutes,
  );
});

test(
  'a link with thousands of faults is told in a few lines',
  async () => {
    const visitor = await Visitor.arrive(browser);
    const units = Array.from({ length: 6 }, () => ({}));
    const attackers = Array.from({ length: 6 }, () => ({ units }));
    const link = Buffer.from(JSON.stringify({ attackers, defenders: attackers })).toString('base64url');
    await visitor.page.goto(`${server.address}#/alexandre/melee?s=1.${link}`);
    const faults = visitor.page.getByRole('alert').getByRole('listitem');
    await soon(() => faults.count()).toBe(21);
    expect(await faults.last().innerText()).toBe('and 124 more');
    await visitor.leave();
  },
  2 * minutes,
);

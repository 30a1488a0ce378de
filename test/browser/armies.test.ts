import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { copySample } from '../../src/armies/edit.ts';
import { armyJson } from '../../src/armies/army-file.ts';
import { alexandre } from '../../src/rulesets/alexandre/index.ts';
import { faultsIn } from './axe.ts';
import { browser, server } from './shared.ts';
import { contentOf, SCREENS, soon, Visitor } from './visitor.ts';

const minutes = 60_000;

const rules = await alexandre.army();
const [macedon, persia] = (await rules.samples()).map((sample) => copySample(rules, sample, 'en'));

const STORED: Readonly<Record<string, string>> = {
  mine: JSON.stringify({ time: '2026-01-01', army: armyJson(rules, macedon!) }),
  theirs: JSON.stringify({ time: '2026-01-02', army: armyJson(rules, persia!) }),
};

interface Arriving {
  readonly at?: string;
  readonly stored?: Readonly<Record<string, string>>;
  readonly options?: Parameters<typeof Visitor.arrive>[1];
}

/** Somebody whose device holds armies already. */
async function arrive({ at = '#/alexandre/army', stored = STORED, options = {} }: Arriving = {}): Promise<Visitor> {
  const visitor = await Visitor.arrive(browser, options);
  await visitor.page.addInitScript((all) => {
    if (sessionStorage.getItem('arrived') !== null) return;
    sessionStorage.setItem('arrived', 'yes');
    for (const [key, text] of Object.entries(all)) localStorage.setItem(`grognard.army.${key}`, text);
  }, stored);
  await visitor.page.goto(`${server.address}${at}`);
  await visitor.page.getByRole('heading', { level: 1 }).waitFor();
  return visitor;
}

const cards = ({ page }: Visitor): Locator => page.locator('.army-card-name');

const lineOf = ({ page }: Visitor, name: string): Locator =>
  page.locator('.army-line', { has: page.getByText(name, { exact: true }) });

const standing = (visitor: Visitor, name: string): Promise<string> =>
  lineOf(visitor, name).locator('.army-standing').innerText();

const openFile = async ({ page }: Visitor, name: string, content: string): Promise<void> => {
  await page.getByText('Import an army').click();
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
};

test(
  'an army goes out as a file in one tap and comes in again, beside the one that is there',
  async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export: Macedon' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('alexandre-macedon-the-ford.json');
    const file = (await contentOf(download)).toString();
    expect(JSON.parse(file)).toEqual(armyJson(rules, macedon!));
    await openFile(visitor, 'macedon.json', file);
    await expect.poll(() => page.locator('.army-preview').innerText()).toContain('13 units');
    await page.getByRole('button', { name: 'Add to my armies' }).click();
    await expect.poll(() => page.locator('.army-line').count()).toBe(macedon!.entries.length);
    await page.getByRole('link', { name: 'My armies' }).click();
    await expect.poll(() => cards(visitor).count()).toBe(3);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'a table from a spreadsheet: what is taken and what is left are shown before it is taken',
  async () => {
    const visitor = await arrive({ stored: {} });
    const { page } = visitor;
    await page.getByText('Import an army').click();
    await page
      .getByRole('textbox', { name: 'Paste a table' })
      .fill(
        'Name\tType\tStrength\tQuality\tCount\nCompanions\tCa\t4\t5\t3\nGhosts\tXx\t4\t5\t\nAgrianians\tJa\t3\t4\t',
      );
    await page.getByRole('button', { name: 'Preview' }).click();
    const preview = page.locator('.army-preview');
    await expect.poll(() => preview.innerText()).toContain('4 units');
    expect(await preview.innerText()).toMatch(/Left out:\s+line 3, type: "Xx" is unknown/);
    await page.getByRole('button', { name: 'Add to my armies' }).click();
    await expect
      .poll(() => page.locator('.army-unit-name').allInnerTexts())
      .toEqual(['Companions 1', 'Companions 2', 'Companions 3', 'Agrianians']);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'a link opens a preview in another profile and overwrites nothing; a broken one says so',
  async () => {
    const sender = await arrive({ at: '#/alexandre/army/mine' });
    await sender.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sender.page.getByRole('button', { name: 'Copy link' }).click();
    await sender.page.getByText('Link copied.').waitFor();
    const link = await sender.page.evaluate(() => navigator.clipboard.readText());
    await sender.leave();
    const { mine } = STORED;
    const visitor = await arrive({ at: link.slice(link.indexOf('#')), stored: { mine: mine! } });
    const { page } = visitor;
    await expect.poll(() => page.locator('.army-preview').innerText()).toContain('Macedon, the ford');
    await page.getByRole('button', { name: 'Add to my armies' }).click();
    await expect.poll(() => page.locator('.army-line').count()).toBe(macedon!.entries.length);
    const stored = await page.evaluate(() =>
      Object.keys(localStorage).filter((name) => name.startsWith('grognard.army.')),
    );
    expect(stored).toHaveLength(2);
    expect(await page.evaluate(() => localStorage.getItem('grognard.army.mine'))).toBe(mine);
    await page.goto(`${server.address}#/alexandre/army?a=1.e30x`);
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('this link is incomplete or damaged');
    await visitor.leave();
  },
  2 * minutes,
);

test.each([
  ['no JSON', '{"format":', 'this is not JSON'],
  ['a history', '{"kind":"grognard-history","version":1,"entries":[]}', 'this is not an army'],
  ['a later version', '{"format":"grognard-army","version":9,"ruleset":"alexandre","entries":[]}', 'made by a later'],
  [
    'units that are none',
    '{"format":"grognard-army","version":1,"ruleset":"alexandre","entries":[{"__proto__":{"x":1},"type":"<img src=x onerror=alert(1)>"}]}',
    'unit 1, type',
  ],
])(
  'a hostile file is refused with place and reason: %s',
  async (_, content, why) => {
    const visitor = await arrive();
    await openFile(visitor, 'army.json', content);
    await expect.poll(() => visitor.page.locator('.notice.bad').innerText()).toContain(why);
    expect(await cards(visitor).count()).toBe(2);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'a full device is told before it matters; what was stored stays, what is new stays in the page',
  async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await page.evaluate(() => {
      let filling = 'x'.repeat(1_000_000);
      for (let i = 0; filling.length > 500; i++)
        try {
          localStorage.setItem(`filling${i}`, filling);
        } catch {
          filling = filling.slice(0, filling.length / 2);
        }
    });
    await page.reload();
    await page.getByText('Little room is left on this device').waitFor();
    await page.getByRole('button', { name: 'Persia, the ford', exact: true }).click();
    await page.getByText('This device refuses to keep your last changes').waitFor();
    expect(await page.locator('.army-line').count()).toBe(persia!.entries.length);
    expect(await page.evaluate(() => localStorage.getItem('grognard.army.mine'))).toBe(STORED['mine']);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'a device that forbids storage says so before anything is typed',
  async () => {
    const visitor = await Visitor.arrive(browser);
    await visitor.page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      }),
    );
    await visitor.page.goto(`${server.address}#/alexandre/army`);
    await visitor.page.getByText('This device keeps nothing').waitFor();
    await visitor.page.getByRole('button', { name: 'Macedon, the ford' }).click();
    await expect.poll(() => visitor.page.locator('.army-line').count()).toBe(macedon!.entries.length);
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'a damaged army is kept aside and said; what can be read of it can be taken',
  async () => {
    const [first, ...rest] = armyJson(rules, macedon!)['entries'] as readonly object[];
    const army = { ...armyJson(rules, macedon!), entries: [{ ...first, bonus: 'much' }, ...rest] };
    const visitor = await arrive({ stored: { bad: JSON.stringify({ time: '2026', army }) } });
    const { page } = visitor;
    await expect.poll(() => page.locator('.notice.warn').innerText()).toMatch(/kept as it is[\s\S]+unit 1, bonus/);
    await page.getByRole('button', { name: 'Recover what can be read' }).click();
    await page.getByRole('button', { name: 'Preview' }).click();
    await page.getByRole('button', { name: 'Add to my armies' }).click();
    await expect.poll(() => page.locator('.army-line').count()).toBe(macedon!.entries.length - 1);
    expect(JSON.parse((await page.evaluate(() => localStorage.getItem('grognard.army.bad')))!)).toMatchObject({ army });
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'units are edited in place, struck out, healed and undone; another tab follows at once',
  async () => {
    const visitor = await arrive({ at: '#/alexandre/army/mine' });
    const { page } = visitor;
    const other = await visitor.context.newPage();
    await other.goto(`${server.address}#/alexandre/army/mine`);
    await page.bringToFront();
    await lineOf(visitor, 'Agrianians').getByRole('button', { expanded: false }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Agrianians of Langaros');
    const renamed = lineOf(visitor, 'Agrianians of Langaros');
    await renamed.getByRole('button', { name: 'Strength (SP) + 1' }).click();
    await expect.poll(() => renamed.locator('.army-values').innerText()).toContain('Strength\u00a04');
    await renamed.getByRole('button', { name: 'Strike out' }).click();
    await expect.poll(() => standing(visitor, 'Agrianians of Langaros')).toContain('eliminated');
    await expect
      .poll(() => other.locator('.army-line.gone .army-unit-name').allInnerTexts())
      .toEqual(['Agrianians of Langaros']);
    await renamed.getByRole('button', { name: 'Heal' }).click();
    await expect.poll(() => standing(visitor, 'Agrianians of Langaros')).toContain('good');
    await renamed.getByRole('spinbutton', { name: 'Strength (SP)' }).first().fill('99');
    await expect.poll(() => renamed.innerText()).toContain('a whole number from');
    await page.reload();
    await lineOf(visitor, 'Agrianians of Langaros').waitFor();
    await visitor.leave();
  },
  2 * minutes,
);

/** Companions against a Persian horse: 8 to 3 (+2), quality 5 to 3 (+1): 9 + 3 = 12, D + R. */
async function fight({ page }: Visitor): Promise<void> {
  await page.goto(`${server.address}#/alexandre/melee`);
  for (const [place, army, units] of [
    ['attackers[1].units', 'Macedon, the ford', ['Companions 1', 'Companions 2']],
    ['defenders[1].units', 'Persia, the ford', ['Persian horse 1']],
  ] as const) {
    await page.locator(`[data-place="${place}"]`).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: 'Army' }).selectOption({ label: army });
    for (const unit of units) await dialog.getByRole('checkbox', { name: unit }).check();
    await dialog.getByRole('button', { name: 'Put in' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
}

test(
  'noted, undone at once; noted again, the next combat is ready; taken back later from the history, or refused with the reason',
  async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await fight(visitor);
    await expect.poll(() => page.locator('.form-cast').count()).toBe(3);
    await visitor.face(9).click();
    const armies = page.getByRole('region', { name: 'Armies' });
    await expect.poll(() => armies.innerText()).toMatch(/^Persian horse 1: discouraged\s+Note it in the armies/);
    expect(await armies.innerText()).toContain('To be done on the table only');
    await armies.getByRole('button', { name: 'Note it' }).click();
    await armies.getByText('Noted in the armies.').waitFor();
    await armies.getByRole('button', { name: 'Take it back' }).click();
    await armies.getByRole('button', { name: 'Note it' }).click();
    await armies.getByRole('button', { name: 'Next combat' }).click();
    await visitor.face(9).waitFor();
    const state = page.locator('[id="field-defenders[1].units[1].state"] input:checked');
    expect(await state.getAttribute('value')).toBe('discouraged');

    await page.goto(`${server.address}#/alexandre/army/theirs`);
    await expect.poll(() => standing(visitor, 'Persian horse 1')).toContain('discouraged');
    await lineOf(visitor, 'Persian horse 1').getByRole('button').first().click();
    await lineOf(visitor, 'Persian horse 1').getByRole('button', { name: 'Strike out' }).click();

    await page.goto(`${server.address}#/history`);
    const noted = page.locator('.calc-noting');
    await expect.poll(() => noted.innerText()).toContain('Persian horse 1: discouraged');
    expect(await page.locator('.toast').count()).toBe(0);
    await noted.getByRole('button', { name: 'Take it back in the armies' }).click();
    await expect
      .poll(() => noted.getByRole('alert').innerText())
      .toContain('Persian horse 1 has changed since (State)');

    await page.goto(`${server.address}#/alexandre/army/theirs`);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => standing(visitor, 'Persian horse 1')).toContain('discouraged');
    await page.goto(`${server.address}#/history`);
    await noted.getByRole('button', { name: 'Take it back in the armies' }).click();
    await noted.waitFor({ state: 'detached' });
    await page.goto(`${server.address}#/alexandre/army/theirs`);
    await expect.poll(() => standing(visitor, 'Persian horse 1')).toContain('good');
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'a reload keeps who stands in the form and what fell: it is noted and taken back all the same; two tabs lose nothing of each other',
  async () => {
    const visitor = await arrive();
    const { page } = visitor;
    const other = await visitor.context.newPage();
    const otherLine = (name: string) =>
      other.locator('.army-line', { has: other.getByText(name, { exact: true }) }).locator('.army-standing');
    await other.goto(`${server.address}#/alexandre/army/theirs`);
    await page.bringToFront();
    await fight(visitor);
    await visitor.face(9).click();
    const armies = page.getByRole('region', { name: 'Armies' });
    await armies.getByRole('button', { name: 'Note it' }).waitFor();
    await soon(() => page.url()).toContain('?s=');
    await page.reload();
    await expect.poll(() => page.locator('.form-cast').count()).toBe(3);
    await armies.getByRole('button', { name: 'Note it' }).click();
    await armies.getByText('Noted in the armies.').waitFor();
    await expect.poll(() => otherLine('Persian horse 1').innerText()).toContain('discouraged');

    // In the other tab another unit of the same army changes; here the result is taken back after one more reload.
    await other.bringToFront();
    await other.getByText('Persian horse 2', { exact: true }).click();
    await other.locator('[id="field-state"] input[value="routed"]').check();
    await page.bringToFront();
    await page.reload();
    await armies.getByRole('button', { name: 'Take it back' }).click();
    await expect.poll(() => otherLine('Persian horse 1').innerText()).toContain('good');
    expect(await otherLine('Persian horse 2').innerText()).toContain('routed');
    await other.bringToFront();
    await other.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => otherLine('Persian horse 2').innerText()).toContain('good');
    // The tab behind is told of the write later than the one that made it.
    await expect
      .poll(async () => JSON.parse((await page.evaluate(() => localStorage.getItem('grognard.army.theirs')))!))
      .toEqual(JSON.parse(STORED['theirs']!));
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'two tabs that change one army at once, neither of which has seen the other: both changes stand',
  async () => {
    const visitor = await arrive({ at: '#/alexandre/army/theirs' });
    const { page } = visitor;
    const other = await visitor.context.newPage();
    await other.goto(`${server.address}#/alexandre/army/theirs`);
    const lineIn = (tab: typeof page, name: string) =>
      tab.locator('.army-line', { has: tab.getByText(name, { exact: true }) });
    for (const [tab, name] of [
      [page, 'Persian horse 1'],
      [other, 'Persian horse 2'],
    ] as const) {
      await lineIn(tab, name).getByRole('button').first().click();
      await tab.locator('[id="field-state"]').waitFor();
    }
    // A tab that is busy reads what was stored before: it writes over what the other one changed meanwhile.
    const busy = page.evaluate(() => {
      localStorage.setItem('busy', 'now');
      const until = performance.now() + 1500;
      while (performance.now() < until);
      const before = localStorage.getItem('grognard.army.theirs')!;
      document.querySelector<HTMLElement>('[id="field-state"] input[value="routed"]')!.click();
      return before;
    });
    await other.waitForFunction(() => localStorage.getItem('busy') === 'now');
    await other.locator('[id="field-state"] input[value="fatigued"]').check();
    expect(await busy).not.toContain('fatigued');
    for (const tab of [page, other]) {
      await soon(() => lineIn(tab, 'Persian horse 1').locator('.army-standing').innerText()).toContain('routed');
      await soon(() => lineIn(tab, 'Persian horse 2').locator('.army-standing').innerText()).toContain('fatigued');
    }
    await visitor.leave();
  },
  2 * minutes,
);

test(
  'undo in the form brings back who stood there; another type is another unit; what the sheet changes, the form follows',
  async () => {
    const visitor = await arrive();
    const { page } = visitor;
    await fight(visitor);
    await expect.poll(() => page.locator('.form-cast').count()).toBe(3);
    await page.getByRole('button', { name: 'Remove: Unit 1' }).first().click();
    await expect.poll(() => page.locator('.form-cast').count()).toBe(2);
    await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
    await expect.poll(() => page.locator('.form-cast').count()).toBe(3);
    const other = await visitor.context.newPage();
    await other.goto(`${server.address}#/alexandre/army/theirs`);
    const line = other.locator('.army-line', { has: other.getByText('Persian horse 1', { exact: true }) });
    await line.getByRole('button').first().click();
    await other.locator('[id="field-state"] input[value="routed"]').check();
    await expect
      .poll(() => page.locator('[id="field-defenders[1].units[1].state"] input:checked').getAttribute('value'))
      .toBe('routed');
    await page.bringToFront();
    await page.locator('[id="field-defenders[1].units[1].type"]').click();
    await page.locator('[id="field-defenders[1].units[1].type"] ~ fieldset input[value="Ph"]').click({ force: true });
    await expect.poll(() => page.locator('.form-cast').count()).toBe(2);
    await visitor.leave();
  },
  2 * minutes,
);

test.each(['A4', 'Letter'] as const)(
  'a sheet prints on one page of %s',
  async (format) => {
    const visitor = await arrive({ at: '#/alexandre/army/mine', options: { lang: 'fr', scheme: 'dark' } });
    await visitor.page.locator('.army-line').first().waitFor();
    const pdf = (await visitor.page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await visitor.page.emulateMedia({ media: 'print' });
    expect(await visitor.page.locator('.army-line:visible').count()).toBe(macedon!.entries.length);
    expect(await visitor.page.locator('.army-tools:visible').count()).toBe(0);
    // No name is broken, on paper as narrow as a phone neither: each stands on one line.
    await visitor.page.setViewportSize(SCREENS.phone);
    const lines = await visitor.page
      .locator('.army-unit-name')
      .evaluateAll((names) => names.map((name) => name.getClientRects().length));
    expect(lines).toEqual(macedon!.entries.map(() => 1));
    await visitor.leave();
  },
  2 * minutes,
);

test.each([
  ['en', 'phone', 'light'],
  ['fr', 'desktop', 'dark'],
  ['fr', 'narrow', 'light'],
] as const)(
  'accessible and within the screen, %s %s %s: list, sheet, an open unit, the picker',
  async (lang, screen, scheme) => {
    const visitor = await arrive({ options: { lang, screen, scheme } });
    const { page } = visitor;
    const look = async (): Promise<void> => {
      expect(await faultsIn(page)).toEqual([]);
      expect(await visitor.cutOff()).toEqual([]);
    };
    await cards(visitor).first().waitFor();
    await page.locator('summary', { hasText: lang === 'fr' ? 'Importer une armée' : 'Import an army' }).click();
    await look();
    await cards(visitor).first().click();
    await lineOf(visitor, 'Agrianians').getByRole('button').first().click();
    await look();
    await page.goto(`${server.address}#/alexandre/melee`);
    await page.locator('[data-place="attackers[1].units"]').click();
    await page.locator('.army-pick').first().waitFor();
    await look();
    await visitor.leave();
  },
  2 * minutes,
);

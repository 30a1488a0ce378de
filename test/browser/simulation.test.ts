import { expect, test } from 'vitest';
import type { Battles } from '../../src/kernel/battles.ts';
import { OUR_OPTIONS } from '../../src/kernel/ruling.ts';
import { rowsText } from '../../src/present/spreadsheet-rows.ts';
import { BATTLES } from '../../src/rulesets/alexandre/battles.ts';
import { type Batch, BatchPlayer } from '../../src/sim/batch.ts';
import { battleRows } from '../../src/sim/figures-text.ts';
import { browser, server } from './shared.ts';
import { contentOf, soon, Visitor } from './visitor.ts';

/** What the same seed gives without a browser. */
async function playedHere(seed: string, games: number): Promise<string> {
  const scenario = await BATTLES.scenarios.find(({ id }) => id === 'the-ford')!.load();
  const label = { fr: 'Tel quel', en: 'As it stands' };
  const variants = [{ label, scenario, options: OUR_OPTIONS }];
  const batch: Batch = { ruleset: 'alexandre', variants, minds: ['plain', 'random'], seed };
  const player = new BatchPlayer(batch, BATTLES as Battles);
  const done = [];
  for (let battle = 0; battle < games; battle++) done.push(await player.play({ variant: 0, battle }));
  return rowsText(battleRows(done, [label], 'en'), ',');
}

test('a scenario is simulated beside the page: the same battles as without one, drawn and exported', async () => {
  const visitor = await Visitor.arrive(browser, { lang: 'en', screen: 'desktop' });
  const { page } = visitor;
  await page.goto(`${server.address}#/alexandre/battles`);
  await page.getByRole('link', { name: 'Simulate The Ford' }).click();
  await page.getByRole('combobox', { name: 'Macedon' }).selectOption('plain');
  await page.getByRole('combobox', { name: 'Persia' }).selectOption('random');
  await page.getByLabel('Seed').fill('beside the page');

  // A wrong number is told beside its field, and nothing is played.
  await page.getByRole('textbox', { name: 'Battles' }).fill('many');
  await page.getByRole('button', { name: 'Run the simulation' }).click();
  await soon(() => page.locator('.field-problem').textContent()).toBe('a whole number from 1 to 10000 is expected');
  await page.getByRole('textbox', { name: 'Battles' }).fill('6');
  await page.getByRole('button', { name: 'Run the simulation' }).click();
  await soon(() => page.locator('.simulation-asking [role=status]').textContent()).toBe('6 of 6 battles');

  for (const title of ['Who won', 'When', 'At what cost', 'By what dice'])
    await page.getByRole('img', { name: title }).waitFor();
  const shares = page.getByRole('region', { name: 'Wins' }).locator('tbody tr');
  expect(await shares.allTextContents()).toEqual([
    expect.stringMatching(/^Macedonplain rule\d[\d.]+% \([\d.]+% to [\d.]+%\)/),
    expect.stringMatching(/^Persiarandom\d[\d.]+% \([\d.]+% to [\d.]+%\)/),
  ]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export the battles (CSV)' }).click(),
  ]);
  expect((await contentOf(file)).toString()).toBe(await playedHere('beside the page', 6));

  // More of the same goes on; something else begins anew.
  await page.getByRole('textbox', { name: 'Battles' }).fill('8');
  await page.getByRole('button', { name: 'Run the simulation' }).click();
  await soon(() => page.locator('.simulation-asking [role=status]').textContent()).toBe('8 of 8 battles');
  expect(await visitor.cutOff()).toEqual([]);
  await visitor.serious();
  await visitor.leave();
});

test('a scenario of one’s own, on a phone, in French: another number of it is tried over the same dice', async () => {
  const visitor = await Visitor.arrive(browser, { lang: 'fr', screen: 'phone', scheme: 'dark', touch: true });
  const { page } = visitor;
  await page.goto(`${server.address}#/alexandre/battles`);
  await page.getByRole('button', { name: 'Nouveau scénario' }).tap();
  await page.getByRole('button', { name: 'Contrôle' }).tap();
  await page.getByRole('link', { name: 'Simuler' }).tap();
  for (const side of ['Premier camp', 'Second camp']) await page.getByLabel(side).selectOption('plain');
  await page.getByRole('textbox', { name: 'Batailles' }).fill('4');
  await page.getByLabel('un autre nombre').check();
  await page.getByLabel('Nombre du scénario').selectOption('units[2].strength');
  await page.getByLabel('Valeurs essayées').fill('12');
  await page.getByRole('button', { name: 'Lancer la simulation' }).tap();
  await soon(() => page.locator('.field-problem').textContent()).toContain('9 PF au plus');
  await page.getByLabel('Valeurs essayées').fill('1,9');
  await page.getByRole('button', { name: 'Lancer la simulation' }).tap();
  await soon(() => page.locator('.simulation-asking [role=status]').textContent()).toBe('12 sur 12 batailles');
  const differences = page.getByRole('region', { name: 'Différences' }).locator('tbody th');
  expect(await differences.allTextContents()).toEqual([
    expect.stringMatching(/^2\. Infanterie, .* = 1$/),
    expect.stringMatching(/^2\. Infanterie, .* = 9$/),
  ]);
  await page.getByRole('img', { name: 'Qui a gagné' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exporter les batailles (CSV)' }).tap(),
  ]);
  expect((await contentOf(file)).toString()).toMatch(/^variante,bataille,vainqueur,tours,/);
  expect(await visitor.cutOff()).toEqual([]);
  await visitor.serious();
  await visitor.leave();
});

test('where the computer cannot be loaded, it is said, what was asked stays, and one may try again', async () => {
  const visitor = await Visitor.arrive(browser);
  const { page } = visitor;
  await page.goto(`${server.address}#/alexandre/simulation/the-ford`);
  await page.getByRole('textbox', { name: 'Battles' }).fill('2');
  await page.context().route(/\/judge-/, (route) => route.abort());
  await page.getByRole('button', { name: 'Run the simulation' }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.getByRole('alert').textContent()).toContain('The simulation has stopped');
  await page.context().unroute(/\/judge-/);
  await page.getByRole('button', { name: 'Go on' }).click();
  await soon(() => page.locator('.simulation-asking [role=status]').textContent()).toBe('2 of 2 battles');
  await visitor.context.close();
});

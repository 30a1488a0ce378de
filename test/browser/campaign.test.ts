import { test } from 'vitest';
import { OUR_OPTIONS } from '../../src/kernel/ruling.ts';
import { newMatch } from '../../src/play/match.ts';
import { add } from '../../src/play/offers.ts';
import { saveText } from '../../src/play/save-text.ts';
import { CATALOGUE } from '../../src/rulesets/catalogue.ts';
import { browser, server } from './shared.ts';
import { Visitor } from './visitor.ts';

test('a campaign goes on from the end of a battle: the next one waits in the list', async () => {
  const battles = (await CATALOGUE.find(({ id }) => id === 'alexandre')!.battles!())!;
  const document = await battles.scenarios.find(({ id }) => id === 'granicus')!.load();
  const begun = newMatch(battles.open(document, OUR_OPTIONS).game, 'campaign');
  const over = add(begun, { is: 'resign', by: 1 }, { after: 0 });
  if ('refused' in over) throw new Error(over.refused.en);
  const visitor = await Visitor.arrive(browser, { lang: 'en', screen: 'phone' });
  const { page } = visitor;
  await page.goto(`${server.address}#/alexandre/battles`);
  const campaigns = page.getByRole('region', { name: 'Campaigns' });
  await campaigns.getByRole('link', { name: 'The Granicus' }).waitFor();
  await campaigns.getByText('after the battle before it').first().waitFor();
  await visitor.serious();
  await page.locator('[aria-labelledby="kept-title"] input[type="file"]').setInputFiles({
    name: 'granicus.json',
    mimeType: 'application/json',
    buffer: Buffer.from(saveText(over)),
  });
  await page.getByRole('button', { name: 'The campaign goes on: Issus' }).click();
  await page.getByRole('dialog', { name: 'Issus, in campaign' }).waitFor();
  await page.keyboard.press('Escape');
  await campaigns.getByRole('link', { name: 'Issus' }).waitFor();
  await visitor.leave();
});

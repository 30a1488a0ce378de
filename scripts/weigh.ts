// Weighs the built page: the JavaScript, gzipped, of home, of each calculator with home, of each battle until its first dice.
import { CATALOGUE } from '../src/rulesets/catalogue.ts';
import { launchBrowser, serve } from '../test/support/browser.ts';
import { beginBattle, kilobytesOf, openCalculators, openHome } from '../test/support/weights.ts';

const [browser, server] = await Promise.all([launchBrowser(), serve()]);
const { address } = server;
const printSize = (name: string, kilobytes: number): void =>
  console.log(`${kilobytes.toFixed(1).padStart(6)} kB  ${name}`);

printSize('home', await kilobytesOf(browser, (page) => openHome(page, address)));
for (const card of CATALOGUE) {
  const calculators = Object.keys(card.procedures).map(async (id) => {
    const hash = `#/${card.id}/${id}`;
    printSize(hash, await kilobytesOf(browser, (page) => openCalculators(page, address, [hash])));
  });
  await Promise.all(calculators);
  for (const { id } of (await card.battles?.())?.scenarios ?? []) {
    const hash = `#/${card.id}/battle/${id}`;
    printSize(hash, await kilobytesOf(browser, (page) => beginBattle(page, address, hash)));
  }
}
await browser.close();
await server.stop();

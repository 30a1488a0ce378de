import { expect, it } from 'vitest';
import { linkOf } from '../present/link.ts';
import { calculationOf } from '../calculate/calculation.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { answerOf, testApp } from './testing.ts';

const joursDeGloire = await CATALOGUE.find(({ id }) => id === 'jours-de-gloire')!.load();
const app = await testApp({ rulesets: [joursDeGloire] });
const shock = joursDeGloire.procedures.find(({ id }) => id === 'shock')!;

const opened = async (link: string) =>
  answerOf(await app.inject(`/api/link?text=${encodeURIComponent(link)}`), 'WithOdds').rulings;

it('opens a link with the options that stood first when it was made', async () => {
  const made = calculationOf(joursDeGloire, shock, shock.examples[0]!.situation);
  const before = {
    ...joursDeGloire,
    rulingChoices: joursDeGloire.rulingChoices.map(({ id, options }) => ({ id, options })),
  };
  expect(await opened(linkOf({ ...made, ruleset: before }))).toEqual({ 'J-12': 'four-two', 'J-74': 'kept' });
  expect(await opened(linkOf(made))).toEqual({});
});

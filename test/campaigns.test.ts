import { describe, expect, test } from 'vitest';
import { OUR_OPTIONS } from '../src/kernel/ruling.ts';
import { playBattle } from '../src/minds/battle.ts';
import { judgedGameOf } from '../src/minds/judged-game.ts';
import { LEVELS } from '../src/minds/levels.ts';
import { idInCampaign, nextBattle } from '../src/play/campaign.ts';
import { CATALOGUE } from '../src/rulesets/catalogue.ts';

interface Document {
  readonly id: string;
  readonly units: readonly { readonly side: number; readonly strength: number }[];
}

const strengthOf = ({ units }: Document): number => units.reduce((sum, { strength }) => sum + strength, 0);

const CAMPAIGNS = (
  await Promise.all(
    CATALOGUE.map(async ({ id, battles }) => {
      const known = await battles?.();
      return (known?.campaigns ?? []).map((campaign) => ({ ruleset: id, known: known!, campaign }));
    }),
  )
).flat();

test('both hex games have a campaign of three battles', () => {
  expect(CAMPAIGNS.map(({ ruleset, campaign }) => [ruleset, campaign.battles.length])).toEqual([
    ['alexandre', 3],
    ['jours-de-gloire', 3],
  ]);
});

describe.each(CAMPAIGNS)('$campaign.title.en', ({ known, campaign }) => {
  test('is played from battle to battle; whoever fights on is weaker by what was lost', async () => {
    const [first, ...others] = campaign.battles;
    const cardOf = (id: string) => known.scenarios.find((card) => card.id === id)!;
    let document = (await cardOf(first!).load()) as Document;
    for (const id of others) {
      const judged = await judgedGameOf(known.open(document, OUR_OPTIONS));
      const { mind } = LEVELS.conscript;
      let end: unknown;
      const watched: typeof mind = (game, seen, side) => mind(game, (end = seen), side);
      playBattle(judged, [watched, watched], `campaign/${campaign.id}`);
      const next = (await nextBattle(known, document.id, end)) as Document;
      const printed = (await cardOf(id).load()) as Document;
      expect(next.id).toBe(idInCampaign(id));
      expect(next.units.length).toBe(printed.units.length);
      expect(strengthOf(next)).toBeLessThan(strengthOf(printed));
      expect(strengthOf(next)).toBeGreaterThan(strengthOf(printed) / 2);
      document = next;
    }
    // The last one is a sound scenario as well, and no battle follows it.
    const { game } = known.open(document, OUR_OPTIONS);
    expect(await nextBattle(known, document.id, game.setUp())).toBeUndefined();
  });
});

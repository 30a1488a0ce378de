import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import { actionsOf } from './computing/actions.ts';
import { answerOf, ARCHERS, post, problemOf, testApp } from './testing.ts';

const app = await testApp();
const LEADER = { name: 'Parménion', bonus: 2 };
const withLeader = { ...ARCHERS, target: { ...ARCHERS.target, leaders: [LEADER] } };

describe('odds', () => {
  it('are exact, itemised, cited, with a sentence and a link', async () => {
    const answer = answerOf(await post(app, 'alexandre/procedures/fire/odds', { situation: ARCHERS }), 'WithOdds');
    expect(answer.sentence.en).toBe(
      'Alexander against Persia: Ar (4 SP) fires at In (8 SP), 2 hexes away, dense target, modifier 0: D 30%, no effect 70%.',
    );
    expect(answer.odds!.facets[0]!.classes.map(({ id, fraction }) => [id, fraction])).toEqual([
      ['D', '3/10'],
      ['none', '7/10'],
    ]);
    expect(answer.assessment.tallies[0]!.lines.filter(({ counted }) => counted).length).toBeGreaterThan(0);
  });

  it('of what the rules refuse are an answer with the reason', async () => {
    const situation = { ...ARCHERS, firers: [{ type: 'Ph', strength: 4 }] };
    for (const action of ['assess', 'odds', 'roll', 'resolve', 'levers']) {
      const { refused } = answerOf(await post(app, `alexandre/procedures/fire/${action}`, { situation }), 'Refused');
      expect(refused.text.en).toBe('Ph do not fire');
      expect(refused.source.chart).toBe('fire-table');
    }
  });

  it('follow the options chosen, beside the situation or in it', async () => {
    const situation = { ...ARCHERS, target: { units: [{ type: 'In', strength: 12 }] } };
    const rulings = { 'A-23': 'dense' };
    const ask = (body: object) => post(app, 'alexandre/procedures/fire/odds', body);
    answerOf(await ask({ situation }), 'Refused');
    expect(answerOf(await ask({ situation, rulings }), 'WithOdds').rulings).toEqual(rulings);
    answerOf(await ask({ situation: { ...situation, rulings } }), 'WithOdds');
    answerOf(await ask({ situation: { ...situation, rulings }, rulings: { 'A-23': 'refused' } }), 'Refused');
  });
});

it('assess says all that is known before the dice, and no odds', async () => {
  const answer = answerOf(await post(app, 'alexandre/procedures/fire/assess', { situation: ARCHERS }), 'Assessed');
  expect(answer.assessment.readings[0]!.source.chart).toBe('fire-table');
});

describe('roll', () => {
  it('gives the same dice for the same seed', async () => {
    const rolls = await Promise.all(
      [1, 2].map(async () =>
        answerOf(await post(app, 'alexandre/procedures/fire/roll', { situation: ARCHERS, seed: 'Issos' }), 'Rolled'),
      ),
    );
    expect(rolls[0]!.seed).toBe('Issos');
    expect(rolls[0]).toEqual(rolls[1]);
    expect(rolls[0]!.told.length).toBeGreaterThan(0);
  });

  it('takes a new seed where none is given, and says it', async () => {
    const first = answerOf(await post(app, 'alexandre/procedures/fire/roll', { situation: ARCHERS }), 'Rolled');
    const second = answerOf(await post(app, 'alexandre/procedures/fire/roll', { situation: ARCHERS }), 'Rolled');
    expect(first.seed).not.toBe(second.seed);
    const again = await post(app, 'alexandre/procedures/fire/roll', { situation: ARCHERS, seed: first.seed });
    expect(answerOf(again, 'Rolled').throws).toEqual(first.throws);
  });
});

describe('resolve', () => {
  const resolve = (dice: unknown, situation: object = withLeader, path = 'alexandre/procedures/fire') =>
    post(app, `${path}/resolve`, { situation, dice });

  it('asks for the first die, then for the next, then tells the result', async () => {
    const first = answerOf(await post(app, 'alexandre/procedures/fire/resolve', { situation: withLeader }), 'Wanting');
    expect(first.wanted).toMatchObject({ die: 'd10', lowest: 0, highest: 9, dice: 1, why: { en: 'fire' } });
    const second = answerOf(await resolve([9]), 'Wanting');
    expect(second.wanted.who.en).toBe('Parménion');
    expect(second.throws).toHaveLength(1);
    const done = answerOf(await resolve([9, 9]), 'Resolved');
    expect(done.told.map(({ who, text }) => `${who.en} ${text.en}`)).toEqual([
      'In is now discouraged',
      'Parménion killed',
    ]);
    expect(done.resultSentence.en).toMatch(/, rolled 9, then 9: D; In is now discouraged, Parménion killed\.$/);
  });

  it.each([
    [
      [10],
      'dice[1]',
      '10 does not fit; expected d10, 0 to 9 (firers, fire)',
      '10 ne convient pas ; attendu : d10, 0 à 9 (tireurs, tir)',
    ],
    [
      [{ passed: 1 }],
      'dice[1]',
      '{"passed":1} does not fit; expected d10, 0 to 9 (firers, fire)',
      '{"passed":1} ne convient pas ; attendu : d10, 0 à 9 (tireurs, tir)',
    ],
    [[3, 4], 'dice[2]', 'one too many; dice needed: 1', 'de trop ; dés nécessaires : 1'],
  ])('refuses %j and names the die', async (dice, path, english, french) => {
    const problem = problemOf(await resolve(dice), 422);
    expect(problem.type).toBe('/api/problems/bad-dice');
    expect(problem.errors).toEqual([{ path, message: english }]);
    const inFrench = await post(app, 'alexandre/procedures/fire/resolve?lang=fr', { situation: withLeader, dice });
    expect(problemOf(inFrench, 422).errors).toEqual([{ path, message: french }]);
  });

  it('takes a pool face by face or by its number of passes', async () => {
    const pool = 'bench/procedures/pool';
    const wanting = answerOf(await resolve([6, 1], { dice: 3 }, pool), 'Wanting');
    expect(wanting.wanted).toMatchObject({ die: 'd6', dice: 1, pool: { from: 4, to: 6, of: 3 } });
    expect(answerOf(await resolve([6, 1, 4], { dice: 3 }, pool), 'Resolved').outcome).toBe(2);
    expect(answerOf(await resolve([{ passed: 3 }], { dice: 3 }, pool), 'Resolved').outcome).toBe(3);
    const { errors } = problemOf(await resolve([{ passed: 4 }], { dice: 3 }, pool), 422);
    expect(errors[0]!.message).toBe(
      '{"passed":4} does not fit; expected d6, 1 to 6 or { "passed": 0 to 3 } (shooter, to hit)',
    );
  });

  it.each([
    ['x', 'dice'],
    [[1.5], 'dice[1]'],
    [[1, 'six'], 'dice[2]'],
    [[{ passed: 1, more: 2 }], 'dice[1]'],
    [[null], 'dice[1]'],
  ])('refuses %j as no list of dice', async (dice, path) => {
    const problem = problemOf(await resolve(dice), 422);
    expect(problem.type).toBe('/api/problems/bad-input');
    expect(problem.errors[0]!.path).toBe(path);
  });
});

it('sentence gives the line and the link', async () => {
  const { sentence, link } = answerOf(
    await post(app, 'alexandre/procedures/fire/sentence', { situation: ARCHERS }),
    'Sentence',
  );
  expect(sentence.fr).toContain('Ar (4 PF) tire sur In (8 PF)');
  expect(link).toMatch(/^#\/alexandre\/fire\?s=2\./);
});

it('levers say what would change the odds, the largest gain or loss first', async () => {
  const { facet, levers } = answerOf(
    await post(app, 'alexandre/procedures/fire/levers', { situation: ARCHERS }),
    'Levers',
  );
  expect(facet.id).toBe('balance');
  expect(levers.length).toBeGreaterThan(3);
  const gains = levers.map(({ gain }) => Math.abs(gain));
  expect(gains).toEqual([...gains].sort((a, b) => b - a));
});

describe('matrix', () => {
  it('sets all against all', async () => {
    const table = answerOf(
      await post(app, 'alexandre/procedures/melee/matrix', { filters: { aspect: 'rear' } }),
      'Matrix',
    );
    expect(table.filters).toMatchObject({ aspect: 'rear', attackerStrength: 6 });
    expect(table.cells).toHaveLength(table.rows.length);
    expect(table.cells.every((line) => line.length === table.columns.length)).toBe(true);
  });

  it('has a filter that does not fit named', async () => {
    const { errors } = problemOf(
      await post(app, 'alexandre/procedures/melee/matrix', { filters: { aspect: 'above' } }),
      422,
    );
    expect(errors).toEqual([
      { path: 'filters.aspect', message: '"above" does not fit; expected one of front, flank, rear' },
    ]);
  });

  it('is not there for every procedure', async () => {
    expect(problemOf(await post(app, 'alexandre/procedures/fire/matrix', {}), 404).detail).toBe(
      'no table of match-ups for fire; there is one for: melee',
    );
  });
});

describe('links', () => {
  const open = (text: string, query = '') => app.inject(`/api/link?text=${encodeURIComponent(text)}${query}`);

  it('open as the same calculation', async () => {
    const odds = answerOf(await post(app, 'alexandre/procedures/fire/odds', { situation: withLeader }), 'WithOdds');
    expect(answerOf(await open(odds.link), 'WithOdds')).toEqual(odds);
    expect(answerOf(await open(`https://grognard.example/${odds.link}`), 'WithOdds')).toEqual(odds);
  });

  it('that are damaged say so', async () => {
    const [english, french] = [
      await open('#/alexandre/fire?s=1.%%'),
      await open('#/alexandre/fire?s=1.%%', '&lang=fr'),
    ];
    expect(problemOf(english, 422).errors).toEqual([{ path: 'text', message: 'this link is incomplete or damaged' }]);
    expect(problemOf(french, 422).errors).toEqual([{ path: 'text', message: 'ce lien est incomplet ou abîmé' }]);
    expect(problemOf(await open('#/alexandre/fire?s=9.e30'), 422).detail).toContain('another version (9)');
    expect(problemOf(await open('#/caesar/fire?s=1.e30'), 404).detail).toContain('alexandre');
    expect(problemOf(await open('#/alexandre/fire?s=1.e30'), 422).errors[0]!.path).toBe('situation.firers');
    expect(problemOf(await app.inject('/api/link'), 422).errors[0]!.path).toBe('text');
  });
});

describe('every example of every ruleset', async () => {
  const rulesets = await Promise.all(CATALOGUE.map((card) => card.load()));
  const all = await testApp({ rulesets });
  const shapes = {
    assess: 'Assessed',
    odds: 'WithOdds',
    roll: 'Rolled',
    sentence: 'Sentence',
    levers: 'Levers',
  } as const;
  const cases = rulesets.flatMap((ruleset) =>
    ruleset.procedures.flatMap((procedure) => procedure.examples.map((example) => ({ ruleset, procedure, example }))),
  );

  it.each(cases)(
    'answers $ruleset.id $procedure.id $example.id as described',
    async ({ ruleset, procedure, example }) => {
      const path = `${ruleset.id}/procedures/${procedure.id}`;
      for (const [action, shape] of Object.entries(shapes)) {
        const response = await post(all, `${path}/${action}`, { situation: example.situation });
        answerOf(response, 'refused' in response.json() ? 'Refused' : shape);
      }
    },
  );

  it.each(rulesets.flatMap((ruleset) => ruleset.procedures.map((procedure) => ({ ruleset, procedure }))))(
    'has a table where it says so: $ruleset.id $procedure.id',
    async ({ ruleset, procedure }) => {
      const response = await post(all, `${ruleset.id}/procedures/${procedure.id}/matrix`, {});
      if (actionsOf(procedure).includes('matrix')) answerOf(response, 'Matrix');
      else problemOf(response, 404);
    },
  );
});

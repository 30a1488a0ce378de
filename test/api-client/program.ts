// What a developer would write with a client generated from the API's own OpenAPI document.
import createClient from 'openapi-fetch';
import type { components, paths } from './generated/api.d.ts';

const api = createClient<paths>({ baseUrl: process.argv[2]! });

const situation: components['schemas']['AlexandreFireSituation'] = {
  firers: [{ type: 'Ar', strength: 7, range: 1 }],
  target: { units: [{ type: 'Pe', strength: 4 }], leaders: [{ name: 'Memnon' }] },
};

const rulesets = await api.GET('/api/rulesets');
const odds = await api.POST('/api/rulesets/alexandre/procedures/fire/odds', { body: { situation } });
const wanting = await api.POST('/api/rulesets/alexandre/procedures/fire/resolve', { body: { situation, dice: [9] } });
const resolved = await api.POST('/api/rulesets/alexandre/procedures/fire/resolve', {
  body: { situation, dice: [9, 7] },
});
const rolled = await api.POST('/api/rulesets/alexandre/procedures/fire/roll', { body: { situation, seed: 'x' } });
const wrong = await api.POST('/api/rulesets/alexandre/procedures/fire/odds', {
  // @ts-expect-error the generated type knows which units there are
  body: { situation: { ...situation, firers: [{ type: 'Zz', strength: 7 }] } },
});

const chances =
  odds.data !== undefined && 'odds' in odds.data && odds.data.odds !== null
    ? odds.data.odds.facets[0]!.classes.map(({ id, fraction }) => `${id} ${fraction}`)
    : [];

console.log(
  JSON.stringify({
    rulesets: rulesets.data?.map(({ id }) => id),
    chances,
    wanted: wanting.data !== undefined && 'wanted' in wanting.data ? wanting.data.wanted.who.en : undefined,
    outcome: resolved.data !== undefined && 'outcome' in resolved.data ? resolved.data.outcome : undefined,
    effects:
      resolved.data !== undefined && 'effects' in resolved.data
        ? resolved.data.effects.map((effect) =>
            effect.kind === 'state' ? `${effect.from} > ${effect.to}` : effect.kind,
          )
        : undefined,
    seed: rolled.data !== undefined && 'seed' in rolled.data ? rolled.data.seed : undefined,
    problem: wrong.error?.errors?.map(({ path }) => path),
  }),
);

// What a developer would write with a client generated from the API's own OpenAPI document.
import { isDeepStrictEqual } from 'node:util';
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

const army = (name: string, unit: object) => ({
  format: 'grognard-army',
  version: 1,
  ruleset: 'alexandre',
  name,
  entries: [{ id: 'e1', kind: 'unit', ...unit }],
});
const files = {
  mine: army('Macedon', { name: 'Companions', type: 'Ca', strength: 7, quality: 8 }),
  theirs: army('Persia', { name: 'Persian horse', type: 'Ca', strength: 3, quality: 6 }),
};
const params = { path: { ruleset: 'alexandre' } };
const placed = await api.POST('/api/rulesets/{ruleset}/army/place', {
  params,
  body: {
    procedure: 'melee',
    armies: files,
    places: {
      'attackers[1].units': [{ army: 'mine', entry: 'e1' }],
      'defenders[1].units': [{ army: 'theirs', entry: 'e1' }],
    },
  },
});
const { situation: fought, casting } = placed.data!;
const asked = { procedure: 'melee', armies: files, situation: fought, casting };
const waiting = await api.POST('/api/rulesets/{ruleset}/army/apply', { params, body: asked });
const applied = await api.POST('/api/rulesets/{ruleset}/army/apply', { params, body: { ...asked, dice: [9] } });
const after = applied.data !== undefined && 'changes' in applied.data ? applied.data : undefined;
const sheet = await api.POST('/api/rulesets/{ruleset}/army/sheet', {
  params,
  body: { army: after!.armies['theirs']! },
});
const back = await api.POST('/api/rulesets/{ruleset}/army/take-back', {
  params,
  body: { armies: after!.armies, changes: after!.changes },
});
const twice = await api.POST('/api/rulesets/{ruleset}/army/take-back', {
  params,
  body: { armies: back.data!.armies, changes: after!.changes },
});
// @ts-expect-error the generated type knows what a sheet is asked with
const nameless = await api.POST('/api/rulesets/{ruleset}/army/sheet', { params, body: {} });

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
    army: {
      casting,
      wanted: waiting.data !== undefined && 'wanted' in waiting.data ? waiting.data.wanted.die : undefined,
      changes: after?.changes.map(({ name, now, before }) => [name.en, now.en, before]),
      table: after?.table.map(({ who, text }) => `${who.en}: ${text.en}`),
      counts: sheet.data?.counts,
      lines: sheet.data?.lines.map(({ name, standing, text }) => `${name.en}: ${standing}, ${text.en}`),
      gauges: sheet.data?.gauges.map(({ lost, of, counted }) => `${lost}/${of} ${counted.en}`),
      before: isDeepStrictEqual(back.data?.armies, files),
      twice: twice.error?.errors?.map(({ message }) => message),
      nameless: nameless.error?.errors?.map(({ path }) => path),
    },
    problem: wrong.error?.errors?.map(({ path }) => path),
  }),
);

import { CATALOGUE } from '../../src/rulesets/catalogue.ts';

/** All of them, with their scenarios. */
export const RULESETS = await Promise.all(
  CATALOGUE.map(async (card) => ({ ...(await card.load()), battles: (await card.battles?.())?.scenarios ?? [] })),
);

/** Addresses of all calculators. */
export const CALCULATORS = RULESETS.flatMap(({ id, procedures }) => procedures.map((p) => `#/${id}/${p.id}`));

export const MATCHUPS = RULESETS.flatMap(({ id, procedures }) =>
  procedures.filter((p) => p.matchups).map((p) => `#/${id}/matchups/${p.id}`),
);

/** Every address but those of single charts, and of armies, games and scenarios that somebody has. */
export const PAGES = [
  '#/',
  '#/charts',
  '#/charts?q=pont',
  '#/battles',
  '#/history',
  '#/nowhere',
  ...RULESETS.flatMap(({ id, battles }) => [
    `#/${id}`,
    `#/${id}/charts`,
    `#/${id}/rulings`,
    `#/${id}/army`,
    ...(battles.length > 0 ? [`#/${id}/battles`, `#/${id}/battle/${battles[0]!.id}`] : []),
  ]),
  ...CALCULATORS,
  ...MATCHUPS,
];

export const CHARTS = RULESETS.flatMap(({ id, charts }) => charts.map((chart) => `#/${id}/charts/${chart.id}`));

import type { Forecast, Procedure } from '../../kernel/ruleset.ts';

/** Each procedure by itself: a page loads the one it shows. */
export const PROCEDURES: Readonly<Record<string, () => Promise<Procedure>>> = {
  shock: async () => (await import('./shock/index.ts')).shock,
  fire: async () => (await import('./fire/index.ts')).fire,
  movement: async () => (await import('./movement/index.ts')).movement,
  'cohesion-test': async () => (await import('./cohesion/index.ts')).cohesionTest,
  'engagement-test': async () => (await import('./cohesion/engagement.ts')).engagementTest,
};

/** Those that a page shows as far as their dice before it loads what follows. */
export const FORECASTS: Readonly<Record<string, () => Promise<Forecast>>> = {
  shock: async () => (await import('./shock/forecast.ts')).FORECAST,
};

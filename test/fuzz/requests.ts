import fc from 'fast-check';
import { buildApp } from '../../src/server/app.ts';
import { check, checkText } from './checks.ts';
import { anyJson, cooked, PROCEDURES, recipes, RULESETS } from './procedures.ts';

const app = await buildApp({
  rulesets: RULESETS,
  pageFolder: '/nowhere',
  limits: { rate: 1_000_000_000, work: 1_000_000_000, paths: 20_000 },
});

const ACTIONS = ['assess', 'odds', 'roll', 'resolve', 'sentence', 'levers', 'matrix', 'constructor', ''];
const odd = fc.oneof(fc.constantFrom('__proto__', 'constructor', '..', '%00', '%'), fc.webSegment());

interface Sent {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS' | 'HEAD';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

const JSON_TYPE = { 'content-type': 'application/json' };

const body = fc.oneof(
  recipes
    .filter(({ put }) => put === undefined || 'json' in put)
    .map((recipe) => ({ of: recipe.of, json: cooked(recipe) })),
  fc.record({ of: fc.constantFrom(...PROCEDURES.map(({ name }) => name)), json: anyJson }),
);

/** What programs send to a procedure, and what they should not. */
const asked: fc.Arbitrary<Sent> = fc
  .tuple(
    body,
    fc.constantFrom(...ACTIONS),
    fc.option(fc.dictionary(fc.constantFrom('seed', 'dice', 'rulings', 'filters', 'x'), anyJson)),
  )
  .map(([{ of, json }, action, more]) => ({
    method: 'POST',
    url: `/api/rulesets/${of.replace(' ', '/procedures/')}/${action}`,
    headers: JSON_TYPE,
    payload: JSON.stringify({ ...(action === 'matrix' ? {} : { situation: json }), ...more }),
  }));

const anywhere: fc.Arbitrary<Sent> = fc.record(
  {
    method: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'HEAD'),
    url: fc
      .array(
        fc.oneof(
          fc.constantFrom('api', 'rulesets', 'alexandre', 'procedures', 'charts', 'link', 'problems', 'healthz'),
          odd,
        ),
      )
      .map((parts) => `/${parts.join('/')}`),
    headers: fc.dictionary(
      fc.constantFrom('accept-language', 'content-type', 'accept-encoding', 'x-forwarded-for'),
      fc.constantFrom('fr', 'application/json', 'text/plain', 'gzip', ';;q=', 'en;q=0.5,fr'),
    ),
    payload: fc.oneof(
      fc.string(),
      anyJson.map((json) => JSON.stringify(json)),
    ),
  },
  { requiredKeys: ['method', 'url', 'headers'] },
);

const links: fc.Arbitrary<Sent> = fc
  .oneof(
    fc.string(),
    anyJson.map((json) => `#/alexandre/melee?s=1.${Buffer.from(JSON.stringify(json)).toString('base64url')}`),
  )
  .map((text) => ({ method: 'GET', url: `/api/link?text=${encodeURIComponent(text.toWellFormed())}`, headers: {} }));

const LONGEST_ANSWER = 20_000_000;
const LONGEST_PROBLEM = 20_000;

/** Every request gets an answer or a problem of at most twenty-one entries; none is a fault of the server. */
export const requestsProperty = fc.asyncProperty(fc.oneof(asked, anywhere, links), async (sent) => {
  const { statusCode, headers, body } = await app.inject(sent);
  check(statusCode < 500, `status ${statusCode}: ${body.slice(0, 200)}`);
  checkText(body, statusCode < 400 ? LONGEST_ANSWER : LONGEST_PROBLEM);
  if (!String(headers['content-type']).startsWith('application/problem+json') || body === '') return;
  const { status, errors } = JSON.parse(body) as { status: number; errors: unknown[] };
  check(status === statusCode, `status ${statusCode} says ${status}`);
  check(errors.length <= 21, `${errors.length} entries`);
});

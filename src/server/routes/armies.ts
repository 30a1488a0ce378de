import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { type ArmyActionId, performOnArmies } from '../computing/armies.ts';
import { rulesetOf } from '../computing/find-by-id.ts';
import { oneOf } from '../json-schema.ts';
import { describe, DICE } from '../openapi.ts';
import { MOST_ARMIES, MOST_PLACES } from '../limits.ts';
import type { Context } from './context.ts';
import type { ShapeId } from '../../present/shapes.ts';

const object = { type: 'object' };
/** Any fields: without saying so, clients that are made of the document would allow none. */
const fields = { ...object, additionalProperties: true };
const army = { ...fields, description: 'the file of an army, as `/army/schema` describes it' };
const armies = { ...object, additionalProperties: army, minProperties: 1, maxProperties: MOST_ARMIES };
const procedure = { type: 'string', description: 'of this ruleset' };
const ref = {
  ...object,
  required: ['army', 'entry'],
  properties: { army: { type: 'string' }, entry: { type: 'string' } },
};
const situation = { ...fields, description: 'as the procedure’s schema describes it' };

interface RouteAbout {
  readonly summary: string;
  readonly answers: readonly ShapeId[];
  readonly required: readonly string[];
  readonly properties: Readonly<Record<string, object>>;
}

const TOLD: Readonly<Record<ArmyActionId, RouteAbout>> = {
  sheet: {
    summary: 'The sheet of an army: who is steady, shaken, gone, and how far it is from breaking',
    answers: ['ArmySheet'],
    required: ['army'],
    properties: { army },
  },
  place: {
    summary: 'Puts units of armies into places of a situation, as they stand now',
    answers: ['ArmiesPlaced'],
    required: ['procedure', 'armies', 'places'],
    properties: {
      procedure,
      armies,
      places: {
        ...object,
        description: 'units by place: `attackers[1].units`, `friend`, or `` where the whole situation is of one unit',
        additionalProperties: { type: 'array', items: ref },
        maxProperties: MOST_PLACES,
      },
      situation: { ...situation, description: 'facts that no army knows; places that are filled may be missing' },
    },
  },
  apply: {
    summary: 'Plays the faces of real dice and notes what comes of it in the armies',
    answers: ['ArmiesAfter', 'ArmiesWanting', 'Refused'],
    required: ['procedure', 'armies', 'casting', 'situation'],
    properties: {
      procedure,
      armies,
      casting: { ...object, description: 'as `place` gives it', additionalProperties: ref },
      situation,
      rulings: { ...object, additionalProperties: { type: 'string' } },
      dice: DICE,
    },
  },
  'take-back': {
    summary: 'Takes a noted result back; what else has changed since stays',
    answers: ['ArmiesBefore'],
    required: ['armies', 'changes'],
    properties: { armies, changes: { type: 'array', items: fields, description: 'as `apply` gives them' } },
  },
};

const describeArmyAction = (action: ArmyActionId): FastifySchema => {
  const { summary, answers, required, properties } = TOLD[action];
  return describe('armies', `army_${action.replaceAll('-', '_')}`, summary, oneOf(...answers), {
    body: { ...object, additionalProperties: false, required, properties },
  });
};

/** Lists of units that remember. The server keeps none of them: files come in, files go out. */
export function armyRoutes(app: FastifyInstance, { rulesets, dispatcher }: Context): void {
  for (const action of Object.keys(TOLD) as ArmyActionId[])
    app.post<{ Params: { ruleset: string } }>(
      `/rulesets/:ruleset/army/${action}`,
      { schema: describeArmyAction(action) },
      async (request, reply) => {
        const ruleset = rulesetOf(rulesets, request.params.ruleset);
        const rules = await ruleset.army();
        const answer = dispatcher.atOnceTimed(normalizeIP(request.ip), () =>
          performOnArmies(action, ruleset, rules, request.body),
        );
        return reply.type('application/json; charset=utf-8').send(answer);
      },
    );
}

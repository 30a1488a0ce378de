import { tally } from '../../../kernel/modifier.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { moverClass, terrainText } from '../charts/terrain.ts';
import type { MovementOutcome, MoveEffect } from '../shapes.ts';
import { ALSO_SAID, SLOPE_NAMES, type HexTerrain, UNIT_NAMES } from '../types.ts';
import { hexTerrain } from '../units.ts';
import { isBridgeOnTopOfClear, mayEnter, STEP_COSTS } from './step.ts';

const step = record(t('Étape', 'Step'), {
  terrain: hexTerrain(t('Hexagone d’arrivée', 'Hex entered')),
  stream: flag(t('Ruisseau franchi', 'Across a stream'), { lever: true }),
  slope: byDefault(
    choice(t('Niveau de l’hexagone', 'Level of the hex'), SLOPE_NAMES, {
      lever: true,
      help: t('par rapport au précédent', 'compared with the one before'),
    }),
    'level',
  ),
});

const situation = record(t('Mouvement', 'Movement'), {
  mover: choice(
    t('Qui se déplace', 'Who moves'),
    { ...UNIT_NAMES, leader: t('chef', 'leader') },
    { alsoSaid: ALSO_SAID },
  ),
  allowance: byDefault(
    whole(t('Points de mouvement', 'Movement points'), 0, 40, { help: t('0 : sans limite', '0: no limit') }),
    0,
  ),
  path: list(t('Trajet', 'Path'), step, 1, 40),
});
type Situation = OutputOf<typeof situation>;

interface MovementInput {
  /** Of the steps as far as ground that may not be entered. */
  readonly costs: readonly number[];
  /** Steps of the whole path. */
  readonly steps: number;
  readonly allowance: number;
}

function resolve({ costs, allowance }: MovementInput): MovementOutcome {
  if (allowance === 0) return { cost: costs.reduce((sum, c) => sum + c, 0), steps: costs.length };
  let spent = 0;
  let steps = 0;
  for (const c of costs) {
    if (spent + c > allowance) break;
    spent += c;
    steps++;
  }
  return { cost: spent, steps };
}

function assess(s: Situation, options: Options): Assessment<MovementInput> | Refusal {
  const mover = moverClass(s.mover);
  const blocked = s.path.findIndex(({ terrain }) => !mayEnter(terrain, mover));
  const open = blocked < 0 ? s.path : s.path.slice(0, blocked);
  const bridgeOnTopOfClear = isBridgeOnTopOfClear(options);
  const tallies = open.map((facts, i) =>
    tally(t(`Étape ${i + 1}`, `Step ${i + 1}`), STEP_COSTS, { ...facts, mover, bridgeOnTopOfClear }),
  );
  const input = { costs: tallies.map(({ total }) => total), steps: s.path.length, allowance: s.allowance };
  if (blocked >= 0 && goesOn(input)) return forbidden(blocked + 1, s.path[blocked]!.terrain);
  const sum = input.costs.reduce((all, c) => all + c, 0);
  return assessmentOf(input, {
    tallies: () => tallies,
    needs: () => t(`aucun dé ; ${points(sum).fr} en tout`, `no die; ${points(sum).en} in all`),
    cast: () => ({ mover: t('mouvement', 'movement') }),
  });
}

/** Whether the mover comes to the end of the open steps with points left. */
function goesOn(input: MovementInput): boolean {
  const { steps, cost } = resolve(input);
  return steps === input.costs.length && (input.allowance === 0 || cost < input.allowance);
}

/** Ground that stops the path; where the allowance ends before it, the path is simply not walked that far. */
function forbidden(step: number, terrain: HexTerrain): Refusal {
  const name = terrainText(terrain);
  return {
    refused: t(
      `étape ${step} : entrée non autorisée (${name.fr} : NA)`,
      `step ${step}: may not be entered (${name.en}: NA)`,
    ),
    source: cite('terrain', terrain),
  };
}

const points = (n: number): Text => t(`${n} point${n > 1 ? 's' : ''}`, `${n} point${n === 1 ? '' : 's'}`);

const word = ({ steps, of, cost }: MoveEffect): Text => {
  const paid = points(cost);
  if (steps === of) return t(`tout le trajet, ${paid.fr}`, `the whole path, ${paid.en}`);
  return t(
    `s’arrête après ${steps} étape${steps > 1 ? 's' : ''} sur ${of}, ${paid.fr}`,
    `stops after ${steps} of ${of} steps, ${paid.en}`,
  );
};

const moved = ({ steps: of }: MovementInput, { steps, cost }: MovementOutcome): MoveEffect => ({
  kind: 'move',
  who: ['mover'],
  steps,
  of,
  cost,
  source: cite('terrain'),
});

const moverText = (mover: Situation['mover']): Text =>
  mover === 'leader' ? t('un chef', 'a leader') : t(mover, mover);

export const movement = procedure({
  id: 'movement',
  group: 'move',
  title: t('Mouvement', 'Movement'),
  about: t('Le coût d’une étape ou d’un trajet.', 'What a step or a path costs.'),
  charts: ['terrain'],
  situation,
  examples: [
    {
      id: 'ford',
      title: t('des archers passent un gué et montent', 'archers cross a ford and climb'),
      situation: { mover: 'Ar', allowance: 6, path: [{}, { terrain: 'ford-1', slope: 'down' }, { slope: 'up' }] },
    },
  ],
  assess,
  resolve,
  facets: ({ input }) => [
    {
      id: 'reach',
      text: t('Trajet', 'Path'),
      classes: [{ id: 'reached', text: word(moved(input, resolve(input))), worth: 0 }],
      of: () => 'reached',
    },
    {
      id: 'cost',
      text: t('Points dépensés', 'Points spent'),
      counted: points,
      worth: (n) => 0 - n,
      of: ({ cost }) => String(cost),
    },
  ],
  effects: (input, outcome) => [moved(input, outcome)],
  word,
  headline: ({ mover, path, allowance }) => {
    const [who, n] = [moverText(mover), path.length];
    const had = allowance === 0 ? t('', '') : t(` avec ${points(allowance).fr}`, ` with ${points(allowance).en}`);
    return t(`${who.fr}${had.fr}, trajet de ${n} hex.`, `${who.en}${had.en}, path of ${n} hex${n === 1 ? '' : 'es'}`);
  },
});

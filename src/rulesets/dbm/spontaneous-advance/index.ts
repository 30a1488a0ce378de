import { DISTANCE_F, DOUBLED_ADVANCE, EQUALLY_NEAR, NEAR_WHOM } from '../options.ts';
import { firstVerdict } from '../../../kernel/chart.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import type { Assessment, Reading, Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import {
  DOUBLED_NOT_WITHIN,
  IGNORED,
  isImpetuous,
  PASSAGE_NAMES,
  PASSED_THROUGH,
  SPONTANEOUS,
} from '../charts/spontaneous.ts';
import { describe, grade, irregular, refuseElement, troopType } from '../element.ts';
import { moveOf } from '../moves.ts';
import { type Advance, advanceText, stayText, tellAdvance } from './effects.ts';
import { GOING_NAMES, kindOf } from '../types.ts';

const going = {
  good: GOING_NAMES.good,
  rough: GOING_NAMES.rough,
  difficult: GOING_NAMES.difficult,
} as const;

const situation = record(t('Avance spontanée', 'Spontaneous advance'), {
  element: record(t('Élément', 'Element'), {
    type: troopType,
    grade,
    irregular,
    going: byDefault(choice(t('Terrain', 'Going'), going), 'good'),
  }),
  enemies: list(
    t('Ennemis', 'Enemies'),
    record(t('Ennemi', 'Enemy'), {
      type: troopType,
      distance: whole(t('Distance (pas)', 'Distance (paces)'), 0, 10_000, { positional: true, lever: true }),
      demoralised: flag(t('Démoralisé', 'Demoralised')),
      aside: flag(t('Pas droit devant', 'Not straight ahead')),
      ground: byDefault(
        choice(t('Sol', 'Ground'), {
          open: t('accessible', 'open to it'),
          forbidden: t('dans un terrain interdit', 'in forbidden ground'),
          'behind-forbidden': t('derrière un terrain interdit', 'behind forbidden ground'),
        }),
        'open',
      ),
      wayRound: byDefault(whole(t('Détour (pas)', 'Way round (paces)'), 0, 10_000), 0),
      inDifficult: flag(t('En terrain difficile', 'In difficult going')),
      inFortification: flag(t('En fortification', 'In a fortification')),
    }),
    1,
    12,
  ),
  friends: byDefault(
    list(
      t('Amis sur son chemin, dans l’ordre', 'Friends in its way, in order'),
      record(t('Ami', 'Friend'), {
        type: troopType,
        grade,
        irregular,
        inCombat: flag(t('En mêlée', 'In close combat')),
        fixed: flag(t('Fixe (Bg)', 'Fixed (Bg)')),
      }),
      0,
      12,
    ),
    [],
  ),
  reachesBaggage: flag(t('Le double atteindrait des bagages', 'Twice the move would reach baggage'), { lever: true }),
});
type Situation = OutputOf<typeof situation>;

/** One front of a base, in paces, for ruling D23. */
const BASE_FRONT = 80;

type Enemy = Situation['enemies'][number];

interface Outcome {
  readonly must: boolean;
  readonly paces: number;
}

/** At equal distances one that is not demoralised counts as the nearest, or the other way round (ruling D51). */
const byNearness = (options: Options) => {
  const first = chosen(options, EQUALLY_NEAR) === 'demoralised';
  return (a: Enemy, b: Enemy): number =>
    a.distance - b.distance || Number(b.demoralised === first) - Number(a.demoralised === first);
};

const seen = ({ type, distance }: Enemy): Text => t(`${type} à ${distance} pas`, `${type} at ${distance}p`);

/** What becomes of the friends that are met. */
function passagesOf({ element, friends }: Situation): Advance['friends'] {
  const passages = friends.map((friend) => {
    const { id, value } = firstVerdict(PASSED_THROUGH, { ...friend, by: element.type });
    return { name: describe(friend), passage: value, line: id };
  });
  const stop = passages.findIndex(({ passage }) => passage === 'stops');
  return stop < 0 ? passages : passages.slice(0, stop + 1);
}

function assess(s: Situation, options: Options): Assessment<Advance> | Refusal {
  const { element } = s;
  for (const given of [element, ...s.friends]) {
    const refusal = refuseElement(given);
    if (refusal) return refusal;
  }
  const move = moveOf(element.type, element.grade, element.going);
  if (move.total === undefined)
    return {
      refused: t(
        `${describe(element).fr} ne bouge pas sur ce terrain`,
        `${describe(element).en} may not move in that going`,
      ),
      source: cite('moves', move.row),
    };
  const single = move.total;
  const impetuous = isImpetuous(element);
  const judged = s.enemies.map((enemy) => ({
    enemy,
    line: firstVerdict(IGNORED, {
      ...enemy,
      impetuous,
      advancing: kindOf(element.type),
      directlyAhead: !enemy.aside,
      skirmisherReach: chosen(options, DISTANCE_F) === 'front' ? BASE_FRONT : single,
    }),
  }));
  const counting = judged.filter(({ line }) => !line.value).map(({ enemy }) => enemy);
  const nearer = byNearness(options);
  const nearestOfAll = s.enemies.toSorted(nearer)[0]!;
  const inContact = nearestOfAll.distance === 0;
  const nearest = inContact ? nearestOfAll : counting.toSorted(nearer)[0];
  const verdict = firstVerdict(SPONTANEOUS, { ...element, inContact, nearest });
  const approached = chosen(options, NEAR_WHOM) === 'any' ? nearestOfAll : nearest;
  const ends = (approached?.distance ?? 0) - (chosen(options, DOUBLED_ADVANCE) === 'doubled' ? 2 : 1) * single;
  const doubled = verdict.value && (s.reachesBaggage || ends >= DOUBLED_NOT_WITHIN);
  const paces = doubled ? 2 * single : single;
  const met = verdict.value ? passagesOf(s) : [];
  const readings: Reading[] = [
    {
      source: cite('spontaneous', verdict.id),
      text: verdict.text,
      value: SPONTANEOUS.show(verdict.value)[0]!,
      rulings: [
        ...(inContact ? ['D58'] : []),
        ...(impetuous && element.grade === 'X' ? ['D55'] : []),
        ...(s.enemies.some((other) => other.distance === nearest?.distance && other !== nearest) ? ['D51'] : []),
      ],
    },
    {
      source: cite('moves', move.row),
      text: going[element.going],
      value: t(`${single} pas`, `${single}p`),
      rulings: [DOUBLED_ADVANCE.id, NEAR_WHOM.id],
    },
    ...judged.map(({ enemy, line }) => ({
      source: cite('ignored', line.id),
      text: seen(enemy),
      value: line.value ? t('ignoré', 'ignored') : t('compte', 'counts'),
      rulings: line.id === 'far-skirmisher' ? [DISTANCE_F.id] : [],
    })),
    ...met.map(({ name, passage, line }) => ({
      source: cite('passed-through', line),
      text: name,
      value: PASSAGE_NAMES[passage],
    })),
  ];
  return {
    tallies: [],
    readings,
    needs: verdict.value
      ? t(`aucun dé ; avance jusqu’à ${paces} pas`, `no die; advances up to ${paces}p`)
      : t('aucun dé ; pas d’avance', 'no die; no advance'),
    rulings: nearest === undefined ? ['D45'] : ['D44'],
    roll: {
      name: describe(element),
      must: verdict.value,
      why: verdict.text,
      towards: nearest === undefined ? same('') : seen(nearest),
      paces: verdict.value ? paces : 0,
      doubled,
      ignored: judged
        .filter(({ line }) => line.value)
        .map(({ enemy, line }) => ({ name: same(enemy.type), why: line.text })),
      friends: met,
    },
  };
}

export const spontaneousAdvance = procedure<Situation, Advance, Outcome>({
  id: 'spontaneous-advance',
  title: t('Avance spontanée', 'Spontaneous advance'),
  about: t('Qui part sans ordre, jusqu’où, à travers qui.', 'Who goes without orders, how far, through whom.'),
  charts: ['spontaneous', 'passed-through', 'ignored', 'moves'],
  situation,
  examples: [
    {
      id: 'knights',
      title: t('des chevaliers chargent à travers leurs archers', 'knights charge through their own bows'),
      situation: {
        element: { type: 'Kn', irregular: true },
        enemies: [
          { type: 'Bd', distance: 500 },
          { type: 'Ps', distance: 120, aside: true },
        ],
        friends: [{ type: 'Bw' }],
      },
    },
  ],
  assess,
  resolve: ({ must, paces }) => ({ must, paces }),
  facets: (roll) => [
    {
      id: 'advance',
      text: t('Avance', 'Advance'),
      classes: [
        { id: 'yes', text: roll.must ? advanceText(roll) : t('avance', 'advances') },
        { id: 'no', text: roll.must ? t('n’avance pas', 'does not advance') : stayText(roll) },
      ],
      of: ({ must }) => (must ? 'yes' : 'no'),
    },
    {
      id: 'paces',
      text: t('Pas', 'Paces'),
      counted: (n) => t(`${n} pas`, `${n} paces`),
      of: ({ paces }) => String(paces),
    },
  ],
  tell: tellAdvance,
  headline: ({ element }) => {
    const who = describe(element);
    return t(`${who.fr} sans ordre`, `${who.en} without orders`);
  },
});

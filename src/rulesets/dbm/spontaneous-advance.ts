import { firstVerdict } from '../../kernel/chart.ts';
import { chosen, type Switches } from '../../kernel/ruling.ts';
import { type Assessment, type Instruction, procedure, type Reading, type Refusal } from '../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import {
  type Crossed,
  DOUBLED_NOT_WITHIN,
  type Drawing,
  IGNORED,
  PASSAGE_NAMES,
  type Passage,
  PASSED_THROUGH,
  SPONTANEOUS,
} from './charts/spontaneous.ts';
import { describe, grade, irregular, refuseElement, troopType } from './element.ts';
import { moveOf } from './moves.ts';
import { DISTANCE_F } from './rulings.ts';
import { DOUBLED_ADVANCE } from './rulings-house.ts';
import { GOING_NAMES, kindOf } from './types.ts';

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
      t('Amis sur son chemin', 'Friends in its way'),
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

interface Roll {
  readonly name: Text;
  readonly must: boolean;
  readonly why: Text;
  readonly towards: Text;
  readonly paces: number;
  readonly doubled: boolean;
  readonly ignored: readonly { readonly name: Text; readonly why: Text }[];
  readonly friends: readonly { readonly name: Text; readonly passage: Passage }[];
}

interface Outcome {
  readonly must: boolean;
  readonly paces: number;
}

function assess(s: Situation, switches: Switches): Assessment<Roll> | Refusal {
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
  const judged = s.enemies.map((enemy) => {
    const drawing: Drawing = {
      ...enemy,
      advancing: kindOf(element.type),
      directlyAhead: !enemy.aside,
      skirmisherReach: chosen(switches, DISTANCE_F) === 'front' ? BASE_FRONT : single,
    };
    return { enemy, verdict: firstVerdict(IGNORED, drawing) };
  });
  const counting = judged.filter(({ verdict }) => !verdict.value).map(({ enemy }) => enemy);
  const nearest = counting.toSorted((a, b) => a.distance - b.distance)[0];
  const verdict = firstVerdict(SPONTANEOUS, { ...element, nearest });
  const ends = (nearest?.distance ?? 0) - (chosen(switches, DOUBLED_ADVANCE) === 'doubled' ? 2 : 1) * single;
  const doubled = verdict.value && (s.reachesBaggage || ends >= DOUBLED_NOT_WITHIN);
  const paces = doubled ? 2 * single : single;
  const readings: Reading[] = [
    { source: cite('spontaneous', verdict.id), text: verdict.text, value: SPONTANEOUS.show(verdict.value)[0]! },
    {
      source: cite('moves', move.row),
      text: going[element.going],
      value: t(`${single} pas`, `${single}p`),
      rulings: [DOUBLED_ADVANCE.id],
    },
    ...judged.map(({ enemy, verdict: line }) => ({
      source: cite('ignored', line.id),
      text: t(`${enemy.type} à ${enemy.distance} pas`, `${enemy.type} at ${enemy.distance}p`),
      value: line.value ? t('ignoré', 'ignored') : t('compte', 'counts'),
      rulings: line.id === 'far-skirmisher' ? [DISTANCE_F.id] : [],
    })),
  ];
  return {
    tallies: [],
    readings,
    needs: verdict.value
      ? t(`aucun dé ; avance de ${paces} pas`, `no die; advances ${paces}p`)
      : t('aucun dé ; pas d’avance', 'no die; no advance'),
    rulings: nearest === undefined ? ['D45'] : ['D44'],
    roll: {
      name: describe(element),
      must: verdict.value,
      why: verdict.text,
      towards:
        nearest === undefined
          ? same('')
          : t(`${nearest.type} à ${nearest.distance} pas`, `${nearest.type} at ${nearest.distance}p`),
      paces: verdict.value ? paces : 0,
      doubled,
      ignored: judged
        .filter((each) => each.verdict.value)
        .map(({ enemy, verdict: line }) => ({ name: same(enemy.type), why: line.text })),
      friends: s.friends.map((friend) => ({
        name: describe(friend),
        passage: passageOf({ ...friend, by: element.type }),
      })),
    },
  };
}

const passageOf = (crossed: Crossed): Passage => firstVerdict(PASSED_THROUGH, crossed).value;

function tell(roll: Roll): Instruction[] {
  const ignored = roll.ignored.map(({ name, why }) => ({
    who: name,
    text: t(`est ignoré : ${why.fr}`, `is ignored: ${why.en}`),
  }));
  if (!roll.must)
    return [
      { who: roll.name, text: t(`n’avance pas (${roll.why.fr})`, `does not advance (${roll.why.en})`) },
      ...ignored,
    ];
  const twice = roll.doubled ? t(', distance doublée', ', twice the distance') : t('', '');
  return [
    {
      who: roll.name,
      text: t(
        `avance jusqu’à ${roll.paces} pas${twice.fr} vers ${roll.towards.fr}, par le plus court qui donne support ou débord`,
        `advances up to ${roll.paces}p${twice.en} towards ${roll.towards.en}, by the shortest way that gives support or overlap`,
      ),
    },
    ...roll.friends.map(({ name, passage }) => ({ who: name, text: PASSAGE_NAMES[passage] })),
    ...ignored,
  ];
}

export const spontaneousAdvance = procedure<Situation, Roll, Outcome>({
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
  facets: () => [
    {
      id: 'advance',
      text: t('Avance', 'Advance'),
      classes: [
        { id: 'yes', text: t('avance', 'advances') },
        { id: 'no', text: t('n’avance pas', 'does not advance') },
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
  tell: (roll) => tell(roll),
  headline: ({ element, enemies }) => {
    const who = describe(element);
    const nearest = Math.min(...enemies.map(({ distance }) => distance));
    return t(`${who.fr}, ennemi à ${nearest} pas`, `${who.en}, enemy at ${nearest}p`);
  },
});

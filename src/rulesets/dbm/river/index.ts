import { lineAt } from '../../../kernel/chart.ts';
import { type Dice, d6 } from '../../../kernel/dice.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import type { Assessment, Refusal } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { type Instruction, procedure } from '../../../kernel/ruleset.ts';
import { byDefault, flag, list, type OutputOf, record, whole, words } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { same, signed, t, type Text } from '../../../kernel/text.ts';
import { CROSSING, CROSSING_NAMES, type Crossing, RIVER, type River } from '../charts/river.ts';
import { LOW_RIVER } from '../options.ts';

const situation = record(t('Rivière', 'River'), {
  score: byDefault(
    whole(t('Score connu', 'Known score'), 0, 8, {
      positional: true,
      help: t('0 : à tirer au dé', '0: to be diced for'),
    }),
    0,
  ),
  modifier: byDefault(
    whole(t('Modificateur du dé', 'Modifier of the die'), 0, 2, {
      lever: true,
      help: t('temps qu’il fait ; pas sur la feuille', 'the weather; not on the sheet'),
    }),
    0,
  ),
  elements: byDefault(
    list(
      t('Éléments qui passent, dans l’ordre', 'Elements that cross, in order'),
      record(t('Élément', 'Element'), {
        name: words(t('Nom', 'Name'), 40, { positional: true }),
        general: flag(t('Général', 'General'), { lever: true }),
        friendAcross: flag(t('Un ami a déjà passé', 'A friend is already across'), { lever: true }),
      }),
      0,
      6,
    ),
    [],
  ),
});
type Situation = OutputOf<typeof situation>;

interface Roll {
  readonly score: number;
  readonly modifier: number;
  readonly elements: readonly { readonly name: Text; readonly general: boolean; readonly friendAcross: boolean }[];
  readonly lowBank: 'defensible' | 'misprint';
}

interface Outcome {
  /** The line of the river chart. */
  readonly state: string;
  /** One per element; `waits` after the river was found impassable. */
  readonly elements: readonly (Crossing | 'waits')[];
}

const WHY_CROSSING = t(
  'passage (1 noyade, 2-4 impossible, 5+ passe)',
  'crossing (1 drowns, 2-4 impossible, 5+ across)',
);

/** In order: a friend across helps the next, a river found impassable stops them all (ruling D43). */
function cross(roll: Roll, dice: Dice): Outcome['elements'] {
  const fates: (Crossing | 'waits')[] = [];
  for (const { name, general, friendAcross } of roll.elements) {
    const helped = general || friendAcross || fates.includes('across');
    fates.push(
      fates.includes('barred') ? 'waits' : dice.read(d6, CROSSING, { who: name, why: WHY_CROSSING }, helped ? 1 : 0),
    );
  }
  return fates;
}

function resolve(roll: Roll, dice: Dice): Outcome {
  const ask = { who: t('la rivière', 'the river'), why: t('état', 'state') };
  const state: River = roll.score > 0 ? lineAt(RIVER, roll.score).value : dice.read(d6, RIVER, ask, roll.modifier);
  const { id } = RIVER.lines.find(({ value }) => value === state)!;
  return { state: id, elements: state.perilous ? cross(roll, dice) : roll.elements.map(() => 'across') };
}

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  if (s.score > 0 && s.modifier > 0)
    return {
      refused: t('un score connu ne se modifie plus', 'a known score is not modified again'),
      source: cite('river'),
    };
  const lowBank = chosen(options, LOW_RIVER);
  const plus = s.modifier === 0 ? '' : ` ${signed(s.modifier)}`;
  return {
    tallies: [],
    readings:
      s.score > 0
        ? [
            {
              source: cite('river', lineAt(RIVER, s.score).id),
              text: t(`score ${s.score}`, `score ${s.score}`),
              value: stateText(asRead(lowBank, lineAt(RIVER, s.score).value)),
              rulings: s.score <= RIVER.lines[0]!.to ? [LOW_RIVER.id] : [],
            },
          ]
        : [],
    needs:
      s.score > 0
        ? t('un dé par élément si la rivière est à 7-8', 'a die per element if the river stands at 7-8')
        : t(`un dé${plus} pour l’état de la rivière`, `a die${plus} for the state of the river`),
    rulings: [LOW_RIVER.id, 'D43'],
    roll: {
      score: s.score,
      modifier: s.modifier,
      elements: s.elements.map(({ name, general, friendAcross }, i) => ({
        name: name === '' ? t(`élément ${i + 1}`, `element ${i + 1}`) : same(name),
        general,
        friendAcross,
      })),
      lowBank,
    },
  };
}

const stateText = (state: River): Text => {
  const parts = RIVER.show(state).filter(({ en }) => en !== '—');
  return t(parts.map(({ fr }) => fr).join(', '), parts.map(({ en }) => en).join(', '));
};

/** The state as read: the lowest line may be a misprint (ruling D22). */
const asRead = (lowBank: Roll['lowBank'], state: River): River =>
  state === RIVER.lines[0]!.value && lowBank === 'misprint' ? { ...state, defensible: false } : state;

const stateOf = ({ lowBank }: Roll, { state }: Outcome): River =>
  asRead(lowBank, RIVER.lines.find(({ id }) => id === state)!.value);

const FATES = [
  { id: 'across', text: CROSSING_NAMES.across },
  { id: 'barred', text: CROSSING_NAMES.barred },
  { id: 'waits', text: t('attend le tour suivant', 'waits for the next turn') },
  { id: 'drowned', text: CROSSING_NAMES.drowned },
] as const;

const facets = (roll: Roll): readonly Facet<Outcome>[] => [
  {
    id: 'state',
    text: t('État', 'State'),
    classes: RIVER.lines.map(({ id, from, to, value }) => {
      const state = stateText(asRead(roll.lowBank, value));
      return { id, text: t(`${from}-${to} : ${state.fr}`, `${from}-${to}: ${state.en}`) };
    }),
    of: ({ state }) => state,
  },
  {
    id: 'bank',
    text: t('Berge', 'Bank'),
    classes: [
      { id: 'defensible', text: t('se défend', 'defensible') },
      { id: 'open', text: t('ne se défend pas', 'not defensible') },
    ],
    of: (outcome) => (stateOf(roll, outcome).defensible ? 'defensible' : 'open'),
  },
  ...roll.elements.map(({ name }, i) => ({
    id: `element-${i + 1}`,
    text: name,
    classes: FATES,
    of: ({ elements }: Outcome) => elements[i]!,
  })),
];

const tell = (roll: Roll, outcome: Outcome): Instruction[] => [
  { who: t('la rivière', 'the river'), text: stateText(stateOf(roll, outcome)) },
  ...outcome.elements.map((fate, i) => ({
    who: roll.elements[i]!.name,
    text: FATES.find(({ id }) => id === fate)!.text,
  })),
];

export const river = procedure<Situation, Roll, Outcome>({
  id: 'river',
  title: t('Rivière', 'River'),
  about: t('L’état d’une rivière, et qui la passe.', 'The state of a river, and who crosses it.'),
  charts: ['river', 'crossing'],
  situation,
  examples: [
    { id: 'unknown', title: t('une rivière inconnue', 'an unknown river'), situation: {} },
    {
      id: 'flood',
      title: t('un général et les siens passent une rivière en crue', 'a general and his men cross a river in flood'),
      situation: { score: 7, elements: [{ name: 'César', general: true }, { name: 'X Equestris' }] },
    },
  ],
  assess,
  resolve,
  facets,
  tell,
  headline: ({ score, elements }) => {
    const n = elements.length;
    const who = n === 0 ? t('', '') : t(`, ${n} élément${n > 1 ? 's' : ''}`, `, ${n} element${n > 1 ? 's' : ''}`);
    return score > 0
      ? t(`rivière à ${score}${who.fr}`, `river at ${score}${who.en}`)
      : t(`rivière inconnue${who.fr}`, `unknown river${who.en}`);
  },
});

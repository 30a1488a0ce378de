import { lineAt } from '../../../kernel/chart.ts';
import type { Cast } from '../../../kernel/effect.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { lineFacet } from '../../../kernel/line-facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import type { BriefClass, SentencePart } from '../../../kernel/sentence-part.ts';
import { joinNames, same, signed, t, type Text } from '../../../kernel/text.ts';
import { CROSSING_NAMES, RIVER, type River } from '../charts/river.ts';
import { chosenOptions } from '../chosen-options.ts';
import { crossingName } from '../element.ts';
import type { RiverEffect, RiverOutcome } from '../shapes.ts';
import { elementId, resolve, type RiverInput } from './resolve.ts';

const TITLE = t('Rivière', 'River');

const situation = record(TITLE, {
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
        name: crossingName,
        general: flag(t('Général', 'General'), { lever: true }),
        friendAcross: flag(t('Un ami a déjà traversé', 'A friend is already across'), { lever: true }),
      }),
      0,
      6,
      { addsPlain: true },
    ),
    [],
  ),
});
export type Situation = OutputOf<typeof situation>;

function castOf({ elements }: Situation): Cast {
  const cast: Record<string, Text> = { river: t('la rivière', 'the river') };
  for (const [i, { name }] of elements.entries())
    cast[elementId(i)] = name === '' ? t(`élément ${i + 1}`, `element ${i + 1}`) : same(name);
  return cast;
}

function assess(s: Situation, options: Options): Assessment<RiverInput> | Refusal {
  if (s.score > 0 && s.modifier > 0)
    return {
      refused: t('un score connu ne se modifie plus', 'a known score is not modified again'),
      source: cite('river'),
    };
  const lowBank = chosenOptions(options).LOW_RIVER;
  const known = s.score > 0 ? lineAt(RIVER, s.score) : undefined;
  const plus = s.modifier === 0 ? '' : ` ${signed(s.modifier)}`;
  return assessmentOf(
    {
      score: s.score,
      modifier: s.modifier,
      elements: s.elements.map(({ general, friendAcross }) => ({ general, friendAcross })),
      lowBank,
    },
    {
      readings: () =>
        known === undefined
          ? []
          : [
              {
                source: cite('river', known.id),
                text: t(`score ${s.score}`, `score ${s.score}`),
                value: stateText(asRead(lowBank, known.value)),
                rulings: s.score <= RIVER.lines[0]!.to ? ['D-22'] : [],
              },
            ],
      needs: () =>
        s.score > 0
          ? t('un dé par élément si la rivière est à 7-8', 'a die per element if the river stands at 7-8')
          : t(`un dé${plus} pour l’état de la rivière`, `a die${plus} for the state of the river`),
      rulings: () => ['D-22', 'D-43'],
      cast: () => castOf(s),
    },
  );
}

const stateText = (state: River): Text => {
  const parts = RIVER.show(state).filter(({ en }) => en !== '—');
  return t(parts.map(({ fr }) => fr).join(', '), parts.map(({ en }) => en).join(', '));
};

/** The state as read: the lowest line may be a misprint (ruling D-22). */
const asRead = (lowBank: RiverInput['lowBank'], state: River): River =>
  state === RIVER.lines[0]!.value && lowBank === 'misprint' ? { ...state, defensible: false } : state;

const stateOf = ({ lowBank }: RiverInput, { state }: RiverOutcome): River =>
  asRead(lowBank, RIVER.lines.find(({ id }) => id === state)!.value);

/** A river serves neither side. */
const NO_WORTHS = RIVER.lines.map(() => 0);

const CROSSING_CLASSES = [
  { id: 'across', text: CROSSING_NAMES.across, worth: 1 },
  { id: 'barred', text: CROSSING_NAMES.barred, worth: -1 },
  { id: 'waits', text: t('attend le tour suivant', 'waits for the next turn'), worth: -1 },
  { id: 'drowned', text: CROSSING_NAMES.drowned, worth: -2 },
] as const;

const facets = (assessment: Assessment<RiverInput>): readonly Facet<RiverOutcome>[] => {
  const { input } = assessment;
  return [
    lineFacet(RIVER, {
      id: 'state',
      text: t('État', 'State'),
      worths: NO_WORTHS,
      said: ({ from, to, value }) => {
        const state = stateText(asRead(input.lowBank, value));
        return t(`${from}-${to} : ${state.fr}`, `${from}-${to}: ${state.en}`);
      },
      classOf: ({ state }) => state,
    }),
    {
      id: 'bank',
      text: t('Berge', 'Bank'),
      classes: [
        { id: 'defensible', text: t('défendable', 'defensible'), worth: 0 },
        { id: 'open', text: t('non défendable', 'not defensible'), worth: 0 },
      ],
      classOf: (outcome) => (stateOf(input, outcome).defensible ? 'defensible' : 'open'),
    },
    ...input.elements.map((_, i) => ({
      id: `element-${i + 1}`,
      get text() {
        return assessment.cast[elementId(i)]!;
      },
      classes: CROSSING_CLASSES,
      classOf: ({ elements }: RiverOutcome) => elements[i]!,
    })),
  ];
};

/** The state, then each element in turn; only a perilous river is crossed by a die. */
function effects(input: RiverInput, outcome: RiverOutcome): RiverEffect[] {
  const state = stateOf(input, outcome);
  const source = state.perilous ? cite('crossing') : cite('river', outcome.state);
  return [
    { kind: 'state', who: ['river'], ...state, source: cite('river', outcome.state) },
    ...outcome.elements.map((fate, i) => ({ kind: 'crossing', who: [elementId(i)], fate, source }) as const),
  ];
}

const fateName = (fate: string): Text => CROSSING_CLASSES.find(({ id }) => id === fate)!.text;

function effectText(effect: RiverEffect, _cast: Cast, brief = false): Text {
  if (effect.kind === 'state') return brief ? t('', '') : stateText(effect);
  return brief ? (BRIEFS[effect.fate] ?? fateName(effect.fate)) : fateName(effect.fate);
}

const BRIEFS: Readonly<Partial<Record<string, Text>>> = {
  barred: t('est arrêté', 'is barred'),
  waits: t('attend un tour', 'waits a turn'),
};

/** The sentence tells so many elements apart. */
const MOST_ELEMENTS = 3;

/** The state of the river, then what may become of each element. */
function sentenceParts(assessment: Assessment<RiverInput>): readonly SentencePart<RiverOutcome>[] {
  const { input, cast } = assessment;
  const [state, , ...elements] = facets(assessment);
  const brief = (id: string): BriefClass => {
    const { from, to, value } = RIVER.lines.find((line) => line.id === id)!;
    const read = stateText(asRead(input.lowBank, value));
    return { text: t(`${from}-${to} (${read.fr})`, `${from}-${to} (${read.en})`) };
  };
  return [
    { facet: state!, brief },
    ...elements.slice(0, MOST_ELEMENTS).map((facet, i) => ({
      facet,
      of: cast[elementId(i)]!,
      brief: (id: string): BriefClass => ({ text: BRIEFS[id] ?? fateName(id) }),
    })),
  ];
}

function crossingText(elements: Situation['elements']): Text {
  if (elements.length === 0) return t('', '');
  const names = elements.map(({ name }, i) => (name === '' ? t(`élément ${i + 1}`, `element ${i + 1}`) : same(name)));
  const who = joinNames(names);
  return t(` à passer par ${who.fr}`, ` to be crossed by ${who.en}`);
}

export const river = procedure({
  id: 'river',
  group: 'move',
  title: TITLE,
  about: t('L’état d’une rivière, et qui la passe.', 'The state of a river, and who crosses it.'),
  charts: ['river', 'crossing'],
  situation,
  examples: [
    { id: 'unknown', title: t('une rivière inconnue', 'an unknown river'), situation: {} },
    {
      id: 'flood',
      title: t('un général et les siens passent une rivière en crue', 'a general and his men cross a river in flood'),
      situation: { score: 7, elements: [{ name: 'Crassus', general: true }, { name: 'Legio I' }] },
    },
  ],
  assess,
  resolve,
  facets,
  effects,
  effectText,
  headline: ({ score, elements }) => {
    const who = crossingText(elements);
    return score > 0
      ? t(`rivière à ${score}${who.fr}`, `river at ${score}${who.en}`)
      : t(`rivière inconnue${who.fr}`, `unknown river${who.en}`);
  },
  sentenceParts,
});

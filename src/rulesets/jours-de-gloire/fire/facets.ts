import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet, FacetClass } from '../../../kernel/facet.ts';
import { lineFacet } from '../../../kernel/line-facet.ts';
import type { BriefClass, SentencePart } from '../../../kernel/sentence-part.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { FIRE_RESULT_NAMES, FIRE_TABLE, type FireResult } from '../charts/fire.ts';
import { type Fighter, type Harm, HARMS, rankOf, worst } from '../fate.ts';
import type { FireOutcome } from '../shapes.ts';
import { NEW_STATES, type NewState, type State, STATE_NAMES } from '../types.ts';
import { type FireInput, targetId } from './resolve.ts';

export const RESULT_TEXTS: Readonly<Record<FireResult, Text>> = {
  R: t('déroute', 'rout'),
  D: t('désordre', 'disorder'),
  CT: t('test de cohésion', 'cohesion test'),
  none: t('pas d’effet', 'no effect'),
};

/** The worst for the target first; a state that the fire leaves as it was is worth nothing. */
const stateClasses = (from: State, said: (state: NewState) => Text): FacetClass[] =>
  NEW_STATES.map((id) => ({ id, text: said(id), worth: Math.max(0, rankOf(id) - rankOf(from)) })).reverse();

/** What becomes of the only unit that can be struck, once it has tested. */
function fateOfOne({ target }: FireInput): Facet<FireOutcome> {
  const { state } = target[0]!;
  const top = target.length === 1 ? t('', '') : t('celle du dessus ', 'top unit ');
  const said = (id: NewState): Text => {
    if (id !== state) return STATE_NAMES[id];
    const name = STATE_NAMES[id];
    return id === 'good' ? t('indemne', 'unharmed') : t(`reste ${name.fr}`, `stays ${name.en}`);
  };
  return {
    id: 'balance',
    text: t('Sort de la cible', 'Fate of the target'),
    success: t('le tir porte', 'the fire takes effect'),
    classes: stateClasses(state, (id) => t(top.fr + said(id).fr, top.en + said(id).en)),
    classOf: ({ states }) => states[0]!,
  };
}

/** The worst that becomes of any unit; units of one state cannot be harmed in two degrees. */
function fateOfSeveral({ target }: FireInput): Facet<FireOutcome> {
  const alike = target.every(({ state }) => state === target[0]!.state);
  const mayBeLost = target.some(({ state }) => state === 'routed');
  const least = (harm: Harm): Text =>
    alike || harm === 'eliminated' || (harm === 'routed' && !mayBeLost)
      ? t('', '')
      : t(' et rien de pire', ' and nothing worse');
  return {
    id: 'balance',
    text: t('Sort de la cible', 'Fate of the target'),
    success: t('le tir porte', 'the fire takes effect'),
    classes: [
      ...HARMS.map((id) => {
        const [now, less] = [STATE_NAMES[id], least(id)];
        const text = t(`au moins une ${now.fr}${less.fr}`, `at least one ${now.en}${less.en}`);
        return { id, text, worth: rankOf(id) };
      }),
      { id: 'unharmed', text: t('aucun changement', 'no change'), worth: 0 },
    ],
    classOf: ({ states }) => {
      const harm = states.reduce<Harm | 'none'>((sum, after, i) => worst(sum, target[i]!.state, after), 'none');
      return harm === 'none' ? 'unharmed' : harm;
    },
  };
}

const nameOf = (state: NewState): Text => STATE_NAMES[state];
const EACH_CLASSES: Readonly<Record<State, readonly FacetClass[]>> = {
  good: stateClasses('good', nameOf),
  disordered: stateClasses('disordered', nameOf),
  routed: stateClasses('routed', nameOf),
};

const fateOfEach = ({ state }: Fighter, i: number, { cast }: Assessment<FireInput>): Facet<FireOutcome> => ({
  id: `target-${i + 1}`,
  get text() {
    return cast[targetId(i)]!;
  },
  classes: EACH_CLASSES[state],
  classOf: ({ states }) => states[i]!,
});

/** What each line of the chart, as printed, is worth to the side that fires. */
const LINE_WORTHS = [3, 2, 1, 0];

const result = (whom: Text): Facet<FireOutcome> =>
  lineFacet(FIRE_TABLE, {
    worths: LINE_WORTHS,
    said: ({ value }) => {
      const text = RESULT_TEXTS[value];
      return value === 'none' ? text : t(text.fr + whom.fr, text.en + whom.en);
    },
    idOf: ({ value }) => value,
    classOf: ({ result }) => result,
  });

/** Whom the fire strikes, where several units are in the hex. */
const ON_ONE = result(t('', ''));
const ON_ALL = result(t(' pour chaque unité', ' for every unit'));
const ON_TOP = result(t(' pour celle du dessus', ' for the top unit'));

export const gist = ({ input }: Assessment<FireInput>): Facet<FireOutcome> =>
  input.struck === 1 ? fateOfOne(input) : fateOfSeveral(input);

const CODES: Readonly<Record<FireResult, Text>> = { ...FIRE_RESULT_NAMES, none: RESULT_TEXTS.none };
const brief = (id: string): BriefClass => ({ text: CODES[id as FireResult] });
const briefOfOne = (id: string): BriefClass => ({ ...brief(id), sole: targetId(0) });
const TELLINGS: readonly (readonly SentencePart<FireOutcome>[])[] = [
  [{ facet: ON_ONE, brief: briefOfOne }],
  [{ facet: ON_ALL, brief, of: t('chaque unité', 'each unit') }],
  [{ facet: ON_TOP, brief: briefOfOne, of: t('unité du dessus', 'top unit') }],
];

const resultFor = ({ target, struck }: FireInput): Facet<FireOutcome> =>
  target.length === 1 ? ON_ONE : struck === 1 ? ON_TOP : ON_ALL;

export const sentenceParts = ({ input }: Assessment<FireInput>): readonly SentencePart<FireOutcome>[] => {
  const facet = resultFor(input);
  return TELLINGS.find(([telling]) => telling!.facet === facet)!;
};

export function facets(assessment: Assessment<FireInput>): readonly Facet<FireOutcome>[] {
  const { input } = assessment;
  return [
    resultFor(input),
    gist(assessment),
    ...(input.target.length === 1 ? [] : input.target.map((unit, i) => fateOfEach(unit, i, assessment))),
  ];
}

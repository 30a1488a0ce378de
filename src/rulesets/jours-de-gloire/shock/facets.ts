import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet, FacetClass } from '../../../kernel/facet.ts';
import { lineFacet } from '../../../kernel/line-facet.ts';
import type { BriefClass, SentencePart } from '../../../kernel/sentence-part.ts';
import { t, type Text, withoutSpaces } from '../../../kernel/text.ts';
import { rangeText, type Code, type Option, type SideResult, sideText, SHOCK_RESULTS } from '../charts/shock.ts';
import { rankOf } from '../fate.ts';
import type { Fate, ShockOutcome } from '../shapes.ts';
import { NEW_STATES, type State, STATE_NAMES } from '../types.ts';
import { balance } from './balance.ts';
import { SIDES } from './sides.ts';
import { type ShockInput, type Side, unitId } from './resolve.ts';

const { attackers: ATTACKER, defenders: DEFENDER } = SIDES;

/** A side and its half of a line; several units each suffer the codes. */
function half([one, several]: readonly [Text, Text], single: boolean, result: SideResult): Text {
  const text = sideText(result);
  if (single) return t(`${one.fr} ${text.fr}`, `${one.en} ${text.en}`);
  const each = result.codes.length > 0 ? t(', chacun', ', each') : t('', '');
  return t(`${several.fr}${each.fr} ${text.fr}`, `${several.en}${each.en} ${text.en}`);
}

/** What each line of the chart, as printed, is worth to the attackers. */
const LINE_WORTHS = [2, 1, -1, -2];

const result = (oneAttacker: boolean, oneDefender: boolean): Facet<ShockOutcome> =>
  lineFacet(SHOCK_RESULTS, {
    worths: LINE_WORTHS,
    said: (line) => {
      const { defender, attacker } = line.value;
      const range = rangeText(line);
      const [left, right] = [half(DEFENDER, oneDefender, defender), half(ATTACKER, oneAttacker, attacker)];
      return t(`${range.fr} : ${left.fr} | ${right.fr}`, `${range.en}: ${left.en} | ${right.en}`);
    },
    classOf: ({ line }) => line,
  });

const ONE_ON_ONE = result(true, true);
const ONE_ON_SEVERAL = result(true, false);
const SEVERAL_ON_ONE = result(false, true);
const SEVERAL_ON_SEVERAL = result(false, false);

function resultFor({ attackers, defenders }: ShockInput): Facet<ShockOutcome> {
  if (attackers.length === 1) return defenders.length === 1 ? ONE_ON_ONE : ONE_ON_SEVERAL;
  return defenders.length === 1 ? SEVERAL_ON_ONE : SEVERAL_ON_SEVERAL;
}

export const fateClass = ({ state, recoil }: Fate): string =>
  recoil && state !== 'eliminated' ? `${state}-back` : state;

const BACK = t(', recule', ', recoils');

/** What may become of a unit: a recoil weighs half of what the next state does. */
const unitClasses = (from: State, worth: (harm: number) => number): FacetClass[] =>
  NEW_STATES.flatMap((state) => {
    const [text, harm] = [STATE_NAMES[state], 2 * (rankOf(state) - rankOf(from))];
    const standing = { id: state, text, worth: worth(harm) };
    if (state === 'eliminated') return [standing];
    return [standing, { id: `${state}-back`, text: t(text.fr + BACK.fr, text.en + BACK.en), worth: worth(harm + 1) }];
  });

const byState = (worth: (harm: number) => number): Readonly<Record<State, readonly FacetClass[]>> => ({
  good: unitClasses('good', worth),
  disordered: unitClasses('disordered', worth),
  routed: unitClasses('routed', worth),
});

/** Harm to a defender serves those who act, harm to an attacker does not. */
const UNIT_CLASSES = { defenders: byState((harm) => harm), attackers: byState((harm) => 0 - harm) };
const UNIT_FACETS = { defenders: 'defender', attackers: 'attacker' } as const;

const unitFacets = ({ input, cast }: Assessment<ShockInput>, side: Side): Facet<ShockOutcome>[] =>
  input[side].map(({ state }, i) => ({
    id: `${UNIT_FACETS[side]}-${i + 1}`,
    get text() {
      return cast[unitId(side, i)]!;
    },
    classes: UNIT_CLASSES[side][state],
    classOf: (outcome) => fateClass(outcome[side][i]!),
  }));

const sideBrief = (side: Side, alone: boolean, codes: readonly Code[], more?: Option): BriefClass => {
  const text = withoutSpaces(sideText({ codes, options: [] }));
  const option = more && OPTION_BRIEFS[more];
  const whose = SIDES[side][alone ? 0 : 1];
  const said = {
    whose,
    text: option === undefined ? text : t(`${text.fr} et ${option.fr}`, `${text.en} and ${option.en}`),
    rolled: text,
  };
  return alone ? { ...said, sole: unitId(side, 0) } : said;
};

/** What tells two lines apart that strike alike. */
const OPTION_BRIEFS: Readonly<Partial<Record<Option, Text>>> = {
  'counter-shock': t('contre-choc', 'counter-shock'),
};

/** Each line of the chart by the codes of the side that suffers them. */
function resultPart(
  facet: Facet<ShockOutcome>,
  oneAttacker: boolean,
  oneDefender: boolean,
): readonly SentencePart<ShockOutcome>[] {
  const lines = new Map(
    SHOCK_RESULTS.lines.map(({ id, value: { defender, attacker } }) => [
      id,
      defender.codes.length > 0
        ? sideBrief('defenders', oneDefender, defender.codes)
        : sideBrief('attackers', oneAttacker, attacker.codes, defender.options[0]),
    ]),
  );
  return [{ facet, brief: (line) => lines.get(line) }];
}

const TELLINGS = [
  resultPart(ONE_ON_ONE, true, true),
  resultPart(ONE_ON_SEVERAL, true, false),
  resultPart(SEVERAL_ON_ONE, false, true),
  resultPart(SEVERAL_ON_SEVERAL, false, false),
];

export const sentenceParts = ({ input }: Assessment<ShockInput>): readonly SentencePart<ShockOutcome>[] => {
  const facet = resultFor(input);
  return TELLINGS.find(([telling]) => telling!.facet === facet)!;
};

export const gist = ({ input }: Assessment<ShockInput>): Facet<ShockOutcome> => balance(input);

export const facets = (assessment: Assessment<ShockInput>): readonly Facet<ShockOutcome>[] => [
  resultFor(assessment.input),
  balance(assessment.input),
  ...unitFacets(assessment, 'defenders'),
  ...unitFacets(assessment, 'attackers'),
];

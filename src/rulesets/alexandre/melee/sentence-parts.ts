import type { Assessment } from '../../../kernel/assessment.ts';
import type { BriefClass, SentencePart } from '../../../kernel/sentence-part.ts';
import { joinNames, join, same, t, type Text, withoutSpaces } from '../../../kernel/text.ts';
import { NO_EFFECT_TEXT } from '../charts/key.ts';
import { codesText, MELEE_RESULTS } from '../charts/melee.ts';
import { leaderRisks } from '../leaders.ts';
import type { MeleeOutcome } from '../shapes.ts';
import { type Blow, BLOWS, type Ladder, stateAfterBlow } from '../states.ts';
import type { UnitType } from '../types.ts';
import { RESULT } from './facets.ts';
import { blowIn, resultOf, type MeleeInput, type Side, type Stack } from './resolve.ts';

const ATTACKERS = t('attaquants', 'attackers');
const DEFENDERS = t('défenseurs', 'defenders');

/** What a blow does to units that have suffered it before, told of a whole side. */
const HARDER: Readonly<Record<Blow, Text>> = {
  F: t('découragés', 'discouraged'),
  D: t('déroute', 'routed'),
  Dr: t('éliminés', 'eliminated'),
};

/** The same text for some units of a side, in their number. */
const HARDER_FOR_SOME: Readonly<Record<Blow, (n: number) => Text>> = {
  F: (n) => t(n > 1 ? 'découragées' : 'découragée', 'discouraged'),
  D: () => t('en déroute', 'routed'),
  Dr: (n) => t(n > 1 ? 'éliminées' : 'éliminée', 'eliminated'),
};

/** Units that a blow strikes harder than its code says: none, all of the side, or some, by their types (`2 In routed`). */
function harderBy(blow: Blow, stacks: readonly Stack[], ladder: Ladder): Text | undefined {
  const units = stacks.flatMap((stack) => stack.units);
  const { plain, harder } = BLOWS[blow];
  const fallen = units.filter(({ state }) => state === plain && stateAfterBlow(state, blow, ladder) === harder);
  if (fallen.length === 0) return undefined;
  if (fallen.length === units.length) return HARDER[blow];
  const countOf = (all: readonly (typeof units)[number][], of: UnitType): number =>
    all.filter(({ type }) => type === of).length;
  const types = [...new Set(fallen.map(({ type }) => type))].map((type) =>
    countOf(units, type) === 1 ? type : `${countOf(fallen, type)} ${type}`,
  );
  return join([joinNames(types.map((type) => same(type))), HARDER_FOR_SOME[blow](fallen.length)], ' ');
}

const inBrackets = (codes: Text, more: Text | undefined): Text =>
  more === undefined ? codes : t(`${codes.fr} (${more.fr})`, `${codes.en} (${more.en})`);

/** A line of the results chart by the codes of the side that gives way; what the other side suffers beside them. */
function lineBrief(line: string, { attackers: onAttackers, defenders: onDefenders }: Frailty): BriefClass {
  const { defenders, attackers } = resultOf(line);
  const [left, right] = [withoutSpaces(codesText(defenders)), withoutSpaces(codesText(attackers))];
  if (defenders.length + attackers.length === 0) return { text: NO_EFFECT_TEXT };
  const [blow, back] = [blowIn(defenders), blowIn(attackers)];
  const theirs = blow && onDefenders[blow];
  if (defenders.includes('R')) return { whose: DEFENDERS, text: inBrackets(left, theirs), rolled: left };
  const ours = back && onAttackers[back];
  if (blow === undefined) return { whose: ATTACKERS, text: inBrackets(right, ours), rolled: right };
  const beside = (more: Text): Text => inBrackets(right, join([DEFENDERS, more], ' '));
  return {
    whose: ATTACKERS,
    text: beside(theirs === undefined ? left : join([left, theirs], ', ')),
    rolled: beside(left),
  };
}

/** Whom each blow strikes harder than its code. */
type Frailty = Readonly<Record<Side, Readonly<Record<Blow, Text | undefined>>>>;

const frailtyOf = ({ attackers, defenders, ladder }: MeleeInput): Frailty => {
  const of = (stacks: readonly Stack[]) => ({
    F: harderBy('F', stacks, ladder),
    D: harderBy('D', stacks, ladder),
    Dr: harderBy('Dr', stacks, ladder),
  });
  return { attackers: of(attackers), defenders: of(defenders) };
};

function resultPart(frailty: Frailty): SentencePart<MeleeOutcome> {
  const lines = new Map(MELEE_RESULTS.lines.map(({ id }) => [id, lineBrief(id, frailty)]));
  return { facet: RESULT, brief: (line) => lines.get(line)! };
}

const RISKS: Readonly<Record<Side, SentencePart<MeleeOutcome>>> = {
  attackers: leaderRisks('attacking-leader-1', (o: MeleeOutcome) => o.attackingLeaders[0]),
  defenders: leaderRisks('defending-leader-1', (o: MeleeOutcome) => o.defendingLeaders[0]),
};

function partsFor(frailty: Frailty) {
  const result = resultPart(frailty);
  return { alone: [result], attackers: [result, RISKS.attackers], defenders: [result, RISKS.defenders] };
}

/** The usual text, where nobody has suffered before; it is kept so that it is worded once per distribution. */
const NOBODY = { F: undefined, D: undefined, Dr: undefined };
const FRESH = partsFor({ attackers: NOBODY, defenders: NOBODY });

const isFresh = ({ units }: Stack): boolean => units.every(({ state }) => state === 'good');

const isLed = ({ leaders }: Stack): boolean => leaders > 0;

/** A leader of either side runs the same risk: a natural 0 or a natural 9, then his own die. */
export function sentenceParts({ input }: Assessment<MeleeInput>): readonly SentencePart<MeleeOutcome>[] {
  const { attackers, defenders } = input;
  const of = attackers.every(isFresh) && defenders.every(isFresh) ? FRESH : partsFor(frailtyOf(input));
  if (attackers.some(isLed)) return of.attackers;
  return defenders.some(isLed) ? of.defenders : of.alone;
}

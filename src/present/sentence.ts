import type { Facet } from '../kernel/facet.ts';
import type { BriefClass, SentencePart } from '../kernel/sentence-part.ts';
import { join, lowerCase, same, signed, t, type Text } from '../kernel/text.ts';
import type { Resolution } from '../kernel/rolled-dice.ts';
import { type Answer, isResolvable, type Resolvable } from '../calculate/calculation.ts';
import { decimal, percent, ratio } from '../calculate/number.ts';
import { atLeast, bestFirst, type FacetShares, gistOf, type Share, sharesIn } from '../calculate/shares.ts';
import { diceText } from './dice-text.ts';
import { type Instruction, instructionsFor } from './instructions.ts';

/** One line to paste in a forum: which game, who does what to whom, what counts, the modifier, the chances. */
export function sentence(answer: Answer): Text {
  if (isResolvable(answer)) return withChances(leadOf(answer), answer);
  const { ruleset, procedure, situation } = answer.calculation;
  const [{ refused }, headline] = [answer.refusal, procedure.headline(situation)];
  return withStop(
    t(`${ruleset.title.fr} : ${headline.fr}`, `${ruleset.title.en}: ${headline.en}`),
    t(`impossible, ${refused.fr}`, `not allowed, ${refused.en}`),
  );
}

/** The same once the dice lie: what was thrown, what it came to, and what that does. */
export function resultSentence(answer: Resolvable, { outcome, throws }: Resolution<unknown>): Text {
  if (throws.length === 0) return sentence(answer);
  const [lead, thrown] = [leadOf(answer), diceText(answer, throws)];
  return withStop(t(`${lead.fr}, ${thrown.fr}`, `${lead.en}, ${thrown.en}`), resultText(answer, outcome));
}

const stop = (text: string): string => (text.endsWith('.') ? '' : '.');

/** With a colon between and a stop behind. */
const withStop = ({ fr, en }: Text, rest: Text): Text =>
  t(`${fr} : ${rest.fr}${stop(rest.fr)}`, `${en}: ${rest.en}${stop(rest.en)}`);

function leadOf({ calculation: { ruleset, procedure, situation }, assessment }: Resolvable): Text {
  const headline = procedure.headline(situation, assessment);
  let fr = `${ruleset.title.fr} : ${headline.fr}`;
  let en = `${ruleset.title.en}: ${headline.en}`;
  const sum = assessment.modifier;
  if (sum === undefined) return t(fr, en);
  for (const brief of sum.briefs) {
    fr += `, ${brief.fr}`;
    en += `, ${brief.en}`;
  }
  const limited = sum.sum !== sum.total;
  const total = signed(sum.total);
  return limited
    ? t(`${fr}, mod. ${total} (limite)`, `${en}, modifier ${total} (limit)`)
    : t(`${fr}, mod. ${total}`, `${en}, modifier ${total}`);
}

const tellingsOf = (answer: Resolvable): readonly SentencePart<unknown>[] =>
  answer.calculation.procedure.sentenceParts?.(answer.assessment) ?? [{ facet: gistOf(answer) }];

const [COLON, SEMICOLON, AGAINST] = [t(' :', ':'), t(' ;', ';'), t(' contre', ' v')];

function markBetween(before: SentencePart<unknown> | undefined, telling: SentencePart<unknown>): Text {
  if (before === undefined) return COLON;
  return before.meanAlone === true && telling.meanAlone === true ? AGAINST : SEMICOLON;
}

/** Where nothing can be counted, the lead alone. */
function withChances(lead: Text, answer: Resolvable): Text {
  let { fr, en } = lead;
  let last = lead;
  let before: SentencePart<unknown> | undefined;
  for (const telling of tellingsOf(answer)) {
    const counted = sharesIn(answer, telling.facet);
    if (counted === undefined) continue;
    last = listed(counted, telling);
    const mark = markBetween(before, telling);
    fr += telling.of === undefined ? `${mark.fr} ${last.fr}` : `${mark.fr} ${telling.of.fr} ${last.fr}`;
    en += telling.of === undefined ? `${mark.en} ${last.en}` : `${mark.en} ${telling.of.en} ${last.en}`;
    before = telling;
  }
  return t(fr + stop(last.fr), en + stop(last.en));
}

/**
 * Shares are remembered with their distribution; so are they in words, as they were told last. Whose they are is not:
 * units of other names share a distribution.
 */
const inWords = new WeakMap<FacetShares, { readonly said: SentencePart<unknown>['brief']; readonly text: Text }>();

function listed(counted: FacetShares, telling: SentencePart<unknown>): Text {
  const known = inWords.get(counted);
  if (known !== undefined && known.said === telling.brief) return known.text;
  const text = inOneLine(counted, telling);
  inWords.set(counted, { said: telling.brief, text });
  return text;
}

/** A sentence lists up to so many numbers; for more it gives the mean. */
const FEW = 3;

function inOneLine({ facet, shares, mean }: FacetShares, { counted, brief, meanAlone }: SentencePart<unknown>): Text {
  if (mean !== undefined && meanAlone === true) return t(decimal(mean, 'fr'), decimal(mean, 'en'));
  return mean !== undefined && shares.length > FEW
    ? onAverage(shares, mean, counted?.(mean) ?? lowerCase(facet.text))
    : oneByOne(facet, shares, brief);
}

const briefOf = (facet: Facet<unknown>, classId: string): Text | undefined =>
  'classes' in facet ? facet.classes.find(({ id }) => id === classId)!.brief : undefined;

/** Names the side before the first of several results of that side. */
function oneByOne(facet: Facet<unknown>, shares: readonly Share[], said: SentencePart<unknown>['brief']): Text {
  const parts: Text[] = [];
  let before: Text | undefined;
  for (const { id, text, percent, weight, total } of bestFirst(shares)) {
    const brief = said === undefined ? { text: briefOf(facet, id) ?? text } : said(id);
    if (brief === undefined) continue;
    const { whose } = brief;
    const named = whose !== undefined && whose.en !== before?.en ? join([whose, brief.text], ' ') : brief.text;
    parts.push(weight === total ? named : join([named, percent], ' '));
    before = whose;
  }
  return join(parts, ', ');
}

/** A number that is reached about one time in four says more of the chances than the mean alone. */
const TELLING_CHANCE = 1 / 4;

function onAverage(shares: readonly Share[], mean: number, counted: Text): Text {
  const reaching = atLeast(shares).map((weight) => ratio(weight, shares[0]!.total));
  const off = (i: number): number => Math.abs(reaching[i]! - TELLING_CHANCE);
  let best = 1;
  for (let i = 2; i < shares.length; i++) if (off(i) < off(best)) best = i;
  const [n, chance] = [shares[best]!.id, percent(reaching[best]!)];
  return t(
    `${decimal(mean, 'fr')} ${counted.fr} en moyenne, ${n} ou plus ${chance.fr}`,
    `${decimal(mean, 'en')} ${counted.en} on average, ${n} or more ${chance.en}`,
  );
}

/** The class that the dice chose, as the chances name it; a number is told by what it does. */
function briefClassOf({ facet, brief, chancesOnly }: SentencePart<unknown>, outcome: unknown): BriefClass | undefined {
  if (!('classes' in facet) || chancesOnly === true) return undefined;
  const id = facet.classOf(outcome);
  return brief?.(id) ?? { text: briefOf(facet, id) ?? facet.classes.find((each) => each.id === id)!.text };
}

/** The class, what else befalls the only one it strikes, and what it does to the others, who need no other name then. */
function resultText(answer: Resolvable, outcome: unknown): Text {
  const telling = tellingsOf(answer)[0]!;
  const said = briefClassOf(telling, outcome);
  const steps = instructionsFor(answer, outcome, true);
  const sole = said?.sole === undefined ? undefined : answer.assessment.cast[said.sole]!.en;
  const own = steps.filter(({ who }) => who.en === sole).map(({ text }) => text);
  const others = doneText(steps.filter(({ who }) => who.en !== sole));
  if (said === undefined) return others;
  const { fr, en } = join(
    [others.en === '' || said.sole !== undefined ? telling.of : undefined, said.whose, said.rolled ?? said.text].filter(
      (part) => part !== undefined,
    ),
    ' ',
  );
  const more = join(own, ', ');
  const result = own.length === 0 ? t(fr, en) : t(`${fr} (${more.fr})`, `${en} (${more.en})`);
  return others.en === '' ? result : t(`${result.fr} ; ${others.fr}`, `${result.en}; ${others.en}`);
}

/** Merges steps that read alike: `Pk behind Pk(O) is destroyed with it (×3)`. */
function together(steps: readonly Text[]): readonly Text[] {
  const counts = new Map<string, { readonly text: Text; n: number }>();
  for (const text of steps) {
    const known = counts.get(text.en);
    if (known === undefined) counts.set(text.en, { text, n: 1 });
    else known.n++;
  }
  return [...counts.values()].map(({ text, n }) => (n === 1 ? text : join([text, same(`(×${n})`)], ' ')));
}

/** A sentence lists at most so many steps. */
const MOST_STEPS = 6;

function doneText(instructions: readonly Instruction[]): Text {
  const steps = together(instructions.map(({ who, text }) => join([who, text], ' ')));
  if (steps.length <= MOST_STEPS) return join(steps, ', ');
  const more = steps.length - MOST_STEPS + 1;
  const shown = join(steps.slice(0, MOST_STEPS - 1), ', ');
  return t(`${shown.fr} et ${more} autres effets`, `${shown.en} and ${more} more effects`);
}

import { percent } from '../calculate/number.ts';
import { equalJson } from '../kernel/json-hash.ts';
import { join, same, t, type Text } from '../kernel/text.ts';
import type { PossibleResult } from './odds.ts';
import type { AccountItem } from '../kernel/judge.ts';
import type { Weighed, Explanation } from './explanation.ts';
import { gainsOf } from './gain-text.ts';

/** What dice may bring: what they are thrown for, where all results begin alike, and each result with its chance. */
export interface OddsText {
  readonly of: Text;
  readonly results: readonly Text[];
}

/** A reason, and what the dice may bring, where they decide. */
export interface ReasonText {
  readonly text: Text;
  readonly odds?: OddsText;
}

/** What lines begin with, as far as a comma or a colon: `fire of Cl Medes at 0507: `. */
function beginning([first = '', ...others]: readonly string[]): string {
  let shared = others.length === 0 ? 0 : first.length;
  for (const line of others) while (!line.startsWith(first.slice(0, shared))) shared--;
  return /^.*[,:] /.exec(first.slice(0, shared))?.[0] ?? '';
}

const inOne = (
  odds: readonly PossibleResult[],
  lang: keyof Text,
): { readonly of: string; readonly results: string[] } => {
  const begins = beginning(odds.map(({ text }) => text[lang]));
  return {
    of: begins.replace(/[\s,:]+$/, ''),
    results: odds.map(({ text, chance }) => `${percent(chance)[lang]} ${text[lang].slice(begins.length)}`),
  };
};

export function oddsText(odds: readonly PossibleResult[]): OddsText | undefined {
  if (odds.length === 0) return undefined;
  const [fr, en] = [inOne(odds, 'fr'), inOne(odds, 'en')];
  return { of: t(fr.of, en.of), results: fr.results.map((result, i) => t(result, en.results[i]!)) };
}

/** The same in one line: `melee: 60% line 7..9: … · 40% line 4: …`. */
export function oddsLine({ of, results }: OddsText): Text {
  const { fr, en } = join(results, ' · ');
  return t(of.fr === '' ? fr : `${of.fr} : ${fr}`, of.en === '' ? en : `${of.en}: ${en}`);
}

const sentence = ({ fr, en }: Text, why: Text): ReasonText => ({ text: t(`${fr} : ${why.fr}`, `${en}: ${why.en}`) });

const ALIKE: OddsText = { of: same(''), results: [t('mêmes chances', 'the same chances')] };

/** `before`: the odds that were told last. */
function withOdds(text: Text, odds: readonly PossibleResult[], before: readonly PossibleResult[]): ReasonText {
  const told = odds.length > 0 && equalJson(odds, before) ? ALIKE : oddsText(odds);
  return { text, ...(told && { odds: told }) };
}

/** `attack 0504 from 0505: +1.8 SP, in the flank, better quality` */
const weighedText = <C>({ said, modifiers }: Weighed<C>, ...gains: readonly Text[]): Text => {
  const { fr, en } = join([...gains, ...modifiers], ', ');
  return t(`${said.fr} : ${fr}`, `${said.en}: ${en}`);
};

const MOST_NAMED = 2;
/** Less than that nobody reads. */
const VISIBLE = 0.05;

/** `+1.1 losses (Cappadocians +0.9, Medes +0.2)` */
function itemText({ text, value, parts = [] }: AccountItem, part: (value: number) => Text): Text {
  const number = part(value);
  const named = parts
    .filter((one) => Math.abs(one.value) >= VISIBLE)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, MOST_NAMED)
    .map((one) => {
      const its = part(one.value);
      return t(`${one.name.fr} ${its.fr}`, `${one.name.en} ${its.en}`);
    });
  if (named.length === 0) return t(`${number.fr} ${text.fr}`, `${number.en} ${text.en}`);
  const { fr, en } = join(named, ', ');
  return t(`${number.fr} ${text.fr} (${fr})`, `${number.en} ${text.en} (${en})`);
}

const SECOND = t('à défaut : ', 'second best: ');
const NOTHING_TO_CHOOSE = t('il n’y avait pas à choisir', 'there was nothing to choose');
const NOTHING_ELSE = t('rien d’autre ne venait à l’esprit', 'nothing else came to mind');

/** Explanation, line by line: the choice, the next best, in what they differ. */
export function explanationText<C>(why: Explanation<C>): readonly ReasonText[] {
  const { said, best, second, items, forced, rule } = why;
  if (forced) return [sentence(said, NOTHING_TO_CHOOSE)];
  if (rule !== undefined) return [sentence(said, rule)];
  if (best === undefined || second === undefined) return [sentence(said, NOTHING_ELSE)];
  const { gain, less, part } = gainsOf(why);
  const next = weighedText(second, gain(second.gain), less(second.gain, best.gain));
  return [
    withOdds(weighedText(best, gain(best.gain)), best.odds, []),
    withOdds(t(`${SECOND.fr}${next.fr}`, `${SECOND.en}${next.en}`), second.odds, best.odds),
    ...items.map((item) => ({ text: itemText(item, part) })),
  ];
}

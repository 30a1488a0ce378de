import { percent } from '../calculate/number.ts';
import { equalJson } from '../kernel/json-hash.ts';
import { join, same, type Text, t } from '../kernel/text.ts';
import type { PossibleResult } from './odds.ts';
import type { Weighed, Explanation } from './explanation.ts';

export const points = (value: number, comma: boolean): string => {
  const said = `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
  return comma ? said.replace('.', ',') : said;
};

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
function weighedSaid<C>(
  { said, worth, odds }: Weighed<C>,
  { fr, en }: Text,
  before: readonly PossibleResult[],
): ReasonText {
  const told = odds.length > 0 && equalJson(odds, before) ? ALIKE : oddsText(odds);
  return {
    text: t(`${fr}${said.fr} : vaut ${points(worth, true)}`, `${en}${said.en}: worth ${points(worth, false)}`),
    ...(told && { odds: told }),
  };
}

/** Explanation, line by line: the choice, the next best, in what they differ. */
export function explanationText<C>({ said, best, second, items, forced, rule }: Explanation<C>): readonly ReasonText[] {
  if (forced) return [sentence(said, t('il n’y avait pas à choisir', 'there was nothing to choose'))];
  if (rule !== undefined) return [sentence(said, rule)];
  if (best === undefined || second === undefined)
    return [sentence(said, t('rien d’autre ne venait à l’esprit', 'nothing else came to mind'))];
  return [
    weighedSaid(best, same(''), []),
    weighedSaid(second, t('à défaut : ', 'second best: '), best.odds),
    ...items.map(({ text, value }) => ({
      text: t(`${points(value, true)} ${text.fr}`, `${points(value, false)} ${text.en}`),
    })),
  ];
}

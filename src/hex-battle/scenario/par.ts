import type { VictoryLevel } from '../../kernel/game.ts';
import { byDefault, type OutputOf, record, whole } from '../../kernel/schema.ts';
import { t, type Text } from '../../kernel/text.ts';

const MOST_POINTS = 400;

/** What a scenario says of the result to be expected; `decisive: 0` where it says nothing. */
export const par = record(t('Résultat attendu', 'Par'), {
  lead: byDefault(
    whole(
      t('Avance attendue du premier camp, en points', 'Lead expected of the first side, in points'),
      -MOST_POINTS,
      MOST_POINTS,
    ),
    0,
  ),
  within: byDefault(
    whole(
      t('Écart jusqu’où le résultat est celui qu’on attend', 'As far from it as a result is at par'),
      0,
      MOST_POINTS,
    ),
    0,
  ),
  decisive: byDefault(
    whole(t('Écart à partir duquel le succès est décisif', 'As far from it as a success is decisive'), 0, MOST_POINTS, {
      help: t('0 : rien n’est attendu', '0: there is no par'),
    }),
    0,
  ),
});
export type Par = OutputOf<typeof par>;

export const NO_PAR: Par = { lead: 0, within: 0, decisive: 0 };

/** A scenario that says nothing of a par reads, and is hashed, as it did before there was any. */
export function withoutEmptyPar<S extends { readonly par?: Par }>(scenario: S): S | Omit<S, 'par'> {
  if (scenario.par === undefined || scenario.par.decisive > 0) return scenario;
  const { par: _, ...others } = scenario;
  return others;
}

const points = (value: number, lang: keyof Text): string => {
  const said = `${value > 0 ? '+' : value < 0 ? '−' : ''}${Math.abs(value)}`;
  return lang === 'fr' ? said.replace('.', ',') : said;
};

const AT_PAR = t('résultat attendu', 'a result at par');
const SUCCESS = {
  marginal: t('succès marginal', 'marginal success'),
  decisive: t('succès décisif', 'decisive success'),
} as const;

/** How a battle that ended with a lead of the first side is judged against its par; undefined where it has none. */
export function levelOf(
  { lead: expected, within, decisive }: Par,
  lead: number,
  sides: readonly Text[],
): VictoryLevel | undefined {
  if (decisive === 0) return undefined;
  const off = lead - expected;
  const size = Math.abs(off) <= within ? 0 : Math.abs(off) < decisive ? 1 : 2;
  const better = sides[off > 0 ? 0 : 1]!;
  const success = SUCCESS[size === 2 ? 'decisive' : 'marginal'];
  const [fr, en] = (['fr', 'en'] as const).map((lang) => {
    const result = size === 0 ? AT_PAR[lang] : `${success[lang]} (${better[lang]})`;
    const [reached, wanted] = [points(lead, lang), points(expected, lang)];
    return lang === 'fr'
      ? `au regard du résultat attendu : ${result} ; ${reached} points pour ${sides[0]!.fr}, ${wanted} attendus`
      : `against par: ${result}; ${reached} points for ${sides[0]!.en}, ${wanted} expected`;
  });
  return { degree: off > 0 || size === 0 ? size : size === 1 ? -1 : -2, text: t(fr!, en!) };
}

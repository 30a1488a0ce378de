import { byDefault, choice } from '../../kernel/schema.ts';
import { t } from '../../kernel/text.ts';

/** How a name stands in a sentence; unknown ones are told of as `l’unité …`. */
export const ARTICLES = {
  unknown: t('inconnu : « l’unité … »', 'unknown'),
  none: t('aucun : « Perdiccas »', 'none: “Perdiccas”'),
  masculine: t('le', 'the, masculine in French'),
  feminine: t('la', 'the, feminine in French'),
  plural: t('les', 'the, plural in French'),
} as const;
export type Article = keyof typeof ARTICLES;

export const article = byDefault(choice(t('Article du nom', 'Article of the name'), ARTICLES), 'unknown');

const withoutArticle = (unit: object): object =>
  Object.fromEntries(Object.entries(unit).filter(([field]) => field !== 'article'));

/** Articles change nothing in a battle: a scenario is hashed without them. */
export const withoutArticles = <S extends { readonly units?: readonly object[] }>(scenario: S) => ({
  ...scenario,
  ...(scenario.units && { units: scenario.units.map(withoutArticle) }),
});

import { t, type Text } from '../../kernel/text.ts';

/** The program’s own words, beside those of the rulesets. */
export const OUTPUT_WORDS = {
  counts: t('comptent', 'count'),
  setAside: t('écartés', 'set aside'),
  sum: t('somme', 'sum'),
  limit: t('limite', 'limit'),
  total: t('total', 'total'),
  needs: t('À lancer', 'To roll'),
  readings: t('Lu sur les tables', 'Read off the charts'),
  odds: t('Chances', 'Odds'),
  levers: t('Ce qui changerait la donne', 'What would change it'),
  mean: t('moyenne', 'mean'),
  atLeast: t('au moins', 'at least'),
  noDice: t('aucun dé : le résultat est certain', 'no die: the result is certain'),
  tooLong: t('trop de cas pour un calcul exact', 'too many cases for exact odds'),
  refused: t('Les règles ne le permettent pas', 'The rules do not allow it'),
  rulings: t('interprétations', 'rulings'),
  leftOut: t('Laissés de côté, les règles ne leur permettent rien', 'Left out, the rules allow them nothing'),
  otherTables: t('Autres tables', 'Other tables'),
  link: t('Lien', 'Link'),
  openWith: t('à ajouter à l’adresse que donne grognard serve', 'add it to the address that grognard serve prints'),
  otherwise: t('Permis avec', 'Allowed with'),
  goOn: t('Pour continuer', 'To go on'),
  dice: t('Dés', 'Dice'),
  seed: t('graine', 'seed'),
  result: t('Résultat', 'Result'),
  choice: t('au choix', 'by choice'),
  next: t('Dé suivant', 'Next die'),
  count: t('compter les', 'count those that'),
  passes: t('réussites', 'pass'),
  notes: t('Notes', 'Notes'),
  why: t('pourquoi', 'why'),
  answer: t('réponse', 'answer'),
  origin: t('origine', 'origin'),
  choices: t('au choix (--ruling)', 'on offer (--ruling)'),
  origins: {
    printed: t('imprimé', 'printed'),
    family: t('jeux de la même famille', 'games of the same family'),
    house: t('convention de Grognard', 'Grognard’s convention'),
  },
  scenario: t('scénario', 'scenario'),
  rulesets: t('Systèmes', 'Rulesets'),
  procedures: t('procédures', 'procedures'),
  charts: t('tables', 'charts'),
} as const;

/** Over an estimate: how it was made. */
export const simulatedText = (runs: number): Text =>
  t(
    `Estimation, trop de cas pour un calcul exact : ${runs} essais simulés, marges à 95 %`,
    `Estimate, too many cases for exact odds: ${runs} simulated trials, margins at 95%`,
  );

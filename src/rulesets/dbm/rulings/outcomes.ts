import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

/** What happens to the loser. */
export const OUTCOMES = {
  'D-14': {
    question: t(
      'Clauses « en terrain que le vainqueur compte comme bon » : le sol de qui ?',
      'Clauses “in going the winner counts as good”: whose ground?',
    ),
    answer: t(
      'Celui du perdant, jugé selon le type du vainqueur. Le terrain qu’aucun ne compte comme bon (Ps) est toujours celui du perdant.',
      'The loser’s, judged by the winner’s type. Going that neither counts as good (Ps) is always the loser’s.',
    ),
    why: t('DBA parle du sol où se tient le vaincu.', 'DBA speaks of the ground the beaten element stands on.'),
    origin: 'family',
    options: { loser: t('celui du perdant', 'the loser’s'), winner: t('celui du vainqueur', 'the winner’s') },
  },
  'D-15': {
    question: t('Sp et Pk : le bon terrain lie-t-il les éléphants ?', 'Sp and Pk: does good going bind elephants?'),
    answer: t(
      'Oui pour Sp et Pk, où El ouvre la liste ; non pour Wb et Hd, où El la suit.',
      'Yes for Sp and Pk, where El opens the list; no for Wb and Hd, where El follows it.',
    ),
    why: t('La place des éléphants dans la phrase.', 'The place of elephants in the sentence.'),
    origin: 'printed',
    options: { bound: t('oui', 'yes'), free: t('non', 'no') },
  },
  'D-16': {
    question: t('Dans quel ordre lire les clauses d’un perdant ?', 'In which order are a loser’s clauses read?'),
    answer: t(
      'Destruction, sauf l’exception du 2e rang pour les ennemis qu’elle nomme ; puis fuite ; puis recul.',
      'Destruction, except the 2nd-rank exception for the enemies it names; then flight; then recoil.',
    ),
    why: t('C’est l’ordre des phrases.', 'It is the order of the sentences.'),
    origin: 'printed',
  },
  'D-17': {
    question: t('L’exception du 2e rang vaut-elle pour un double ?', 'Does the 2nd-rank exception hold when doubled?'),
    answer: t('Non.', 'No.'),
    why: t('Elle ne figure que dans la première liste.', 'It stands in the first list only.'),
    origin: 'printed',
  },
  'D-18': {
    question: t('Comment lire la phrase des WWg ?', 'How is the sentence on WWg read?'),
    answer: t(
      'Détruits par Art non (X), ou par El sauf WWg(X) ; recul si ces WWg sont (S) et assaillent une fortification ; sinon rien.',
      'Destroyed by Art not (X), or by El unless WWg(X); recoil if these WWg are (S) and assault a fortification; otherwise nothing.',
    ),
    why: t(
      'Le (S) se rapporte au perdant, comme toute la phrase.',
      'The (S) is the loser’s, as is the whole sentence.',
    ),
    origin: 'printed',
  },
  'D-19': {
    question: t('Quelle artillerie détruit un naval doublé ?', 'Which artillery destroys a doubled naval element?'),
    answer: t('Art(S), d’après le texte.', 'Art(S), as the text says.'),
    why: t('Le texte est plus complet que la table navale.', 'The text is fuller than the naval table.'),
    origin: 'printed',
    options: { superior: t('Art(S) seulement', 'Art(S) only'), any: t('toute Art', 'any Art') },
  },
  'D-27': {
    question: t('Un tireur dont le total est inférieur souffre-t-il ?', 'Does a shooter with the lower total suffer?'),
    answer: t('Non, sauf si la cible tire aussi sur lui.', 'No, unless the target shoots back at it.'),
    why: t('Règle publiée du jeu frère HOTT.', 'Published rule of the sister game HOTT.'),
    origin: 'family',
    options: {
      unharmed: t('non', 'no'),
      suffers: t(
        'oui, par sa liste et ses facteurs de classe comme s’il était visé ; son facteur reste celui d’un tireur',
        'yes, by its list and grading factors as if shot at; its factor stays that of a shooter',
      ),
    },
  },
  'D-28': {
    question: t('Kn détruits par Bw(S) : qui a contacté qui ?', 'Kn destroyed by Bw(S): who contacted whom?'),
    answer: t(
      'Les Kn ont porté leur front sur le front des Bw(S) pendant cette phase.',
      'The Kn moved their front into the front of the Bw(S) in this phase.',
    ),
    why: t('Les archers sont « contactés ».', 'The bows are the ones “contacted”.'),
    origin: 'printed',
  },
  'D-29': {
    question: t('LH doublés par un tir en terrain difficile ?', 'LH doubled by shooting in difficult going?'),
    answer: t('Ils fuient.', 'They flee.'),
    why: t('« En combat rapproché » commande toute la liste.', '“In close combat” governs the whole list.'),
    origin: 'printed',
    options: { flee: t('ils fuient', 'they flee'), destroyed: t('ils sont détruits', 'they are destroyed') },
  },
  'D-39': {
    question: t('Un naval au contact doublé par des Exp ?', 'A naval element in contact doubled by Exp?'),
    answer: t('Il recule, comme un battu.', 'It recoils, as if beaten.'),
    why: t('La seconde liste exclut les Exp, sans plus.', 'The second list excludes Exp and says no more.'),
    origin: 'house',
  },
  'D-40': {
    question: t(
      'Des Exp doublés par Art ou par un naval fuient-ils ?',
      'Do Exp doubled by Art or by naval troops flee?',
    ),
    answer: t('Oui : ils tombent sous « autre élément terrestre ».', 'Yes: they fall under “other land element”.'),
    why: t('La seconde liste ne les nomme pas.', 'The second list does not name them.'),
    origin: 'printed',
    options: { flee: t('oui', 'yes'), destroyed: t('non : détruits, comme battus', 'no: destroyed, as when beaten') },
  },
  'D-62': {
    question: t(
      'Quelles troupes sont légères, lesquelles sont des tirailleurs ?',
      'Which troops are light, and which are skirmishers?',
    ),
    answer: t('Légères : LH, Ax, Ps ; tirailleurs : LH, Ps.', 'Light: LH, Ax, Ps; skirmishers: LH, Ps.'),
    why: t(
      'Là où la feuille énumère LH, Ps et Ax, l’anglaise parle de troupes légères ; DBA les nomme aussi contre El. Pour les tirailleurs, c’est l’usage.',
      'Where the sheet lists LH, Ps and Ax, the English one speaks of light troops; DBA names them too against El. For skirmishers it is common usage.',
    ),
    origin: 'family',
    options: {
      'with-auxilia': t('les Ax sont légers', 'Ax are light'),
      'without-auxilia': t('les Ax ne le sont pas', 'Ax are not'),
    },
  },
  'D-68': {
    question: t(
      'WWg(S) visés depuis une fortification, sans mêlée : sont-ils à l’assaut ?',
      'WWg(S) shot at from a fortification, not in close combat: are they assaulting?',
    ),
    answer: t('Oui : l’ennemi qui les bat la défend.', 'Yes: the enemy that beats them defends it.'),
    why: t('La phrase ne distingue pas mêlée et tir.', 'The sentence does not tell close combat from shooting.'),
    origin: 'house',
    options: {
      'also-shot-at': t('oui', 'yes'),
      'close-combat': t('non : en mêlée seulement', 'no: in close combat only'),
    },
  },
  'D-69': {
    question: t('Clauses « en terrain difficile » : le sol de qui ?', 'Clauses “in difficult going”: whose ground?'),
    answer: t('Celui du perdant seul.', 'The loser’s alone.'),
    why: t('C’est lui que la clause décrit.', 'It is the one that the clause describes.'),
    origin: 'house',
    options: { loser: t('celui du perdant', 'the loser’s'), either: t('l’un ou l’autre', 'either’s') },
  },
} satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;

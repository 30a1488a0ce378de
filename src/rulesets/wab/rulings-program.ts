import { ruling, type Ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';

const MARCHED = ruling({
  id: 'W38',
  question: t(
    'Une troupe en ordre qui dépasse son mouvement de base tire-t-elle ?',
    'Does a formed unit that goes beyond its basic move shoot?',
  ),
  reading: t('Non, comme les tirailleurs.', 'No, like skirmishers.'),
  why: t(
    'L’errata de la 2e édition l’interdit aux troupes en marche.',
    'The errata of the 2nd edition forbid it to marching troops.',
  ),
  origin: 'family',
  switch: {
    nobody: t('personne ne tire', 'nobody shoots'),
    'skirmishers-only': t('seuls les tirailleurs y perdent leur tir', 'only skirmishers lose their shots'),
  },
});

const TIED_INITIATIVE = ruling({
  id: 'W39',
  question: t('Qui frappe d’abord au corps à corps ?', 'Who strikes first in close combat?'),
  reading: t(
    'Ceux qui chargent, puis l’Initiative. À égalité : le vainqueur du tour précédent, sinon un d6 pour tout le combat.',
    'Those who charge, then Initiative. Where equal: last round’s winner, otherwise one d6 for the whole combat.',
  ),
  why: t('La feuille n’en dit rien ; pratique de la famille.', 'The sheet is silent; practice of the family.'),
  origin: 'family',
  switch: {
    'winner-then-die': t('vainqueur précédent, sinon un dé', 'last winner, otherwise a die'),
    together: t('ensemble', 'together'),
  },
});

const OWN_MODIFIER = ruling({
  id: 'W43',
  question: t(
    'Le modificateur propre d’une arme remplace-t-il celui de la Force ?',
    'Does a weapon’s own save modifier replace that of Strength?',
  ),
  reading: t('Il le remplace.', 'It replaces it.'),
  why: t('La feuille l’oppose au modificateur ordinaire.', 'The sheet sets it against the standard one.'),
  origin: 'house',
  switch: { replaces: t('il remplace', 'it replaces'), adds: t('il s’ajoute', 'it adds up') },
});

/** Readings that the program itself needs, beyond those that settle what the sheet leaves open. */
export const PROGRAM_RULINGS: readonly Ruling[] = [
  ruling({
    id: 'W31',
    question: t('Une CT de 0 ?', 'A BS of 0?'),
    reading: t('Ne tire pas.', 'Does not shoot.'),
    why: t('0 veut dire incapable.', '0 means unable.'),
    origin: 'family',
  }),
  ruling({
    id: 'W32',
    question: t(
      'Comment compter une distance de 9 pouces et demi ?',
      'How is a distance of nine and a half inches counted?',
    ),
    reading: t(
      'On arrondit au pouce supérieur : 10. Une portée saisie est un nombre pair de pouces.',
      'Rounded up to the next inch: 10. A range that is stated is an even number of inches.',
    ),
    why: t(
      'Portées imprimées et demi-portées sont entières : rien ne change ; la moitié d’une portée impaire se perdrait.',
      'Printed ranges and half ranges are whole inches: nothing changes; half of an odd range would be lost.',
    ),
    origin: 'house',
  }),
  ruling({
    id: 'W33',
    question: t(
      'Combien d’unités par camp dans une mêlée visée ?',
      'How many units a side in a melee that is shot at?',
    ),
    reading: t('Trois au plus.', 'Three at most.'),
    why: t('Un d6 désigne également une unité sur deux ou sur trois.', 'One d6 picks evenly among two or three units.'),
    origin: 'house',
  }),
  ruling({
    id: 'W34',
    question: t('Des touches de Forces différentes sur une mêlée ?', 'Hits of different Strengths on a melee?'),
    reading: t(
      'Chaque Force est partagée à part, même si les dés sont pareils ; une même Force de plusieurs lots, ensemble. Compte la Force qui frappe, 7+ déduit, avec l’effet propre de l’arme sur l’armure.',
      'Each Strength is shared separately, even where the dice are alike; one Strength from several batches, together. What counts is the Strength that strikes, after 7+, with the weapon’s own bearing on armour.',
    ),
    why: t('Ainsi chaque camp reçoit sa part de chacune.', 'So each side gets its share of each.'),
    origin: 'house',
  }),
  ruling({
    id: 'W35',
    question: t(
      'Quelle sauvegarde pour éléphants, chars et machines ?',
      'Which save for elephants, chariots and engines?',
    ),
    reading: t(
      'Celle de leur profil, à saisir ; elle remplace armure, bouclier, caparaçon et limite, qui ne sont plus contrôlés.',
      'That of their profile, to be stated; it replaces armour, shield, barding and limit, which are then not checked.',
    ),
    why: t('La table n’a que deux colonnes.', 'The chart has two columns only.'),
    origin: 'house',
  }),
  ruling({
    id: 'W36',
    question: t(
      'Les tireurs des rangs arrière mesurent-ils eux-mêmes ?',
      'Do shooters in rear ranks measure for themselves?',
    ),
    reading: t(
      'Non : portée et vue de l’homme de tête. Un dernier rang incomplet occupe les premières files.',
      'No: range and sight of the leading model. An incomplete last rank fills the first files.',
    ),
    why: t('La feuille renvoie à la figurine de devant.', 'The sheet refers to the model in front.'),
    origin: 'house',
  }),
  ruling({
    id: 'W37',
    question: t('Les autres armes tirent-elles depuis un rang arrière ?', 'Do other weapons shoot from a rear rank?'),
    reading: t('Non : le premier rang masque la vue.', 'No: the front rank blocks their view.'),
    why: t('L’exception des archers n’aurait pas d’objet.', 'The exception for archers would have no purpose.'),
    origin: 'family',
  }),
  MARCHED,
  TIED_INITIATIVE,
  ruling({
    id: 'W40',
    question: t('Combien frappent après des pertes ?', 'How many strike after losses?'),
    reading: t(
      'Chaque figurine perdue avant de frapper ôte un combattant, sauf si les rangs arrière comblent les vides.',
      'Each model lost before striking takes one fighter away, unless the ranks behind step up.',
    ),
    why: t(
      'Les morts ne frappent pas ; combler ou non est un fait du combat, à saisir.',
      'The dead do not strike; stepping up or not is a fact of the combat, to be stated.',
    ),
    origin: 'family',
  }),
  ruling({
    id: 'W41',
    question: t('Et les coups visant une troupe déjà détruite ?', 'What of blows at a body already destroyed?'),
    reading: t('Ils sont perdus.', 'They are lost.'),
    why: t('La cible est choisie avant les dés.', 'The target is chosen before the dice.'),
    origin: 'house',
  }),
  ruling({
    id: 'W42',
    question: t('Les tirailleurs ont-ils des rangs ?', 'Do skirmishers have ranks?'),
    reading: t('Non : chacun voit et mesure pour lui-même.', 'No: each sees and measures for himself.'),
    why: t('Ils sont dispersés.', 'They are dispersed.'),
    origin: 'house',
  }),
  OWN_MODIFIER,
  ruling({
    id: 'W44',
    question: t(
      'Et une arme que la table ignore ou qu’une liste modifie ?',
      'What of a weapon off the chart, or changed by an army list?',
    ),
    reading: t(
      'La portée et la Force saisies remplacent celles de la table.',
      'The range and Strength stated replace those of the chart.',
    ),
    why: t('La table n’est qu’un résumé.', 'The chart is only a summary.'),
    origin: 'house',
  }),
  ruling({
    id: 'W45',
    question: t(
      'Et un équipage plus nombreux que ses figurines (éléphant, char) ?',
      'What of a crew more numerous than its models (elephant, chariot)?',
    ),
    reading: t(
      'Il frappe en entier ; chaque figurine perdue lui ôte sa part, le reste arrondi vers le haut.',
      'All of it strikes; each model lost takes its share away, what remains rounded up.',
    ),
    why: t('Un équipage tombe avec ce qui le porte.', 'A crew falls with what carries it.'),
    origin: 'house',
  }),
  ruling({
    id: 'W46',
    question: t('Combien de dés à la fois ?', 'How many dice at once?'),
    reading: t(
      '200 au plus : les tirs d’une volée, les attaques d’un camp, les sauvegardes d’un jet.',
      '200 at most: the shots of a volley, the attacks of a side, the saves of one throw.',
    ),
    why: t(
      'Jusque-là les chances restent exactes et promptes ; aucune table n’en demande tant.',
      'Up to there the odds stay exact and prompt; no table asks for as many.',
    ),
    origin: 'house',
  }),
];

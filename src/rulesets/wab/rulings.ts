import { register } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import * as OFFERS from './options.ts';

export const RULINGS = register(OFFERS, {
  W1: {
    question: t('Un 1 naturel peut-il toucher ?', 'Can a natural 1 hit?'),
    answer: t(
      'Non : il manque toujours, il faut au moins 2. Le « 1 » de la CT 6 n’est qu’une réserve contre les modificateurs.',
      'No: it always misses, 2 is the least that hits. The “1” of BS 6 is only a reserve against modifiers.',
    ),
    why: t('Toutes les éditions de la famille le disent.', 'Every edition of the family says so.'),
    origin: 'family',
    options: {
      misses: t('il manque', 'it misses'),
      'as-printed': t('un score de 1 ou moins touche sans dé', 'a score of 1 or less hits without a die'),
    },
  },
  W2: {
    question: t('Quel score pour une CT de plus de 6 ?', 'Which score for a BS above 6?'),
    answer: t(
      'La suite continue : 0, −1, etc. avant modificateurs.',
      'The row goes on: 0, −1 and so on, before modifiers.',
    ),
    why: t('Chaque point de CT vaut un point de score.', 'Each point of BS is worth one point of score.'),
    origin: 'house',
    options: { continues: t('la suite continue', 'the row goes on'), 'as-six': t('comme une CT de 6', 'as BS 6') },
  },
  W3: {
    question: t('Dans quel sens vont les modificateurs de tir ?', 'Which way do shooting modifiers go?'),
    answer: t(
      'Ils s’ajoutent au dé : score = table − somme. On teste 7+ seulement ensuite.',
      'They are added to the die: score = chart − sum. Only then is 7+ tested.',
    ),
    why: t('+1 pour une grande cible doit aider le tireur.', '+1 for a large target must help the shooter.'),
    origin: 'printed',
  },
  W4: {
    question: t('Peut-on toucher quand il faut 7 ou plus ?', 'Can one hit when 7 or more is needed?'),
    answer: t('Oui, toujours sur un 6, avec moins de Force.', 'Yes, always on a 6, with less Strength.'),
    why: t(
      'La table va jusqu’à 11 et plus sans dire impossible.',
      'The table goes to 11 and more without saying impossible.',
    ),
    origin: 'printed',
  },
  W5: {
    question: t('Où compte la Force perdue à 7+ ?', 'Where does Strength lost at 7+ count?'),
    answer: t('Pour blesser et pour la sauvegarde.', 'For the wound and for the save.'),
    why: t('La table réduit la Force du coup lui-même.', 'The table reduces the Strength of the blow itself.'),
    origin: 'printed',
    options: {
      both: t('blessure et sauvegarde', 'wound and save'),
      'wound-only': t('blessure seulement', 'wound only'),
    },
  },
  W6: {
    question: t('Et si la Force tombe à 0 ou moins ?', 'What if Strength falls to 0 or less?'),
    answer: t('Le coup ne blesse pas.', 'The blow cannot wound.'),
    why: t('La table commence à 1, et 0 veut dire incapable.', 'The chart starts at 1, and 0 means unable.'),
    origin: 'family',
    options: {
      'cannot-wound': t('ne blesse pas', 'cannot wound'),
      'at-least-1': t('jamais moins de 1', 'never below 1'),
      extended: t('la table se prolonge vers le bas', 'the chart goes on downwards'),
    },
  },
  W7: {
    question: t('Et au-delà de 10 ?', 'What about values above 10?'),
    answer: t(
      'Force, Endurance et CC vont de 1 à 10 ; le reste est rejeté.',
      'Strength, Toughness and WS run from 1 to 10; anything else is rejected.',
    ),
    why: t('Les deux tables s’arrêtent à 10.', 'Both charts end at 10.'),
    origin: 'printed',
  },
  W8: {
    question: t('Que veut dire F3/4 (arquebuse, arbalète) ?', 'What does S3/4 mean (handgun, crossbow)?'),
    answer: t('4 à courte portée, 3 à longue.', '4 at short range, 3 at long.'),
    why: t('Deux valeurs dans une table de portées ; non vérifié.', 'Two values in a table of ranges; not verified.'),
    origin: 'house',
    options: {
      'by-range': t('4 à courte portée, 3 à longue', '4 at short range, 3 at long'),
      'wound-3-save-4': t('3 pour blesser, 4 contre l’armure', '3 to wound, 4 against armour'),
      grades: t('deux modèles d’arme, le lourd à 4', 'two patterns of weapon, the heavier at 4'),
    },
  },
  W9: {
    question: t('Où commence la longue portée ?', 'Where does long range begin?'),
    answer: t(
      'Au-delà de la moitié ; la moitié juste est courte. Se mesure par figurine, donc par lot.',
      'Beyond half; exactly half is short. Measured per model, hence per batch.',
    ),
    why: t('Pratique publiée de la famille.', 'Published practice of the family.'),
    origin: 'family',
    options: {
      'beyond-half': t('au-delà de la moitié', 'beyond half'),
      'from-half': t('dès la moitié', 'from half on'),
    },
  },
  W10: {
    question: t(
      'Les armes de jet échappent-elles aux malus de mouvement et de portée ?',
      'Are thrown weapons free of the moving and range penalties?',
    ),
    answer: t('Non.', 'No.'),
    why: t(
      'La feuille ne les excepte pas ; la 5e édition le faisait.',
      'The sheet makes no exception; the 5th edition did.',
    ),
    origin: 'printed',
    options: {
      'no-exemption': t('aucune exception', 'no exception'),
      exempt: t('pierres, javelots et fléchettes exemptés', 'rocks, javelins and darts are exempt'),
    },
  },
  W11: {
    question: t('Couvert léger et couvert dur ensemble ?', 'Soft and hard cover together?'),
    answer: t('Le pire seul compte ; tout le reste s’additionne.', 'Only the worse counts; all else adds up.'),
    why: t('Deux degrés d’une même chose.', 'Two degrees of one thing.'),
    origin: 'house',
    options: { 'worse-only': t('le pire seul', 'the worse only'), 'both-add': t('les deux s’ajoutent', 'both add up') },
  },
  W12: {
    question: t('Personnage et tirailleurs : deux malus ?', 'Character and skirmishers: two penalties?'),
    answer: t('Oui, si les deux sont vrais.', 'Yes, where both are true.'),
    why: t(
      'Deux lignes sur cette feuille, une seule en 6e édition.',
      'Two lines on this sheet, one in the 6th edition.',
    ),
    origin: 'printed',
    options: { add: t('ils s’ajoutent', 'they add up'), once: t('un seul des deux', 'one of the two') },
  },
  W13: {
    question: t('Combien tirent depuis les rangs arrière ?', 'How many shoot from the rear ranks?'),
    answer: t(
      'À chaque rang arrière, la 1re, 3e, 5e… des files dont l’homme de tête peut tirer. Arcs et fléchettes seulement.',
      'In each rear rank the 1st, 3rd, 5th… of the files whose leading model may shoot. Bows and darts only.',
    ),
    why: t('Une sur deux, en commençant par la première.', 'One in two, starting with the first.'),
    origin: 'house',
    options: {
      'every-rank-up': t('tous les rangs arrière, moitié vers le haut', 'every rear rank, half rounded up'),
      'every-rank-down': t('tous les rangs arrière, moitié vers le bas', 'every rear rank, half rounded down'),
      'second-rank-up': t('deuxième rang seul, moitié vers le haut', 'second rank only, half rounded up'),
      'second-rank-down': t('deuxième rang seul, moitié vers le bas', 'second rank only, half rounded down'),
    },
  },
  W14: {
    question: t('Qui prend la touche impaire d’une mêlée ?', 'Who takes the odd hit on a melee?'),
    answer: t('Un d6 : 1-3 le camp du tireur, 4-6 l’ennemi.', 'A d6: 1-3 the shooter’s side, 4-6 the enemy.'),
    why: t(
      'Le dé de la première édition, pour ce qui ne se partage pas.',
      'The first edition’s die, for what cannot be shared.',
    ),
    origin: 'family',
    options: {
      die: t('un dé pour l’impaire', 'a die for the odd one'),
      enemy: t('toujours l’ennemi', 'always the enemy'),
      'each-hit': t('un dé pour chaque touche (1re édition)', 'a die for every hit (first edition)'),
    },
  },
  W15: {
    question: t('Plusieurs unités d’un même camp dans la mêlée ?', 'Several units of one side in the melee?'),
    answer: t(
      'La part du camp est divisée également ; un d6 désigne qui prend le reste.',
      'The side’s share is divided equally; a d6 says who takes the remainder.',
    ),
    why: t('Le même partage, une fois de plus.', 'The same sharing, once more.'),
    origin: 'house',
  },
  W16: {
    question: t('La limite 3+ / 2+ vient-elle avant la Force ?', 'Does the limit of 3+ / 2+ come before Strength?'),
    answer: t(
      'Avant ; puis le modificateur. Au-delà de 6, pas de sauvegarde ; un 6 naturel n’y change rien, un 1 échoue toujours.',
      'Before; then the modifier. Above 6 there is no save; a natural 6 does not help, a 1 always fails.',
    ),
    why: t('C’est la sauvegarde portée qui est limitée.', 'It is the save one wears that is limited.'),
    origin: 'family',
    options: { before: t('avant la Force', 'before Strength'), after: t('après la Force', 'after Strength') },
  },
  W17: {
    question: t('À pied, plates partielles et bouclier ?', 'On foot, partial plate and a shield?'),
    answer: t(
      'Pas d’astérisque : 3+ ; un grand bouclier n’améliore plus rien.',
      'No asterisk: 3+; a large shield gains nothing more.',
    ),
    why: t('L’astérisque manque, la limite est 3+.', 'The asterisk is absent and the limit is 3+.'),
    origin: 'printed',
  },
  W18: {
    question: t('Quels boucliers l’astérisque annule-t-il ?', 'Which shields does the asterisk cancel?'),
    answer: t(
      'Tous : bouclier, grand bouclier, bocle, pavois. Le caparaçon compte encore.',
      'All of them: shield, large shield, buckler, pavise. Barding still counts.',
    ),
    why: t(
      'La note parle de porter un bouclier, sans distinguer.',
      'The note speaks of carrying one, whichever it is.',
    ),
    origin: 'house',
    options: {
      'every-shield': t('tous', 'all of them'),
      'plain-shield': t('le bouclier ordinaire seul', 'the ordinary shield only'),
    },
  },
  W19: {
    question: t('Un bouclier et un pavois ensemble ?', 'A shield and a pavise together?'),
    answer: t('Le meilleur de ceux qui s’appliquent.', 'The better of those that apply.'),
    why: t('On ne s’abrite que derrière un seul.', 'A man shelters behind one only.'),
    origin: 'house',
    options: { best: t('le meilleur', 'the better one'), add: t('les deux s’ajoutent', 'both add up') },
  },
  W20: {
    question: t(
      'Que vaut un pavois hors d’un tir de front ?',
      'What is a pavise worth except when shot at from the front?',
    ),
    answer: t('Rien.', 'Nothing.'),
    why: t('La condition est imprimée, sans repli.', 'The condition is printed, with nothing to fall back on.'),
    origin: 'printed',
    options: { nothing: t('rien', 'nothing'), 'as-shield': t('comme un bouclier', 'as a shield') },
  },
  W21: {
    question: t('Quand compte la bocle des tirailleurs ?', 'When does the buckler of skirmishers count?'),
    answer: t('Au corps à corps et contre le tir.', 'In combat and against shooting.'),
    why: t('La note limite les autres, pas eux.', 'The note limits the others, not them.'),
    origin: 'printed',
  },
  W22: {
    question: t(
      'Qu’est-ce qu’un coup de front pour un demi-caparaçon ?',
      'What is a blow from the front for half barding?',
    ),
    answer: t(
      'L’attaquant est dans l’arc avant de l’unité touchée ; un seul caparaçon à la fois.',
      'The attacker lies in the forward arc of the unit hit; one barding at a time.',
    ),
    why: t('Les arcs sont ceux de l’unité.', 'Arcs belong to the unit.'),
    origin: 'house',
  },
  W23: {
    question: t('À pied, sans armure mais avec un bouclier ?', 'On foot, no armour but a shield?'),
    answer: t(
      '« Aucune » vaut 7 : 6+ avec un bouclier, 5+ avec un grand.',
      '“None” counts as 7: 6+ with a shield, 5+ with a large one.',
    ),
    why: t('Le bonus s’ajoute à ce qu’il y a.', 'The bonus adds to whatever there is.'),
    origin: 'family',
  },
  W24: {
    question: t('D’où vient le 6 d’un cavalier sans armure ?', 'Where does the 6 of an unarmoured rider come from?'),
    answer: t('De la monture, avant bouclier et caparaçon.', 'From the mount, before shield and barding.'),
    why: t('Tout cavalier sauve un point mieux qu’à pied.', 'Every rider saves one better than on foot.'),
    origin: 'family',
  },
  W25: {
    question: t('Une armure de cataphracte à pied ?', 'Cataphract armour on foot?'),
    answer: t('Refusée.', 'Refused.'),
    why: t('La case porte un tiret.', 'The cell holds a dash.'),
    origin: 'printed',
  },
  W26: {
    question: t('Un 6 naturel blesse-t-il malgré N ?', 'Does a natural 6 wound in spite of N?'),
    answer: t('Non.', 'No.'),
    why: t('N est distinct du 6 sur la même table.', 'N stands apart from 6 on the same chart.'),
    origin: 'printed',
    options: { never: t('jamais', 'never'), 'on-6': t('sur un 6', 'on a 6') },
  },
  W27: {
    question: t('Quand faut-il 7+ au corps à corps ?', 'When does close combat need 7+?'),
    answer: t(
      'Jamais par la table ; seulement avec un modificateur de scénario (obstacle…), à saisir. Un 6 touche alors.',
      'Never by the chart; only with a modifier of the scenario (obstacle…), to be stated. A 6 then hits.',
    ),
    why: t(
      'La table ne dépasse pas 6, mais 7+ vaut aussi au combat.',
      'The chart ends at 6, yet 7+ holds for combat too.',
    ),
    origin: 'printed',
  },
  W28: {
    question: t(
      'Un char léger en mouvement peut-il être une grande cible ?',
      'Can a moving light chariot be a large target?',
    ),
    answer: t('Oui, les deux lignes sont indépendantes.', 'Yes, both lines are independent.'),
    why: t('Rien ne les lie.', 'Nothing ties them together.'),
    origin: 'house',
  },
  W29: {
    question: t(
      'Pierres et javelots prennent-ils la Force du lanceur ?',
      'Do rocks and javelins take the thrower’s Strength?',
    ),
    answer: t('Non, 3 comme imprimé.', 'No, 3 as printed.'),
    why: t('La table donne un nombre.', 'The table gives a number.'),
    origin: 'printed',
  },
  W30: {
    question: t('Que deviennent les blessures en trop ?', 'What becomes of surplus wounds?'),
    answer: t(
      'Elles restent notées sur l’unité ; au-delà de la dernière figurine, elles sont perdues.',
      'They stay noted on the unit; beyond the last model they are lost.',
    ),
    why: t('Il n’y a plus personne à blesser.', 'Nobody is left to be wounded.'),
    origin: 'printed',
  },
  W31: {
    question: t('Une CT de 0 ?', 'A BS of 0?'),
    answer: t('Ne tire pas.', 'Does not shoot.'),
    why: t('0 veut dire incapable.', '0 means unable.'),
    origin: 'family',
  },
  W32: {
    question: t(
      'Comment compter une distance de 9 pouces et demi ?',
      'How is a distance of nine and a half inches counted?',
    ),
    answer: t(
      'On arrondit au pouce supérieur : 10. Une portée saisie est un nombre pair de pouces.',
      'Rounded up to the next inch: 10. A range that is stated is an even number of inches.',
    ),
    why: t(
      'Portées imprimées et demi-portées sont entières : rien ne change ; la moitié d’une portée impaire se perdrait.',
      'Printed ranges and half ranges are whole inches: nothing changes; half of an odd range would be lost.',
    ),
    origin: 'house',
  },
  W33: {
    question: t(
      'Combien d’unités par camp dans une mêlée visée ?',
      'How many units a side in a melee that is shot at?',
    ),
    answer: t('Trois au plus.', 'Three at most.'),
    why: t('Un d6 désigne également une unité sur deux ou sur trois.', 'One d6 picks evenly among two or three units.'),
    origin: 'house',
  },
  W34: {
    question: t('Des touches de Forces différentes sur une mêlée ?', 'Hits of different Strengths on a melee?'),
    answer: t(
      'Chaque Force est partagée à part, même si les dés sont pareils ; une même Force de plusieurs lots, ensemble. Compte la Force qui frappe, 7+ déduit, avec l’effet propre de l’arme sur l’armure.',
      'Each Strength is shared separately, even where the dice are alike; one Strength from several batches, together. What counts is the Strength that strikes, after 7+, with the weapon’s own bearing on armour.',
    ),
    why: t('Ainsi chaque camp reçoit sa part de chacune.', 'So each side gets its share of each.'),
    origin: 'house',
  },
  W35: {
    question: t(
      'Quelle sauvegarde pour éléphants, chars et machines ?',
      'Which save for elephants, chariots and engines?',
    ),
    answer: t(
      'Celle de leur profil, à saisir ; elle remplace armure, bouclier, caparaçon et limite, qui ne sont plus contrôlés.',
      'That of their profile, to be stated; it replaces armour, shield, barding and limit, which are then not checked.',
    ),
    why: t('La table n’a que deux colonnes.', 'The chart has two columns only.'),
    origin: 'house',
  },
  W36: {
    question: t(
      'Les tireurs des rangs arrière mesurent-ils eux-mêmes ?',
      'Do shooters in rear ranks measure for themselves?',
    ),
    answer: t(
      'Non : portée et vue de l’homme de tête. Un dernier rang incomplet occupe les premières files.',
      'No: range and sight of the leading model. An incomplete last rank fills the first files.',
    ),
    why: t('La feuille renvoie à la figurine de devant.', 'The sheet refers to the model in front.'),
    origin: 'house',
  },
  W37: {
    question: t('Les autres armes tirent-elles depuis un rang arrière ?', 'Do other weapons shoot from a rear rank?'),
    answer: t('Non : le premier rang masque la vue.', 'No: the front rank blocks their view.'),
    why: t('L’exception des archers n’aurait pas d’objet.', 'The exception for archers would have no purpose.'),
    origin: 'family',
  },
  W38: {
    question: t(
      'Une troupe en ordre qui dépasse son mouvement de base tire-t-elle ?',
      'Does a formed unit that goes beyond its basic move shoot?',
    ),
    answer: t('Non, comme les tirailleurs.', 'No, like skirmishers.'),
    why: t(
      'L’errata de la 2e édition l’interdit aux troupes en marche.',
      'The errata of the 2nd edition forbid it to marching troops.',
    ),
    origin: 'family',
    options: {
      nobody: t('personne ne tire', 'nobody shoots'),
      'skirmishers-only': t('seuls les tirailleurs y perdent leur tir', 'only skirmishers lose their shots'),
    },
  },
  W39: {
    question: t('Qui frappe d’abord au corps à corps ?', 'Who strikes first in close combat?'),
    answer: t(
      'Ceux qui chargent, puis l’Initiative. À égalité : le vainqueur du tour précédent, sinon un d6 pour tout le combat.',
      'Those who charge, then Initiative. Where equal: last round’s winner, otherwise one d6 for the whole combat.',
    ),
    why: t('La feuille n’en dit rien ; pratique de la famille.', 'The sheet is silent; practice of the family.'),
    origin: 'family',
    options: {
      'winner-then-die': t('vainqueur précédent, sinon un dé', 'last winner, otherwise a die'),
      together: t('ensemble', 'together'),
    },
  },
  W40: {
    question: t('Combien frappent après des pertes ?', 'How many strike after losses?'),
    answer: t(
      'Chaque figurine perdue avant de frapper ôte un combattant, sauf si les rangs arrière comblent les vides.',
      'Each model lost before striking takes one fighter away, unless the ranks behind step up.',
    ),
    why: t(
      'Les morts ne frappent pas ; combler ou non est un fait du combat, à saisir.',
      'The dead do not strike; stepping up or not is a fact of the combat, to be stated.',
    ),
    origin: 'family',
  },
  W41: {
    question: t('Et les coups visant une troupe déjà détruite ?', 'What of blows at a body already destroyed?'),
    answer: t('Ils sont perdus.', 'They are lost.'),
    why: t('La cible est choisie avant les dés.', 'The target is chosen before the dice.'),
    origin: 'house',
  },
  W42: {
    question: t('Les tirailleurs ont-ils des rangs ?', 'Do skirmishers have ranks?'),
    answer: t('Non : chacun voit et mesure pour lui-même.', 'No: each sees and measures for himself.'),
    why: t('Ils sont dispersés.', 'They are dispersed.'),
    origin: 'house',
  },
  W43: {
    question: t(
      'Le modificateur propre d’une arme remplace-t-il celui de la Force ?',
      'Does a weapon’s own save modifier replace that of Strength?',
    ),
    answer: t('Il le remplace.', 'It replaces it.'),
    why: t('La feuille l’oppose au modificateur ordinaire.', 'The sheet sets it against the standard one.'),
    origin: 'house',
    options: { replaces: t('il remplace', 'it replaces'), adds: t('il s’ajoute', 'it adds up') },
  },
  W44: {
    question: t(
      'Et une arme que la table ignore ou qu’une liste modifie ?',
      'What of a weapon off the chart, or changed by an army list?',
    ),
    answer: t(
      'La portée et la Force saisies remplacent celles de la table.',
      'The range and Strength stated replace those of the chart.',
    ),
    why: t('La table n’est qu’un résumé.', 'The chart is only a summary.'),
    origin: 'house',
  },
  W45: {
    question: t(
      'Et un équipage plus nombreux que ses figurines (éléphant, char) ?',
      'What of a crew more numerous than its models (elephant, chariot)?',
    ),
    answer: t(
      'Il frappe en entier ; chaque figurine perdue lui ôte sa part, le reste arrondi vers le haut.',
      'All of it strikes; each model lost takes its share away, what remains rounded up.',
    ),
    why: t('Un équipage tombe avec ce qui le porte.', 'A crew falls with what carries it.'),
    origin: 'house',
  },
  W46: {
    question: t('Combien de dés à la fois ?', 'How many dice at once?'),
    answer: t(
      '200 au plus : les tirs d’une volée, les attaques d’un camp, les sauvegardes d’un jet.',
      '200 at most: the shots of a volley, the attacks of a side, the saves of one throw.',
    ),
    why: t(
      'Jusque-là les chances restent exactes et promptes ; aucune table n’en demande tant.',
      'Up to there the odds stay exact and prompt; no table asks for as many.',
    ),
    origin: 'house',
  },
});

import type { Ruling } from '../../../kernel/ruling.ts';
import { t } from '../../../kernel/text.ts';

const SILENT = t('La feuille est muette.', 'The sheet is silent.');

/** What ground and stacks do to fronts, sight, recoils and fire on the board. */
export const GROUND = {
  'J-125': {
    question: t(
      'Un hexagone de front au-delà d’un côté infranchissable ou d’un pont ?',
      'A front hex beyond an impassable side or a bridge?',
    ),
    answer: t(
      'Il n’est pas de front pour qui se déplace ou recule ; il le reste pour le tir et pour le -1 de position de l’attaquant.',
      'It is no front hex to those who move or recoil; it is one for fire and for the attacker’s -1 for position.',
    ),
    why: t(
      'Pour les mouvements, comme la zone (J-85) ; les lignes de la feuille ne disent rien du côté.',
      'For moves, like the zone (J-85); the lines of the sheet say nothing of the side.',
    ),
    origin: 'house',
  },
  'J-126': {
    question: t(
      'Comment mesure-t-on où sont des bois sur une ligne de vue (J-89) ?',
      'How is it measured where woods lie on a line of sight (J-89)?',
    ),
    answer: t(
      'En hexagones depuis chaque bout ; autant de chaque côté, c’est à mi-chemin.',
      'In hexes from either end; as many on both sides is halfway.',
    ),
    why: t('Ainsi se comptent toutes les distances.', 'All distances are counted so.'),
    origin: 'house',
  },
  'J-127': {
    question: t(
      'Une pile de cavalerie dont une partie est en désordre, attaquée (J-119) ?',
      'A stack of cavalry, part of it disordered, that is attacked (J-119)?',
    ),
    answer: t(
      'Elle n’a quatre hexagones de front que si toute sa cavalerie est en bon ordre ; l’artillerie ne compte pas.',
      'It has four front hexes only if all its cavalry is in good order; artillery does not count.',
    ),
    why: t(
      'Une pile a une seule orientation (J-120), donc les mêmes fronts.',
      'A stack has one facing (J-120), and so the same fronts.',
    ),
    origin: 'house',
  },
  'J-128': {
    question: t(
      'Dans quel ordre un recul choisit-il son hexagone (J-100) ?',
      'In which order does a recoil choose its hex (J-100)?',
    ),
    answer: t(
      'D’abord à côté du moins d’hexagones attaquants ; puis libre, avec des amis, au-delà d’eux, et en dernier dans un front ennemi. À égalité, son camp choisit.',
      'First beside the fewest attacking hexes; then a free one, one with friends, one beyond them, and last one in an enemy front. Of equals its side chooses.',
    ),
    why: t('S’éloigner est le sens du recul.', 'Getting away is what a recoil is for.'),
    origin: 'house',
  },
  'J-129': {
    question: t(
      'Par où quitte-t-on un hexagone d’eau où l’on est entré par un pont ?',
      'By which side does one leave a hex of water entered by a bridge?',
    ),
    answer: t(
      'Par tout côté qui n’est pas lui-même une rivière, au coût de l’hexagone où l’on entre.',
      'By any side that is not a river itself, at the cost of the hex entered.',
    ),
    why: t(
      'La feuille fait payer l’hexagone où l’on entre, non celui qu’on quitte.',
      'The sheet charges for the hex entered, not for the one left.',
    ),
    origin: 'house',
  },
  'J-130': {
    question: t(
      'Une ligne de vue qui longe une crête, ou qui en touche le bout (J-118) ?',
      'A line of sight that runs along a crest, or touches its end (J-118)?',
    ),
    answer: t(
      'Le long d’une crête, la vue est bouchée ; le bout seul ne la bouche pas.',
      'Along a crest sight is blocked; its end alone does not block.',
    ),
    why: SILENT,
    origin: 'house',
  },
  'J-131': {
    question: t(
      'Un ennemi adjacent, devant l’artillerie, derrière une crête ou une pente raide (J-41, J-88) ?',
      'An enemy next to guns, in front, behind a crest or a steep slope (J-41, J-88)?',
    ),
    answer: t(
      'Il reste la seule cible, et ne peut être visé : l’artillerie ne tire pas.',
      'It stays the only target, and may not be fired at: the guns do not fire.',
    ),
    why: t(
      'Un ennemi si proche retient l’artillerie, qu’elle puisse l’atteindre ou non.',
      'An enemy so near holds the guns, whether or not they can hit it.',
    ),
    origin: 'house',
  },
  'J-132': {
    question: t(
      'Comment juger une bataille où l’histoire favorise un camp ?',
      'How is a battle judged that history makes one-sided?',
    ),
    answer: t(
      'Le vainqueur reste celui de la règle. Si le scénario nomme un résultat attendu, l’avance en points à la fin (premier camp moins second, de quelque façon que la bataille finisse) y est comparée : elle donne le résultat attendu, un succès marginal ou un succès décisif.',
      'The winner stays whom the rules name. Where the scenario names a par, the lead in points at the end (first side less second, however the battle ends) is held against it: a result at par, a marginal success or a decisive one.',
    ),
    why: t(
      'Chaque camp vaut alors d’être joué, sans que forces ou règles changent.',
      'Both sides are then worth playing, and neither forces nor rules change.',
    ),
    origin: 'house',
  },
} as const satisfies Readonly<Record<string, Omit<Ruling, 'id'>>>;

import { hintOf, type Lessons } from '../../../../hex-battle/text/hints.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { Field } from '../position/field.ts';
import type { Obligation } from '../position/obligations.ts';
import { type State, type Step } from '../position/state.ts';

const STEPS: Lessons<Step, Obligation['owes']>['steps'] = {
  initiative: t(
    'Un dé par camp, plus la valeur du chef d’armée. Le vainqueur choisit la première formation qui agit ; les autres pions vont au gobelet.',
    'One die a side, plus the army commander’s rating. The winner chooses the first formation to act; the other markers go into the cup.',
  ),
  first: t(
    'Une formation qui a des ordres bouge en entier et attaque librement : commencez par une de celles-là.',
    'A formation with orders moves in full and attacks freely: begin with one of those.',
  ),
  draw: t(
    'Chaque formation a deux pions. Le dernier pion du tour n’est pas joué : on ne sait jamais qui le perdra.',
    'Each formation has two markers. The last one of the turn is not played: nobody knows whose it will be.',
  ),
  fire: t(
    'Touchez une artillerie, puis une cible devant elle. Qui a tiré ne fait plus qu’un demi-mouvement.',
    'Touch a battery, then a target in its front. Artillery that has fired moves half its allowance at most.',
  ),
  move: t(
    'Touchez une unité de la formation : les hexagones à sa portée montrent ce qu’ils coûtent. Tourner est gratuit. Arriver à côté d’un ennemi en bon ordre l’arrête.',
    'Touch a unit of the formation: the hexes in reach show what they cost. Turning is free. Coming next to an enemy in good order stops it.',
  ),
  shock: t(
    'Touchez une unité, puis un ennemi dans son front : le compte et les chances s’affichent ; d’autres peuvent se joindre. La cavalerie qui n’a pas bougé charge de deux ou trois hexagones.',
    'Touch a unit, then an enemy in its front: the reckoning and the odds appear; others may join. Cavalry that has not moved charges from two or three hexes away.',
  ),
  rally: t(
    'Une unité en désordre ou en déroute qui n’a rien fait, loin de l’ennemi, tente de se reformer.',
    'A disordered or routed unit that did nothing, away from the enemy, tries to reform.',
  ),
};

const CHOICES: Lessons<Step, Obligation['owes']>['choices'] = {
  orders: t(
    'Les ordres restent cachés jusqu’à l’activation. Sans ordres, une formation fait un demi-mouvement ou tente sa chance.',
    'Orders stay hidden until the activation. Without them a formation moves at half allowance, or tries its luck.',
  ),
  impulse: t(
    'Réussi : la formation agit comme avec des ordres. Raté : elle ne peut plus que se rallier.',
    'Passed: the formation acts as if it had orders. Failed: all that is left to it is to rally.',
  ),
  refuse: t(
    'La cavalerie peut esquiver l’infanterie : deux hexagones au plus.',
    'Cavalry may slip away from infantry: two hexes at most.',
  ),
  square: t(
    'En carré l’infanterie tient mieux contre la cavalerie ; si le test échoue, elle est en désordre.',
    'In square infantry stands better against cavalry; if the test fails it is disordered.',
  ),
  reaction: t(
    'L’artillerie attaquée tire une fois avant le choc.',
    'Artillery that is attacked fires once before the shock.',
  ),
  fight: t('Lancez le dé, ou entrez celui de votre table.', 'Roll the die, or enter the one of your table.'),
  recoil: t(
    'Un recul va loin des attaquants, vers un hexagone libre s’il y en a.',
    'A recoil goes away from the attackers, to a free hex if there is one.',
  ),
  advance: t(
    'Garder son orientation en avançant permet un choc de rupture.',
    'Keeping its facing as it advances allows a unit to break through.',
  ),
  command: t(
    'Gardez le chef d’armée près de ceux qui se battent : son bonus aide leurs tests.',
    'Keep the army commander near those who fight: his bonus helps their tests.',
  ),
};

const LESSONS: Lessons<Step, Obligation['owes']> = {
  scenario: 'maida',
  turns: 1,
  steps: STEPS,
  choices: CHOICES,
};

/** A word on what is to be done now, in the first turn of the scenario that teaches. */
export const hintFor = ({ scenario }: Field, state: State): Text | undefined => hintOf(LESSONS, scenario.id, state);

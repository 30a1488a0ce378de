import { hintOf, type Lessons } from '../../../../hex-battle/text/hints.ts';
import { t, type Text } from '../../../../kernel/text.ts';
import type { Field } from '../position/field.ts';
import { type State, type Step } from '../position/state.ts';
import type { Obligation } from '../position/obligations.ts';

const STEPS: Lessons<Step, Obligation['owes']>['steps'] = {
  initiative: t(
    'Chaque camp lance deux dés et ajoute le bonus de son chef d’armée. Le vainqueur peut envoyer un de ses chefs avant les autres.',
    'Each side rolls two dice and adds its army leader’s bonus. The winner may send one of his leaders before the others.',
  ),
  early: t(
    'Sinon les chefs agissent du moins capable au plus capable : valeur 4 d’abord, Alexandre (0) en dernier. « Étape suivante » garde cet ordre.',
    'Otherwise leaders act from the least to the most able: value 4 first, Alexander (0) last. "Next step" keeps that order.',
  ),
  rally: t(
    'Une unité affaiblie, loin de l’ennemi, tente de se remettre.',
    'A weakened unit away from the enemy tries to recover.',
  ),
  move: t(
    'Touchez une unité du chef qui agit : les hexagones à sa portée montrent ce qu’ils coûtent. Elle n’avance que par ses deux hexagones de front ; tournez-la aux poignées. Le gué 1 est le moins cher.',
    'Touch a unit of the leader who acts: the hexes in reach show what they cost. It goes through its two front hexes only; turn it by the handles. Ford 1 is the cheapest.',
  ),
  fire: t(
    'Les archers et les javelotiers tirent devant eux ; rien ne les y oblige.',
    'Archers and javelinists fire to their front; they never have to.',
  ),
  melee: t(
    'Touchez une de vos unités, puis un ennemi dans son front : le compte et les chances s’affichent. D’autres piles peuvent se joindre.',
    'Touch one of your units, then an enemy in its front: the reckoning and the odds appear. Other stacks may join.',
  ),
};

const CHOICES: Lessons<Step, Obligation['owes']>['choices'] = {
  fight: t('Lancez le dé, ou entrez celui de votre table.', 'Roll the die, or enter the one of your table.'),
  'defensive-fire': t(
    'Avant la mêlée, le défenseur peut tirer sur un attaquant.',
    'Before the melee the defender may fire at one attacker.',
  ),
  'offensive-fire': t('L’attaquant qui tire perd 2 dans la mêlée.', 'An attacker who fires loses 2 in the melee.'),
  retreat: t(
    'Un recul va loin des attaquants, vers un hexagone libre s’il y en a.',
    'A retreat goes away from the attackers, to a free hex if there is one.',
  ),
  advance: t(
    'Qui avance choisit son orientation et ne combat plus.',
    'A unit that advances chooses its facing and fights no more.',
  ),
};

const LESSONS: Lessons<Step, Obligation['owes']> = {
  scenario: 'the-ford',
  turns: 1,
  steps: STEPS,
  choices: CHOICES,
};

/** A word on what is to be done now, in the first turn of the scenario that teaches. */
export const hintFor = ({ scenario }: Field, state: State): Text | undefined => hintOf(LESSONS, scenario.id, state);

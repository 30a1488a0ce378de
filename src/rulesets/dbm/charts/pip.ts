import { fixed } from '../../../kernel/modifier.ts';
import { t } from '../../../kernel/text.ts';
import type { Chosen } from '../chosen.ts';
import { isMachine, onFoot, type Troop } from '../types.ts';
import { selfCited } from './line.ts';

/** One element of the group that is to move or halt. */
export interface PipElement {
  readonly type: Troop;
  readonly irregular: boolean;
  readonly general: boolean;
  /** Foot on horses or carts. */
  readonly mountedInfantry: boolean;
  readonly shortMove: boolean;
  /** In rough or difficult going, defending a fortification or a bank, or uphill. */
  readonly sheltered: boolean;
}

export interface PipFacts {
  readonly elements: readonly PipElement[];
  readonly action: 'tactical' | 'march' | 'halt';
  readonly commanderInChief: boolean;
  readonly reductionUsed: boolean;
  /** Paces to its general. */
  readonly distance: number;
  readonly outOfSight: boolean;
  /** `contact`: it touches an enemy, but not with its front. */
  readonly general: 'present' | 'lost' | 'off-table' | 'front-contact' | 'contact';
  readonly deviates: boolean;
  readonly alongRoadOrRiver: boolean;
  /** Short moves that end in contact with an enemy, a river or ground that cannot be crossed. */
  readonly stopped: boolean;
  readonly columnChanged: boolean;
  /** Consecutive phases of marching, this one included. */
  readonly marches: number;
  readonly oneElementWide: boolean;
  readonly options: Chosen;
}

export const FAR = 1200;
export const FAR_OUT_OF_SIGHT = 600;

const moves = (f: PipFacts): boolean => f.action !== 'halt';

/** Irregulars that are neither light troops nor cavalry. */
const unruly = (f: PipFacts): boolean =>
  moves(f) && f.elements.some(({ type, irregular }) => irregular && !['LH', 'Ps', 'Ax', 'Cv'].includes(type));

const touched = ({ general }: PipFacts): boolean => general === 'front-contact' || general === 'contact';

/** A general that touches an enemy otherwise than with its front is at hand, unless ruling D65 says no. */
const unavailable = ({ general, options }: PipFacts): boolean =>
  general !== 'present' && (general !== 'contact' || options.GENERAL_IN_CONTACT === 'any');

const riders = ({ type, general, mountedInfantry }: PipElement): boolean =>
  !general && (mountedInfantry || type === 'Kn' || type === 'Cv' || type === 'LH');
const walkers = (options: Chosen) => (element: PipElement): boolean =>
  onFoot(element, options) && !element.mountedInfantry && element.type !== 'Ps';

const withMachines = ({ elements }: PipFacts): readonly string[] => (elements.some(isMachine) ? ['D66'] : []);


// oxfmt-ignore
export const PIP = selfCited<PipFacts>({
  id: 'pip',
  title: t('Coût en PIP', 'PIP cost'),
  rows: [
    { id: 'c-in-c', text: t('avec le général en chef, une fois par phase', 'with the commander-in-chief, once per phase'),
      ...fixed(-1, (f) => f.commanderInChief && !f.reductionUsed) },
    { id: 'basic', text: t('mouvement tactique, marche ou halte', 'tactical move, march or halt'),
      ...fixed(+1, () => true) },
    { id: 'far', text: t('général à plus de 1200 pas, ou plus de 600 hors de vue, perdu, hors table ou au contact par son front', 'general more than 1200p away, or more than 600p and unseen, lost, off table or in front-edge contact'),
      ...fixed(+1, (f) => unavailable(f) || f.distance > FAR || (f.outOfSight && f.distance > FAR_OUT_OF_SIGHT)), rulings: (f) => (touched(f) ? ['D44', 'D65'] : ['D44']),
      absence: (f) => (touched(f) ? t('le général n’est pas au contact par son front (D65)', 'the general is not in contact by its front (D65)') : undefined) },
    { id: 'deviation', text: t('irréguliers hors LH, Ps, Ax, Cv : dévier du droit devant, sauf en colonne le long d’une route ou rivière', 'irregulars save LH, Ps, Ax, Cv: leaving the straight line, save a column along a road or river'),
      group: 'irregulars', ...fixed(+1, (f) => unruly(f) && f.deviates && !f.alongRoadOrRiver), rulings: () => ['D42'] },
    { id: 'short-move', text: t('irréguliers de même : l’un, hors Ps, ne va pas au bout, sauf arrêté par ennemi, rivière ou obstacle', 'the same irregulars: one, save Ps, stops short, unless by enemy, river or obstacle'),
      group: 'irregulars', ...fixed(+1, (f) => unruly(f) && !f.stopped && f.elements.some((e) => e.irregular && e.type !== 'Ps' && e.shortMove)), rulings: () => ['D42'] },
    { id: 'column', text: t('irréguliers de même : colonne élargie ou réduite', 'the same irregulars: a column widened or narrowed'),
      group: 'irregulars', ...fixed(+1, (f) => unruly(f) && f.columnChanged), rulings: () => ['D42'] },
    { id: 'mixed', text: t('bouger ensemble des cavaliers (Kn, Cv, LH, infanterie montée, hors général) et des piétons hors Ps', 'moving riders (Kn, Cv, LH, mounted infantry, general excepted) together with foot save Ps'),
      ...fixed(+1, (f) => moves(f) && f.elements.some(riders) && f.elements.some(walkers(f.options))), rulings: withMachines },
    { id: 'halt', text: t('arrêter des irréguliers, sauf à pied et abrités (terrain, fortification, berge, hauteur)', 'halting irregulars, save on foot and sheltered (going, fortification, bank, height)'),
      ...fixed(+1, (f) => !moves(f) && f.elements.some((e) => e.irregular && !(onFoot(e, f.options) && e.sheltered))), rulings: withMachines },
    { id: 'third-march', text: t('dès la 3e marche de suite : irréguliers, hors LH, Ps et colonne d’un élément de front', 'from the 3rd march in a row: irregulars, save LH, Ps and a column one element wide'),
      ...fixed(+1, (f) => f.action === 'march' && f.marches >= 3 && !f.oneElementWide && f.elements.some((e) => e.irregular && e.type !== 'LH' && e.type !== 'Ps')) },
  ],
  rulings: ['D42', 'D44', 'D65', 'D66'],
});

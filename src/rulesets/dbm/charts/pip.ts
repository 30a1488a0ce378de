import { fixedBrief, fixedValue } from '../../../kernel/modifier.ts';
import { t } from '../../../kernel/text.ts';
import type { ChosenOptions } from '../chosen-options.ts';
import { isMachine, onFoot, type Troop } from '../types.ts';
import { withOwnCitations } from './line.ts';

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
  readonly options: ChosenOptions;
}

export const FAR = 1200;
export const FAR_OUT_OF_SIGHT = 600;

const moves = (f: PipFacts): boolean => f.action !== 'halt';

/** Irregulars that are neither light troops nor cavalry. */
const unruly = (f: PipFacts): boolean =>
  moves(f) && f.elements.some(({ type, irregular }) => irregular && !['LH', 'Ps', 'Ax', 'Cv'].includes(type));

const isTouched = ({ general }: PipFacts): boolean => general === 'front-contact' || general === 'contact';

/** A general that touches an enemy otherwise than with its front is at hand, unless ruling D-65 says no. */
const unavailable = ({ general, options }: PipFacts): boolean =>
  general !== 'present' && (general !== 'contact' || options.GENERAL_IN_CONTACT === 'any');

const riders = ({ type, general, mountedInfantry }: PipElement): boolean =>
  !general && (mountedInfantry || type === 'Kn' || type === 'Cv' || type === 'LH');
const walkers = (options: ChosenOptions) => (element: PipElement): boolean =>
  onFoot(element, options) && !element.mountedInfantry && element.type !== 'Ps';

const withMachines = ({ elements }: PipFacts): readonly string[] => (elements.some(isMachine) ? ['D-66'] : []);


// oxfmt-ignore
export const PIP = withOwnCitations<PipFacts>({
  id: 'pip',
  title: t('Coût en PIP', 'PIP cost'),
  rows: [
    { id: 'c-in-c', text: t('élément ou groupe avec le général en chef, une fois par phase', 'element or group with the commander-in-chief, once per phase'),
      ...fixedValue(-1, (f) => f.commanderInChief && !f.reductionUsed), brief: fixedBrief('avec le général en chef', 'with the commander-in-chief') },
    { id: 'basic', text: t('mouvement tactique, mouvement de marche ou halte', 'tactical move, march move or halt'),
      ...fixedValue(+1, () => true) },
    { id: 'far', text: t('son général à plus de 1200 pas, ou plus de 600 hors de vue, perdu, hors de table, en contact bord ennemi (D-65)', 'its general more than 1200p away, or more than 600p and out of sight, lost, off table, in contact by an enemy edge (D-65)'),
      ...fixedValue(+1, (f) => unavailable(f) || f.distance > FAR || (f.outOfSight && f.distance > FAR_OUT_OF_SIGHT)), rulings: (f) => (isTouched(f) ? ['D-44', 'D-65'] : ['D-44']),
      brief: fixedBrief('loin de son général ou sans lui', 'far from its general or without one'),
      absence: (f) => (isTouched(f) ? t('le général n’est pas au contact par son front (D-65)', 'the general is not in contact by its front (D-65)') : undefined) },
    { id: 'deviation', text: t('mouvement avec irréguliers autres que LH, Ps, Ax, Cv : déviation du droit devant, sauf colonne suivant Rd ou Rv', 'move with irregulars other than LH, Ps, Ax, Cv: deviation from straight ahead, except a column following Rd or Rv'),
      group: 'irregulars', ...fixedValue(+1, (f) => unruly(f) && f.deviates && !f.alongRoadOrRiver), rulings: () => ['D-42'], brief: fixedBrief('irréguliers qui obliquent', 'irregulars turning aside') },
    { id: 'short-move', text: t('même mouvement : un irrégulier autre que Ps va moins loin que son maximum, sauf contact avec ennemi, rivière ou terrain impassable', 'the same move: an irregular other than Ps goes less than its maximum, except on contact with enemy, river or impassable ground'),
      group: 'irregulars', ...fixedValue(+1, (f) => unruly(f) && !f.stopped && f.elements.some((e) => e.irregular && e.type !== 'Ps' && e.shortMove)), rulings: () => ['D-42'], brief: fixedBrief('irréguliers allant moins loin', 'irregulars going short') },
    { id: 'column', text: t('même mouvement : extension ou réduction d’une colonne', 'the same move: a column widened or narrowed'),
      group: 'irregulars', ...fixedValue(+1, (f) => unruly(f) && f.columnChanged), rulings: () => ['D-42'], brief: fixedBrief('colonne changée', 'column changed') },
    { id: 'mixed', text: t('mouvement, sauf halte, d’inf montés, Kn, Cv, LH (sauf général) avec des piétons non montés sauf Ps', 'move, except a halt, of mounted infantry, Kn, Cv, LH (except the general) with unmounted foot except Ps'),
      ...fixedValue(+1, (f) => moves(f) && f.elements.some(riders) && f.elements.some(walkers(f.options))), rulings: withMachines, brief: fixedBrief('montés et piétons', 'mounted and foot') },
    { id: 'halt', text: t('stopper des irréguliers, sauf à pied en terrain inégal ou difficile, défendant fortification ou berge, ou plus haut', 'halting irregulars, except on foot in rough or difficult going, defending a fortification or bank, or higher'),
      ...fixedValue(+1, (f) => !moves(f) && f.elements.some((e) => e.irregular && !(onFoot(e, f.options) && e.sheltered))), rulings: withMachines, brief: fixedBrief('irréguliers', 'irregulars') },
    { id: 'third-march', text: t('dès la 3e phase de marche consécutive : irréguliers, sauf LH, Ps ou colonne d’un élément de front', 'from the 3rd consecutive march phase: irregulars, except LH, Ps or a column one element wide'),
      ...fixedValue(+1, (f) => f.action === 'march' && f.marches >= 3 && !f.oneElementWide && f.elements.some((e) => e.irregular && e.type !== 'LH' && e.type !== 'Ps')), brief: fixedBrief('3e marche de suite', '3rd march in a row') },
  ],
  notes: [
    { mark: 'D-65', text: t('bord ennemi : au contact par son front', 'enemy edge: in contact by its front') },
  ],
  rulings: ['D-42', 'D-44', 'D-65', 'D-66'],
});

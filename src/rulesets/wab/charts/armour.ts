import { band, bands, matrix, row } from '../../../kernel/chart.ts';
import { fixedValue, type Modifier, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { same, signed, t, type Text } from '../../../kernel/text.ts';
import {
  type Arc,
  type Armour,
  ARMOUR_NAMES,
  type Barding,
  type Means,
  NO_MODIFIER,
  type Piercing,
  type Shield,
  type Troop,
} from '../types.ts';

/** The lowest die that saves; with the asterisk a shield adds nothing. */
export interface Save {
  readonly from: number;
  readonly asterisk: boolean;
}
export type ArmourCell = Save | 'none' | '-';

const on = (from: number): Save => ({ from, asterisk: false });
const withAsterisk = (from: number): Save => ({ from, asterisk: true });

// oxfmt-ignore
export const ARMOUR = matrix<Armour, 'infantry' | 'cavalry', ArmourCell>({
  id: 'armour',
  title: t('Sauvegardes d’armure (p. 49)', 'Armour saves (p49)'),
  corner: t('Type d’armure', 'Type of armour'),
  columns: [
    { id: 'infantry', text: t('Sauvegarde d’infanterie', 'Infantry save') },
    { id: 'cavalry', text: t('Sauvegarde de cavalerie', 'Cavalry save') },
  ],
  rows: [
    row('none',          ARMOUR_NAMES.none,             'none',     on(6)),
    row('light',         ARMOUR_NAMES.light,            on(6),      on(5)),
    row('heavy',         ARMOUR_NAMES.heavy,            on(5),      on(4)),
    row('cataphract',    ARMOUR_NAMES.cataphract,       '-',        withAsterisk(3)),
    row('partial-plate', ARMOUR_NAMES['partial-plate'], on(4),      withAsterisk(3)),
    row('full-plate',    ARMOUR_NAMES['full-plate'],    withAsterisk(3), withAsterisk(3)),
  ],
  show: (cell): Text => {
    if (cell === 'none') return t('aucune', 'none');
    return cell === '-' ? same('–') : same(`${cell.from}+${cell.asterisk ? '*' : ''}`);
  },
  notes: [
    {
      mark: '*',
      text: t(
        'Avec ou sans bouclier : en porter un n’ajoute aucun bonus à la sauvegarde.',
        'With or without shield: carrying one adds no bonus to the save.',
      ),
    },
    {
      mark: '3+/2+',
      text: t(
        'Sauvegarde maximale : 3+ pour l’infanterie, 2+ pour la cavalerie.',
        'Maximum save: 3+ for infantry, 2+ for cavalry.',
      ),
    },
  ],
  rulings: ['W-17', 'W-18', 'W-23', 'W-24', 'W-25', 'W-35'],
});

/** No armour and shield can be better than this. */
// oxfmt-ignore
export const BEST_SAVE = matrix<'best', 'infantry' | 'cavalry', number>({
  id: 'best-save',
  title: t('Sauvegarde maximale (p. 49)', 'Maximum save (p49)'),
  corner: t('Troupe', 'Troops'),
  columns: [
    { id: 'infantry', text: t('Infanterie', 'Infantry') },
    { id: 'cavalry', text: t('Cavalerie', 'Cavalry') },
  ],
  rows: [row('best', t('Maximum', 'Maximum'), 3, 2)],
  show: (cell) => same(`${cell}+`),
  rulings: ['W-16'],
});

/** What the rows on shields, barding and Strength judge: who is hit, by what and from where. */
export interface SaveFacts {
  readonly troop: Troop;
  readonly armour: Armour;
  readonly shield: Shield;
  readonly pavise: boolean;
  readonly barding: Barding;
  readonly skirmishers: boolean;
  /** 0 where the armour counts. */
  readonly profileSave: number;
  readonly by: Means;
  readonly from: Arc;
  readonly strength: number;
  readonly piercing: Piercing;
  /** W-20: a pavise hit otherwise than from the front by missiles still counts as a shield. */
  readonly paviseFallsBack: boolean;
}

const source = (id: string) => cite('shields', id);
const paviseCovers = (f: SaveFacts): boolean => f.by === 'shooting' && f.from === 'front';

const shieldRow = (id: Shield, text: Text, worth: number, applies: (f: SaveFacts) => boolean): Modifier<SaveFacts> => ({
  id,
  text,
  source: source(id),
  group: 'shields',
  ...fixedValue(worth, (f) => f.shield === id && applies(f)),
  rulings: (f) => [...(f.pavise ? ['W-19'] : []), ...(f.troop === 'infantry' && f.armour === 'partial-plate' ? ['W-17'] : [])],
});

const bardingRow = (id: Barding, text: Text, applies: (f: SaveFacts) => boolean): Modifier<SaveFacts> => ({
  id,
  text,
  source: source(id),
  ...fixedValue(+1, (f) => f.barding === id && applies(f)),
  rulings: () => (id.startsWith('half') ? ['W-22'] : []),
});

// oxfmt-ignore
export const SHIELDS = modifiers<SaveFacts>({
  id: 'shields',
  title: t('Types de bouclier et de caparaçon (p. 49)', 'Types of shield and barding (p49)'),
  rows: [
    shieldRow('shield', t('bouclier', 'shield'), +1, () => true),
    shieldRow('large-shield', t('grand bouclier', 'large shield'), +2, () => true),
    {
      id: 'pavise',
      text: t('pavois (touché de front, par un tir seulement)', 'pavise (by shooting only, when hit to the front)'),
      source: source('pavise'),
      group: 'shields',
      printed: same('+2'),
      value: (f) => {
        if (!f.pavise) return undefined;
        if (paviseCovers(f)) return 2;
        return f.paviseFallsBack ? 1 : undefined;
      },
      rulings: (f) => [...(paviseCovers(f) ? [] : ['W-20']), ...(f.shield === 'none' ? [] : ['W-19'])],
    },
    {
      ...shieldRow('buckler', t('rondache (corps à corps seulement, sauf tirailleurs)', 'buckler (hand-to-hand only, unless skirmishers)'), +1, (f) => f.by === 'hand-to-hand' || f.skirmishers),
      rulings: (f) => [...(f.skirmishers ? ['W-21'] : []), ...(f.pavise ? ['W-19'] : [])],
    },
    bardingRow('full-metal', t('caparaçon de métal complet', 'full metal barding'), () => true),
    bardingRow('half-metal', t('demi-caparaçon de métal (touché de front)', 'half metal barding (when hit to the front)'), (f) => f.from === 'front'),
    bardingRow('full-cloth', t('caparaçon d’étoffe complet (corps à corps seulement)', 'full cloth barding (hand-to-hand only)'), (f) => f.by === 'hand-to-hand'),
    bardingRow('half-cloth', t('demi-caparaçon d’étoffe (touché de front, au corps à corps seulement)', 'half cloth barding (hand-to-hand only, when hit to the front)'), (f) => f.by === 'hand-to-hand' && f.from === 'front'),
  ],
  rulings: ['W-17', 'W-18', 'W-19', 'W-20', 'W-21', 'W-22', 'W-23'],
});

/** From Strength 7 on the sheet only says that every point costs one more. */
export const SAVE_MODIFIERS = bands<number | 'one-more-each'>({
  id: 'save-modifiers',
  title: t('Modificateurs de sauvegarde (p. 49)', 'Save modifiers (p49)'),
  heading: t('Force de l’attaquant', 'Strength of the attacker'),
  columns: [t('Modificateur', 'Modifier')],
  lines: [
    band<number | 'one-more-each'>(-Infinity, 3, 0),
    band<number | 'one-more-each'>(4, 4, -1),
    band<number | 'one-more-each'>(5, 5, -2),
    band<number | 'one-more-each'>(6, 6, -3),
    band<number | 'one-more-each'>(7, Infinity, 'one-more-each'),
  ],
  show: (value) => {
    if (value === 'one-more-each') return [t('encore -1 par +1', 'a further -1 per +1')];
    return [value === 0 ? NO_MODIFIER : same(signed(value))];
  },
  notes: [
    {
      mark: '*',
      text: t(
        'Certaines armes ont leur propre modificateur ; contre la plupart des machines de guerre, aucune sauvegarde.',
        'Some weapons have a modifier of their own; against most artillery no save is allowed.',
      ),
    },
    {
      mark: '-1',
      text: t(
        'Au tir comme au corps à corps : -1 par point de Force de l’attaquant au-dessus de 3.',
        'In shooting and hand-to-hand combat alike: -1 for each pip of the attacker’s Strength above 3.',
      ),
    },
  ],
  rulings: ['W-5', 'W-16', 'W-43'],
});

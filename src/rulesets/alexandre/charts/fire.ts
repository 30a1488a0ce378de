import { matrix, row } from '../../../kernel/chart.ts';
import { fixed, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import type { HexTerrain, UnitType } from '../types.ts';
import { effect, terrainLine } from './terrain.ts';

/** Die needed to discourage and, where a second number is printed, to rout. */
export interface Needed {
  readonly discourage: number;
  readonly rout?: number;
}

export const RANGES = ['1', '2', '3', '4'] as const;
export type Range = (typeof RANGES)[number];
export type Shooter = Extract<UnitType, 'Ar' | 'Pe' | 'Ja' | 'Ch' | 'El' | 'Cl'>;

const on = (discourage: number, rout?: number): Needed => (rout === undefined ? { discourage } : { discourage, rout });

// oxfmt-ignore
export const FIRE_TABLE = matrix<Shooter, Range, Needed | 'NA'>({
  id: 'fire-table',
  title: t('Tirs', 'Fire'),
  corner: t('Portée', 'Range'),
  columns: [
    { id: '1', text: t('1 hex. (adjacent)', '1 hex (adjacent)') },
    { id: '2', text: t('2 hex.', '2 hexes') },
    { id: '3', text: t('3 hex.', '3 hexes') },
    { id: '4', text: t('4 hex. et plus', '4 hexes or more') },
  ],
  rows: [
    row('Ar',                     same('Ar'),             on(6, 7), on(7), on(8), 'NA'),
    row(['Pe', 'Ja', 'Ch', 'El'], same('Pe, Ja, Ch, El'), on(7, 8), on(8), 'NA',  'NA'),
    row('Cl',                     same('Cl'),             on(6, 8), on(7), 'NA',  'NA'),
  ],
  show: (cell): Text => (cell === 'NA' ? t('interdit', 'not allowed') : same(`${cell.discourage}/${cell.rout ?? '-'}`)),
  notes: [
    {
      mark: 'a/b',
      text: t(
        'Dé modifié à atteindre : a pour décourager l’unité du dessus, b pour la mettre en déroute (tiret : impossible).',
        'Modified die to reach: a discourages the top unit, b routs it (dash: not possible).',
      ),
    },
    {
      mark: '*',
      text: t(
        'Tir à plusieurs : la colonne est celle du tireur le plus lointain.',
        'Several firers together: the column is that of the farthest one.',
      ),
    },
  ],
  rulings: ['A-24', 'A-25', 'A-27', 'A-34', 'A-35', 'A-40'],
});

export const isShooter = (type: UnitType): type is Shooter => FIRE_TABLE.rows.some(({ keys }) => keys.some((k) => k === type));

/** What the rows below judge. */
export interface FireFacts {
  readonly targetTerrain: HexTerrain;
  readonly firingStrength: number;
  readonly targetStrength: number;
  readonly targetType: UnitType;
  readonly anyFirerMoved: boolean;
  readonly anyFirerDiscouraged: boolean;
  /** the greatest stack that still counts as dense. */
  readonly densestStack: number;
}

export const ARMOURED: readonly UnitType[] = ['Cl', 'Ph', 'Ho'];

const source = (row: string) => cite('fire-modifiers', row);

export const FIRE_MODIFIERS = modifiers<FireFacts>({
  id: 'fire-modifiers',
  title: t('Modificateurs de tir', 'Fire modifiers'),
  rows: [
    {
      id: 'target-terrain',
      text: t('terrain de la cible', 'terrain of the target'),
      source: cite('terrain', 'fire'),
      printed: t('voir Terrains', 'see Terrain'),
      value: (f) => effect(f.targetTerrain, 'fire') || undefined,
      detail: (f) => terrainLine(f.targetTerrain, 'fire'),
    },
    {
      id: 'weak-fire',
      text: t('moins de 7 PF de tireurs', 'less than 7 SP of firers'),
      source: source('weak-fire'),
      group: 'firing-strength',
      ...fixed(-1, (f) => f.firingStrength < 7),
    },
    {
      id: 'strong-fire',
      text: t('plus de 7 PF de tireurs', 'more than 7 SP of firers'),
      source: source('strong-fire'),
      group: 'firing-strength',
      ...fixed(+1, (f) => f.firingStrength > 7),
    },
    {
      id: 'thin-target',
      text: t('pile visée de 3 PF au plus', 'target stack of 3 SP at most'),
      source: source('thin-target'),
      ...fixed(-1, (f) => f.targetStrength <= 3),
    },
    {
      id: 'dense-target',
      text: t('pile visée de 8 ou 9 PF', 'target stack of 8 or 9 SP'),
      source: source('dense-target'),
      ...fixed(+1, (f) => f.targetStrength >= 8 && f.targetStrength <= f.densestStack),
      rulings: (f) => (f.targetStrength > 9 ? ['A-23'] : []),
    },
    {
      id: 'armoured-target',
      text: t('cible Cl, Ph ou Ho', 'target is Cl, Ph or Ho'),
      source: source('armoured-target'),
      ...fixed(-1, (f) => ARMOURED.includes(f.targetType)),
      rulings: () => ['A-24'],
    },
    {
      id: 'heavy-cavalry-target',
      text: t('cible Ca', 'target is Ca'),
      source: source('heavy-cavalry-target'),
      ...fixed(-2, (f) => f.targetType === 'Ca'),
      rulings: () => ['A-24'],
    },
    {
      id: 'moved',
      text: t('un tireur a bougé pendant cette activation', 'a firer moved in this activation'),
      source: source('moved'),
      ...fixed(-1, (f) => f.anyFirerMoved),
      rulings: () => ['A-26'],
    },
    {
      id: 'discouraged-firer',
      text: t('un tireur est découragé', 'a firer is discouraged'),
      source: source('discouraged-firer'),
      ...fixed(-1, (f) => f.anyFirerDiscouraged),
    },
  ],
  notes: [
    {
      mark: '*',
      text: t(
        'Tout s’additionne ; à 7 PF tout juste, la force des tireurs ne change rien.',
        'Everything adds up; at 7 SP exactly, the strength of the firers changes nothing.',
      ),
    },
  ],
  rulings: ['A-2', 'A-23', 'A-24', 'A-26'],
});

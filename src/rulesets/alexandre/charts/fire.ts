import { matrix, row } from '../../../kernel/chart.ts';
import { fixedBrief, fixedValue, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import type { HexTerrain, UnitType } from '../types.ts';
import { legend } from './key.ts';
import { effect, terrainBrief, terrainLine } from './terrain.ts';

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
  title: t('Table des tirs', 'Fire table'),
  corner: t('Portée', 'Range'),
  columns: [
    { id: '1', text: t('1 hex.', '1 hex') },
    { id: '2', text: t('2 hex.', '2 hexes') },
    { id: '3', text: t('3 hex.', '3 hexes') },
    { id: '4', text: t('4 hex. et +', '4 hexes +') },
  ],
  rows: [
    row('Ar',                     same('Ar'),             on(6, 7), on(7), on(8), 'NA'),
    row(['Pe', 'Ja', 'Ch', 'El'], same('Pe, Ja, Ch, El'), on(7, 8), on(8), 'NA',  'NA'),
    row('Cl',                     same('Cl'),             on(6, 8), on(7), 'NA',  'NA'),
  ],
  show: (cell): Text => same(cell === 'NA' ? cell : `${cell.discourage}/${cell.rout ?? '-'}`),
  notes: [
    {
      mark: 'a/b',
      text: t(
        'Dé modifié supérieur ou égal à a : l’unité du haut (voir 9.3) de la pile cible est découragée (voir 12.1) ; à b : elle est mise en déroute (voir 12.2.1).',
        'Modified die of a or more: the top unit (see 9.3) of the target stack is discouraged (see 12.1); of b or more: it is routed (see 12.2.1).',
      ),
    },
    {
      mark: 'a/-',
      text: t(
        'Un seul chiffre : le tir peut décourager, pas mettre en déroute.',
        'One number only: the fire can discourage, not rout.',
      ),
    },
    {
      mark: 'D',
      text: t(
        'Résultats « découragée » répétés : voir 12 pour leurs effets cumulatifs (A-27).',
        'Repeated “discouraged” results: see 12 for their cumulative effects (A-27).',
      ),
    },
    {
      mark: '*',
      text: t(
        'Tirs cumulés sur une même cible : la colonne est celle du tireur le plus éloigné.',
        'Combined fire at one target: the column is that of the farthest firer.',
      ),
    },
    {
      mark: '9',
      text: t(
        'Un 9 au dé avant modificateurs : voir Effets sur les chefs.',
        'A 9 on the die before modifiers: see Effects on leaders.',
      ),
    },
    { mark: '1 hex.', text: t('adjacent', 'adjacent') },
    ...legend('NA'),
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
  title: t('Tirs : modificateurs', 'Fire: modifiers'),
  rows: [
    {
      id: 'target-terrain',
      text: t('effet du terrain de la cible', 'effect of the target’s terrain'),
      source: cite('terrain', 'fire'),
      printed: t('voir Terrains', 'see Terrain'),
      value: (f) => effect(f.targetTerrain, 'fire') || undefined,
      detail: (f) => terrainLine(f.targetTerrain, 'fire'),
      brief: (f) => terrainBrief(f.targetTerrain),
    },
    {
      id: 'weak-fire',
      text: t('tireur, ou cumul des tireurs, de moins de 7 PF', 'firer, or all firers together, of less than 7 SP'),
      source: source('weak-fire'),
      group: 'firing-strength',
      ...fixedValue(-1, (f) => f.firingStrength < 7),
    },
    {
      id: 'strong-fire',
      text: t('tireur, ou cumul des tireurs, de plus de 7 PF', 'firer, or all firers together, of more than 7 SP'),
      source: source('strong-fire'),
      group: 'firing-strength',
      ...fixedValue(+1, (f) => f.firingStrength > 7),
    },
    {
      id: 'thin-target',
      text: t('pile cible de 3 PF ou moins', 'target stack of 3 SP or less'),
      source: source('thin-target'),
      ...fixedValue(-1, (f) => f.targetStrength <= 3),
      brief: fixedBrief('cible clairsemée', 'thin target'),
    },
    {
      id: 'dense-target',
      text: t('pile cible de 8 ou 9 PF', 'target stack of 8 or 9 SP'),
      source: source('dense-target'),
      ...fixedValue(+1, (f) => f.targetStrength >= 8 && f.targetStrength <= f.densestStack),
      brief: fixedBrief('cible dense', 'dense target'),
      rulings: (f) => (f.targetStrength > 9 ? ['A-23'] : []),
    },
    {
      id: 'armoured-target',
      text: t('cible de type Cl, Ph ou Ho', 'target of type Cl, Ph or Ho'),
      source: source('armoured-target'),
      ...fixedValue(-1, (f) => ARMOURED.includes(f.targetType)),
      rulings: () => ['A-24'],
    },
    {
      id: 'heavy-cavalry-target',
      text: t('cible de type Ca', 'target of type Ca'),
      source: source('heavy-cavalry-target'),
      ...fixedValue(-2, (f) => f.targetType === 'Ca'),
      rulings: () => ['A-24'],
    },
    {
      id: 'moved',
      text: t('un tireur s’est déplacé pendant l’activation en cours', 'a firer has moved during the current activation'),
      source: source('moved'),
      ...fixedValue(-1, (f) => f.anyFirerMoved),
      brief: fixedBrief('après un déplacement', 'after moving'),
      rulings: () => ['A-26'],
    },
    {
      id: 'discouraged-firer',
      text: t('un tireur est découragé', 'a firer is discouraged'),
      source: source('discouraged-firer'),
      ...fixedValue(-1, (f) => f.anyFirerDiscouraged),
      brief: fixedBrief('tireur découragé', 'discouraged firer'),
    },
  ],
  notes: [
    {
      mark: '*',
      text: t(
        'Tous les modificateurs sont cumulatifs.',
        'All modifiers are cumulative.',
      ),
    },
    {
      mark: '7',
      text: t(
        'Avec 7 PF exactement, la force des tireurs ne vaut ni +1 ni -1 ; par exemple, des archers de 4 PF tirent à -1.',
        'At exactly 7 SP the strength of the firers gives neither +1 nor -1; archers of 4 SP, for example, fire at -1.',
      ),
    },
  ],
  rulings: ['A-2', 'A-23', 'A-24', 'A-26'],
});

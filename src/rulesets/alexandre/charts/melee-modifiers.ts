import { firstVerdict } from '../../../kernel/chart.ts';
import { fixed, type Limit, type Modifier, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { join, t, type Text } from '../../../kernel/text.ts';
import type { UnitType } from '../types.ts';
import { RATIOS, TYPE_MATRIX } from './melee.ts';
import { effect, terrainLine, type TerrainRow } from './terrain.ts';

export type Aspect = 'front' | 'flank' | 'rear';

/** What the rows below judge: facts of one melee, both sides added up. */
export interface MeleeFacts {
  /** The pair of types that counts. */
  readonly types: { readonly attacker: UnitType; readonly defender: UnitType };
  readonly severalPairs: boolean;
  readonly attacking: number;
  readonly defending: number;
  readonly attackerQuality: number;
  readonly defenderQuality: number;
  readonly phalanxQuality: boolean;
  /** That of the approach that counts. */
  readonly ground: Ground;
  readonly severalApproaches: boolean;
  readonly leaders: boolean;
  readonly attackerBonus: number;
  readonly defenderBonus: number;
  readonly anyAttackerFired: boolean;
  /** Aspects through which the defending stack that counts is attacked; +5 silences them where all are routed. */
  readonly aspects: readonly Aspect[];
  readonly severalFacings: boolean;
  readonly attackingPhalanxInLine: boolean;
  readonly defendingPhalanxFlanked: boolean;
  /** How many stacks a pair of Ph attacks; 0 where no pair does. */
  readonly stacksOfPair: number;
  readonly phalanxPair: boolean;
  readonly attackersDiscouraged: Share;
  readonly defendersDiscouraged: Share;
  readonly defendersRouted: Share;
}

export type Share = 'none' | 'some' | 'all';

/** What an approach meets, hex and hexsides, and what that is worth. */
export interface Ground {
  readonly rows: readonly TerrainRow[];
  readonly worth: number;
}

const isEffective = (row: TerrainRow): boolean => effect(row, 'melee') !== 0;

const groundDetail = ({ ground }: MeleeFacts): Text =>
  join(
    ground.rows.filter(isEffective).map((row) => terrainLine(row, 'melee')),
    ', ',
  );

const typeRow: Modifier<MeleeFacts> = {
  id: 'types',
  text: t('types d’unités', 'unit types'),
  source: cite('types'),
  printed: t('voir Types', 'see Types'),
  value: ({ types }) => TYPE_MATRIX.at(types.attacker, types.defender),
  detail: ({ types }) => t(`${types.attacker} contre ${types.defender}`, `${types.attacker} against ${types.defender}`),
  rulings: (f) => (f.severalPairs ? ['A-6', 'A-7'] : []),
};

const ratioRow: Modifier<MeleeFacts> = {
  id: 'ratio',
  text: t('rapport de forces', 'strength ratio'),
  source: cite('ratios'),
  printed: t('voir Rapport', 'see Ratio'),
  value: (f) => firstVerdict(RATIOS, f).value,
  detail: (f) => {
    const line = firstVerdict(RATIOS, f).text;
    return t(`${f.attacking} contre ${f.defending} : ${line.fr}`, `${f.attacking} to ${f.defending}: ${line.en}`);
  },
  rulings: (f) => (f.attacking % f.defending !== 0 && f.defending % f.attacking !== 0 ? ['A-3'] : []),
};

const quality = (id: string, text: Text, worth: number, applies: (f: MeleeFacts) => boolean): Modifier<MeleeFacts> => ({
  id,
  text,
  source: cite('quality-modifiers', id),
  ...fixed(worth, applies),
  detail: (f) =>
    t(
      `qualité ${f.attackerQuality} contre ${f.defenderQuality}`,
      `quality ${f.attackerQuality} against ${f.defenderQuality}`,
    ),
  rulings: (f) => (f.phalanxQuality ? ['A-8', 'A-9'] : ['A-8']),
});

export const QUALITY_MODIFIERS = modifiers<MeleeFacts>({
  id: 'quality-modifiers',
  title: t('Mêlée : qualité', 'Melee: quality'),
  rows: [
    quality('better', t('attaquant de meilleure qualité', 'attacker of better quality'), +1, (f) => f.attackerQuality > f.defenderQuality),
    quality('worse', t('attaquant de moindre qualité', 'attacker of lesser quality'), -1, (f) => f.attackerQuality < f.defenderQuality),
  ],
  notes: [
    { mark: '*', text: t('La meilleure qualité de chaque camp compte.', 'The best quality of each side counts.') },
    {
      mark: 'Ph',
      text: t(
        'Des Ph à côté de Ph homonymes tournés comme eux gagnent un point de qualité.',
        'Ph beside Ph of their own name that face as they do gain one point of quality.',
      ),
    },
  ],
  rulings: ['A-8', 'A-9', 'A-10'],
});

const source = (row: string) => cite('melee-modifiers', row);

export const MELEE_MODIFIERS = modifiers<MeleeFacts>({
  id: 'melee-modifiers',
  title: t('Mêlée : autres modificateurs', 'Melee: other modifiers'),
  rows: [
    {
      id: 'terrain',
      text: t('terrain', 'terrain'),
      source: cite('terrain', 'melee'),
      printed: t('voir Terrains', 'see Terrain'),
      value: ({ ground }) => (ground.rows.some(isEffective) ? ground.worth : undefined),
      detail: groundDetail,
      rulings: (f) => (f.severalApproaches ? ['A-21', 'A-22'] : ['A-21']),
    },
    {
      id: 'leaders',
      text: t('bonus des chefs', 'leader bonuses'),
      source: source('leaders'),
      printed: t('± différence', '± difference'),
      value: (f) => (f.leaders ? f.attackerBonus - f.defenderBonus : undefined),
      detail: (f) => t(`${f.attackerBonus} contre ${f.defenderBonus}`, `${f.attackerBonus} against ${f.defenderBonus}`),
      rulings: () => ['A-20'],
    },
    {
      id: 'fired',
      text: t('un attaquant vient de tirer (tir offensif)', 'an attacker has just used offensive fire'),
      source: source('fired'),
      ...fixed(-2, (f) => f.anyAttackerFired),
    },
    {
      id: 'flank',
      text: t('défenseur pris de flanc', 'defender attacked in the flank'),
      source: source('flank'),
      group: 'facing',
      ...fixed(+2, (f) => f.aspects.includes('flank')),
      rulings: (f) => facingRulings(f),
    },
    {
      id: 'rear',
      text: t('défenseur pris à revers', 'defender attacked in the rear'),
      source: source('rear'),
      group: 'facing',
      ...fixed(+3, (f) => f.aspects.includes('rear')),
      rulings: (f) => facingRulings(f),
    },
    {
      id: 'rear-and-other',
      text: t('défenseur pris à revers et d’un autre côté', 'defender attacked in the rear and elsewhere'),
      source: source('rear-and-other'),
      group: 'facing',
      ...fixed(+4, (f) => f.aspects.includes('rear') && f.aspects.some((aspect) => aspect !== 'rear')),
      rulings: (f) => facingRulings(f),
    },
    {
      id: 'phalanx-line',
      text: t('Ph attaquants, voisins d’au moins deux Ph tournés comme eux', 'attacking Ph beside two or more Ph that face as they do'),
      source: source('phalanx-line'),
      ...fixed(+1, (f) => f.attackingPhalanxInLine),
      rulings: () => ['A-14', 'A-15'],
    },
    {
      id: 'phalanx-flanks-held',
      text: t('Ph défenseurs, chaque flanc tenu par des Ph tournés comme eux', 'defending Ph with both flanks held by Ph that face as they do'),
      source: source('phalanx-flanks-held'),
      ...fixed(-1, (f) => f.defendingPhalanxFlanked),
      rulings: () => ['A-16'],
    },
    {
      id: 'phalanx-pair',
      text: t('deux Ph voisins et homonymes attaquent ensemble', 'two adjacent Ph of one name attack together'),
      source: source('phalanx-pair'),
      ...fixed(+1, (f) => f.phalanxPair),
      absence: pairAbsence,
      rulings: () => ['A-14'],
    },
    {
      id: 'attacker-discouraged',
      text: t('une unité attaquante découragée', 'one attacking unit discouraged'),
      source: source('attacker-discouraged'),
      group: 'attackers-discouraged',
      ...fixed(-1, (f) => f.attackersDiscouraged !== 'none'),
      rulings: () => ['A-17'],
    },
    {
      id: 'attackers-all-discouraged',
      text: t('tous les attaquants découragés', 'all attackers discouraged'),
      source: source('attackers-all-discouraged'),
      group: 'attackers-discouraged',
      ...fixed(-2, (f) => f.attackersDiscouraged === 'all'),
      rulings: () => ['A-17'],
    },
    {
      id: 'defender-discouraged',
      text: t('une unité défendante découragée', 'one defending unit discouraged'),
      source: source('defender-discouraged'),
      group: 'defenders-shaken',
      ...fixed(+1, (f) => f.defendersDiscouraged !== 'none'),
      rulings: () => ['A-17'],
    },
    {
      id: 'defenders-shaken',
      text: t('défenseurs tous découragés, ou l’un d’eux en déroute', 'defenders all discouraged, or one of them routed'),
      source: source('defenders-shaken'),
      group: 'defenders-shaken',
      ...fixed(+2, (f) => f.defendersDiscouraged === 'all' || f.defendersRouted !== 'none'),
      rulings: () => ['A-17', 'A-18'],
    },
    {
      id: 'defenders-routed',
      text: t('défenseurs tous en déroute', 'all defenders routed'),
      source: source('defenders-routed'),
      group: 'defenders-shaken',
      voids: ['facing'],
      ...fixed(+5, (f) => f.defendersRouted === 'all'),
      rulings: () => ['A-18', 'A-19'],
    },
  ],
  notes: [
    {
      mark: '±7',
      text: t('La somme de tous les modificateurs reste entre -7 et +7.', 'The sum of all modifiers stays between -7 and +7.'),
    },
    {
      mark: '+5',
      text: t('Sans orientation, une unité en déroute n’a ni flanc ni arrière.', 'Without a facing, a routed unit has neither flank nor rear.'),
    },
  ],
  rulings: ['A-1', 'A-11', 'A-12', 'A-13', 'A-14', 'A-15', 'A-16', 'A-17', 'A-18', 'A-19', 'A-20', 'A-21', 'A-22'],
});

function pairAbsence({ stacksOfPair, phalanxPair }: MeleeFacts): Text | undefined {
  if (stacksOfPair === 0 || phalanxPair) return undefined;
  return stacksOfPair > 3
    ? t(`la paire attaque ${stacksOfPair} piles ; trois au plus`, `the pair attacks ${stacksOfPair} stacks; three at most`)
    : t('un seul avantage de Ph compte (A-14)', 'only one advantage of Ph counts (A-14)');
}

function facingRulings(f: MeleeFacts): readonly string[] {
  return f.severalFacings ? ['A-11', 'A-12'] : ['A-11'];
}

export const LIMIT: Limit = { min: -7, max: +7, source: cite('melee-modifiers') };

/** Every line of a melee, in the order of the sheet. */
export const ALL_MELEE_MODIFIERS: readonly Modifier<MeleeFacts>[] = [
  typeRow,
  ratioRow,
  ...QUALITY_MODIFIERS.rows,
  ...MELEE_MODIFIERS.rows,
];

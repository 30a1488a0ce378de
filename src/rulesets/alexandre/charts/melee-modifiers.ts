import { firstVerdict } from '../../../kernel/chart.ts';
import { fixedBrief, fixedValue, type Limit, type Modifier, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { join, t, type Text } from '../../../kernel/text.ts';
import type { UnitType } from '../types.ts';
import { LIMIT_NOTE, RATIOS, TYPE_MATRIX } from './melee.ts';
import { effect, terrainBrief, terrainLine, type TerrainRow } from './terrain.ts';

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

function groundBrief({ ground: { rows } }: MeleeFacts): Text {
  const effective = rows.filter(isEffective);
  return effective.length === 1 ? terrainBrief(effective[0]!) : join(effective.map(terrainBrief), ', ');
}

const typeRow: Modifier<MeleeFacts> = {
  id: 'types',
  text: t('types des unités', 'unit types'),
  source: cite('types'),
  printed: t('voir Types', 'see Types'),
  value: ({ types }) => TYPE_MATRIX.at(types.attacker, types.defender),
  detail: ({ types }) => t(`${types.attacker} contre ${types.defender}`, `${types.attacker} against ${types.defender}`),
  rulings: (f) => (f.severalPairs ? ['A-6', 'A-7'] : []),
};

const ratioRow: Modifier<MeleeFacts> = {
  id: 'ratio',
  text: t('rapport de force', 'strength ratio'),
  source: cite('ratios'),
  printed: t('voir Rapport', 'see Ratio'),
  value: (f) => firstVerdict(RATIOS, f).value,
  detail: (f) => {
    const line = firstVerdict(RATIOS, f).text;
    return t(`${f.attacking} contre ${f.defending} : ${line.fr}`, `${f.attacking} to ${f.defending}: ${line.en}`);
  },
  rulings: (f) => (f.attacking % f.defending !== 0 && f.defending % f.attacking !== 0 ? ['A-3'] : []),
};

const quality = (
  id: string,
  text: Text,
  worth: number,
  applies: (f: MeleeFacts) => boolean,
  brief: () => Text,
): Modifier<MeleeFacts> => ({
  id,
  text,
  brief,
  source: cite('quality-modifiers', id),
  ...fixedValue(worth, applies),
  detail: (f) =>
    t(
      `qualité ${f.attackerQuality} contre ${f.defenderQuality}`,
      `quality ${f.attackerQuality} against ${f.defenderQuality}`,
    ),
  rulings: (f) => (f.phalanxQuality ? ['A-8', 'A-9'] : ['A-8']),
});

export const QUALITY_MODIFIERS = modifiers<MeleeFacts>({
  id: 'quality-modifiers',
  title: t('Mêlées : qualité des unités', 'Melee: unit quality'),
  rows: [
    quality('better', t('attaquant supérieur en qualité', 'attacker higher in quality'), +1, (f) => f.attackerQuality > f.defenderQuality, fixedBrief('meilleure qualité', 'better quality')),
    quality('worse', t('attaquant inférieur en qualité', 'attacker lower in quality'), -1, (f) => f.attackerQuality < f.defenderQuality, fixedBrief('qualité inférieure', 'lower quality')),
  ],
  notes: [
    {
      mark: '*',
      text: t(
        'Attaque combinée : la qualité du meilleur attaquant et celle du meilleur défenseur comptent.',
        'Combined attack: the quality of the best attacker and that of the best defender count.',
      ),
    },
    {
      mark: 'Ph',
      text: t(
        'Pour cette comparaison, une Ph adjacente à une autre, de même nom et de même orientation, gagne +1 en qualité.',
        'For this comparison a Ph adjacent to another with the same name and the same facing gains +1 in quality.',
      ),
    },
  ],
  rulings: ['A-8', 'A-9', 'A-10'],
});

const source = (row: string) => cite('melee-modifiers', row);

const ALL_DISCOURAGED = t('défenseurs découragés', 'defenders discouraged');
const SOME_ROUTED = t('un défenseur en déroute', 'one defender routed');

export const MELEE_MODIFIERS = modifiers<MeleeFacts>({
  id: 'melee-modifiers',
  title: t('Mêlées : autres modificateurs', 'Melee: other modifiers'),
  rows: [
    {
      id: 'terrain',
      text: t('effet du terrain', 'terrain effect'),
      source: cite('terrain', 'melee'),
      printed: t('voir Terrains', 'see Terrain'),
      value: ({ ground }) => (ground.rows.some(isEffective) ? ground.worth : undefined),
      detail: groundDetail,
      brief: groundBrief,
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
      ...fixedValue(-2, (f) => f.anyAttackerFired),
      brief: fixedBrief('après un tir offensif', 'after offensive fire'),
    },
    {
      id: 'flank',
      text: t('défenseur attaqué par un hex. de flanc', 'defender attacked through a flank hex'),
      source: source('flank'),
      group: 'facing',
      ...fixedValue(+2, (f) => f.aspects.includes('flank')),
      brief: fixedBrief('de flanc', 'in the flank'),
      rulings: (f) => facingRulings(f),
    },
    {
      id: 'rear',
      text: t('défenseur attaqué par un hex. d’arrière', 'defender attacked through a rear hex'),
      source: source('rear'),
      group: 'facing',
      ...fixedValue(+3, (f) => f.aspects.includes('rear')),
      brief: fixedBrief('par l’arrière', 'in the rear'),
      rulings: (f) => facingRulings(f),
    },
    {
      id: 'rear-and-other',
      text: t('défenseur attaqué par un hex. d’arrière ET un hex. de flanc ou de front', 'defender attacked through a rear hex AND through a flank or front hex'),
      source: source('rear-and-other'),
      group: 'facing',
      ...fixedValue(+4, (f) => f.aspects.includes('rear') && f.aspects.some((aspect) => aspect !== 'rear')),
      brief: fixedBrief('par l’arrière et un autre côté', 'in the rear and on another side'),
      rulings: (f) => facingRulings(f),
    },
    {
      id: 'phalanx-line',
      text: t('attaquant : Ph adjacente à deux Ph au moins, de même orientation', 'attacker: Ph adjacent to two or more other Ph with the same facing'),
      source: source('phalanx-line'),
      ...fixedValue(+1, (f) => f.attackingPhalanxInLine),
      brief: fixedBrief('Ph en ligne', 'Ph in line'),
      rulings: () => ['A-14', 'A-15'],
    },
    {
      id: 'phalanx-flanks-held',
      text: t('défenseur : Ph ayant dans chacun de ses deux hex. de flanc une Ph de même orientation', 'defender: Ph with another Ph of the same facing in each of its two flank hexes'),
      source: source('phalanx-flanks-held'),
      ...fixedValue(-1, (f) => f.defendingPhalanxFlanked),
      brief: fixedBrief('Ph aux deux flancs du défenseur', 'Ph on both flanks of the defender'),
      rulings: () => ['A-16'],
    },
    {
      id: 'phalanx-pair',
      text: t('deux Ph adjacentes et de même nom attaquent ensemble une, deux ou trois piles', 'two adjacent Ph with the same name together attack one, two or three stacks'),
      source: source('phalanx-pair'),
      ...fixedValue(+1, (f) => f.phalanxPair),
      brief: fixedBrief('paire de Ph', 'pair of Ph'),
      absence: pairAbsence,
      rulings: () => ['A-14'],
    },
    {
      id: 'attacker-discouraged',
      text: t('une des unités de l’attaquant découragée', 'one of the attacking units discouraged'),
      source: source('attacker-discouraged'),
      group: 'attackers-discouraged',
      ...fixedValue(-1, (f) => f.attackersDiscouraged !== 'none'),
      brief: fixedBrief('un attaquant découragé', 'one attacker discouraged'),
      rulings: () => ['A-17'],
    },
    {
      id: 'attackers-all-discouraged',
      text: t('toutes les unités de l’attaquant découragées', 'all attacking units discouraged'),
      source: source('attackers-all-discouraged'),
      group: 'attackers-discouraged',
      ...fixedValue(-2, (f) => f.attackersDiscouraged === 'all'),
      brief: fixedBrief('attaquants découragés', 'attackers discouraged'),
      rulings: () => ['A-17'],
    },
    {
      id: 'defender-discouraged',
      text: t('une des unités du défenseur découragée', 'one of the defending units discouraged'),
      source: source('defender-discouraged'),
      group: 'defenders-shaken',
      ...fixedValue(+1, (f) => f.defendersDiscouraged !== 'none'),
      brief: fixedBrief('un défenseur découragé', 'one defender discouraged'),
      rulings: () => ['A-17'],
    },
    {
      id: 'defenders-shaken',
      text: t('toutes les unités du défenseur découragées, ou au moins une en déroute', 'all defending units discouraged, or at least one routed'),
      source: source('defenders-shaken'),
      group: 'defenders-shaken',
      ...fixedValue(+2, (f) => f.defendersDiscouraged === 'all' || f.defendersRouted !== 'none'),
      brief: ({ defendersRouted }) => (defendersRouted === 'none' ? ALL_DISCOURAGED : SOME_ROUTED),
      rulings: () => ['A-17', 'A-18'],
    },
    {
      id: 'defenders-routed',
      text: t('toutes les unités du défenseur en déroute', 'all defending units routed'),
      source: source('defenders-routed'),
      group: 'defenders-shaken',
      voids: ['facing'],
      ...fixedValue(+5, (f) => f.defendersRouted === 'all'),
      brief: fixedBrief('défenseurs en déroute', 'defenders routed'),
      rulings: () => ['A-18', 'A-19'],
    },
  ],
  notes: [
    LIMIT_NOTE,
    {
      mark: '±',
      text: t(
        'Tous les chefs des deux camps engagés dans le combat comptent : les bonus de l’attaquant moins ceux du défenseur.',
        'All leaders of both sides in the combat count: the bonuses of the attacker minus those of the defender.',
      ),
    },
    {
      mark: '+2 +3 +4',
      text: t('Des trois modificateurs d’orientation, un seul compte (A-11).', 'Of the three modifiers for facing only one counts (A-11).'),
    },
    {
      mark: '+5',
      text: t(
        'Il ne s’ajoute à aucun modificateur d’orientation : une unité en déroute n’a pas d’orientation.',
        'It is not added to any modifier for facing: a routed unit has no facing.',
      ),
    },
  ],
  rulings: ['A-1', 'A-11', 'A-12', 'A-13', 'A-14', 'A-15', 'A-16', 'A-17', 'A-18', 'A-19', 'A-20', 'A-21', 'A-22'],
});

function pairAbsence({ stacksOfPair, phalanxPair }: MeleeFacts): Text | undefined {
  if (stacksOfPair === 0 || phalanxPair) return undefined;
  return stacksOfPair > 3
    ? t(`les deux Ph attaquent ${stacksOfPair} piles ; trois au plus`, `the two Ph attack ${stacksOfPair} stacks; three at most`)
    : t('un seul avantage des Ph compte (A-14)', 'only one advantage of Ph counts (A-14)');
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

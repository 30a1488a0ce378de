import { firstVerdict } from '../../../kernel/chart.ts';
import { fixedBrief, fixedValue, type Modifier, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { join, same, t, type Text } from '../../../kernel/text.ts';
import type { SideTerrain, TerrainRow } from '../types.ts';
import { ODDS, type Strengths } from './shock.ts';
import { effect, terrainBrief, terrainLine } from './terrain.ts';

/** What the terrain rows judge: the defender's hex, and the one way in that counts. */
export interface GroundFacts {
  readonly terrain: readonly TerrainRow[];
  readonly severalTerrains: boolean;
  readonly severalWays: boolean;
  /** J-18: whether clear keeps its +1 behind a stream or a slope. */
  readonly clearKept: boolean;
  /** Cavalry in a [b] hex that some infantry attacks. */
  readonly cavalryInTown: boolean;
  readonly mixedGarrison: boolean;
  readonly level: SideTerrain | undefined;
  readonly slope: SideTerrain | undefined;
  readonly water: SideTerrain | undefined;
  readonly bridgedStream: boolean;
  readonly workInto: SideTerrain | undefined;
  /** J-15: whether a hex that protects better than its work counts in place of it. */
  readonly strongerHexCounts: boolean;
  readonly workOutOf: SideTerrain | undefined;
  /** Attackers in a [b] hex who do not go out of a work (J-15), as far as they count (J-22). */
  readonly attackersWithSixFronts: number;
}

/** What the other rows judge. */
export interface ShockFacts extends GroundFacts, Strengths {
  readonly artilleryAlone: boolean;
  readonly artilleryPresent: boolean;
  readonly attackerCohesion: number;
  readonly defenderCohesion: number;
  readonly routed: boolean;
  readonly partlyRouted: boolean;
  readonly defenderSixFronts: boolean;
  readonly fromFront: boolean;
  readonly fromRear: boolean;
  readonly fromSide: boolean;
  /** Attackers with a rear hex in the front of an enemy that does not take part, as far as they count (J-10, J-11). */
  readonly exposed: number;
  readonly cavalryShock: boolean;
  readonly heavyCharge: boolean;
  readonly otherCharge: boolean;
  /** J-74: a counter-charge that takes the bonus of the charge away. */
  readonly chargeMet: boolean;
  readonly square: boolean;
  readonly onlyInfantryAttacks: boolean;
}

const source = (row: string) => cite('shock-modifiers', row);
const SEE = t('voir TDT et [b]', 'see TEC & [b]');
/** A row of ours: part of the printed line about terrain. */
const SEE_OURS = { printed: t('voir TDT', 'see TEC'), ours: true } as const;

/** A hexside row: worth what its cell says, shown even where that is 0. */
const side = (
  id: string,
  text: Text,
  met: (f: GroundFacts) => SideTerrain | undefined,
  rulings: (f: GroundFacts) => readonly string[],
  direction: 'into' | 'outOf' = 'into',
): Modifier<GroundFacts> => ({
  id,
  text,
  source: source('terrain'),
  ...SEE_OURS,
  value: (f) => {
    const key = met(f);
    return key === undefined ? undefined : effect(key, 'shock', direction);
  },
  detail: (f) => terrainLine(met(f)!, 'shock', direction),
  brief: (f) => terrainBrief([met(f)!]),
  rulings,
});

/** J-18 asks about streams and slopes; a bridge is not crossed like the stream that it spans. */
const behindStreamOrSlope = (f: GroundFacts): boolean =>
  f.slope !== undefined || (f.water === 'stream' && !f.bridgedStream);

const hexWorth = (f: GroundFacts): number =>
  f.terrain.reduce((sum, key) => sum + (key === 'clear' && !f.clearKept && behindStreamOrSlope(f) ? 0 : effect(key, 'shock')), 0);

/** A hex that counts in place of its work; against cavalry in a [b] hex it protects nobody. */
const hexPrevails = (f: GroundFacts): boolean =>
  f.strongerHexCounts && f.workInto !== undefined && !f.cavalryInTown && hexWorth(f) < effect(f.workInto, 'shock', 'into');

const severalWaysRulings = (f: GroundFacts, ...ids: readonly string[]): readonly string[] => (f.severalWays ? [...ids, 'J-21'] : ids);

/** The one printed line about terrain, a row for each thing it adds up. */
export const GROUND_ROWS: readonly Modifier<GroundFacts>[] = [
  {
    id: 'terrain',
    text: t('terrain : hex. du défenseur', 'terrain: hex of the defender'),
    source: source('terrain'),
    printed: SEE,
    value: (f) => hexWorth(f) || undefined,
    detail: (f) => join(f.terrain.map((key) => terrainLine(key, 'shock')), ', '),
    brief: (f) => terrainBrief(f.terrain),
    rulings: (f) => [
      ...(f.severalTerrains ? ['J-16', 'J-17'] : ['J-16']),
      ...(f.terrain.includes('clear') && behindStreamOrSlope(f) ? ['J-18'] : []),
      ...(hexPrevails(f) ? ['J-15'] : []),
    ],
  },
  {
    id: 'cavalry-in-town',
    text: t('terrain : infanterie contre cavalerie dans un hex. [b]', 'terrain: infantry against cavalry in a [b] hex'),
    source: cite('terrain', 'town'),
    voids: ['terrain'],
    ...fixedValue(+2, (f) => f.cavalryInTown),
    brief: fixedBrief('contre cavalerie en ville', 'against cavalry in a town'),
    printed: same('+2 [b]'),
    ours: true,
    rulings: (f) => (f.mixedGarrison ? ['J-23', 'J-24', 'J-55'] : ['J-23', 'J-24']),
  },
  side('level', t('terrain : niveau du défenseur', 'terrain: level of the defender'), (f) => f.level, (f) => severalWaysRulings(f, ...(f.slope === undefined ? ['J-16'] : ['J-16', 'J-19']))),
  side('slope', t('terrain : pente ou pente raide', 'terrain: slope or steep slope'), (f) => f.slope, (f) => severalWaysRulings(f, ...(f.level === undefined ? ['J-16'] : ['J-16', 'J-19']))),
  side('water', t('terrain : ruisseau ou pont', 'terrain: stream or bridge'), (f) => f.water, (f) => severalWaysRulings(f, ...(f.bridgedStream || f.water === 'bridge' ? ['J-16', 'J-20'] : ['J-16']))),
  {
    ...side('work-into', t('terrain : redoute, mur ou fortification, vers l’intérieur', 'terrain: redoubt, wall or fortification, inwards'), (f) => (hexPrevails(f) ? undefined : f.workInto), (f) => severalWaysRulings(f, ...(f.cavalryInTown ? ['J-15', 'J-54'] : ['J-15']))),
    voids: ['terrain', 'cavalry-in-town'],
    absence: (f) => (hexPrevails(f) ? t('l’hexagone protège mieux (J-15)', 'the hex protects better (J-15)') : undefined),
  },
  side('work-out-of', t('terrain : redoute, mur ou fortification, vers l’extérieur', 'terrain: redoubt, wall or fortification, outwards'), (f) => f.workOutOf, (f) => severalWaysRulings(f, 'J-15'), 'outOf'),
  {
    id: 'attacker-six-fronts',
    text: t('terrain : attaquant ayant 6 hex. de front', 'terrain: attacker with 6 front hexes'),
    source: cite('terrain', 'town'),
    printed: same('-1 [b]'),
    ours: true,
    value: (f) => (f.attackersWithSixFronts > 0 ? -f.attackersWithSixFronts : undefined),
    brief: fixedBrief('attaquant à 6 hex. de front', 'attacker with 6 front hexes'),
    rulings: () => ['J-22'],
  },
];

/** Six front hexes leave no rear: worth nothing, but silences the rows about the rear. */
export const NO_REAR: Modifier<ShockFacts> = {
  id: 'defender-six-fronts',
  text: t('défenseur ayant 6 hex. de front', 'defender with 6 front hexes'),
  source: cite('terrain', 'town'),
  voids: ['facing'],
  ...fixedValue(0, (f) => f.defenderSixFronts && f.fromRear),
  brief: fixedBrief('défenseur à 6 hex. de front', 'defender with 6 front hexes'),
  rulings: (f) => (f.square ? ['J-29'] : []),
};

/** A charge met by a counter-charge: worth nothing, but silences the rows about the charge. */
export const CHARGE_MET_ROW: Modifier<ShockFacts> = {
  id: 'charge-met',
  text: t('contre-charge de la cavalerie du défenseur (9.4)', 'counter-charge by the defending cavalry (9.4)'),
  source: cite('shock-results', '0..4'),
  voids: ['heavy-charge', 'charge'],
  ...fixedValue(0, (f) => f.chargeMet),
  brief: fixedBrief('contre-charge', 'counter-charge'),
  rulings: () => ['J-69', 'J-74'],
};

const facingRulings = (f: ShockFacts, ...ids: readonly string[]): readonly string[] => (f.fromSide ? [...ids, 'J-12'] : ids);

export const SHOCK_MODIFIERS = modifiers<ShockFacts>({
  id: 'shock-modifiers',
  title: t('Modificateurs de choc ou charge', 'Shock or charge modifiers'),
  rows: [
    {
      id: 'odds',
      text: t('rapports de force (8.6)', 'odds ratio (8.6)'),
      source: source('odds'),
      printed: t('voir ratios', 'see odds'),
      value: (f) => firstVerdict(ODDS, f).value,
      detail: (f) => {
        const odds = firstVerdict(ODDS, f).text;
        return t(`${f.attacking} contre ${f.defending} : ${odds.fr}`, `${f.attacking} to ${f.defending}: ${odds.en}`);
      },
      rulings: (f) => ['J-1', 'J-3', ...(f.artilleryAlone ? ['J-4', 'J-56'] : f.artilleryPresent ? ['J-4'] : [])],
    },
    {
      id: 'cohesion',
      text: t('différentiel des meilleures cohésions (8.6)', 'difference of the best cohesion ratings (8.6)'),
      source: source('cohesion'),
      printed: t('att. - déf.', 'att. - def.'),
      value: (f) => f.attackerCohesion - f.defenderCohesion,
      detail: (f) => t(`${f.attackerCohesion} contre ${f.defenderCohesion}`, `${f.attackerCohesion} against ${f.defenderCohesion}`),
      rulings: (f) => (f.artilleryPresent ? ['J-5', 'J-6', 'J-57'] : ['J-5', 'J-6']),
    },
    ...GROUND_ROWS,
    {
      id: 'routed',
      text: t('défenseur en déroute', 'defender routed'),
      source: source('routed'),
      voids: ['facing'],
      ...fixedValue(+2, (f) => f.routed),
      printed: same('+2 †'),
      rulings: (f) => (f.partlyRouted ? ['J-7', 'J-59'] : ['J-7']),
    },
    {
      id: 'rear',
      text: t('défenseur attaqué depuis un hex. d’arrière', 'defender attacked from a rear hex'),
      source: source('rear'),
      group: 'facing',
      ...fixedValue(+2, (f) => f.fromRear),
      brief: fixedBrief('par l’arrière', 'in the rear'),
      rulings: (f) => facingRulings(f, 'J-8'),
    },
    {
      id: 'front-and-rear',
      text: t('défenseur attaqué depuis un hex. de front ET un hex. d’arrière au moins', 'defender attacked from a front hex AND from at least one rear hex'),
      source: source('front-and-rear'),
      group: 'facing',
      ...fixedValue(+3, (f) => f.fromFront && f.fromRear),
      brief: fixedBrief('front et arrière', 'front and rear'),
      printed: same('+3* ‡'),
      rulings: (f) => facingRulings(f, 'J-8', 'J-9'),
    },
    {
      id: 'exposed',
      text: t('attaquant ayant un hex. d’arrière dans un hex. de front d’un ennemi qui ne participe pas au combat', 'attacker with a rear hex in a front hex of an enemy not participating in the combat'),
      source: source('exposed'),
      printed: same('-1 §'),
      value: (f) => (f.exposed > 0 ? -f.exposed : undefined),
      brief: fixedBrief('arrière exposé', 'with an exposed rear'),
      rulings: () => ['J-10', 'J-11'],
    },
    {
      id: 'cavalry-shock',
      text: t('choc de cavalerie (sans charger)', 'cavalry shock (without charging)'),
      source: source('cavalry-shock'),
      ...fixedValue(-2, (f) => f.cavalryShock),
      brief: fixedBrief('cavalerie sans charger', 'cavalry not charging'),
      rulings: () => ['J-25'],
    },
    {
      id: 'heavy-charge',
      text: t('charge avec au moins une cavalerie lourde (L sur l’unité)', 'charge with at least one heavy cavalry unit (L on unit)'),
      source: source('heavy-charge'),
      group: 'charge',
      ...fixedValue(+3, (f) => f.heavyCharge),
      brief: fixedBrief('charge lourde', 'heavy charge'),
      rulings: () => ['J-26', 'J-27'],
    },
    {
      id: 'charge',
      text: t('charge de cavalerie non lourde', 'charge by non-heavy cavalry'),
      source: source('charge'),
      group: 'charge',
      ...fixedValue(+1, (f) => f.otherCharge),
      rulings: () => ['J-26', 'J-27'],
    },
    {
      id: 'charge-on-square',
      text: t('charge de cavalerie contre un carré, même combinée avec de l’infanterie', 'cavalry charge against a square, even combined with infantry'),
      source: source('charge-on-square'),
      voids: ['heavy-charge', 'charge'],
      ...fixedValue(-2, (f) => f.square && (f.heavyCharge || f.otherCharge)),
      brief: fixedBrief('contre un carré', 'against a square'),
      printed: same('-2 ¶'),
      rulings: () => ['J-27'],
    },
    {
      id: 'infantry-on-square',
      text: t('infanterie seule contre un carré', 'infantry alone attacking a square'),
      source: source('infantry-on-square'),
      ...fixedValue(+1, (f) => f.square && f.onlyInfantryAttacks),
      brief: fixedBrief('contre un carré', 'against a square'),
      rulings: () => ['J-28'],
    },
  ],
  notes: [
    {
      mark: '*',
      text: t(
        'Front/arrière ou arrière/front : +3 ; front/front : aucun modificateur ; arrière/arrière : +2.',
        'Front/rear or rear/front: +3; front/front: no modifier; rear/rear: +2.',
      ),
    },
    {
      mark: '†',
      text: t('Non cumulable avec les deux lignes suivantes (hex. d’arrière).', 'Not cumulative with the next two lines (rear hexes).'),
    },
    { mark: '‡', text: t('Non cumulable avec la ligne précédente.', 'Not cumulative with the line before it.') },
    {
      mark: '§',
      text: t(
        'Une unité ennemie adjacente ou davantage, d’infanterie ou de cavalerie (J-11). Cumulable avec les deux lignes précédentes.',
        'One adjacent enemy unit or more, infantry or cavalry (J-11). Cumulative with the two lines before it.',
      ),
    },
    { mark: '¶', text: t('La charge perd son bonus, +3 ou +1.', 'The charge loses its bonus, +3 or +1.') },
    { mark: '!', text: t('Rappel : les unités attaquantes sont adjacentes entre elles.', 'Remember: the attacking units are adjacent to one another.') },
    {
      mark: '°',
      text: t(
        'Détail ajouté par nous : la feuille n’a qu’une ligne pour tout le terrain (hex., côté d’hex. et 6 hex. de front : voir TDT et [b]).',
        'Detail added by us: the sheet has one line for all terrain (hex, hexside and 6 front hexes: see TEC and [b]).',
      ),
    },
  ],
  rulings: [...Array.from({ length: 29 }, (_, i) => `J-${i + 1}`), 'J-74'],
});

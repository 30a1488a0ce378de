import { band, bands, matrix, row } from '../../src/kernel/chart.ts';
import { fixedBrief, fixedValue, modifiers } from '../../src/kernel/modifier.ts';
import type { Chart } from '../../src/kernel/ruleset.ts';
import { cite } from '../../src/kernel/source.ts';
import { lowerCase, same, signed, t } from '../../src/kernel/text.ts';
import { type Arm, ARMS, type State, type Terrain, TERRAINS } from './types.ts';

/** What a hex costs to enter, and what it adds to the die of whoever attacks it. */
export const TERRAIN = matrix<Terrain, Arm | 'combat', number | 'NA'>({
  id: 'terrain',
  title: t('Table des terrains', 'Terrain chart'),
  corner: t('Terrain', 'Terrain'),
  columns: [
    { id: 'infantry', text: ARMS.infantry },
    { id: 'cavalry', text: ARMS.cavalry },
    { id: 'artillery', text: ARMS.artillery },
    { id: 'combat', text: t('combat', 'combat') },
  ],
  rows: [
    row('open', TERRAINS.open, 1, 1, 1, 0),
    row('woods', TERRAINS.woods, 2, 3, 'NA', -1),
    row('village', TERRAINS.village, 1, 2, 2, -2),
    row('pond', TERRAINS.pond, 'NA', 'NA', 'NA', 0),
  ],
});

export const ALLOWANCES = matrix<Arm, 'points', number>({
  id: 'allowances',
  title: t('Points de mouvement', 'Movement points'),
  corner: t('Arme', 'Arm'),
  columns: [{ id: 'points', text: t('points', 'points') }],
  rows: [row('infantry', ARMS.infantry, 3), row('cavalry', ARMS.cavalry, 5), row('artillery', ARMS.artillery, 3)],
});

/** What the rows below judge. */
export interface CombatFacts {
  readonly attacking: number;
  readonly defending: number;
  readonly arms: readonly Arm[];
  readonly states: readonly State[];
  readonly defender: State;
  readonly terrain: Terrain;
  readonly distance: number;
}

const defence = ({ terrain }: CombatFacts): number => Number(TERRAIN.at(terrain, 'combat'));

export const COMBAT_MODIFIERS = modifiers<CombatFacts>({
  id: 'combat-modifiers',
  title: t('Modificateurs de combat', 'Combat modifiers'),
  rows: [
    {
      id: 'triple',
      text: t('trois fois plus fort, ou davantage', 'three times as strong, or more'),
      source: cite('combat-modifiers', 'triple'),
      group: 'ratio',
      ...fixedValue(+2, (f) => f.attacking >= 3 * f.defending),
    },
    {
      id: 'double',
      text: t('deux fois plus fort, ou davantage', 'twice as strong, or more'),
      source: cite('combat-modifiers', 'double'),
      group: 'ratio',
      ...fixedValue(+1, (f) => f.attacking >= 2 * f.defending),
    },
    {
      id: 'weaker',
      text: t('moins fort que le défenseur', 'weaker than the defender'),
      source: cite('combat-modifiers', 'weaker'),
      group: 'ratio',
      ...fixedValue(-1, (f) => f.attacking < f.defending),
    },
    {
      id: 'charge',
      text: t('la cavalerie charge en terrain découvert', 'cavalry charges in the open'),
      source: cite('combat-modifiers', 'charge'),
      ...fixedValue(+1, (f) => f.arms.includes('cavalry') && f.terrain === 'open'),
      brief: fixedBrief('charge', 'charge'),
    },
    {
      id: 'shaken-attacker',
      text: t('un attaquant est ébranlé', 'an attacker is shaken'),
      source: cite('combat-modifiers', 'shaken-attacker'),
      ...fixedValue(-1, (f) => f.states.includes('shaken')),
    },
    {
      id: 'shaken-defender',
      text: t('le défenseur est ébranlé', 'the defender is shaken'),
      source: cite('combat-modifiers', 'shaken-defender'),
      ...fixedValue(+1, (f) => f.defender === 'shaken'),
    },
    {
      id: 'far',
      text: t('tir à deux hexagones', 'fire at two hexes'),
      source: cite('combat-modifiers', 'far'),
      ...fixedValue(-1, (f) => f.distance > 1),
      rulings: () => ['P-1'],
    },
    {
      id: 'ground',
      text: t('terrain du défenseur', 'the defender’s terrain'),
      source: cite('combat-modifiers', 'ground'),
      printed: t('voir Terrains', 'see Terrain'),
      value: (f) => defence(f) || undefined,
      detail: (f) =>
        t(`${TERRAINS[f.terrain].fr} : ${signed(defence(f))}`, `${TERRAINS[f.terrain].en}: ${signed(defence(f))}`),
      brief: (f) => lowerCase(TERRAINS[f.terrain]),
    },
  ],
});

/** `A`: the attackers are struck. `D`: the defender is. `DD`: the defender is swept away. */
export type Code = 'A' | '—' | 'D' | 'DD';

export const COMBAT_RESULTS = bands<Code>({
  id: 'combat-results',
  title: t('Résultats des combats', 'Combat results'),
  heading: t('Dé modifié', 'Modified die'),
  columns: [t('Résultat', 'Result')],
  lines: [band<Code>(-Infinity, 1, 'A'), band<Code>(2, 3, '—'), band<Code>(4, 5, 'D'), band<Code>(6, Infinity, 'DD')],
  show: (code) => [same(code)],
  notes: [
    { mark: 'A', text: t('les attaquants sont ébranlés', 'the attackers are shaken') },
    { mark: 'D', text: t('le défenseur est ébranlé', 'the defender is shaken') },
    { mark: 'DD', text: t('le défenseur est éliminé', 'the defender is eliminated') },
  ],
  rulings: ['P-1', 'P-2'],
});

/** In the order in which they stand on the sheet. */
export const CHARTS: readonly Chart[] = [TERRAIN, ALLOWANCES, COMBAT_MODIFIERS, COMBAT_RESULTS];

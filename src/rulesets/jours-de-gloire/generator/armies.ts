import type { Recruit } from '../../../hex-battle/generator/muster.ts';
import type { Placed } from '../../../hex-battle/generator/order-of-battle.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { ScenarioDocument } from '../battle/scenario.ts';
import { isArtillery, type UnitType } from '../types.ts';
import type { Season } from './choices.ts';

type UnitDocument = ScenarioDocument['units'][number];

/** What an army list says of a unit. */
export interface Troops
  extends Placed, Pick<UnitDocument, 'type' | 'strength' | 'cohesion' | 'engagement' | 'movement' | 'range' | 'horse'> {
  readonly name: Text;
}

export interface ArmyList {
  readonly name: Text;
  /** Its name inside a sentence. */
  readonly called: Text;
  /** Names of generals, the army’s own first. */
  readonly leaders: readonly string[];
  readonly rating: number;
  readonly bonus: number;
  readonly recruits: readonly Recruit<Troops>[];
}

/** What a strength point of an arm is worth beside one of infantry: fitted to battles between veterans. */
const WORTH: Readonly<Record<UnitType, number>> = { infantry: 1, cavalry: 1.2, 'heavy-cavalry': 1.3, artillery: 1.6 };

const priceOf = ({ type, strength, cohesion, engagement }: Troops): number =>
  Math.round(strength * (cohesion * 2 + engagement - 8) * WORTH[type]);

const MOVEMENT: Readonly<Record<UnitType, number>> = { infantry: 4, cavalry: 8, 'heavy-cavalry': 7, artillery: 4 };
const RANGE = 3;
const LONG_RANGE = 4;
const HORSE_MOVEMENT = 8;

interface More {
  readonly mostOfTen?: number;
  readonly horse?: true;
}

const recruit = (
  fr: string,
  en: string,
  type: UnitType,
  [strength, cohesion, engagement]: readonly [number, number, number],
  weight: number,
  { mostOfTen, horse }: More = {},
): Recruit<Troops> => {
  const unit: Troops = {
    name: t(fr, en),
    type,
    strength,
    cohesion,
    engagement,
    movement: horse ? HORSE_MOVEMENT : MOVEMENT[type],
    range: isArtillery({ type }) && horse !== true ? LONG_RANGE : RANGE,
    horse: horse === true,
    ...((type === 'cavalry' || type === 'heavy-cavalry') && { wing: true }),
  };
  return { unit, price: priceOf(unit), weight, ...(mostOfTen !== undefined && { mostOfTen }) };
};

const FEW = { mostOfTen: 1 } as const;
const SOME = { mostOfTen: 2 } as const;

const FRENCH_1806: ArmyList = {
  name: t('Français', 'French'),
  called: t('les Français', 'the French'),
  leaders: ['Lambert', 'Roussel', 'Delorme', 'Vasseur', 'Girard', 'Morel', 'Chastel', 'Bonnard', 'Fabre', 'Leclair'],
  rating: 6,
  bonus: 1,
  recruits: [
    recruit('Artillerie à pied', 'Foot artillery', 'artillery', [3, 6, 6], 1, FEW),
    recruit('Artillerie à cheval', 'Horse artillery', 'artillery', [3, 6, 6], 1, { ...FEW, horse: true }),
    recruit('Ligne', 'Line', 'infantry', [5, 6, 6], 6),
    recruit('Légère', 'Light', 'infantry', [4, 7, 7], 2, SOME),
    recruit('Grenadiers', 'Grenadiers', 'infantry', [5, 7, 7], 1, FEW),
    recruit('Chasseurs à cheval', 'Chasseurs', 'cavalry', [3, 6, 7], 1, SOME),
    recruit('Dragons', 'Dragoons', 'cavalry', [4, 6, 6], 1, SOME),
    recruit('Cuirassiers', 'Cuirassiers', 'heavy-cavalry', [4, 7, 7], 1, FEW),
  ],
};

const PRUSSIANS: ArmyList = {
  name: t('Prussiens', 'Prussians'),
  called: t('les Prussiens', 'the Prussians'),
  leaders: ['Reitzen', 'Bohlen', 'Kameke', 'Wedel', 'Arnsberg', 'Lossow', 'Quitzow', 'Trebnitz', 'Hagen', 'Rohr'],
  rating: 5,
  bonus: 1,
  recruits: [
    recruit('Batterie lourde', 'Heavy battery', 'artillery', [3, 5, 4], 1, FEW),
    recruit('Batterie à cheval', 'Horse battery', 'artillery', [3, 5, 5], 1, { ...FEW, horse: true }),
    recruit('Mousquetaires', 'Musketeers', 'infantry', [6, 5, 4], 6),
    recruit('Fusiliers', 'Fusiliers', 'infantry', [4, 6, 5], 2, SOME),
    recruit('Grenadiers', 'Grenadiers', 'infantry', [5, 6, 5], 1, SOME),
    recruit('Hussards', 'Hussars', 'cavalry', [3, 6, 6], 1, SOME),
    recruit('Dragons', 'Dragoons', 'cavalry', [4, 6, 5], 1, SOME),
    recruit('Cuirassiers', 'Cuirassiers', 'heavy-cavalry', [4, 6, 5], 1, SOME),
  ],
};

const FRENCH_1814: ArmyList = {
  name: t('Français', 'French'),
  called: t('les Français', 'the French'),
  leaders: ['Lambert', 'Roussel', 'Delorme', 'Vasseur', 'Girard', 'Morel', 'Chastel', 'Bonnard', 'Fabre', 'Leclair'],
  rating: 7,
  bonus: 2,
  recruits: [
    recruit('Artillerie à pied', 'Foot artillery', 'artillery', [3, 6, 5], 1, FEW),
    recruit('Artillerie à cheval', 'Horse artillery', 'artillery', [3, 6, 6], 1, { ...FEW, horse: true }),
    recruit('Ligne', 'Line', 'infantry', [4, 6, 5], 4),
    recruit('Conscrits', 'Conscripts', 'infantry', [5, 5, 5], 4),
    recruit('Jeune Garde', 'Young Guard', 'infantry', [4, 6, 7], 1, SOME),
    recruit('Vieille Garde', 'Old Guard', 'infantry', [5, 8, 7], 1, FEW),
    recruit('Lanciers', 'Lancers', 'cavalry', [3, 6, 7], 1, FEW),
    recruit('Gardes d’honneur', 'Guards of honour', 'cavalry', [4, 5, 6], 1, FEW),
    recruit('Cuirassiers', 'Cuirassiers', 'heavy-cavalry', [3, 7, 7], 1, FEW),
  ],
};

const ALLIES: ArmyList = {
  name: t('Alliés', 'Allies'),
  called: t('les Alliés', 'the Allies'),
  leaders: [
    'Orlovsky',
    'Steinau',
    'Baranov',
    'Wolkersdorf',
    'Lidin',
    'Kettwitz',
    'Rumin',
    'Falkenhayn',
    'Zakharov',
    'Trotha',
  ],
  rating: 6,
  bonus: 1,
  recruits: [
    recruit('Batterie de position', 'Position battery', 'artillery', [4, 6, 5], 1, FEW),
    recruit('Batterie à cheval', 'Horse battery', 'artillery', [3, 6, 5], 1, { ...FEW, horse: true }),
    recruit('Mousquetaires', 'Musketeers', 'infantry', [5, 6, 5], 5),
    recruit('Landwehr', 'Landwehr', 'infantry', [5, 5, 4], 3),
    recruit('Chasseurs', 'Jägers', 'infantry', [4, 6, 6], 1, SOME),
    recruit('Grenadiers', 'Grenadiers', 'infantry', [5, 7, 6], 1, FEW),
    recruit('Cosaques', 'Cossacks', 'cavalry', [2, 5, 5], 1, FEW),
    recruit('Uhlans', 'Uhlans', 'cavalry', [3, 6, 6], 1, SOME),
    recruit('Cuirassiers', 'Cuirassiers', 'heavy-cavalry', [4, 6, 6], 1, FEW),
  ],
};

export const ARMIES: Readonly<Record<Season, readonly [ArmyList, ArmyList]>> = {
  early: [FRENCH_1806, PRUSSIANS],
  late: [FRENCH_1814, ALLIES],
};

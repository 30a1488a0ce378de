import type { Recruit } from '../../../hex-battle/generator/muster.ts';
import type { Placed } from '../../../hex-battle/generator/order-of-battle.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { ScenarioDocument } from '../battle/scenario.ts';
import type { UnitType } from '../types.ts';
import type { Season } from './choices.ts';

/** What an army list says of a unit. */
export interface Troops
  extends Placed, Pick<ScenarioDocument['units'][number], 'type' | 'strength' | 'quality' | 'movement'> {
  readonly name: Text;
}

export interface ArmyList {
  readonly name: Text;
  /** Its name inside a sentence. */
  readonly called: Text;
  /** Names of leaders, the army’s own first. */
  readonly leaders: readonly string[];
  /** What the army’s leader adds to a melee. */
  readonly bonus: number;
  readonly recruits: readonly Recruit<Troops>[];
}

/** What a strength point of a type is worth beside one of heavy infantry: fitted to battles between veterans. */
const WORTH: Readonly<Record<UnitType, number>> = {
  Ca: 1.3,
  El: 1.3,
  Ph: 1.25,
  Ar: 1,
  Ch: 1,
  Ho: 1,
  Ja: 0.9,
  Pe: 0.9,
  Cl: 0.8,
  In: 0.7,
};

const priceOf = ({ type, strength, quality }: Troops): number => Math.round(strength * (quality + 1) * WORTH[type]);

const recruit = (
  fr: string,
  en: string,
  type: UnitType,
  [strength, quality, movement]: readonly [number, number, number],
  weight: number,
  more: { readonly wing?: true; readonly mostOfTen?: number } = {},
): Recruit<Troops> => {
  const { mostOfTen, ...wing } = more;
  const unit: Troops = { name: t(fr, en), type, strength, quality, movement, ...wing };
  return { unit, price: priceOf(unit), weight, ...(mostOfTen !== undefined && { mostOfTen }) };
};

const WING = { wing: true } as const;

const MACEDON: ArmyList = {
  name: t('Macédoine', 'Macedon'),
  called: t('la Macédoine', 'Macedon'),
  leaders: ['Lysandros', 'Kleandros', 'Nikanor', 'Attalos', 'Meleagros', 'Antigenes', 'Peithon', 'Philotas'],
  bonus: 2,
  recruits: [
    recruit('Phalange', 'Phalanx', 'Ph', [4, 4, 4], 5),
    recruit('Hypaspistes', 'Hypaspists', 'Ho', [4, 5, 4], 2, { mostOfTen: 2 }),
    recruit('Hoplites alliés', 'Allied hoplites', 'Ho', [4, 3, 4], 2),
    recruit('Peltastes', 'Peltasts', 'Pe', [3, 3, 5], 1),
    recruit('Archers', 'Archers', 'Ar', [4, 3, 5], 1, { mostOfTen: 1 }),
    recruit('Javeliniers', 'Javelinmen', 'Ja', [3, 4, 6], 1, { mostOfTen: 1 }),
    recruit('Compagnons', 'Companions', 'Ca', [4, 5, 8], 2, { ...WING, mostOfTen: 2 }),
    recruit('Thessaliens', 'Thessalians', 'Ca', [4, 4, 8], 2, { ...WING, mostOfTen: 2 }),
    recruit('Éclaireurs', 'Scouts', 'Cl', [3, 4, 9], 2, { ...WING, mostOfTen: 2 }),
  ],
};

const SATRAPS: ArmyList = {
  name: t('Perse', 'Persia'),
  called: t('la Perse', 'Persia'),
  leaders: ['Artaphernes', 'Rhosakes', 'Arsites', 'Spithridates', 'Niphates', 'Petenes', 'Omares', 'Atizyes'],
  bonus: 1,
  recruits: [
    recruit('Mercenaires grecs', 'Greek mercenaries', 'Ho', [4, 4, 4], 4),
    recruit('Levée', 'Levy', 'In', [5, 1, 4], 2),
    recruit('Peltastes', 'Peltasts', 'Pe', [3, 3, 5], 2),
    recruit('Archers', 'Archers', 'Ar', [4, 2, 5], 2, { mostOfTen: 2 }),
    recruit('Javeliniers', 'Javelinmen', 'Ja', [3, 3, 6], 1, { mostOfTen: 1 }),
    recruit('Cavalerie des satrapes', 'Horse of the satraps', 'Ca', [4, 4, 8], 3, { ...WING, mostOfTen: 3 }),
    recruit('Cavalerie lourde', 'Heavy horse', 'Ca', [4, 3, 8], 3, { ...WING, mostOfTen: 3 }),
    recruit('Cavalerie légère', 'Light horse', 'Cl', [3, 2, 9], 2, { ...WING, mostOfTen: 2 }),
  ],
};

const GREAT_KING: ArmyList = {
  name: t('Perse', 'Persia'),
  called: t('la Perse', 'Persia'),
  leaders: ['Ariobarzanes', 'Orontes', 'Bagoas', 'Mithropaustes', 'Satibarzanes', 'Phradates', 'Bupares', 'Ariakes'],
  bonus: 1,
  recruits: [
    recruit('Gardes', 'Guards', 'Ho', [4, 4, 4], 2, { mostOfTen: 2 }),
    recruit('Kardaques', 'Kardakes', 'Ho', [4, 3, 4], 2),
    recruit('Levée', 'Levy', 'In', [5, 1, 4], 4),
    recruit('Peltastes', 'Peltasts', 'Pe', [3, 4, 5], 1),
    recruit('Archers', 'Archers', 'Ar', [4, 2, 5], 2, { mostOfTen: 2 }),
    recruit('Chars à faux', 'Scythed chariots', 'Ch', [2, 2, 7], 1, { mostOfTen: 1 }),
    recruit('Éléphants', 'Elephants', 'El', [3, 3, 5], 1, { mostOfTen: 1 }),
    recruit('Bactriens', 'Bactrians', 'Ca', [4, 4, 8], 3, { ...WING, mostOfTen: 2 }),
    recruit('Cavalerie lourde', 'Heavy horse', 'Ca', [4, 3, 8], 2, { ...WING, mostOfTen: 2 }),
    recruit('Scythes', 'Scythians', 'Cl', [3, 2, 9], 2, { ...WING, mostOfTen: 2 }),
  ],
};

export const ARMIES: Readonly<Record<Season, readonly [ArmyList, ArmyList]>> = {
  early: [MACEDON, SATRAPS],
  late: [MACEDON, GREAT_KING],
};

import { matchupsOf, type Named } from '../../../kernel/ruleset.ts';
import { byDefault, choice, parse, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { hexTerrain } from '../ground.ts';
import { UNIT_NAMES, type UnitType } from '../types.ts';
import { ASPECT_NAMES, attacker, defender, FROM_WHICH_HEX, situation } from './situation.ts';

interface Kind {
  readonly type: UnitType;
  readonly charging?: true;
  readonly inSquare?: true;
}

const ATTACKERS = {
  infantry: { type: 'infantry' },
  cavalry: { type: 'cavalry' },
  'cavalry-charge': { type: 'cavalry', charging: true },
  'heavy-cavalry': { type: 'heavy-cavalry' },
  'heavy-cavalry-charge': { type: 'heavy-cavalry', charging: true },
} as const satisfies Record<string, Kind>;

const DEFENDERS = {
  infantry: { type: 'infantry' },
  square: { type: 'infantry', inSquare: true },
  cavalry: { type: 'cavalry' },
  'heavy-cavalry': { type: 'heavy-cavalry' },
  artillery: { type: 'artillery' },
} as const satisfies Record<string, Kind>;

const CHARGE = t(', charge', ', charging');

const withHeads = <Id extends string>(kinds: Readonly<Record<Id, Kind>>): Named<Id>[] =>
  (Object.keys(kinds) as Id[]).map((id) => {
    const { type, charging, inSquare } = kinds[id];
    const name = UNIT_NAMES[type];
    if (inSquare) return { id, text: t('carré', 'square') };
    return { id, text: charging ? t(name.fr + CHARGE.fr, name.en + CHARGE.en) : name };
  });

const filters = record(t('Choix', 'Choices'), {
  attackerStrength: byDefault(whole(t('PF de l’attaquant', 'Attacker’s SP'), 1, 40), 6),
  defenderStrength: byDefault(whole(t('PF du défenseur', 'Defender’s SP'), 1, 40), 6),
  attackerCohesion: byDefault(whole(t('Cohésion de l’attaquant', 'Attacker’s cohesion'), 0, 12), 5),
  defenderCohesion: byDefault(whole(t('Cohésion du défenseur', 'Defender’s cohesion'), 0, 12), 5),
  aspect: byDefault(choice(FROM_WHICH_HEX, ASPECT_NAMES), 'front'),
  terrain: hexTerrain(t('Terrain du défenseur', 'Terrain of the defender')),
});

const ANY_UNIT = { type: 'infantry', strength: 1 };
const ATTACKER = parse(attacker, ANY_UNIT);
const DEFENDER = parse(defender, ANY_UNIT);

/** One unit against one unit, of every pair. */
export const MATCHUPS = matchupsOf(situation)({
  rows: withHeads(ATTACKERS),
  columns: withHeads(DEFENDERS),
  corner: t('Attaquant \\ défenseur', 'Attacker \\ defender'),
  filters,
  facet: 'balance',
  situation: (row, column, f) => ({
    attackers: [
      {
        ...ATTACKER,
        ...ATTACKERS[row],
        strength: f.attackerStrength,
        cohesion: f.attackerCohesion,
        aspect: f.aspect,
      },
    ],
    defenders: [{ ...DEFENDER, ...DEFENDERS[column], strength: f.defenderStrength, cohesion: f.defenderCohesion }],
    terrain: f.terrain,
    otherTerrain: 'none',
    counterCharge: false,
  }),
});

import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Aspect } from '../charts/melee-modifiers.ts';
import { SLOPE_NAMES } from '../types.ts';
import { hexTerrain, leaders, unit } from '../units.ts';

export const ASPECT_NAMES: Readonly<Record<Aspect, Text>> = {
  front: t('front', 'front'),
  flank: t('flanc', 'flank'),
  rear: t('arrière', 'rear'),
};

const FROM: Readonly<Record<Aspect, Text>> = {
  front: t('de front', 'through the front'),
  flank: t('par le flanc', 'through the flank'),
  rear: t('par l’arrière', 'from the rear'),
};

const approach = record(t('Approche', 'Approach'), {
  aspect: byDefault(
    choice(t('Par', 'Through'), ASPECT_NAMES, { positional: true, lever: true, phrases: FROM, place: 'hex' }),
    'front',
  ),
  defender: byDefault(whole(t('Pile attaquée n°', 'Stack attacked, no.'), 1, 6), 1),
  stream: flag(t('Ruisseau franchi', 'Across a stream'), {
    lever: true,
    side: 'ground',
    place: 'ground',
    phrases: {
      true: t('à travers un ruisseau', 'across a stream'),
      false: t('sans le ruisseau', 'without the stream'),
    },
  }),
  slope: byDefault(
    choice(t('Niveau du défenseur', 'Level of the defender'), SLOPE_NAMES, {
      lever: true,
      side: 'ground',
      place: 'ground',
      help: t('par rapport à l’attaquant', 'compared with the attacker'),
    }),
    'level',
  ),
});

const units = list(t('Unités, celle du haut d’abord', 'Units, the top one first'), unit, 1, 6);

export const situation = record(t('Mêlée', 'Melee'), {
  attackers: list(
    t('Piles de l’attaquant', 'Attacking stacks'),
    record(t('Pile de l’attaquant', 'Attacking stack'), {
      units,
      leaders,
      approaches: byDefault(
        list(t('Par où elle attaque', 'How it attacks'), approach, 0, 6, {
          help: t('vide : de front, contre toutes les piles', 'empty: through the front, against every stack'),
          addsPlain: true,
          place: 'hex',
        }),
        [],
      ),
      fired: flag(t('Vient d’effectuer un tir offensif', 'Has just used offensive fire'), {
        lever: true,
        phrases: {
          true: t('après un tir offensif', 'after offensive fire'),
          false: t('sans le tir offensif', 'without the offensive fire'),
        },
      }),
    }),
    1,
    6,
    { side: 'own' },
  ),
  defenders: list(
    t('Piles du défenseur', 'Defending stacks'),
    record(t('Pile du défenseur', 'Defending stack'), { units, leaders, terrain: hexTerrain(t('Terrain', 'Terrain')) }),
    1,
    6,
    { side: 'enemy' },
  ),
  phalanxPair: flag(
    t('Deux Ph adjacentes de même nom attaquent ensemble', 'Two adjacent Ph with the same name attack together'),
    { lever: true, rare: true, side: 'own' },
  ),
});
export type Situation = OutputOf<typeof situation>;
export type Approach = OutputOf<typeof approach>;
export type Unit = OutputOf<typeof unit>;

/** Stacks of either side: what both have in common. */
export type Stacks = Situation['attackers'] | Situation['defenders'];

export const allUnits = (stacks: Stacks): readonly Unit[] =>
  stacks.length === 1 ? stacks[0]!.units : stacks.flatMap(({ units }) => units);

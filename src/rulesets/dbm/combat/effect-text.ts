import type { Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { CombatEffect } from '../shapes.ts';

type Flight = Extract<CombatEffect, { kind: 'flee' }>;

const NOTHING = t('', '');

const turnText = (turns: boolean): Text => (turns ? t('fait demi-tour puis ', 'turns about, then ') : NOTHING);

const flightPaces = ({ remounts, paces }: Flight): Text => {
  if (remounts) return t('du mouvement de sa monture plus 50 pas', 'the move of its mounts plus 50p');
  return paces === null ? t('de son mouvement plus 50 pas', 'its move plus 50p') : t(`de ${paces} pas`, `${paces}p`);
};

const EDGES: Readonly<Record<Flight['towards'], Text>> = {
  away: NOTHING,
  'own-edge': t(', au plus près vers sa base de table', ', by the shortest way to its own table edge'),
  'entry-edge': t(', au plus près vers son bord d’arrivée', ', by the shortest way to the edge it came from'),
};

function flightText(flight: Flight, brief: boolean): Text {
  const turn = turnText(flight.turns);
  const far = flightPaces(flight);
  const where = EDGES[flight.towards];
  if (brief) return t(`s’éloigne ${far.fr}${where.fr}`, `goes ${far.en}${where.en}`);
  const mounts = flight.remounts ? t('remonte et ', 'remounts and ') : NOTHING;
  return t(
    `${turn.fr}${mounts.fr}fuit : recule, fait demi-tour et s’éloigne ${far.fr}${where.fr}`,
    `${turn.en}${mounts.en}flees: recoils, turns about and goes ${far.en}${where.en}`,
  );
}

/** Effects that are always worded the same. */
const WORDS = {
  level: t('totaux égaux', 'totals equal'),
  unharmed: t('n’en souffre pas', 'suffers nothing'),
  passed: t('est traversé', 'is passed through'),
  placed: t('est replacé derrière lui', 'is placed behind it'),
  pushed: t('est repoussé', 'is pushed back'),
} as const;

const DESTROYED: Readonly<Record<'combat' | 'struck' | 'along', Text>> = {
  combat: t('est détruit', 'is destroyed'),
  struck: t('est détruit aussi, contacté sur son arrière', 'is destroyed too, contacted in the rear'),
  along: t('est détruit avec lui', 'is destroyed with it'),
};

/** Whether the totals and the result have told an effect already. */
const isToldByResult = (effect: CombatEffect): boolean =>
  effect.kind === 'beaten' ||
  effect.kind === 'level' ||
  effect.kind === 'unharmed' ||
  (effect.kind === 'recoil' && !effect.turns) ||
  (effect.kind === 'destroyed' && effect.cause === 'combat');

/** The effects that close combat and shooting have in common, in words. */
export function combatEffectText(effect: CombatEffect, cast: Cast, brief = false): Text {
  if (brief && isToldByResult(effect)) return NOTHING;
  switch (effect.kind) {
    case 'beaten': {
      const by = cast[effect.by]!;
      return effect.doubled
        ? t(`est doublé par ${by.fr}`, `is doubled by ${by.en}`)
        : t(`est battu par ${by.fr}`, `is beaten by ${by.en}`);
    }
    case 'recoil': {
      const turn = turnText(effect.turns);
      return t(`${turn.fr}recule d’une profondeur de socle`, `${turn.en}recoils by one base depth`);
    }
    case 'flee':
      return flightText(effect, brief);
    case 'destroyed': {
      if (effect.cause !== 'recoil') return DESTROYED[effect.cause];
      const by = cast[effect.by]!;
      return t(`est détruit en reculant sur ${by.fr}`, `is destroyed while recoiling into ${by.en}`);
    }
    default:
      return WORDS[effect.kind];
  }
}

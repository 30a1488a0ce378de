import { t, type Text } from '../kernel/text.ts';
import { plain, random } from './baselines.ts';
import { lookingAhead } from './looking-ahead.ts';
import type { Mind } from './mind.ts';
import { oneStep } from './one-step.ts';

export interface Level {
  readonly name: Text;
  readonly about: Text;
  /** Positions looked at for one command, at most. */
  readonly positions: number;
  readonly mind: Mind;
}

const CONSCRIPT = { ideas: 5, positions: 60 } as const;
const VETERAN = { ideas: 8, followed: 4, activations: 1, positions: 500 } as const;
const GROGNARD = { ideas: 10, followed: 6, activations: 2, positions: 3000 } as const;

/** Who may play: three levels, and two measures for them. */
export const LEVELS = {
  conscript: {
    name: t('conscrit', 'conscript'),
    about: t('un coup à la fois, aux chances exactes', 'one step at a time, by exact odds'),
    positions: CONSCRIPT.positions,
    mind: oneStep(CONSCRIPT),
  },
  veteran: {
    name: t('vétéran', 'veteran'),
    about: t('va au bout de son activation', 'follows its ideas to the end of its activation'),
    positions: VETERAN.positions,
    mind: lookingAhead(VETERAN),
  },
  grognard: {
    name: t('grognard', 'grognard'),
    about: t('compte aussi avec la riposte', 'reckons with the reply too'),
    positions: GROGNARD.positions,
    mind: lookingAhead(GROGNARD),
  },
  plain: {
    name: t('règle simple', 'plain rule'),
    about: t(
      'marche sur l’ennemi le plus proche et attaque au-dessus de l’égalité : pour mesurer les autres',
      'walks to the nearest enemy and attacks above even odds: to measure the others by',
    ),
    positions: 0,
    mind: plain,
  },
  random: {
    name: t('hasard', 'random'),
    about: t('n’importe quoi de permis : pour mesurer les autres', 'anything that is legal: to measure the others by'),
    positions: 0,
    mind: random,
  },
} as const satisfies Readonly<Record<string, Level>>;
export type LevelId = keyof typeof LEVELS;

export const LEVEL_IDS = Object.keys(LEVELS) as readonly LevelId[];
/** Those that one plays against. */
export const OPPONENTS = ['conscript', 'veteran', 'grognard'] as const satisfies readonly LevelId[];

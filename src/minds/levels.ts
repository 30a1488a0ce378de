import type { SideIndex } from '../kernel/game.ts';
import { t, type Text } from '../kernel/text.ts';
import { takeFirstIdea } from './first-idea.ts';
import { playAtRandom, playPlainRule } from './baselines.ts';
import { asBeginner, asExpert, type JudgedGame } from './judged-game.ts';
import type { Mind } from './mind.ts';
import { oneStep } from './one-step.ts';
import { type Explanation, explain } from './explanation.ts';
import { search } from './search.ts';

export interface Level {
  readonly name: Text;
  readonly about: Text;
  /** Positions looked at for one command, at most. */
  readonly positions: number;
  readonly mind: Mind;
  /** The same with fewer positions, for those that look at many. */
  within?(positions: number): Mind;
  /** Sees the battle as a beginner does. */
  readonly beginner?: boolean;
  /** Sees the battle as an expert does. */
  readonly expert?: boolean;
  /** By what it plays, where it weighs nothing. */
  readonly rule?: Text;
}

const IDEAS_OF_CONSCRIPT = 5;
const VETERAN = { ideas: 6, positions: 80 } as const;
const GROGNARD = { ideas: 30, positions: 8000 } as const;

/** Whoever may look at few positions compares fewer ideas. */
const LEAST_FOR_AN_IDEA = 40;

const searchWithin = (positions: number): Mind => {
  const ideas = Math.min(GROGNARD.ideas, Math.ceil(positions / LEAST_FOR_AN_IDEA));
  const searches = search({ ideas, positions });
  return (judged, seen, side) => searches(asExpert(judged), seen, side);
};

/** Who may play: three levels, and two measures for them. */
export const LEVELS = {
  conscript: {
    name: t('conscrit', 'conscript'),
    about: t('un coup à la fois, aux chances exactes', 'one step at a time, by exact odds'),
    positions: IDEAS_OF_CONSCRIPT,
    mind: takeFirstIdea(IDEAS_OF_CONSCRIPT),
    beginner: true,
  },
  veteran: {
    name: t('vétéran', 'veteran'),
    about: t(
      'saisit l’occasion et se garde de ce qui peut venir',
      'seizes its chances and guards against what may come',
    ),
    positions: VETERAN.positions,
    mind: oneStep(VETERAN),
  },
  grognard: {
    name: t('grognard', 'grognard'),
    about: t(
      'suit ses idées jusqu’au bout de son activation, puis de la réponse',
      'follows its ideas to the end of its activation, then of the reply',
    ),
    positions: GROGNARD.positions,
    mind: searchWithin(GROGNARD.positions),
    within: searchWithin,
    expert: true,
  },
  plain: {
    name: t('règle simple', 'plain rule'),
    about: t(
      'marche sur l’ennemi le plus proche et attaque au-dessus de l’égalité : pour mesurer les autres',
      'walks to the nearest enemy and attacks above even odds: to measure the others by',
    ),
    positions: 0,
    mind: playPlainRule,
    rule: t(
      'cet adversaire ne pèse rien : il marche sur l’ennemi le plus proche et attaque au-dessus de l’égalité',
      'this opponent weighs nothing: it walks to the nearest enemy and attacks above even odds',
    ),
  },
  random: {
    name: t('hasard', 'random'),
    about: t('n’importe quoi de permis : pour mesurer les autres', 'anything that is legal: to measure the others by'),
    positions: 0,
    mind: playAtRandom,
    rule: t(
      'cet adversaire ne pèse rien : il tire au sort parmi ce qui est permis',
      'this opponent weighs nothing: it picks by chance what is legal',
    ),
  },
} as const satisfies Readonly<Record<string, Level>>;
export type LevelId = keyof typeof LEVELS;

export const LEVEL_IDS = Object.keys(LEVELS) as readonly LevelId[];
/** Those that one plays against. */
export const OPPONENTS = ['conscript', 'veteran', 'grognard'] as const satisfies readonly LevelId[];

/** What a level does in a position, and why, as it sees it; with fewer positions than its own where one is in haste. */
export function decideAndExplain<G, C, V>(
  id: LevelId,
  judged: JudgedGame<G, C, V>,
  seen: G,
  side: SideIndex,
  most = Infinity,
): Explanation<C> {
  const { mind, positions, within, beginner = false, expert = false, rule }: Level = LEVELS[id];
  const eye = beginner ? asBeginner(judged) : expert ? asExpert(judged) : judged;
  const thinking = within !== undefined && most < positions ? within(most) : mind;
  return { ...explain(eye, seen, side, thinking(judged, seen, side)), ...(rule && { rule }) };
}

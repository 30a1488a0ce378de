import type { Contest, Skipped } from './harness.ts';

/** The workloads, each loaded by itself: a process that times one has run nothing else. */
export const CONTESTS: Readonly<Record<string, () => Promise<Contest | Skipped>>> = {
  'melee-1': async () => (await import('./melee.ts')).meleeContest(1),
  'melee-2': async () => (await import('./melee.ts')).meleeContest(2),
  volley: async () => (await import('./volley.ts')).volleyContest(),
  combat: async () => (await import('./combat.ts')).combatContest(),
  answer: async () => (await import('./answer.ts')).answerContest(),
  roll: async () => (await import('./answer.ts')).rollContest(),
  matrix: async () => (await import('./matrix.ts')).matrixContest(),
  'reach-4': async () => (await import('./reach.ts')).reachContest(4, 1.1),
  'reach-8': async () => (await import('./reach.ts')).reachContest(8, 2.2),
  'reach-16': async () => (await import('./reach.ts')).reachContest(16, 3.5),
  'path-across': async () => (await import('./reach.ts')).acrossContest(),
  'battle-move': async () => (await import('./battle.ts')).moveContest(),
  'battle-fight': async () => (await import('./battle.ts')).fightContest(),
  'battle-legal': async () => (await import('./battle.ts')).legalContest(),
  'battle-game': async () => (await import('./battle.ts')).gameContest(),
  'battle-journal': async () => (await import('./battle.ts')).journalContest(),
  minds: async () => (await import('./minds.ts')).mindsContest(),
  'minds-decision': async () => (await import('./minds.ts')).decisionContest(),
  cli: async () => (await import('./cli.ts')).cliContest(),
};

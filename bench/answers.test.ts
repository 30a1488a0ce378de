import { expect, test } from 'vitest';
import { answerContest } from './answer.ts';
import { fightContest, journalContest, legalContest, moveContest } from './battle.ts';
import { combatContest } from './combat.ts';
import { wrongAnswers } from './harness.ts';
import { matrixContest } from './matrix.ts';
import { meleeContest } from './melee.ts';
import { acrossContest, reachContest } from './reach.ts';
import { volleyContest } from './volley.ts';

test.each([
  meleeContest(1),
  meleeContest(2),
  volleyContest(),
  combatContest(),
  answerContest(),
  matrixContest(),
  reachContest(8, 2.2),
  acrossContest(),
  moveContest(),
  fightContest(),
  legalContest(),
  journalContest(),
])('$title: every contender gives the right answer', (contest) => expect(wrongAnswers(contest)).toEqual([]));

import { expect, test } from 'vitest';
import { answerContest } from './answer.ts';
import { combatContest } from './combat.ts';
import { wrongAnswers } from './harness.ts';
import { matrixContest } from './matrix.ts';
import { meleeContest } from './melee.ts';
import { volleyContest } from './volley.ts';

test.each([meleeContest(1), meleeContest(2), volleyContest(), combatContest(), answerContest(), matrixContest()])(
  '$title: every contender gives the right answer',
  (contest) => expect(wrongAnswers(contest)).toEqual([]),
);

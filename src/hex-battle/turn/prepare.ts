import { type Assessment, assessmentOf, type Refusal } from '../../kernel/assessment.ts';
import type { Cast } from '../../kernel/effect.ts';
import { cite } from '../../kernel/source.ts';
import { t, type Text } from '../../kernel/text.ts';

/** The board refuses a command; where a chart does, its procedure says so itself. */
export const refusalFor = (why: Text): Refusal => ({ refused: why, source: cite('key') });

export const NOT_NOW = refusalFor(t('ce n’est pas le moment', 'not now'));

/** What a command comes to, unless there is something against it. */
export const unlessBarred = <Ready>(why: Text | undefined, ready: () => Ready | Refusal): Ready | Refusal =>
  why === undefined ? ready() : refusalFor(why);

/** The account of the calculator, with the names of the counters. */
export const withNames = <R>(assessment: Assessment<R>, cast: () => Cast): Assessment<R> =>
  assessmentOf(assessment.input, {
    tallies: () => assessment.tallies,
    readings: () => assessment.readings,
    needs: () => assessment.needs,
    rulings: () => assessment.rulings,
    cast: () => ({ ...assessment.cast, ...cast() }),
  });

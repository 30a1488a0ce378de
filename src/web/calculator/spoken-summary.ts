import { sentence } from '../../present/sentence.ts';
import { instructionsFor } from '../../present/instructions.ts';
import { colon, say } from '../base/lang.ts';
import { classText } from './answer/outcome-text.ts';
import { toCorrect } from './bar/battle-bar.tsx';
import { facesText } from './dice/faces.ts';
import type { Model } from './model.ts';

/** The calculation as it is read aloud or, once the dice lie still, the result. */
export function spokenSummary({ answer, problems, run: attempt, resolvable, procedure }: Model): string {
  const found = answer.value;
  if (found === undefined) return toCorrect(problems.value);
  const done = attempt.value;
  if (done?.state !== 'done' || done.throws.length === 0) return say(sentence(found));
  const resolved = resolvable.value!;
  const steps = instructionsFor(resolved, done.outcome).map(({ who, text }) => `${say(who)}${colon()}${say(text)}`);
  const faces = facesText(done.throws.flatMap((thrown) => thrown.faces));
  return [faces, say(classText(procedure.facets(resolved.assessment)[0]!, done.outcome)), ...steps]
    .filter(Boolean)
    .join('. ');
}

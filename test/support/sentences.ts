import { expect, test } from 'vitest';
import { exampleSituation } from '../../src/kernel/example.ts';
import type { Ruleset } from '../../src/kernel/ruleset.ts';
import { LANGS, type Text } from '../../src/kernel/text.ts';
import { runWithTypedDice, type TypedDie } from '../../src/kernel/rolled-dice.ts';
import { isResolvable, ruleOf } from '../../src/calculate/calculation.ts';
import { resultSentence, sentence } from '../../src/present/sentence.ts';
import { on } from './assessing.ts';

/** What is asked, the sentence of its chances, and that of these dice. */
export interface Golden extends Text {
  readonly title: string;
  readonly procedure: string;
  readonly given: object;
  /** Names as the French sentence spells them. */
  readonly french?: Readonly<Record<string, string>>;
  readonly dice?: readonly TypedDie[];
  readonly result?: Text;
}

/** In the files a plain space stands before a percent sign; the sentences have a narrow one. */
const typeset = (text: string): string => text.replaceAll(' %', '\u202f%');

/** What still reads as one line in a forum; a result of several units, each with its own test, may need a little more. */
const LONGEST = { chances: 220, result: 235 };

/** Sentences written out in full, each checked by hand against the sheet. */
export function golden(ruleset: Ruleset, cases: readonly Golden[]): void {
  test.each(cases)('$procedure: $title', ({ procedure: id, given, french = {}, dice, result, ...expected }) => {
    const { procedure, ask } = on(ruleset, id);
    expect(dice === undefined).toBe(result === undefined);
    for (const lang of LANGS) {
      const found = ask(exampleSituation({ situation: given, french }, lang) as object);
      expect(sentence(found)[lang]).toBe(typeset(expected[lang]));
      expect(expected[lang].length).toBeLessThanOrEqual(LONGEST.chances);
      if (dice === undefined || result === undefined) continue;
      if (!isResolvable(found)) throw new Error(`refused: ${found.refusal.refused.en}`);
      const tried = runWithTypedDice(ruleOf(procedure), found.assessment.input, dice);
      if (tried.state !== 'done' || tried.unused > 0) throw new Error(`these are not all the dice: ${dice.join()}`);
      expect(resultSentence(found, tried)[lang]).toBe(typeset(result[lang]));
      expect(result[lang].length).toBeLessThanOrEqual(LONGEST.result);
    }
  });
}

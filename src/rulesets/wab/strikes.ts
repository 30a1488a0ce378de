import type { ChartReading, Strike } from '../../kernel/assessment.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import type { Source } from '../../kernel/source.ts';
import { hitReading, type ToHit, type ToWound, woundReading } from './blow.ts';
import { chanceOf, type AttackRolls } from './attack-rolls.ts';
import type { AssessedSave } from './armour-saves.ts';

const TO_HIT = t('touche', 'hit');
const TO_WOUND = t('blesse', 'wound');
const SAVE = t('sauvegarde', 'save');

interface Struck {
  readonly who: Text;
  readonly dice: number;
  /** What a die is: an attack, a shot. */
  readonly counted: Text;
  readonly hit: ToHit;
  /** The chart that gave the score to hit. */
  readonly scored: Source;
  readonly wound: ToWound;
  readonly save: AssessedSave | undefined;
  readonly rolls: AttackRolls;
}

/** Hit, wound, save: one line for a striker, each throw with the chart that decided it. */
export function strikeOf({ who, dice, counted, hit, scored, wound, save, rolls }: Struck): Strike {
  const { pass, of } = chanceOf(rolls);
  const hits: ChartReading = {
    ...hitReading(who, hit),
    source: scored,
    text: TO_HIT,
    value: same(hit.die <= 1 ? '1+' : `${hit.die}+`),
  };
  return {
    who,
    dice: counted,
    throws: [
      hits,
      { ...woundReading(who, wound), text: TO_WOUND },
      ...(save === undefined ? [] : [{ ...save.reading(), text: SAVE }]),
    ],
    expected: (dice * Number(pass)) / Number(of),
  };
}

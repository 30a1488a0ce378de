import type { Instruction } from '../../../kernel/ruleset.ts';
import { join, t, type Text } from '../../../kernel/text.ts';
import { PASSAGE_NAMES, type Passage } from '../charts/spontaneous.ts';

export interface Advance {
  readonly name: Text;
  readonly must: boolean;
  readonly why: Text;
  /** The enemy that decides; empty where none counts. */
  readonly towards: Text;
  readonly paces: number;
  readonly doubled: boolean;
  readonly ignored: readonly { readonly name: Text; readonly why: Text }[];
  /** As far as the first that cannot be passed; none where there is no advance. */
  readonly friends: readonly { readonly name: Text; readonly passage: Passage; readonly line: string }[];
}

const goesText = ({ paces, towards }: Advance): Text =>
  t(`avance jusqu’à ${paces} pas vers ${towards.fr}`, `advances up to ${paces}p towards ${towards.en}`);

const stoppedText = ({ friends }: Advance): Text => {
  const stop = friends.find(({ passage }) => passage === 'stops');
  return stop === undefined ? t('', '') : t(`, arrêté par ${stop.name.fr}`, `, stopped by ${stop.name.en}`);
};

export const advanceText = (roll: Advance): Text => join([goesText(roll), stoppedText(roll)], '');

export const stayText = ({ towards, why }: Advance): Text => {
  const [fr, en] = towards.fr === '' ? ['', ''] : [` ; le plus proche : ${towards.fr}`, `; the nearest: ${towards.en}`];
  return t(`n’avance pas (${why.fr}${fr})`, `does not advance (${why.en}${en})`);
};

export function tellAdvance(roll: Advance): Instruction[] {
  const ignored = roll.ignored.map(({ name, why }) => ({
    who: name,
    text: t(`est ignoré : ${why.fr}`, `is ignored: ${why.en}`),
  }));
  if (!roll.must) return [{ who: roll.name, text: stayText(roll) }, ...ignored];
  const twice = roll.doubled ? t(', distance doublée', ', twice the distance') : t('', '');
  const [goes, stopped] = [goesText(roll), stoppedText(roll)];
  return [
    {
      who: roll.name,
      text: t(
        `${goes.fr}${twice.fr}, par le plus court qui donne support ou débord${stopped.fr}`,
        `${goes.en}${twice.en}, by the shortest way that gives support or overlap${stopped.en}`,
      ),
    },
    ...roll.friends.map(({ name, passage }) => ({ who: name, text: PASSAGE_NAMES[passage] })),
    ...ignored,
  ];
}

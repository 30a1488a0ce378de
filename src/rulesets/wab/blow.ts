import { lineAt } from '../../kernel/chart.ts';
import { atLeast, below, d6, keyed, type Dice, type Stage } from '../../kernel/dice.ts';
import { chosen, type Options } from '../../kernel/ruling.ts';
import type { Reading } from '../../kernel/assessment.ts';
import { cite } from '../../kernel/source.ts';
import { same, signed, t, type Text } from '../../kernel/text.ts';
import { SEVEN_PLUS } from './charts/to-hit.ts';
import { WOUND } from './charts/wound.ts';
import { CANNOT_WOUND, LOST_STRENGTH, NATURAL_ONE, NO_STRENGTH } from './options.ts';
import { ten } from './types.ts';

/** The die that hits, and what a score above 6 takes from the Strength of the blow. */
export interface ToHit {
  readonly from: number;
  readonly strengthLost: number;
  readonly reading: Reading;
}

export function toHit(who: Text, score: number, options: Options): ToHit {
  const { id, from, value } = lineAt(SEVEN_PLUS, score);
  const lowest = chosen(options, NATURAL_ONE) === 'misses' ? 2 : 1;
  const die = from > 6 ? 6 : Math.max(lowest, score);
  const loss = value === 0 ? t('', '') : t(`, Force ${signed(value)}`, `, Strength ${signed(value)}`);
  return {
    from: die,
    strengthLost: 0 - value,
    reading: {
      source: cite('seven-plus', id),
      text: t(`${who.fr} : score ${score}`, `${who.en}: score ${score}`),
      value: t(`touche sur ${die}+${loss.fr}`, `hits on ${die}+${loss.en}`),
      rulings: [...(score < 2 ? [NATURAL_ONE.id] : []), ...(value === 0 ? [] : ['W4', LOST_STRENGTH.id])],
    },
  };
}

/** Strengths of one blow: to wound, and against armour. */
export interface Strengths {
  readonly wound: number;
  readonly save: number;
}

export const weakened = ({ wound, save }: Strengths, lost: number, options: Options): Strengths => ({
  wound: wound - lost,
  save: chosen(options, LOST_STRENGTH) === 'both' ? save - lost : save,
});

/** The cell of the wound chart; a Strength of 0 or less stands above its first row. */
function woundCell(strength: number, toughness: number, options: Options): number | 'N' {
  if (strength >= 1) return WOUND.at(ten(strength), ten(toughness));
  switch (chosen(options, NO_STRENGTH)) {
    case 'cannot-wound':
      return 'N';
    case 'at-least-1':
      return WOUND.at('1', ten(toughness));
    case 'extended': {
      // Every diagonal of the chart holds one value: a row further up is the first row, shifted.
      const shifted = toughness + 1 - strength;
      return shifted > 10 ? 'N' : WOUND.at('1', ten(shifted));
    }
  }
}

export interface ToWound {
  /** The die that wounds, or nothing where no die does. */
  readonly from: number | undefined;
  readonly reading: Reading;
}

export function toWound(who: Text, strength: number, toughness: number, options: Options): ToWound {
  const cell = woundCell(strength, toughness, options);
  const unable = strength < 1 && chosen(options, NO_STRENGTH) === 'cannot-wound';
  const rescued = cell === 'N' && !unable && chosen(options, CANNOT_WOUND) === 'on-6';
  const from = cell === 'N' ? (rescued ? 6 : undefined) : cell;
  return {
    from,
    reading: {
      source: cite('wound', String(Math.max(1, strength))),
      text: t(`${who.fr} : F${strength} contre E${toughness}`, `${who.en}: S${strength} against T${toughness}`),
      value: from === undefined ? same('N') : same(`${from}+`),
      rulings: strength < 1 ? [NO_STRENGTH.id] : cell === 'N' ? [CANNOT_WOUND.id] : [],
    },
  };
}

/** The dice of a blow in their order; `null` where it cannot hurt, so that nothing need be thrown. */
export type Course = readonly Stage[] | null;

/** A 1 that hits is no throw at all (W1 as printed). */
export const hitStages = (who: Text, from: number): readonly Stage[] =>
  from <= 1 ? [] : [atLeast(d6, from, { who, why: t(`toucher, ${from}+`, `to hit, ${from}+`) })];

export function hurtStages(who: Text, target: Text, { wound, save }: Hurt): Course {
  if (wound === undefined) return null;
  const stages = [
    atLeast(d6, wound, {
      who,
      why: t(`blesser (${target.fr}), ${wound}+`, `to wound (${target.en}), ${wound}+`),
    }),
  ];
  if (save !== undefined)
    stages.push(
      below(d6, save, {
        who: target,
        ...savesAsked(save),
      }),
    );
  return stages;
}

/** Saves are thrown for the target; what goes on are those that fail. */
export const savesAsked = (save: number) => ({
  why: t(`sauvegardes, ${save}+`, `saves, ${save}+`),
  counted: t('ratées', 'failed'),
});

export const courseKey = (course: Course): string =>
  course === null ? 'x' : course.map(({ from, to }) => `${from}-${to}`).join(' ');

/** How many of a pool of dice run the whole course. */
export const run = (dice: Dice, n: number, course: Course): number =>
  course === null || n === 0 ? 0 : dice.chain(n, course);

interface Struck {
  readonly n: number;
  readonly course: Course;
  readonly capacity: number;
}

const capped = keyed(
  ({ n, course, capacity }: Struck, dice: Dice): number => Math.min(capacity, run(dice, n, course)),
  ({ n, course, capacity }) => `${n},${capacity},${courseKey(course)}`,
);

/**
 * Wounds that come through to a target that can take `capacity` more: beyond that they make no difference, and none
 * are thrown for at a target already gone (W41).
 */
export const wounds = (dice: Dice, n: number, course: Course, capacity: number): number => {
  if (capacity === 0) return 0;
  return n <= capacity ? run(dice, n, course) : dice.step(capped, { n, course, capacity });
};

export const hitText = (hit: number): Text =>
  hit <= 1 ? t('touche d’office', 'hits without a die') : t(`${hit}+ touche`, `${hit}+ hits`);

/** The dice after the hit; `undefined` where no die wounds or saves. */
export interface Hurt {
  readonly wound: number | undefined;
  readonly save: number | undefined;
}

/** `4+ blesse, sauvegarde 5+`, or why nothing is thrown. */
export const hurtText = ({ wound, save }: Hurt, strength: number, toughness: readonly number[]): Text => {
  if (wound === undefined) {
    const all = [...new Set(toughness)];
    return t(
      `aucun dé, F${strength} ne peut blesser ${all.map((n) => `E${n}`).join(', ')}`,
      `no die, S${strength} cannot wound ${all.map((n) => `T${n}`).join(', ')}`,
    );
  }
  const saves = save === undefined ? t('pas de sauvegarde', 'no save') : t(`sauvegarde ${save}+`, `save ${save}+`);
  return t(`${wound}+ blesse, ${saves.fr}`, `${wound}+ wounds, ${saves.en}`);
};

/** `archers, 12 d6 : 4+ touche, 4+ blesse, sauvegarde 5+` */
export function courseText(
  who: Text,
  dice: number,
  hit: number,
  hurt: Hurt,
  strength: number,
  toughness: number,
): Text {
  const after = hurtText(hurt, strength, [toughness]);
  if (hurt.wound === undefined) return t(`${who.fr} : ${after.fr}`, `${who.en}: ${after.en}`);
  const hits = hitText(hit);
  return t(`${who.fr}, ${dice} d6 : ${hits.fr}, ${after.fr}`, `${who.en}, ${dice} d6: ${hits.en}, ${after.en}`);
}

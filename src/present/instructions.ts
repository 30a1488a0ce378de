import type { Cast, Effect } from '../kernel/effect.ts';
import type { Throw } from '../kernel/dice.ts';
import type { Tally } from '../kernel/modifier.ts';
import { joinNames, join, t, type Text } from '../kernel/text.ts';
import type { Resolvable } from '../calculate/calculation.ts';

/** One thing to do on the map, by whom; `may` where it is a choice. */
export interface Instruction {
  readonly who: Text;
  readonly text: Text;
  readonly may: boolean;
}

/** The tallies after the dice; most procedures have none. */
export const afterDice = ({ calculation, assessment }: Resolvable, throws: readonly Throw[]): readonly Tally[] =>
  calculation.procedure.afterDice?.(assessment, throws) ?? [];

const namesOf = (who: Effect['who'], cast: Cast): readonly Text[] =>
  who.map((id) => {
    const name = cast[id];
    if (name === undefined) throw new Error(`nobody is called ${id}`);
    return name;
  });

/** Whether two effects are one step, because one line of a chart does both to one actor: `routs and flees two hexes`. */
const isOneStep = (a: Effect, b: Effect): boolean =>
  a.may === b.may &&
  a.source.chart === b.source.chart &&
  a.source.row === b.source.row &&
  a.who.join() === b.who.join();

const both = (a: Text, b: Text): Text => t(`${a.fr} et ${b.fr}`, `${a.en} and ${b.en}`);
const either = (a: Text, b: Text): Text => t(`${a.fr} ou ${b.fr}`, `${a.en} or ${b.en}`);

/** `pursue (cavalry)`: by some only of those named before, whose side goes without saying. */
const by = (text: Text, names: readonly Text[]): Text => {
  const { fr, en } = joinNames(names.map((name) => t(withoutSide(name.fr), withoutSide(name.en))));
  return t(`${text.fr} (${fr})`, `${text.en} (${en})`);
};

const withoutSide = (name: string): string => name.replace(/ \([^)]*\)$/, '');

/** A name of one's own reads the same in both languages; names made of type and side do not. */
const isMade = ({ fr, en }: Text): boolean => fr !== en;

/** What all names begin or end with, from or to a space. */
function sharedEnd(names: readonly string[]): string {
  const [first, ...rest] = names as [string, ...string[]];
  for (let at = first.indexOf(' '); at > 0; at = first.indexOf(' ', at + 1)) {
    const end = first.slice(at);
    if (rest.every((name) => name.endsWith(end) && name.length > end.length)) return end;
  }
  return '';
}

function sharedStart(names: readonly string[]): string {
  const [first, ...rest] = names as [string, ...string[]];
  for (let at = first.lastIndexOf(' '); at > 0; at = first.lastIndexOf(' ', at - 1)) {
    const start = first.slice(0, at + 1);
    if (rest.every((name) => name.startsWith(start))) return start;
  }
  return '';
}

/** `Pe, Ja et Ar de l’attaquant`, `attacking Pe, Ja and Ar`: the side of several said once. */
function inShort(names: readonly Text[]): Text {
  if (names.length === 1 || !names.every(isMade)) return joinNames(names);
  const ends = t(sharedEnd(names.map(({ fr }) => fr)), sharedEnd(names.map(({ en }) => en)));
  const cut = names.map(({ fr, en }) =>
    t(fr.slice(0, fr.length - ends.fr.length), en.slice(0, en.length - ends.en.length)),
  );
  const starts = sharedStart(cut.map(({ en }) => en));
  const { fr, en } = joinNames(cut.map((name) => t(name.fr, name.en.slice(starts.length))));
  return t(fr + ends.fr, starts + en + ends.en);
}

/**
 * What to do on the map, step by step, after the dice: the effects of the outcome in words.
 * `brief`: for a sentence, without those that say no more than the result.
 */
export function instructionsFor<S, R, O>(
  { calculation, assessment }: Resolvable<S, R, O>,
  outcome: O,
  brief = false,
): readonly Instruction[] {
  const { procedure } = calculation;
  const { input, cast } = assessment;
  const instructions: Instruction[] = [];
  let before: Effect | undefined;
  const effects = procedure.effects(input, outcome);
  const eventful = effects.some(({ kind }) => kind !== 'none');
  for (const effect of effects) {
    if (brief && eventful && effect.kind === 'none') continue;
    const text = procedure.effectText(effect, cast, brief);
    if (text.en === '') continue;
    const last = instructions.at(-1);
    const names = namesOf(effect.who, cast);
    if (brief && before !== undefined && last !== undefined && 'insteadOf' in effect)
      instructions[instructions.length - 1] = {
        ...last,
        text: either(last.text, effect.who.join() === before.who.join() ? text : by(text, names)),
      };
    else if (before !== undefined && last !== undefined && isOneStep(before, effect))
      instructions[instructions.length - 1] = { ...last, text: both(last.text, text) };
    else {
      const who = brief ? (procedure.collectiveName?.(effect, cast) ?? inShort(names)) : join(names, ', ');
      instructions.push({ who, text, may: effect.may === true });
    }
    before = effect;
  }
  return instructions;
}

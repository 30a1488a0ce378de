import type { SideIndex } from '../../../kernel/game.ts';
import { joinNames, t, type Text } from '../../../kernel/text.ts';
import { type JudgedGame, judgedGameOf } from '../../../minds/judged-game.ts';
import { LEVEL_IDS, LEVELS, type LevelId, OPPONENTS, decideAndExplain } from '../../../minds/levels.ts';
import type { Explanation } from '../../../minds/explanation.ts';
import { oddsLine, explanationText } from '../../../minds/explanation-text.ts';
import type { OpenBattle } from '../../../kernel/battles.ts';
import { badInput } from '../../arguments/problem.ts';
import { mindsOption } from '../simulate/options.ts';

/** Explanation, in lines; what the dice may bring stands in one line under its choice. */
const linesOf = (why: Explanation<unknown>): readonly Text[] =>
  explanationText(why).flatMap(({ text, odds }) => {
    if (odds === undefined) return [text];
    const { fr, en } = oddsLine(odds);
    return [text, t(`  ${fr}`, `  ${en}`)];
  });

/** A choice that the computer has made: with how many entries the journal stood then, and why. */
interface Choice {
  readonly entries: number;
  readonly why: readonly Text[];
}

const NOTHING_YET = t('l’ordinateur n’a encore rien choisi', 'the computer has not chosen anything yet');
const IN_SECRET = t('l’ordinateur a choisi en secret', 'the computer chose in secret');
/** The level that gives hints and takes a side over where no other was named. */
const OF_ITSELF = 'veteran' satisfies LevelId;

/** What one may ask of it: `h`; `w`, `w 3`; `c`, `c grognard`, `c veteran 2`; `me`, `me 2`. */
const HINT = /^h$/;
const WHY = /^w(?: +(\d{1,3}))?$/;
const SEAT = /^c(?: +(\p{L}+))?(?: +([12]))?$/u;
const LEAVE = /^(?:me|moi)(?: +([12]))?$/;

const levelNamed = (said: string): LevelId | undefined =>
  LEVEL_IDS.find((id) => [id, LEVELS[id].name.fr, LEVELS[id].name.en].includes(said));

/** The computer at a table: it plays the sides that it is given, gives hints, and says why. */
export class Computer {
  readonly #known: JudgedGame;
  readonly #seats: (LevelId | undefined)[];
  #made: readonly Choice[] = [];
  /** The turn in which it was last looked at, where it plays both sides. */
  #watched = -1;

  constructor(known: JudgedGame, seats: readonly (LevelId | undefined)[]) {
    this.#known = known;
    this.#seats = [...seats];
  }

  /**
   * `veteran`, or `veteran,1`: the level, and the side it plays; the second where none is named, and no side where nobody
   * was asked for. Undefined where the computer does not play the ruleset.
   */
  static async seat(battle: OpenBattle, said: string | undefined): Promise<Computer | undefined> {
    const seats: (LevelId | undefined)[] = [undefined, undefined];
    if (said !== undefined) {
      const [name, side = '2', ...more] = said.split(',').map((part) => part.trim());
      const [level] = mindsOption('--opponent', name!, 1);
      if ((side !== '1' && side !== '2') || more.length > 0)
        throw badInput('--opponent', 'niveau,camp est attendu, camp 1 ou 2', 'level,side is expected, side 1 or 2');
      if (battle.judge === undefined)
        throw badInput(
          '--opponent',
          'l’ordinateur ne joue pas encore ce système',
          'the computer does not play this ruleset yet',
        );
      seats[Number(side) - 1] = level;
    }
    return battle.judge && new Computer(await judgedGameOf(battle), seats);
  }

  plays(side: SideIndex): boolean {
    return this.#seats[side] !== undefined;
  }

  /** Whether a turn has begun in which it plays both sides: nobody else would be asked before the battle ends. */
  isWatched(state: unknown): boolean {
    const { turn } = this.#known.judge.score(state);
    if (!this.#seats.every((level) => level !== undefined) || turn === this.#watched) return false;
    this.#watched = turn;
    return true;
  }

  /** `entries`: as many as the journal has now. */
  choose(state: unknown, side: SideIndex, entries: number): unknown {
    const { game } = this.#known;
    const why = decideAndExplain(this.#seats[side]!, this.#known, game.view(state, side), side);
    const isSecret = game.secret?.(state) !== undefined;
    if (!why.forced) this.#made = [...this.#made, { entries, why: isSecret ? [IN_SECRET] : linesOf(why) }];
    return why.command;
  }

  /** The battle was taken back to so many entries. */
  forget(entries: number): void {
    this.#made = this.#made.filter((one) => one.entries < entries);
  }

  /** Its answer to a line that is meant for it; undefined for other lines. */
  answer(line: string, state: unknown): readonly Text[] | undefined {
    if (HINT.test(line)) return this.#hint(state);
    const why = WHY.exec(line);
    if (why !== null) return this.#why(Number(why[1] ?? 1));
    const left = LEAVE.exec(line);
    if (left !== null) return this.#leaves(left[1]);
    const [seat, name = OF_ITSELF, side] = SEAT.exec(line) ?? [];
    const level = seat === undefined ? undefined : levelNamed(name);
    return (
      level && this.#takes(level, side === undefined ? this.#known.game.legal(state).side! : Number(side) - 1, state)
    );
  }

  /** Why it chose what it chose last, or `back` choices ago; what left no choice does not count. */
  #why(back: number): readonly Text[] {
    const { length } = this.#made;
    const found = this.#made[length - back];
    if (found !== undefined) return found.why;
    if (length === 0) return [NOTHING_YET];
    return [t(`w 1 à w ${length} : ses choix jusqu’ici`, `w 1 to w ${length}: its choices so far`)];
  }

  /** What it would do in the place of the side that must act. */
  #hint(state: unknown): readonly Text[] {
    const { game } = this.#known;
    const side = game.legal(state).side!;
    const level = OPPONENTS.find((one) => this.#seats.includes(one)) ?? OF_ITSELF;
    return linesOf(decideAndExplain(level, this.#known, game.view(state, side), side));
  }

  #takes(level: LevelId, side: SideIndex, state: unknown): readonly Text[] {
    this.#seats[side] = level;
    this.#watched = this.#known.judge.score(state).turn;
    const { name } = LEVELS[level];
    const of = this.#known.game.sides[side]!;
    return [t(`l’ordinateur (${name.fr}) joue : ${of.fr}`, `the computer (${name.en}) plays ${of.en}`)];
  }

  #leaves(said: string | undefined): readonly Text[] {
    const sides = said === undefined ? [...this.#seats.keys()] : [Number(said) - 1];
    for (const side of sides) this.#seats[side] = undefined;
    const { fr, en } = joinNames(sides.map((side) => this.#known.game.sides[side]!));
    return [t(`vous jouez : ${fr}`, `you play ${en}`)];
  }
}

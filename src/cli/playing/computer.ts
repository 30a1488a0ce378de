import type { Battles, Game, SideIndex } from '../../kernel/game.ts';
import { t, type Text } from '../../kernel/text.ts';
import type { Known } from '../../minds/expecting.ts';
import { type LevelId, OPPONENTS, reasoned } from '../../minds/levels.ts';
import type { Why } from '../../minds/why.ts';
import { oddsLine, whySaid } from '../../minds/why-said.ts';
import { bad } from '../problem.ts';
import { mindsOf } from '../simulating/asking.ts';

/** Why, in lines; what the dice may bring stands in one line under its choice. */
const linesOf = (why: Why<unknown>): readonly Text[] =>
  whySaid(why).flatMap(({ text, odds }) => {
    if (odds === undefined) return [text];
    const { fr, en } = oddsLine(odds);
    return [text, t(`  ${fr}`, `  ${en}`)];
  });

/** A choice that the computer has made: with how many entries the journal stood then, and why. */
interface Made {
  readonly entries: number;
  readonly why: readonly Text[];
}

const NOTHING_YET = t('l’ordinateur n’a encore rien choisi', 'the computer has not chosen anything yet');
const IN_SECRET = t('l’ordinateur a choisi en secret', 'the computer chose in secret');
/** Who gives hints where nobody who weighs commands plays. */
const ADVISER = 'veteran' satisfies LevelId;

/** The computer at a table: it plays one side, gives hints to the other, and says why. */
export class Computer {
  readonly #known: Known;
  readonly #level: LevelId;
  readonly #side: SideIndex;
  #made: readonly Made[] = [];

  constructor(known: Known, level: LevelId, side: SideIndex) {
    this.#known = known;
    this.#level = level;
    this.#side = side;
  }

  /** `veteran`, or `veteran,1`: the level, and the side it plays; the second where none is named. */
  static async seated(battles: Battles, game: Game, said: string): Promise<Computer> {
    const [name, side = '2', ...more] = said.split(',').map((part) => part.trim());
    const [level] = mindsOf('--opponent', name!, 1);
    if ((side !== '1' && side !== '2') || more.length > 0)
      throw bad('--opponent', 'niveau,camp est attendu, camp 1 ou 2', 'level,side is expected, side 1 or 2');
    if (battles.judge === undefined)
      throw bad(
        '--opponent',
        'l’ordinateur ne joue pas encore ce système',
        'the computer does not play this ruleset yet',
      );
    return new Computer({ game, judge: await battles.judge(game) }, level!, Number(side) - 1);
  }

  plays(side: SideIndex): boolean {
    return side === this.#side;
  }

  /** `entries`: as many as the journal has now. */
  choose(state: unknown, side: SideIndex, entries: number): unknown {
    const { game } = this.#known;
    const why = reasoned(this.#level, this.#known, game.view(state, side), side);
    const isSecret = game.secret?.(state) !== undefined;
    if (!why.forced) this.#made = [...this.#made, { entries, why: isSecret ? [IN_SECRET] : linesOf(why) }];
    return why.command;
  }

  /** The battle was taken back to so many entries. */
  forget(entries: number): void {
    this.#made = this.#made.filter((one) => one.entries < entries);
  }

  /** Why the computer chose what it chose last, or `back` choices ago; what left no choice does not count. */
  why(back = 1): readonly Text[] {
    const { length } = this.#made;
    const found = this.#made[length - back];
    if (found !== undefined) return found.why;
    if (length === 0) return [NOTHING_YET];
    return [t(`w 1 à w ${length} : ses choix jusqu’ici`, `w 1 to w ${length}: its choices so far`)];
  }

  /** What it would do in the place of whoever must act. */
  hint(state: unknown): readonly Text[] {
    const { game } = this.#known;
    const side = game.legal(state).side!;
    const level = OPPONENTS.find((one) => one === this.#level) ?? ADVISER;
    return linesOf(reasoned(level, this.#known, game.view(state, side), side));
  }
}

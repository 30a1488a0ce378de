import type { Battles, Game, SideIndex } from '../../kernel/game.ts';
import { t, type Text } from '../../kernel/text.ts';
import type { Known } from '../../minds/expecting.ts';
import { type LevelId, reasoned } from '../../minds/levels.ts';
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

/** The computer at a table: it plays one side, gives hints to the other, and says why. */
export class Computer {
  readonly #known: Known;
  readonly #level: LevelId;
  readonly #side: SideIndex;
  #last: readonly Text[] = [t('l’ordinateur n’a encore rien fait', 'the computer has not done anything yet')];

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

  choose(state: unknown, side: SideIndex): unknown {
    const seen = this.#known.game.view(state, side);
    const why = reasoned(this.#level, this.#known, seen, side);
    this.#last = linesOf(why);
    return why.command;
  }

  /** Why the computer did what it did last. */
  why(): readonly Text[] {
    return this.#last;
  }

  /** What it would do in the place of whoever must act. */
  hint(state: unknown): readonly Text[] {
    const { game } = this.#known;
    const side = game.legal(state).side!;
    const seen = game.view(state, side);
    return linesOf(reasoned(this.#level, this.#known, seen, side));
  }
}

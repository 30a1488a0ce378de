import { isRefusal } from '../../../kernel/assessment.ts';
import type { Sketcher } from '../../../kernel/game.ts';
import { type Lang, t, type Text } from '../../../kernel/text.ts';
import type { Declined } from '../../../play/declined.ts';
import { endingOf, type Match, stateOf } from '../../../play/match.ts';
import { begin, finish, type Pending, type Played, roll } from '../../../play/orders.ts';
import { undo } from '../../../play/undo.ts';
import { wholeIn } from '../../arguments/whole-number.ts';
import type { World } from '../../world.ts';
import type { Computer } from './computer.ts';
import { GOING_ON, KEYS, KEYS_OF_MINDS } from './keys.ts';
import { lineReader } from './line-reader.ts';
import { type Item, itemsMeant, menuOf, preview } from './menu.ts';
import { storyLines, type Teller } from './story.ts';

const MOST_LISTED = 40;
const AGAIN = Symbol('again');

type Battle = Match<unknown, unknown, unknown>;
type AnyPlayed = Played<unknown, unknown, unknown>;
type BegunOrder = Pending<unknown, unknown, unknown> | Declined;

/** One battle at a terminal. */
export class TerminalBattle {
  #match: Battle;
  #kept: Battle;
  #begun: { readonly match: Battle; readonly orders: Map<unknown, BegunOrder> };
  readonly #sketcher: Sketcher;
  readonly #lang: Lang;
  readonly #world: World;
  readonly #typed: boolean;
  readonly #computer: Computer | undefined;
  readonly #storyteller: Teller;
  readonly #next: (question: string) => Promise<string | undefined>;

  constructor(
    match: Battle,
    sketcher: Sketcher,
    lang: Lang,
    world: World,
    typed: boolean,
    computer: Computer | undefined,
    storyteller: Teller,
    keep: (match: Battle) => Promise<void>,
  ) {
    this.#match = match;
    this.#kept = match;
    this.#begun = { match, orders: new Map() };
    this.#sketcher = sketcher;
    this.#lang = lang;
    this.#world = world;
    this.#typed = typed;
    this.#computer = computer;
    this.#storyteller = storyteller;
    const next = lineReader(world);
    // A person may close the terminal at any question.
    this.#next =
      world.ask === undefined
        ? next
        : async (question) => {
            if (this.#match !== this.#kept) await keep((this.#kept = this.#match));
            return next(question);
          };
  }

  #say(text: Text): void {
    this.#world.out(text[this.#lang]);
  }

  get #state(): unknown {
    return stateOf(this.#match);
  }

  async run(): Promise<Battle> {
    const { game } = this.#match;
    this.#map();
    for (;;) {
      const ending = endingOf(this.#match);
      if (ending !== undefined) {
        this.#map();
        this.#say(ending.why);
        if (ending.level !== undefined) this.#say(ending.level.text);
        return this.#match;
      }
      const legal = game.legal(this.#state);
      this.#world.out('');
      this.#say(legal.why);
      if (this.#computer?.plays(legal.side!) === true) {
        if (this.#computer.isWatched(this.#state) && !(await this.#goesOn())) return this.#match;
        if (!this.#computer.plays(legal.side!)) continue;
        const { length } = this.#match.entries;
        // Asked again in the same position, it would choose the same again.
        if (!(await this.#play(this.#computer.choose(this.#state, legal.side!, length)))) return this.#match;
        continue;
      }
      const command = await this.#choose(menuOf(game, this.#state, legal));
      if (command === undefined) return this.#match;
      if (command !== AGAIN) await this.#play(command);
    }
  }

  /** Once in each turn where the computer plays both sides; false where nobody wants to see more. */
  async #goesOn(): Promise<boolean> {
    this.#map();
    for (;;) {
      const line = (await this.#next(`${GOING_ON[this.#lang]} > `))?.trim();
      if (line === undefined || line === 'q') return false;
      if (line === '' || line === 'c') return true;
      if (line === 'm') this.#map();
      else this.#lines(this.#computer!.answer(line, this.#state) ?? [GOING_ON]);
      if ([0, 1].some((side) => !this.#computer!.plays(side))) return true;
    }
  }

  get #keys(): Text {
    return this.#computer === undefined ? KEYS : t(`${KEYS.fr}${KEYS_OF_MINDS.fr}`, `${KEYS.en}${KEYS_OF_MINDS.en}`);
  }

  #map(): void {
    const { game } = this.#match;
    this.#world.out(`\n${this.#sketcher.sketch(this.#state)}`);
    this.#say(game.standing(this.#state));
  }

  /** A command, `AGAIN` where the question is to be asked anew, undefined where nobody answers any more. */
  async #choose(items: readonly Item[]): Promise<unknown> {
    this.#list(items);
    const line = (await this.#next(`${this.#keys[this.#lang]} > `))?.trim();
    if (line === undefined || line === 'q') return undefined;
    if (line === 'm') this.#map();
    else if (line === 'u') this.#undo();
    else if (line === 'j') this.#log();
    else {
      const said = this.#computer?.answer(line, this.#state);
      if (said !== undefined) {
        this.#lines(said);
        return AGAIN;
      }
      const [item, ...others] = itemsMeant(
        items,
        line,
        (command) => this.#match.game.say(this.#state, command),
        this.#lang,
      );
      if (item === undefined)
        this.#say(t(`de 1 à ${items.length} ; ${this.#keys.fr}`, `1 to ${items.length}; ${this.#keys.en}`));
      else if (others.length > 0) return this.#choose([item, ...others]);
      else if ('command' in item) return item.command;
      else return this.#choose(item.commands.map((command) => this.#item(command)));
    }
    return AGAIN;
  }

  #item(command: unknown): Item {
    return { text: this.#match.game.say(this.#state, command), command };
  }

  #list(items: readonly Item[]): void {
    for (const [i, { text }] of items.slice(0, MOST_LISTED).entries())
      this.#world.out(`${String(i + 1).padStart(4)}  ${text[this.#lang]}`);
    if (items.length > MOST_LISTED)
      this.#say(
        t(
          `      … ${items.length} en tout ; des mots en disent moins (0607 nord)`,
          `      … ${items.length} in all; words narrow them down (0607 north)`,
        ),
      );
    else if (items.length === 1 || items.some((item) => 'command' in item && this.#hasAccount(item.command)))
      for (const item of items)
        if ('command' in item) for (const line of this.#preview(item.command)) this.#world.out(line);
  }

  /** A command is prepared once in a position: to be listed, to be shown with its chances, to be played. */
  #begin(command: unknown): BegunOrder {
    if (this.#begun.match !== this.#match) this.#begun = { match: this.#match, orders: new Map() };
    const { orders } = this.#begun;
    let begun = orders.get(command);
    if (begun === undefined) {
      begun = begin(this.#match, { command, after: this.#match.journal.lines.length });
      orders.set(command, begun);
    }
    return begun;
  }

  #preview(command: unknown): readonly string[] {
    const begun = this.#begin(command);
    return preview(this.#match.game, isRefusal(begun) ? begun : begun.prepared, this.#lang);
  }

  /** Whether the charts have something to say of it. */
  #hasAccount(command: unknown): boolean {
    const begun = this.#begin(command);
    return !isRefusal(begun) && begun.prepared.explain() !== undefined;
  }

  #undo(): void {
    const before = undo(this.#match, (side) => this.#computer?.plays(side) !== true);
    if (before !== undefined) {
      this.#match = before;
      this.#computer?.forget(before.entries.length);
    } else if (this.#match.entries.some(({ faces }) => faces.length > 0))
      this.#say(t('rien à annuler : des dés ont été lancés', 'nothing to undo: dice were rolled'));
    else
      this.#say(
        t('rien à annuler : vous n’avez encore rien joué', 'nothing to undo: you have not played anything yet'),
      );
  }

  #lines(texts: readonly Text[]): void {
    for (const text of texts) this.#world.out(`  ${text[this.#lang]}`);
  }

  #log(): void {
    const { length } = this.#match.entries;
    for (const line of storyLines(this.#storyteller, this.#match, length, false, this.#lang)) this.#world.out(line);
  }

  #sayEvents(events: readonly unknown[]): void {
    for (const event of events) {
      const text = this.#match.game.tell(event);
      if (text !== undefined) this.#world.out(`  · ${text[this.#lang]}`);
    }
  }

  /** Whether it was played: the rules may refuse it, and nobody may type its dice. */
  async #play(command: unknown): Promise<boolean> {
    const begun = this.#begin(command);
    if (isRefusal(begun)) {
      this.#say(begun.refused);
      return false;
    }
    const played = this.#typed ? await this.#withTypedDice(begun) : roll(begun);
    if (played === undefined) return false;
    this.#match = played.match;
    for (const { faces, purpose, die } of played.throws)
      this.#world.out(`  ${die}: ${faces.join(' ')}  ${purpose.why[this.#lang]}`);
    this.#sayEvents(played.entry.events);
    return true;
  }

  async #withTypedDice(pending: Pending<unknown, unknown, unknown>): Promise<AnyPlayed | undefined> {
    const faces: number[] = [];
    for (;;) {
      const played = finish(pending, faces);
      if ('match' in played) return played;
      // A face is asked for as soon as it is wanted: none is left over.
      if (played.state === 'unused') throw new Error(`${played.unused} faces too many`);
      if (played.state === 'impossible') {
        faces.pop();
        this.#say(t('ce dé ne peut pas montrer cela', 'this die cannot show that'));
      }
      const { die, purpose } = played.wanted;
      const face = await this.#face(`${die.id} (${die.lowest}-${die.highest}), ${purpose.why[this.#lang]} > `);
      if (face === undefined) return undefined;
      faces.push(face);
    }
  }

  /** A number that somebody types; undefined where nobody does any more. */
  async #face(question: string): Promise<number | undefined> {
    for (;;) {
      const line = (await this.#next(question))?.trim();
      if (line === undefined || line === 'q') return undefined;
      const face = wholeIn(line);
      if (face !== undefined) return face;
      if (line !== '') this.#say(t('un nombre est attendu, ou q', 'a number is expected, or q'));
    }
  }
}

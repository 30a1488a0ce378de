import type { Line, Tally } from '../kernel/modifier.ts';
import type { Assessment } from '../kernel/assessment.ts';
import type { Instruction } from '../present/told.ts';
import type { Ruleset } from '../kernel/ruleset.ts';
import { type Lang, signed, type Text } from '../kernel/text.ts';
import type { Throw } from '../kernel/dice.ts';
import type { Resolution, Wanted } from '../kernel/throwing.ts';
import { optionIds, type Ruling } from '../kernel/ruling.ts';
import { type Answer, isResolvable, type Resolvable } from '../calculate/calculation.ts';
import { afterDice, chartTitle, whyText } from '../present/json.ts';
import { linkOf } from '../present/link.ts';
import { decimal, fraction, percent, ratio } from '../calculate/number.ts';
import { printed } from '../present/printed.ts';
import { sentence } from '../present/sentence.ts';
import { tell } from '../present/told.ts';
import { atLeast, type FacetShares, type Share, sharesOf } from '../calculate/shares.ts';
import type { Arguments, Format } from './arguments.ts';
import { aligned, bar, grid } from './grid.ts';
import { oneLine } from './visible.ts';
import { WORDS } from './words.ts';

/** The text forms of answers, in one language: `text` for terminals, `md` for forums, `csv` for spreadsheets. */
export type TableFormat = Exclude<Format, 'json'>;

export const tableFormat = ({ format = 'text' }: Arguments): TableFormat => (format === 'json' ? 'text' : format);

export const rendererOf = (args: Arguments): Renderer => new Renderer(args.lang, tableFormat(args));

export class Renderer {
  readonly #lang: Lang;
  readonly #format: TableFormat;

  constructor(lang: Lang, format: TableFormat) {
    this.#lang = lang;
    this.#format = format;
  }

  /** On one line: names that players gave may hold anything. */
  say(text: Text): string {
    return oneLine(text[this.#lang]);
  }

  #heading(text: string): string {
    return this.#format === 'md' ? `### ${text}` : text;
  }

  #block(text: string): string {
    return this.#format === 'md' ? `\`\`\`\n${text}\n\`\`\`` : text;
  }

  answer(answer: Answer): string {
    if (this.#format === 'csv') return this.#oddsCsv(answer);
    const { ruleset, procedure, situation } = answer.calculation;
    const parts = [
      this.#heading(`${this.say(ruleset.title)} · ${this.say(procedure.title)}`),
      this.say(procedure.headline(situation)),
    ];
    if (!isResolvable(answer)) {
      const { refused, source, rulings = [] } = answer.refusal;
      const cited = [this.say(chartTitle(ruleset, source.chart)), ...rulings].join(', ');
      parts.push('', `${this.say(WORDS.refused)}${this.#colon()} ${this.say(refused)} (${cited})`);
    } else {
      parts.push('', this.#block(this.#assessment(ruleset, answer.assessment)), '', this.#block(this.#odds(answer)));
    }
    parts.push('', this.say(sentence(answer)), `${this.say(WORDS.link)}${this.#colon()} ${linkOf(answer.calculation)}`);
    return parts.join('\n');
  }

  #colon(): string {
    return this.#lang === 'fr' ? ' :' : ':';
  }

  #assessment(ruleset: Ruleset, { tallies, readings, needs, rulings }: Assessment<unknown>): string {
    const parts = tallies.map((tally) => this.#tally(ruleset, tally));
    if (readings.length > 0) {
      const rows = readings.map(({ text, value, source, rulings: used = [] }) => [
        this.say(text),
        this.say(value),
        this.say(chartTitle(ruleset, source.chart)),
        used.join(' '),
      ]);
      parts.push(`${this.say(WORDS.readings)}\n${aligned(rows, { indent: '  ' })}`);
    }
    const used = rulings.length > 0 ? `  [${rulings.join(' ')}]` : '';
    parts.push(`${this.say(WORDS.needs)}${this.#colon()} ${this.say(needs)}${used}`);
    return parts.join('\n');
  }

  #tally(ruleset: Ruleset, tally: Tally): string {
    const counting = tally.lines.filter(({ standing }) => standing === 'counts');
    const aside = tally.lines.filter(({ standing }) => standing === 'set-aside');
    const rows = [
      ...counting.map((line) => this.#line(ruleset, tally, line, signed(line.value))),
      ...aside.map((line) => this.#line(ruleset, tally, line, `(${signed(line.value)})`)),
      [signed(tally.sum), this.say(WORDS.sum)],
    ];
    if (tally.limit !== undefined && tally.sum !== tally.total) {
      const { min, max, source } = tally.limit;
      rows.push([
        signed(tally.total),
        `${this.say(WORDS.limit)} ${signed(min)}..${signed(max)}`,
        this.say(chartTitle(ruleset, source.chart)),
      ]);
    }
    return `${this.say(tally.title)}\n${aligned(rows, { indent: '  ', right: [0] })}`;
  }

  #line(ruleset: Ruleset, tally: Tally, line: Line, value: string): string[] {
    const { row, standing } = line;
    const detail = row.detail?.(tally.facts);
    const what = detail === undefined ? this.say(row.text) : `${this.say(row.text)} (${this.say(detail)})`;
    const words = standing === 'set-aside' ? `${what}, ${this.say(whyText(tally, line))}` : what;
    return [
      value,
      words,
      this.say(chartTitle(ruleset, row.source.chart)),
      (row.rulings?.(tally.facts) ?? []).join(' '),
    ];
  }

  #facets({ calculation, assessment, distribution }: Resolvable): FacetShares[] {
    if (distribution === undefined) return [];
    return calculation.procedure.facets(assessment.roll).map((facet) => sharesOf(facet, distribution));
  }

  #odds(answer: Resolvable): string {
    if (answer.distribution === undefined) return this.say(WORDS.tooLong);
    const facets = this.#facets(answer);
    if (answer.distribution.entries.length === 1 && answer.distribution.total === 1n) {
      const certain = facets.map(
        ({ facet, shares }) => `${this.say(facet.text)}${this.#colon()} ${this.say(shares[0]!.text)}`,
      );
      return [...certain, `(${this.say(WORDS.noDice)})`].join('\n');
    }
    return facets.map((facet) => this.#bars(facet)).join('\n\n');
  }

  #bars({ facet, shares, mean }: FacetShares): string {
    if (shares.length === 1) return `${this.say(facet.text)}${this.#colon()} ${this.say(shares[0]!.text)}`;
    const rows = mean === undefined ? this.#classRows(shares) : this.#numberRows(shares);
    const head = mean === undefined ? '' : `, ${this.say(WORDS.mean)} ${decimal(mean, this.#lang)}`;
    return `${this.say(facet.text)}${head}\n${aligned(rows, { indent: '  ', right: [1, 2] })}`;
  }

  #classRows(shares: readonly Share[]): string[][] {
    return shares.map((share) => [
      this.say(share.text),
      this.say(share.percent),
      shortFraction(share),
      bar(share.chance, 30),
    ]);
  }

  /** Numbers so unlikely that together they hardly count stand on one line at either end. */
  #numberRows(shares: readonly Share[]): string[][] {
    const likely = shares.map(({ chance }) => chance >= HARDLY);
    const [first, last] = [likely.indexOf(true), likely.lastIndexOf(true)];
    const reaching = atLeast(shares);
    const rows = shares
      .slice(first, last + 1)
      .map((share, i) => [
        this.say(share.text),
        this.say(share.percent),
        `${this.say(WORDS.atLeast)} ${this.say(percent(ratio(reaching[first + i]!, share.total)))}`,
        bar(share.chance, 30),
      ]);
    const tail = (folded: readonly Share[]): string[][] => {
      if (folded.length === 0) return [];
      const texts = [folded[0]!, folded.at(-1)!].map(({ text }) => this.say(text));
      const chance = folded.reduce((sum, share) => sum + share.chance, 0);
      return [[folded.length === 1 ? texts[0]! : texts.join(' … '), this.say(percent(chance)), '', '']];
    };
    return [...tail(shares.slice(0, first)), ...rows, ...tail(shares.slice(last + 1))];
  }

  #oddsCsv(answer: Answer): string {
    const headings = ['facet', 'class', 'text', 'fraction', 'probability'];
    if (!isResolvable(answer)) return grid(['refused'], [[this.say(answer.refusal.refused)]], 'csv');
    const rows = this.#facets(answer).flatMap(({ facet, shares }) =>
      shares.map(({ id, text, weight, total, chance }) => [
        facet.id,
        id,
        this.say(text),
        fraction(weight, total),
        String(chance),
      ]),
    );
    return grid(headings, rows, 'csv');
  }

  /** A calculation resolved with rolled (then `seed` is known) or typed dice. */
  resolution(answer: Resolvable, { outcome, throws }: Resolution<unknown>, seed?: string): string {
    const told = tell(answer, outcome);
    if (this.#format === 'csv') return this.#resolutionCsv(throws, told, seed);
    const parts = [this.answer(answer), ''];
    if (throws.length > 0) parts.push(this.#block(this.#throws(throws)), '');
    for (const tally of afterDice(answer, throws))
      parts.push(this.#block(this.#tally(answer.calculation.ruleset, tally)), '');
    parts.push(this.#told(told));
    if (seed !== undefined) parts.push(`${this.say(WORDS.seed)}${this.#colon()} ${oneLine(seed)}`);
    return parts.join('\n');
  }

  #resolutionCsv(throws: readonly Throw[], told: readonly Instruction[], seed: string | undefined): string {
    const rows = [
      ...throws.map(({ die, ask, faces, passed }) => [
        die,
        this.say(ask.who),
        this.say(ask.why),
        faces.length > 0 ? faces.join(' ') : `${passed}*`,
      ]),
      ...told.map(({ who, text, may }) => [may === true ? 'may' : 'do', this.say(who), this.say(text), '']),
      ...(seed === undefined ? [] : [['seed', '', oneLine(seed), '']]),
    ];
    return grid(['kind', 'who', 'what', 'faces'], rows, 'csv');
  }

  #throws(throws: readonly Throw[]): string {
    const rows = throws.map(({ die, ask, faces, passed }) => [
      die,
      faces.join(' '),
      passed === undefined ? '' : `→ ${passed}${ask.counted ? ` ${this.say(ask.counted)}` : ''}`,
      `${this.say(ask.who)}, ${this.say(ask.why)}`,
    ]);
    return `${this.say(WORDS.dice)}\n${aligned(rows, { indent: '  ' })}`;
  }

  #told(instructions: readonly Instruction[]): string {
    const lines = instructions.map(({ who, text, may }, i) => {
      const choice = may === true ? ` (${this.say(WORDS.choice)})` : '';
      return `  ${i + 1}. ${this.say(who)}${this.#colon()} ${this.say(text)}${choice}`;
    });
    return [this.say(WORDS.result), ...lines].join('\n');
  }

  rulings(rulings: readonly Ruling[]): string {
    if (this.#format !== 'text')
      return grid(
        [
          'id',
          'question',
          this.say(WORDS.reading),
          this.say(WORDS.why),
          this.say(WORDS.origin),
          this.say(WORDS.choices),
        ],
        rulings.map((r) => [
          r.id,
          this.say(r.question),
          this.say(r.answer),
          this.say(r.why),
          this.say(WORDS.origins[r.origin]),
          optionIds(r).join(' '),
        ]),
        this.#format,
      );
    return rulings.map((r) => this.#ruling(r)).join('\n');
  }

  #ruling({ id, question, answer, why, origin, options: offered }: Ruling): string {
    const line = (name: Text, text: string): string => `      ${this.say(name)}${this.#colon()} ${text}`;
    const lines = [
      `${id.padEnd(6)}${this.say(question)}`,
      line(WORDS.reading, this.say(answer)),
      line(WORDS.why, `${this.say(why)} (${this.say(WORDS.origins[origin])})`),
    ];
    if (offered !== undefined) {
      const readings = Object.entries(offered).map(([option, text]) => `${option} (${this.say(text)})`);
      lines.push(line(WORDS.choices, readings.join(', ')));
    }
    return lines.join('\n');
  }

  wanted({ die, dice, ask, pool }: Wanted): string {
    const which = dice === 1 ? die.id : `${dice} ${die.id}`;
    const counted = `${this.say(WORDS.count)} ${this.say(ask.counted ?? WORDS.passes)}`;
    const passing = pool === undefined ? '' : `, ${counted}${this.#colon()} ${pool.from}-${pool.to}`;
    return `${this.say(WORDS.next)}${this.#colon()} ${which} (${die.lowest}-${die.highest}${passing}), ${this.say(ask.who)}, ${this.say(ask.why)}`;
  }

  chart(ruleset: Ruleset, id: string): string {
    const chart = printed(ruleset.charts.find((c) => c.id === id)!);
    const table = grid(
      chart.headings.map((text) => this.say(text)),
      chart.rows.map(({ head, cells }) => [this.say(head), ...cells.map((text) => this.say(text))]),
      this.#format,
    );
    if (this.#format === 'csv') return table;
    const notes = chart.notes.map(({ mark, text }) => `${mark}  ${this.say(text)}`);
    const readings =
      chart.rulings.length > 0 ? [`${this.say(WORDS.rulings)}${this.#colon()} ${chart.rulings.join(' ')}`] : [];
    return [this.#heading(this.say(chart.title)), '', table, '', ...notes, ...readings].join('\n').trimEnd();
  }
}

/** Below this chance a number at the end of a list is folded with its like. */
const HARDLY = 0.0005;

/** Exact fractions of large pools have hundreds of digits: the JSON has them, a terminal does not. */
const shortFraction = ({ weight, total }: Share): string => {
  const exact = fraction(weight, total);
  return exact.length > 15 ? '' : exact;
};

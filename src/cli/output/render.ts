import type { Line, Tally } from '../../kernel/modifier.ts';
import type { Assessment } from '../../kernel/assessment.ts';
import type { Ruleset } from '../../kernel/ruleset.ts';
import { capitalize, type Lang, signed, type Text } from '../../kernel/text.ts';
import type { Throw } from '../../kernel/dice.ts';
import type { Cast } from '../../kernel/effect.ts';
import type { Resolution, WantedDice } from '../../kernel/rolled-dice.ts';
import { type Answer, type Calculation, isResolvable, type Resolvable } from '../../calculate/calculation.ts';
import { chartTitle } from '../../present/json.ts';
import { lineReason } from '../../present/line-reason.ts';
import { linkOf } from '../../present/link.ts';
import { fraction } from '../../calculate/number.ts';
import { printedChart } from '../../present/printed-chart.ts';
import { resultSentence, sentence } from '../../present/sentence.ts';
import { afterDice, type Instruction, instructionsFor } from '../../present/instructions.ts';
import { exactFacets } from '../../calculate/shares.ts';
import { simulatedFacets, type Simulation } from '../../calculate/simulation.ts';
import { bars, type Speaker } from './bars.ts';
import type { Arguments, Format } from '../arguments/arguments.ts';
import { align, grid } from './grid.ts';
import { rulingsThatAllow } from './rulings-that-allow.ts';
import { oneLine } from './terminal-safe.ts';
import { simulatedText, OUTPUT_WORDS } from './output-words.ts';

/** The text forms of answers, in one language: `text` for terminals, `md` for forums, `csv` for spreadsheets. */
export type TableFormat = Exclude<Format, 'json'>;

export const tableFormat = ({ format = 'text' }: Arguments): TableFormat => (format === 'json' ? 'text' : format);

export const rendererOf = (args: Arguments, address?: string): Renderer =>
  new Renderer(args.lang, tableFormat(args), address);

/** A tally without a line adds nothing up. */
const saysSomething = ({ lines }: Tally): boolean => lines.some(({ standing }) => standing !== 'absent');

export class Renderer implements Speaker {
  readonly lang: Lang;
  readonly #format: TableFormat;
  /** Where the page is served, if anybody knows. */
  readonly #address: string | undefined;

  constructor(lang: Lang, format: TableFormat, address: string | undefined) {
    this.lang = lang;
    this.#address = address;
    this.#format = format;
  }

  /** On one line: names that players gave may hold anything. */
  say(text: Text): string {
    return oneLine(text[this.lang]);
  }

  #heading(text: string): string {
    return this.#format === 'md' ? `### ${text}` : text;
  }

  #block(text: string): string {
    return this.#format === 'md' ? `\`\`\`\n${text}\n\`\`\`` : text;
  }

  answer(answer: Answer, simulation?: Simulation<unknown>): string {
    if (this.#format === 'csv') return this.#oddsCsv(answer, simulation);
    const { ruleset, procedure, situation } = answer.calculation;
    const parts = [this.title(answer.calculation), this.say(capitalize(procedure.headline(situation)))];
    if (!isResolvable(answer)) {
      const { refused, source, rulings = [] } = answer.refusal;
      const cited = [this.say(chartTitle(ruleset, source.chart)), ...rulings].join(', ');
      parts.push('', `${this.say(OUTPUT_WORDS.refused)}${this.colon()} ${this.say(refused)} (${cited})`);
      const switches = rulingsThatAllow(answer);
      if (switches.length > 0) {
        const flags = switches.map((each) => `--ruling ${each}`).join(', ');
        parts.push(`${this.say(OUTPUT_WORDS.otherwise)}${this.colon()} ${flags}`);
      }
    } else {
      parts.push(
        '',
        this.#block(this.#assessment(ruleset, answer.assessment)),
        '',
        this.#block(this.#odds(answer, simulation)),
      );
    }
    parts.push('', this.say(sentence(answer)), `${this.say(OUTPUT_WORDS.link)}${this.colon()} ${this.#link(answer)}`);
    return parts.join('\n');
  }

  /** The whole address where one is known; otherwise what opens it. */
  #link({ calculation }: Answer): string {
    const link = linkOf(calculation);
    return this.#address === undefined ? `${link} (${this.say(OUTPUT_WORDS.openWith)})` : `${this.#address}${link}`;
  }

  title({ ruleset, procedure }: Calculation): string {
    return this.#heading(`${this.say(ruleset.title)} · ${this.say(procedure.title)}`);
  }

  colon(): string {
    return this.lang === 'fr' ? ' :' : ':';
  }

  #assessment(ruleset: Ruleset, { tallies, readings, needs, rulings }: Assessment<unknown>): string {
    const parts = tallies.filter(saysSomething).map((tally) => this.#tally(ruleset, tally));
    const shown = readings.filter(({ idle }) => idle !== true);
    if (shown.length > 0) {
      const rows = shown.map(({ text, value, source, rulings: used = [] }) => [
        this.say(text),
        this.say(value),
        this.say(chartTitle(ruleset, source.chart)),
        used.join(' '),
      ]);
      parts.push(`${this.say(OUTPUT_WORDS.readings)}\n${align(rows, { indent: '  ' })}`);
    }
    const used = rulings.length > 0 ? `  [${rulings.join(' ')}]` : '';
    parts.push(`${this.say(OUTPUT_WORDS.needs)}${this.colon()} ${this.say(needs)}${used}`);
    return parts.join('\n');
  }

  #tally(ruleset: Ruleset, tally: Tally): string {
    const counting = tally.lines.filter(({ standing }) => standing === 'counts');
    const aside = tally.lines.filter(({ standing }) => standing === 'set-aside');
    const rows = [
      ...counting.map((line) => this.#line(ruleset, tally, line, signed(line.value))),
      ...aside.map((line) => this.#line(ruleset, tally, line, `(${signed(line.value)})`)),
      [signed(tally.sum), this.say(OUTPUT_WORDS.sum)],
    ];
    if (tally.limit !== undefined && tally.sum !== tally.total) {
      const { min, max, source } = tally.limit;
      rows.push([
        signed(tally.total),
        `${this.say(OUTPUT_WORDS.limit)} ${signed(min)}..${signed(max)}`,
        this.say(chartTitle(ruleset, source.chart)),
      ]);
    }
    return `${this.say(tally.title)}\n${align(rows, { indent: '  ', right: [0] })}`;
  }

  #line(ruleset: Ruleset, tally: Tally, line: Line, value: string): string[] {
    const { row, standing } = line;
    const detail = row.detail?.(tally.facts);
    const what = detail === undefined ? this.say(row.text) : `${this.say(row.text)} (${this.say(detail)})`;
    const words = standing === 'set-aside' ? `${what}, ${this.say(lineReason(tally, line))}` : what;
    return [
      value,
      words,
      this.say(chartTitle(ruleset, row.source.chart)),
      (row.rulings?.(tally.facts) ?? []).join(' '),
    ];
  }

  #odds(answer: Resolvable, simulation: Simulation<unknown> | undefined): string {
    const facets = exactFacets(answer);
    if (facets === undefined) return this.#estimate(answer, simulation);
    const { distribution } = answer;
    if (distribution?.entries.length === 1 && distribution.total === 1n) {
      const certain = facets.map(
        ({ facet, shares }) => `${this.say(facet.text)}${this.colon()} ${this.say(shares[0]!.text)}`,
      );
      return [...certain, `(${this.say(OUTPUT_WORDS.noDice)})`].join('\n');
    }
    return facets.map((facet) => bars(facet, this)).join('\n\n');
  }

  #estimate(answer: Resolvable, simulation: Simulation<unknown> | undefined): string {
    if (simulation === undefined) return this.say(OUTPUT_WORDS.tooLong);
    const { runs } = simulation;
    const facets = simulatedFacets(answer, simulation).map((facet) => bars(facet, this, runs));
    return [this.say(simulatedText(runs)), ...facets].join('\n\n');
  }

  #oddsCsv(answer: Answer, simulation: Simulation<unknown> | undefined): string {
    const headings = ['facet', 'class', 'text', 'fraction', 'probability'];
    if (!isResolvable(answer)) return grid(['refused'], [[this.say(answer.refusal.refused)]], 'csv');
    const exact = exactFacets(answer);
    const facets = exact ?? (simulation === undefined ? [] : simulatedFacets(answer, simulation));
    const rows = facets.flatMap(({ facet, shares }) =>
      shares.map(({ id, text, weight, total, chance }) => [
        facet.id,
        id,
        this.say(text),
        exact === undefined ? '' : fraction(weight, total),
        String(chance),
      ]),
    );
    return grid(headings, rows, 'csv');
  }

  /** A calculation resolved with rolled (then `seed` is known) or typed dice. */
  resolution(answer: Resolvable, resolution: Resolution<unknown>, seed?: string): string {
    const { outcome, throws } = resolution;
    const instructions = instructionsFor(answer, outcome);
    const { cast } = answer.assessment;
    if (this.#format === 'csv') return this.#resolutionCsv(throws, instructions, cast, seed);
    const parts = [this.answer(answer), ''];
    if (throws.length > 0) parts.push(this.#block(this.#throws(throws, cast)), '');
    for (const tally of afterDice(answer, throws))
      parts.push(this.#block(this.#tally(answer.calculation.ruleset, tally)), '');
    parts.push(this.#instructions(instructions), '', this.say(resultSentence(answer, resolution)));
    if (seed !== undefined) parts.push(`${this.say(OUTPUT_WORDS.seed)}${this.colon()} ${oneLine(seed)}`);
    return parts.join('\n');
  }

  #resolutionCsv(throws: readonly Throw[], told: readonly Instruction[], cast: Cast, seed: string | undefined): string {
    const rows = [
      ...throws.map(({ die, purpose, faces, passed }) => [
        die,
        this.say(cast[purpose.who]!),
        this.say(purpose.why),
        faces.length > 0 ? faces.join(' ') : `${passed}*`,
      ]),
      ...told.map(({ who, text, may }) => [may ? 'may' : 'do', this.say(who), this.say(text), '']),
      ...(seed === undefined ? [] : [['seed', '', oneLine(seed), '']]),
    ];
    return grid(['kind', 'who', 'what', 'faces'], rows, 'csv');
  }

  #throws(throws: readonly Throw[], cast: Cast): string {
    const rows = throws.map(({ die, purpose, faces, passed }) => [
      die,
      faces.join(' '),
      passed === undefined ? '' : `→ ${passed}${purpose.counted ? ` ${this.say(purpose.counted)}` : ''}`,
      `${this.say(cast[purpose.who]!)}, ${this.say(purpose.why)}`,
    ]);
    return `${this.say(OUTPUT_WORDS.dice)}\n${align(rows, { indent: '  ' })}`;
  }

  #instructions(instructions: readonly Instruction[]): string {
    const lines = instructions.map(({ who, text, may }, i) => {
      const choice = may ? ` (${this.say(OUTPUT_WORDS.choice)})` : '';
      return `  ${i + 1}. ${this.say(who)}${this.colon()} ${this.say(text)}${choice}`;
    });
    return [this.say(OUTPUT_WORDS.result), ...lines].join('\n');
  }

  wanted({ die, dice, purpose, pool }: WantedDice, cast: Cast): string {
    const which = dice === 1 ? die.id : `${dice} ${die.id}`;
    const counted = `${this.say(OUTPUT_WORDS.count)} ${this.say(purpose.counted ?? OUTPUT_WORDS.passes)}`;
    const passing = pool === undefined ? '' : `, ${counted}${this.colon()} ${pool.from}-${pool.to}`;
    return `${this.say(OUTPUT_WORDS.next)}${this.colon()} ${which} (${die.lowest}-${die.highest}${passing}), ${this.say(cast[purpose.who]!)}, ${this.say(purpose.why)}`;
  }

  goOn(line: string): string {
    return `${this.say(OUTPUT_WORDS.goOn)}${this.colon()} ${oneLine(line)}`;
  }

  chart(ruleset: Ruleset, id: string): string {
    const chart = printedChart(ruleset.charts.find((c) => c.id === id)!);
    const table = grid(
      chart.headings.map((text) => this.say(text)),
      chart.rows.map(({ head, cells }) => [this.say(head), ...cells.map((text) => this.say(text))]),
      this.#format,
    );
    if (this.#format === 'csv') return table;
    const notes = chart.notes.map(({ mark, text }) => `${mark}  ${this.say(text)}`);
    const readings =
      chart.rulings.length > 0 ? [`${this.say(OUTPUT_WORDS.rulings)}${this.colon()} ${chart.rulings.join(' ')}`] : [];
    return [this.#heading(this.say(chart.title)), '', table, '', ...notes, ...readings].join('\n').trimEnd();
  }
}

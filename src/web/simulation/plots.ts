import {
  axisX,
  axisY,
  barX,
  barY,
  binX,
  groupX,
  plot,
  rectY,
  type RectYOptions,
  ruleX,
  ruleY,
  text,
  tickX,
} from '@observablehq/plot';
import { type Lang, t } from '../../kernel/text.ts';
import type { BattleWithLuck } from '../../minds/battle.ts';
import type { Report } from '../../sim/report.ts';
import { percentage } from '../../sim/figures-text.ts';

export type Plot = SVGSVGElement | HTMLElement;

/** The sides by name, and what a battle without a winner is called. */
export interface SideNames {
  readonly names: readonly string[];
  readonly draw: string;
  readonly lang: Lang;
}

/** Whoever changes it changes the policy of the server (security.ts), which allows this style sheet alone. */
const CLASS = 'plot';
const COLOURS = ['var(--side-a)', 'var(--muted)', 'var(--side-b)'] as const;
const ROW = 44;
const FACET = 80;
/** Half of “100 %”. */
const SHARES_END = 24;

const winnersOf = ({ names, draw }: SideNames): readonly string[] => [names[0]!, draw, names[1]!];
const winnerOf = ({ winner }: BattleWithLuck, { names, draw }: SideNames): string =>
  winner < 0 ? draw : names[winner]!;

const colours = (drawn: SideNames) => ({ domain: winnersOf(drawn), range: COLOURS });

/** What a letter takes in the size that plots write in, and what lies between a name and its row. */
const LETTER = 6.8;
const BESIDE = 20;

/** Room for names beside the rows; long ones are cut. */
const roomFor = (labels: readonly string[], width: number): number =>
  Math.min(Math.round(width * 0.42), BESIDE + LETTER * Math.max(...labels.map((label) => label.length)));

const clipLabel = (label: string, room: number): string => {
  const most = Math.max(6, Math.round((room - BESIDE) / LETTER));
  return label.length <= most ? label : `${label.slice(0, most - 1)}…`;
};

/** A bar for each variant: the first side, drawn battles, the second; a line where the first side's share may lie. */
export function winPlot({ variants }: Report, drawn: SideNames, width: number): Plot {
  const { lang, names, draw } = drawn;
  const labels = variants.map(({ label }) => label[lang]);
  const room = variants.length === 1 ? 20 : roomFor(labels, width);
  const bars = variants.flatMap(({ sides, draws, played }, at) =>
    [
      { who: names[0]!, share: sides[0]!.share.value },
      { who: draw, share: played === 0 ? 0 : draws / played },
      { who: names[1]!, share: sides[1]!.share.value },
    ].map((part) => ({ ...part, at })),
  );
  const shareText = (who: string, share: number): string =>
    `${variants.length === 1 ? `${who} ` : ''}${percentage(share, lang)}`;
  const isWide = ({ who, share }: (typeof bars)[number]): boolean =>
    share * (width - room - SHARES_END) > LETTER * 1.2 * shareText(who, share).length;
  return plot({
    className: CLASS,
    width,
    height: variants.length * ROW + 40,
    marginLeft: room,
    marginRight: SHARES_END,
    x: { domain: [0, 1], tickFormat: (share: number) => percentage(share, lang).replace(/[.,]0/, ''), label: null },
    y: { domain: variants.map((_, at) => at), label: null, axis: null, padding: 0.3 },
    color: colours(drawn),
    marks: [
      barX(bars, { x: 'share', y: 'at', fill: 'who', order: null }),
      // The names stand on the bars where there is room: colour alone tells nothing.
      text(withMiddles(bars).filter(isWide), {
        x: 'middle',
        y: 'at',
        text: ({ who, share }: (typeof bars)[number]) => shareText(who, share),
        fill: 'var(--paper)',
        fontSize: 12,
        fontWeight: 600,
      }),
      ruleX([0.5], { stroke: 'var(--paper)', strokeDasharray: '2 3' }),
      ...variants.map(({ sides }, at) =>
        ruleY([at], {
          x1: sides[0]!.share.low,
          x2: sides[0]!.share.high,
          y: at,
          dy: 17,
          stroke: 'var(--ink)',
          strokeWidth: 2,
        }),
      ),
      tickX(
        variants.flatMap(({ sides }, at) => [sides[0]!.share.low, sides[0]!.share.high].map((x) => ({ x, at }))),
        { x: 'x', y: 'at', dy: 17, insetTop: 12, insetBottom: 12, stroke: 'var(--ink)', strokeWidth: 2 },
      ),
      ...(variants.length === 1
        ? []
        : [axisY({ tickSize: 0, tickFormat: (at: number) => clipLabel(labels[at]!, room) })]),
    ],
  });
}

/** Each part of stacked bars with the place of its middle. */
function withMiddles<B extends { readonly at: number; readonly share: number }>(bars: readonly B[]) {
  return bars.map((bar, i) => {
    const before = bars.slice(0, i).filter(({ at }) => at === bar.at);
    return { ...bar, middle: before.reduce((sum, { share }) => sum + share, 0) + bar.share / 2 };
  });
}

/** A row of columns for each winner. */
function rowsByWinner(drawn: SideNames, width: number, rows: readonly string[]) {
  const room = roomFor(rows, width);
  return {
    className: CLASS,
    width,
    height: rows.length * FACET + 52,
    marginBottom: 40,
    marginLeft: 34,
    marginRight: room,
    fy: { domain: rows, label: null, tickFormat: (name: string) => clipLabel(name, room) },
    y: { ticks: 2, grid: true, label: null, tickFormat: (n: number) => (Number.isInteger(n) ? String(n) : '') },
    color: colours(drawn),
  };
}

/** Drawn battles have a row where there are some. */
const rowsFor = (battles: readonly BattleWithLuck[], drawn: SideNames): readonly string[] =>
  winnersOf(drawn).filter((name) => name !== drawn.draw || battles.some(({ winner }) => winner < 0));

export function endingPlot(battles: readonly BattleWithLuck[], drawn: SideNames, width: number): Plot {
  const rows = battles.map((battle) => ({ turn: battle.turns, who: winnerOf(battle, drawn) }));
  return plot({
    ...rowsByWinner(drawn, width, rowsFor(battles, drawn)),
    x: { label: t('tour', 'turn')[drawn.lang], tickFormat: 'd', type: 'band', domain: upTo(battles) },
    marks: [
      barY(rows, groupX({ y: 'count' }, { x: 'turn', fy: 'who', fill: 'who' })),
      text(rows, groupX({ y: 'count', text: 'count' }, { x: 'turn', fy: 'who', dy: -6, fill: 'currentColor' })),
      ruleY([0]),
    ],
  });
}

/** Turns in which nothing ended have their place too. */
const upTo = (battles: readonly BattleWithLuck[]): readonly number[] =>
  Array.from({ length: Math.max(1, ...battles.map(({ turns }) => turns)) }, (_, i) => i + 1);

export function lossPlot(battles: readonly BattleWithLuck[], drawn: SideNames, width: number): Plot {
  const rows = battles.flatMap(({ lost }) => lost.map((strength, side) => ({ strength, who: drawn.names[side]! })));
  return plot({
    ...rowsByWinner(drawn, width, drawn.names),
    x: { label: t('force perdue', 'strength lost')[drawn.lang] },
    marks: [rectY(rows, binX<RectYOptions>({ y: 'count' }, { x: 'strength', fy: 'who', fill: 'who' })), ruleY([0])],
  });
}

export function luckPlot(battles: readonly BattleWithLuck[], drawn: SideNames, width: number): Plot {
  const rows = battles.map((battle) => ({ luck: battle.luck, who: winnerOf(battle, drawn) }));
  const { names, lang } = drawn;
  return plot({
    ...rowsByWinner(drawn, width, rowsFor(battles, drawn)),
    x: { label: t(`chance de ${names[0]!}`, `luck of ${names[0]!}`)[lang], grid: false },
    marks: [
      rectY(rows, binX<RectYOptions>({ y: 'count' }, { x: 'luck', fy: 'who', fill: 'who' })),
      ruleX([0], { stroke: 'var(--ink)', strokeDasharray: '2 3' }),
      ruleY([0]),
      axisX({ ticks: 6 }),
    ],
  });
}

import { isRefusal, type Refusal } from '../../../kernel/assessment.ts';
import type { Game, Legal, Prepared } from '../../../kernel/game.ts';
import { type Lang, signed, t, type Text } from '../../../kernel/text.ts';
import { percent } from '../../../calculate/number.ts';
import { possibleResults } from '../../../minds/odds.ts';

/** A line to choose from: a command, or a counter whose commands are listed next. */
export type Item =
  | { readonly text: Text; readonly command: unknown }
  | { readonly text: Text; readonly commands: readonly unknown[] };

/** More commands than this are listed counter by counter. */
const FEW = 30;

const itemsOf = (game: Game, state: unknown, commands: readonly unknown[]): Item[] =>
  commands.map((command) => ({ text: game.say(state, command), command }));

/** What may be done, in few lines. */
export function menuOf(game: Game, state: unknown, legal: Legal<unknown>): readonly Item[] {
  const all = legal.sample();
  if (all.length <= FEW) return itemsOf(game, state, all);
  const rest = new Set(all);
  const items: Item[] = [];
  const byWho = new Map<string, unknown[]>();
  for (const command of all) {
    const who = JSON.stringify(whoOf(command));
    if (who !== undefined) byWho.set(who, [...(byWho.get(who) ?? []), command]);
  }
  for (const commands of byWho.values()) {
    if (commands.length === 1) continue;
    for (const command of commands) rest.delete(command);
    const { fr, en } = game.say(state, commands[0]);
    const [first, firstEn] = [fr.split(' → ')[0]!, en.split(' → ')[0]!];
    items.push({ text: t(`${first}… (${commands.length})`, `${firstEn}… (${commands.length})`), commands });
  }
  return [...items, ...itemsOf(game, state, [...rest])];
}

/** What a typed line means: the item of that number, or all that have these words in them. */
export function itemsMeant(
  items: readonly Item[],
  line: string,
  say: (command: unknown) => Text,
  lang: Lang,
): readonly Item[] {
  if (/^\d{1,3}$/.test(line)) return items.slice(Number(line) - 1, Number(line));
  const words = line.toLowerCase().split(/\s+/);
  return items
    .flatMap((item): Item[] =>
      'command' in item ? [item] : item.commands.map((command) => ({ text: say(command), command })),
    )
    .filter(({ text }) => {
      const said = text[lang].toLowerCase().split(/[\s,]+/);
      return words.every((word) => said.includes(word));
    });
}

/** The counters that a command moves. */
function whoOf(command: unknown): unknown {
  const { units, leaders, leader, unit } = command as Record<string, unknown>;
  return units === undefined && leader === undefined && unit === undefined ? undefined : [units, leaders, leader, unit];
}

/** What the charts say of a command before its dice: lines that count, then chances, where they are few. */
export function preview(game: Game, prepared: Prepared<unknown, unknown> | Refusal, lang: Lang): readonly string[] {
  if (isRefusal(prepared)) return [prepared.refused[lang]];
  const account = prepared.explain();
  if (account === undefined) return [];
  const lines = account.tallies.flatMap(({ lines, total }) => [
    ...lines
      .filter(({ standing }) => standing === 'counts')
      .map(({ row, value }) => `  ${signed(value).padStart(3)}  ${row.text[lang]}`),
    `  ${signed(total).padStart(3)}  ${t('somme', 'sum')[lang]}`,
  ]);
  return [...lines, `  ${account.needs[lang]}`, ...chanceLines(game, prepared, lang)];
}

const MOST_CHANCES = 10;

function chanceLines(game: Game, prepared: Prepared<unknown, unknown>, lang: Lang): string[] {
  const found = possibleResults(game, prepared) ?? [];
  if (found.length > MOST_CHANCES) return [];
  return found.map(({ text, chance }) => `  ${percent(chance)[lang].padStart(7)}  ${text[lang]}`);
}

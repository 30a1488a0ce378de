import { optionIds, type Ruling } from '../../kernel/ruling.ts';
import type { Text } from '../../kernel/text.ts';
import type { Speaker } from './bars.ts';
import { grid } from './grid.ts';
import type { TableFormat } from './render.ts';
import { WORDS } from './words.ts';

/** Entries of the register, as text or as a table. */
export function rulingsText(rulings: readonly Ruling[], speaker: Speaker, format: TableFormat): string {
  if (format === 'text') return rulings.map((ruling) => entry(ruling, speaker)).join('\n');
  const say = (text: Text): string => speaker.say(text);
  return grid(
    ['id', 'question', say(WORDS.answer), say(WORDS.why), say(WORDS.origin), say(WORDS.choices)],
    rulings.map((ruling) => [
      ruling.id,
      say(ruling.question),
      say(ruling.answer),
      say(ruling.why),
      say(WORDS.origins[ruling.origin]),
      optionIds(ruling).join(' '),
    ]),
    format,
  );
}

function entry({ id, question, answer, why, origin, options }: Ruling, speaker: Speaker): string {
  const line = (name: Text, text: string): string => `      ${speaker.say(name)}${speaker.colon()} ${text}`;
  const lines = [
    `${id.padEnd(6)}${speaker.say(question)}`,
    line(WORDS.answer, speaker.say(answer)),
    line(WORDS.why, `${speaker.say(why)} (${speaker.say(WORDS.origins[origin])})`),
  ];
  if (options === undefined) return lines.join('\n');
  const each = Object.entries(options).map(([option, text]) => `${option} (${speaker.say(text)})`);
  return [...lines, line(WORDS.choices, each.join(', '))].join('\n');
}

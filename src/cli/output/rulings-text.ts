import { optionIds, type Ruling } from '../../kernel/ruling.ts';
import type { Text } from '../../kernel/text.ts';
import type { Speaker } from './bars.ts';
import { grid } from './grid.ts';
import type { TableFormat } from './render.ts';
import { OUTPUT_WORDS } from './output-words.ts';

/** Entries of the register, as text or as a table. */
export function rulingsText(rulings: readonly Ruling[], speaker: Speaker, format: TableFormat): string {
  if (format === 'text') return rulings.map((ruling) => entry(ruling, speaker)).join('\n');
  const say = (text: Text): string => speaker.say(text);
  return grid(
    [
      'id',
      'question',
      say(OUTPUT_WORDS.answer),
      say(OUTPUT_WORDS.why),
      say(OUTPUT_WORDS.origin),
      say(OUTPUT_WORDS.choices),
    ],
    rulings.map((ruling) => [
      ruling.id,
      say(ruling.question),
      say(ruling.answer),
      say(ruling.why),
      say(OUTPUT_WORDS.origins[ruling.origin]),
      optionIds(ruling).join(' '),
    ]),
    format,
  );
}

function entry({ id, question, answer, why, origin, options }: Ruling, speaker: Speaker): string {
  const line = (name: Text, text: string): string => `      ${speaker.say(name)}${speaker.colon()} ${text}`;
  const lines = [
    `${id.padEnd(6)}${speaker.say(question)}`,
    line(OUTPUT_WORDS.answer, speaker.say(answer)),
    line(OUTPUT_WORDS.why, `${speaker.say(why)} (${speaker.say(OUTPUT_WORDS.origins[origin])})`),
  ];
  if (options === undefined) return lines.join('\n');
  const each = Object.entries(options).map(([option, text]) => `${option} (${speaker.say(text)})`);
  return [...lines, line(OUTPUT_WORDS.choices, each.join(', '))].join('\n');
}

import type { Lang, Text } from '../../kernel/text.ts';
import { align } from '../output/grid.ts';

export const list = (rows: readonly (readonly [string, Text])[], lang: Lang): string =>
  align(
    rows.map(([name, text]) => [name, text[lang]]),
    { indent: '  ' },
  );

export const heading = (text: Text, lang: Lang): string => `\n${text[lang]}`;

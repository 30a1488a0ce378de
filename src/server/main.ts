import { BadInput } from '../kernel/schema.ts';
import { languageOf } from '../kernel/text.ts';
import { serve } from './serve.ts';

const lang = languageOf(process.env);

try {
  await serve(process.env, (line) => console.log(line));
} catch (error) {
  if (error instanceof BadInput)
    for (const { path, text } of error.problems) console.error(`${path}${lang === 'fr' ? ' :' : ':'} ${text[lang]}`);
  else console.error((error as Error).message);
  process.exitCode = 1;
}

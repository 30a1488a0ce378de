import type { Field } from '../../kernel/schema.ts';
import { type Lang, t } from '../../kernel/text.ts';
import { Shorthand } from './shorthand.ts';
import { problemInside, problem, singleIn, type Understood } from './single-value.ts';
import { itemsIn } from './tokens.ts';

export type { Understood } from './single-value.ts';

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;

/** More than any unit with all its facts takes. */
const LONGEST_TYPED = 4000;

/**
 * A value as a person writes it: any case, accents or none, ids or labels of either language (those of `lang` first),
 * `1 500`, `oui`, and records on one line (`Ph 9 6`, `Bd(O)`). What is in doubt is a problem that names the candidates.
 * Of a record only what was said comes back: the schema fills in the rest, or asks for it.
 */
export function understand(field: Field, text: string, lang?: Lang): Understood {
  if (text.length > LONGEST_TYPED)
    return problem(
      t(
        `texte trop long (${LONGEST_TYPED} caractères au plus)`,
        `too long a text (at most ${LONGEST_TYPED} characters)`,
      ),
    );
  if (field.kind === 'list') return listIn(field, text, lang);
  return field.kind === 'record'
    ? new Shorthand(field, lang, understand).understood(text)
    : singleIn(field, text, lang);
}

/** Items after one another: records apart by semicolons, single values by commas as well. */
function listIn(field: Of<'list'>, text: string, lang: Lang | undefined): Understood {
  const values: unknown[] = [];
  for (const [i, part] of itemsIn(text, field.item.kind === 'record' ? ';\n' : ';,\n').entries()) {
    const item = understand(field.item, part, lang);
    if ('problem' in item) return problemInside(`[${i + 1}]`, item.problem);
    values.push(item.value);
  }
  return { value: values };
}

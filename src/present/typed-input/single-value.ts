import { type Field, type Problem } from '../../kernel/schema.ts';
import { allowedText } from '../../kernel/field-words.ts';
import { type Lang, LANGS, same, t, type Text } from '../../kernel/text.ts';
import { clip } from '../../kernel/untrusted.ts';
import { nearest, squash } from './likeness.ts';
import { allNames, thingsNamed, valuesOf } from './names.ts';

/** What a text means for a field; or the problem, whose path begins at the field (empty for the field itself). */
export type Understood<V = unknown> = { readonly value: V } | { readonly problem: Misread };

/** `more`: there are more values than the words name. */
export interface Misread extends Problem {
  readonly more?: boolean;
}

type Of<K extends Field['kind']> = Extract<Field, { kind: K }>;
export type Single = Exclude<Field, { kind: 'list' | 'record' }>;

export const problem = (text: Text, path = ''): { readonly problem: Misread } => ({ problem: { path, text } });

/** A problem of a part: its path begins with the step that leads there. */
export const problemInside = (step: string, found: Misread): { readonly problem: Misread } => {
  const { path } = found;
  return { problem: { ...found, path: path === '' || path.startsWith('[') ? step + path : `${step}.${path}` } };
};

export function quoted(text: string): Text {
  const said = clip(text.trim());
  return said === '' ? t('« »', '""') : t(`« ${said} »`, `"${said}"`);
}

/** The value of a field that is neither a list nor a record. */
export function singleIn(field: Single, text: string, lang: Lang | undefined): Understood {
  switch (field.kind) {
    case 'choice':
      return chosenIn(field, text, lang);
    case 'whole':
      return numberFor(field, text);
    case 'flag':
      return flagIn(field, text);
    case 'words':
      return text.trim().length <= field.longest ? { value: text.trim() } : refuseValue(text, field);
  }
}

function refuseValue(typed: string, field: Field): Understood {
  const [said, wanted] = [quoted(typed), allowedText(field)];
  return problem(
    t(`${said.fr} ne convient pas ; attendu : ${wanted.fr}`, `${said.en} does not fit; expected ${wanted.en}`),
  );
}

const YES = ['oui', 'o', 'yes', 'y', 'true', 'vrai', '1', 'on'];
const NO = ['non', 'n', 'no', 'false', 'faux', '0', 'off'];

function flagIn(field: Field, text: string): Understood {
  const word = squash(text);
  if (YES.includes(word)) return { value: true };
  return NO.includes(word) ? { value: false } : refuseValue(text, field);
}

/** Spaces of any width, commas and apostrophes between groups of three digits. */
const GROUPED = /^([+-]?[1-9]\d{0,2})((?:[\s,'’]\d{3})+)$/;
const DECIMAL = /^[+-]?\d+(?:[.,]\d+)?$/;

/** `1 500`, `1,500`, `9,5`, `9½`, `−1`; undefined where it is no number. */
export function numberIn(text: string): number | undefined {
  const plain = text
    .trim()
    .replace('−', '-')
    .replace(/^([+-]?\d+) ?½$/, '$1.5');
  const [, head, groups] = GROUPED.exec(plain) ?? [];
  if (head !== undefined) return Number(head + groups!.replaceAll(/\D/g, ''));
  return DECIMAL.test(plain) ? Number(plain.replace(',', '.')) : undefined;
}

/** Whether it is what the brackets of the label count in, in full or in part: `7 SP`, `1 inch`. */
export const isUnitOf = ({ about: { label } }: Field, word: string): boolean =>
  LANGS.some((lang) => {
    const unit = squash(/\(([^)]+)\)/.exec(label[lang])?.[1] ?? '');
    return word.length > 1 && unit !== '' && (unit.startsWith(word) || word === `${unit}s`);
  });

function numberFor(field: Of<'whole'>, text: string): Understood {
  const counted = /^[+-]?\d+$/.test(text) ? null : /^([^\p{L}]*\d[^\p{L}]*?)\s*(\p{L}+)\.?$/u.exec(text.trim());
  const [, digits = text, unit] = counted ?? [];
  const value = numberIn(unit === undefined || isUnitOf(field, squash(unit)) ? digits : text);
  const steps = field.about.halves === true ? 2 : 1;
  const fits = value !== undefined && Number.isInteger(value * steps) && value >= field.min && value <= field.max;
  return fits ? { value: value + 0 } : refuseValue(text, field);
}

function chosenIn(field: Of<'choice'>, text: string, lang: Lang | undefined): Understood {
  const found = thingsNamed(valuesOf(field), text, lang);
  if (found === undefined)
    return { problem: { path: '', text: unknownValue(field, text), more: field.values.length > FEW } };
  if (found.things.length === 1) return { value: found.things[0]!.id };
  return problem(
    inDoubt(
      text,
      found.things.map(({ id }) => valueText(field, id)),
    ),
  );
}

/** `Ph (phalangites)`, `S (superior)`; an id that is its own label stands alone. */
export function valueText({ about: { options = {} } }: Field, id: string): Text {
  const label = options[id] ?? same(id);
  const said = (lang: Lang): string => {
    const name = label[lang].replace(`(${id}) `, '');
    return squash(name) === squash(id) ? id : `${id} (${name})`;
  };
  return t(said('fr'), said('en'));
}

/** `a, b or c` */
const either = (texts: readonly Text[]): Text => {
  const [all, last] = [texts.slice(0, -1), texts.at(-1)!];
  if (all.length === 0) return last;
  return t(
    `${all.map(({ fr }) => fr).join(', ')} ou ${last.fr}`,
    `${all.map(({ en }) => en).join(', ')} or ${last.en}`,
  );
};

export function inDoubt(typed: string, candidates: readonly Text[]): Text {
  const [said, one] = [quoted(typed), either(candidates)];
  return t(`${said.fr} peut être ${one.fr} : dire lequel`, `${said.en} may be ${one.en}: say which`);
}

export function didYouMean(typed: string, candidates: readonly Text[]): Text {
  const [said, meant] = [quoted(typed), either(candidates)];
  return t(
    `${said.fr} est inconnu ; vouliez-vous dire ${meant.fr} ?`,
    `${said.en} is unknown; did you mean ${meant.en}?`,
  );
}

/** More than this are not listed. */
const FEW = 7;

/** What was meant perhaps; otherwise all values where they are few, the first ones where they are many. */
function unknownValue(field: Of<'choice'>, typed: string): Text {
  const said = quoted(typed);
  const values = valuesOf(field);
  const near = nearest(typed, values, allNames);
  const textsOf = (things: readonly { readonly id: string }[]): Text[] => things.map(({ id }) => valueText(field, id));
  if (near.length > 0) return didYouMean(typed, textsOf(near));
  const some = either(textsOf(values.length > FEW ? values.slice(0, 3) : values));
  return values.length > FEW
    ? t(
        `${said.fr} est inconnu ; ${values.length} valeurs, par exemple ${some.fr}`,
        `${said.en} is unknown; ${values.length} values, for example ${some.en}`,
      )
    : t(`${said.fr} est inconnu ; attendu : ${some.fr}`, `${said.en} is unknown; expected ${some.en}`);
}

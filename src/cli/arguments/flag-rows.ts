import { type Field } from '../../kernel/schema.ts';
import { allowedText } from '../../kernel/field-words.ts';
import { type Lang, t } from '../../kernel/text.ts';
import { valueText } from '../../present/typed-input/single-value.ts';

/** The flags of a record, each with what it says and takes; what is alike is described once. */
export const flagRows = (root: Field, lang: Lang): string[][] => new Rows(lang).under(root, '');

class Rows {
  readonly #lang: Lang;
  /** Where each record and each list of values was described first. */
  readonly #described = new Map<string, string>();

  constructor(lang: Lang) {
    this.#lang = lang;
  }

  under(field: Field, path: string): string[][] {
    const record = field.kind === 'list' ? field.item : field;
    if (record.kind !== 'record') return [];
    return Object.entries(record.fields).flatMap(([id, inner]) => this.#at(inner, path === '' ? id : `${path}.${id}`));
  }

  #at(field: Field, path: string): string[][] {
    const { label, help } = field.about;
    const inner = field.kind === 'list' ? field.item : field;
    const before = inner.kind === 'record' || inner.kind === 'choice' ? this.#sameAs(inner, path) : undefined;
    const takes = before === undefined ? this.#takes(inner) : t(`comme --${before}`, `as --${before}`)[this.#lang];
    const more = help === undefined ? '' : ` (${help[this.#lang]})`;
    const row = [`--${path}`, `${[label[this.#lang], takes].filter(Boolean).join(', ')}${fallback(field)}${more}`];
    return before === undefined ? [row, ...this.under(field, path)] : [row];
  }

  #sameAs(field: Field, path: string): string | undefined {
    const key = JSON.stringify(outline(field));
    const before = this.#described.get(key);
    if (before === undefined) this.#described.set(key, path);
    return before;
  }

  #takes(field: Field): string {
    if (field.kind === 'whole') return allowedText(field)[this.#lang];
    if (field.kind !== 'choice') return '';
    return field.values.map((id) => valueText(field, id)[this.#lang]).join(', ');
  }
}

/** All that the description of a record or a choice says. */
const outline = (field: Field): unknown => {
  if (field.kind === 'record')
    return Object.entries(field.fields).map(([id, inner]) => [id, inner.about.label, inner.fallback, outline(inner)]);
  return field.kind === 'list' ? outline(field.item) : (field.about.options ?? field.kind);
};

/** What stands where nothing is said, unless that says nothing. */
const fallback = (field: Field): string =>
  field.required || (field.kind !== 'choice' && field.kind !== 'whole') ? '' : ` [${String(field.fallback)}]`;

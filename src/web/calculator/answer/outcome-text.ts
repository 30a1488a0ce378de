import type { Facet } from '../../../kernel/facet.ts';
import { t, type Text } from '../../../kernel/text.ts';

/** What a facet says of one outcome. */
export function classText(facet: Facet<unknown>, outcome: unknown): Text {
  const id = facet.classOf(outcome);
  return 'classes' in facet ? facet.classes.find((known) => known.id === id)!.text : facet.countText(Number(id));
}

/** The same on its own line: a bare number or a single word says little without the title of its facet. */
export function lineText(facet: Facet<unknown>, outcome: unknown): Text {
  const text = classText(facet, outcome);
  if ('classes' in facet && text.fr.includes(' ') && text.en.includes(' ')) return text;
  if (text.fr.includes(facet.text.fr.toLowerCase()) || text.fr.includes(facet.text.fr)) return text;
  return t(`${facet.text.fr} : ${text.fr}`, `${facet.text.en}: ${text.en}`);
}

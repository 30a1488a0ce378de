import { BadInput } from '../../kernel/schema.ts';
import { joinChoices, type Lang, t, type Text } from '../../kernel/text.ts';
import { clip } from '../../kernel/untrusted.ts';
import { nearest } from '../../present/typed-input/likeness.ts';
import { allNames, thingsNamed, typedNamesOf } from '../../present/typed-input/names.ts';
import { quoted } from '../../present/typed-input/single-value.ts';

export const badInput = (path: string, fr: string, en: string): BadInput => new BadInput([{ path, text: t(fr, en) }]);

/** What was said is no option of the command; the nearest one, by any of its names, or all those it has, and whose it is. */
export function noSuchOption(
  path: string,
  known: readonly string[],
  owners: readonly string[] = [],
  others: readonly string[] = [],
): BadInput {
  const near = nearest(path.split('.', 1)[0]!, [...known, ...others], (name) => [name]);
  const listFlags = (names: readonly string[]): Text => joinChoices(names.map((name) => `--${name}`));
  const whose =
    owners.length === 0
      ? t('', '')
      : t(` (c’est une option de ${owners.join(', ')})`, ` (it is an option of ${owners.join(', ')})`);
  if (near.length > 0 && owners.length === 0)
    return badInput(
      `--${clip(path)}`,
      `option inconnue ; vouliez-vous dire ${listFlags(near).fr} ?`,
      `no such option; did you mean ${listFlags(near).en}?`,
    );
  return badInput(
    `--${clip(path)}`,
    `cette commande n’a pas cette option${whose.fr} ; elle a : ${listFlags(known).fr}`,
    `this command has no such option${whose.en}; it has: ${listFlags(known).en}`,
  );
}

const WHAT = {
  command: {
    unknown: t('commande inconnue', 'unknown command'),
    missing: t('il manque la commande', 'a command is missing'),
  },
  ruleset: {
    unknown: t('système inconnu', 'unknown ruleset'),
    missing: t('il manque le système', 'a ruleset is missing'),
  },
  procedure: {
    unknown: t('procédure inconnue', 'unknown procedure'),
    missing: t('il manque la procédure', 'a procedure is missing'),
  },
  chart: { unknown: t('table inconnue', 'unknown chart'), missing: t('il manque la table', 'a chart is missing') },
  ruling: {
    unknown: t('interprétation inconnue', 'unknown ruling'),
    missing: t('il manque l’interprétation', 'a ruling is missing'),
  },
  army: {
    unknown: t('commande inconnue', 'unknown command'),
    missing: t('il manque ce qu’il faut faire', 'what to do is missing'),
  },
  sample: {
    unknown: t('armée inconnue', 'unknown army'),
    missing: t('il manque l’armée', 'an army is missing'),
  },
  shell: {
    unknown: t('interpréteur inconnu', 'unknown shell'),
    missing: t('il manque l’interpréteur', 'a shell is missing'),
  },
} as const satisfies Record<string, { readonly unknown: Text; readonly missing: Text }>;

interface Thing {
  readonly id: string;
  readonly title?: Text;
}

const idsText = (things: readonly Thing[]): Text => joinChoices(things.map(({ id }) => id));

/** `jdg` for `jours-de-gloire`. */
export const initialsOf = ({ id }: Thing): readonly string[] => {
  const words = id.split('-');
  return words.length > 1 ? [words.map((word) => word.charAt(0)).join('')] : [];
};

/** Picks a thing by its id, its initials or its title, in any case; or says which there are, or which was meant perhaps. */
export function pick<T extends Thing>(
  things: readonly T[],
  typed: string | undefined,
  what: keyof typeof WHAT,
  lang?: Lang,
): T {
  const { unknown, missing } = WHAT[what];
  const all = t(`au choix : ${idsText(things).fr}`, `there are: ${idsText(things).en}`);
  if (typed === undefined) throw badInput('', `${missing.fr} ; ${all.fr}`, `${missing.en}; ${all.en}`);
  const exact = things.find(({ id }) => id === typed);
  if (exact !== undefined) return exact;
  const sayings = things.map((thing) => ({
    ...typedNamesOf(thing.id, thing.title ?? t('', ''), initialsOf(thing)),
    thing,
  }));
  const found = thingsNamed(sayings, typed, lang)?.things ?? [];
  if (found.length === 1) return found[0]!.thing;
  const near = found.length > 0 ? found : nearest(typed, sayings, allNames);
  const hint =
    near.length === 0 ? all : t(`vouliez-vous dire ${idsText(near).fr} ?`, `did you mean ${idsText(near).en}?`);
  const said = quoted(typed);
  throw badInput('', `${unknown.fr} : ${said.fr} ; ${hint.fr}`, `${unknown.en} ${said.en}; ${hint.en}`);
}

import { exampleSituation } from '../../kernel/example.ts';
import type { Matchups, Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { type Field, fieldOf } from '../../kernel/schema.ts';
import { joinChoices, type Lang, t } from '../../kernel/text.ts';
import { exampleFlags } from '../arguments/calculation.ts';
import { flagIn } from '../arguments/field-names.ts';
import { flagRows } from '../arguments/flag-rows.ts';
import { align } from '../output/grid.ts';
import { commandLine } from '../output/shell.ts';
import { heading, list } from './layout.ts';

export const aboutRuleset = (ruleset: Ruleset, lang: Lang): string =>
  [
    ruleset.title[lang],
    list(
      ruleset.procedures.map(({ id, about }) => [id, about] as const),
      lang,
    ),
  ].join('\n');

/** The commands that take the facts of a situation. */
const SITUATED: readonly string[] = ['odds', 'levers', 'roll', 'resolve'];

export function aboutProcedure(ruleset: Ruleset, procedure: Procedure, asked: string, lang: Lang): string {
  const command = SITUATED.includes(asked) ? asked : 'odds';
  const line = (...flags: readonly string[]): string =>
    `  ${commandLine([command, ruleset.id, procedure.id, ...flags])}`;
  const examples = procedure.examples.flatMap(({ title }, i) => [
    `  # ${title[lang]}`,
    line(...exampleFlags(procedure, i, lang)),
  ]);
  const asJson = JSON.stringify(exampleSituation(procedure.examples[0]!, lang));
  return [
    `${ruleset.title[lang]} · ${procedure.title[lang]}`,
    procedure.about[lang],
    '',
    align(flagRows(fieldOf(procedure.situation), lang), { indent: '  ' }),
    '',
    HOW_TO_SAY[lang],
    ...byLabel(fieldOf(procedure.situation), lang),
    heading(t('Exemples', 'Examples'), lang),
    ...examples,
    `  # ${t('le premier, en JSON', 'the first one, as JSON')[lang]}`,
    line('--json', asJson),
  ].join('\n');
}

const HOW_TO_SAY = t(
  'Une liste grandit à chaque option répétée ; .2 désigne son deuxième élément. Un élément tient en une ligne, comme dans les exemples ; le reste s’y dit par nom=valeur. Codes ou noms, en français ou en anglais, majuscules ou non.',
  'A list grows with every repeated flag; .2 is its second item. An item fits on one line, as in the examples; what else it has is said there as name=value. Codes or names, in English or in French, capitals or not.',
);

/** Flags by the labels of the language, where they are other than the ids. */
function byLabel(root: Field, lang: Lang): readonly string[] {
  if (root.kind !== 'record') return [];
  const flags = Object.keys(root.fields).flatMap((id) => flagIn(root.fields, id, lang) ?? []);
  if (flags.length === 0) return [];
  const all = joinChoices(flags.map((flag) => `--${flag}`));
  return [
    t(`Options aussi par leur libellé, sans accents : ${all.fr}.`, `Flags by their labels too: ${all.en}.`)[lang],
  ];
}

export const aboutMatrix = (ruleset: Ruleset, procedure: Procedure, { filters }: Matchups, lang: Lang): string =>
  [
    `${ruleset.title[lang]} · ${procedure.title[lang]}`,
    t('Le tableau de tous contre tous.', 'The table of all against all.')[lang],
    '',
    align(
      [
        ...flagRows(fieldOf(filters), lang),
        [
          '--of',
          t('une seule classe, par son id (voir --format json)', 'one class only, by its id (see --format json)')[lang],
        ],
      ],
      { indent: '  ' },
    ),
    heading(t('Exemple', 'Example'), lang),
    `  ${commandLine(['matrix', ruleset.id, procedure.id])}`,
  ].join('\n');

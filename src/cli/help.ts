import type { Matchups, Procedure, Ruleset } from '../kernel/ruleset.ts';
import { allowed, type Field, fieldOf } from '../kernel/schema.ts';
import { type Lang, t, type Text } from '../kernel/text.ts';
import { CATALOGUE } from '../rulesets/catalogue.ts';
import type { Arguments } from './arguments.ts';
import { aligned } from './grid.ts';
import { pick } from './problem.ts';

const COMMANDS: readonly (readonly [string, Text])[] = [
  ['charts [ruleset] [chart]', t('les tables, toutes ou une seule', 'the charts, all or one')],
  [
    'odds <ruleset> <procedure>',
    t('les modificateurs, détaillés, et les chances exactes', 'the modifiers, itemised, and the exact odds'),
  ],
  [
    'roll <ruleset> <procedure>',
    t('la même chose, dés lancés (--seed pour rejouer)', 'the same, dice rolled (--seed to replay)'),
  ],
  [
    'resolve <ruleset> <procedure>',
    t('la même chose, avec vos dés (--dice 7,9)', 'the same, with your dice (--dice 7,9)'),
  ],
  [
    'matrix <ruleset> <procedure>',
    t('le tableau de tous contre tous (--of pour une classe)', 'the table of all against all (--of for one class)'),
  ],
  ['rulings <ruleset> [id]', t('comment les tables sont lues, et pourquoi', 'how the charts are read, and why')],
  ['schema <ruleset> <procedure>', t('le schéma JSON de la situation', 'the JSON Schema of the situation')],
  [
    'serve',
    t(
      'la page et l’API, servies par cette machine (--port, --host)',
      'the page and the API, served by this machine (--port, --host)',
    ),
  ],
];

const OPTIONS: readonly (readonly [string, Text])[] = [
  [
    '--lang fr|en',
    t('langue (par défaut, celle de l’environnement)', 'language (by default, that of the environment)'),
  ],
  ['--format text|json|csv|md', t('forme de la réponse', 'form of the answer')],
  ['--json -', t('la situation en JSON sur l’entrée standard', 'the situation as JSON on standard input')],
  ['--link "#/…"', t('rouvrir un lien', 'reopen a link')],
  [
    '--ruling A-7=top-unit',
    t('choisir une autre interprétation (voir rulings)', 'choose another ruling (see rulings)'),
  ],
  [
    '--dice 7,9',
    t(
      'vos dés ; pour une poignée, ses faces ou 5* (cinq réussites)',
      'your dice; for a pool, its faces or 5* (five passes)',
    ),
  ],
  ['--seed text', t('graine des dés lancés', 'seed of the dice rolled')],
];

const EXIT_CODES: readonly (readonly [string, Text])[] = [
  ['0', t('réponse donnée', 'answered')],
  ['1', t('les règles ne le permettent pas', 'the rules do not allow it')],
  ['2', t('données incorrectes', 'bad input')],
  ['3', t('impossible de continuer (disque plein…)', 'unable to go on (a full disk…)')],
];

const EXAMPLES = [
  'grognard charts alexandre types',
  'grognard odds alexandre melee --attackers.units "Ph 9" --defenders.units "In 6 discouraged"',
  'grognard resolve alexandre fire --firers "Ar 4 2" --target.units "Ca 6" --dice 9',
  'grognard matrix alexandre melee --of defenders-routed',
  'echo \'{"attackers":[{"units":[{"type":"Ca","strength":7}]}],"defenders":[{"units":[{"type":"In","strength":5}]}]}\' | grognard odds alexandre melee --json - --format json',
] as const;

/** General help, or that of a procedure where one is named. */
export async function helpText({ command, names, lang }: Arguments): Promise<string> {
  if (names.length === 0) return general(lang);
  const ruleset = await pick(CATALOGUE, names[0], 'ruleset').load();
  if (names.length === 1) return aboutRuleset(ruleset, lang);
  const procedure = pick(ruleset.procedures, names[1], 'procedure');
  return command === 'matrix' && procedure.matchups !== undefined
    ? aboutMatrix(ruleset, procedure, procedure.matchups, lang)
    : aboutProcedure(ruleset, procedure, lang);
}

const listed = (rows: readonly (readonly [string, Text])[], lang: Lang): string =>
  aligned(
    rows.map(([name, text]) => [name, text[lang]]),
    { indent: '  ' },
  );

const heading = (text: Text, lang: Lang): string => `\n${text[lang]}`;

function general(lang: Lang): string {
  return [
    t(
      'grognard : tables, chances exactes et dés pour jeux d’histoire',
      'grognard: charts, exact odds and dice for historical wargames',
    )[lang],
    heading(t('Commandes', 'Commands'), lang),
    listed(COMMANDS, lang),
    heading(t('Options', 'Options'), lang),
    listed(OPTIONS, lang),
    heading(t('Codes de sortie', 'Exit codes'), lang),
    listed(EXIT_CODES, lang),
    heading(t('Systèmes', 'Rulesets'), lang),
    listed(
      CATALOGUE.map(({ id, title }) => [id, title] as const),
      lang,
    ),
    heading(t('Exemples', 'Examples'), lang),
    ...EXAMPLES.map((line) => `  ${line}`),
    '',
    t(
      'grognard odds <ruleset> <procedure> --help décrit les options d’une procédure.',
      'grognard odds <ruleset> <procedure> --help describes the flags of a procedure.',
    )[lang],
  ].join('\n');
}

const aboutRuleset = (ruleset: Ruleset, lang: Lang): string =>
  [
    ruleset.title[lang],
    listed(
      ruleset.procedures.map(({ id, about }) => [id, about] as const),
      lang,
    ),
  ].join('\n');

function aboutProcedure(ruleset: Ruleset, procedure: Procedure, lang: Lang): string {
  const rows = flagRows(fieldOf(procedure.situation), '', lang);
  const examples = procedure.examples.map(
    ({ title, situation }) =>
      `  # ${title[lang]}\n  grognard odds ${ruleset.id} ${procedure.id} --json '${JSON.stringify(situation)}'`,
  );
  return [
    `${ruleset.title[lang]} · ${procedure.title[lang]}`,
    procedure.about[lang],
    '',
    aligned(rows, { indent: '  ' }),
    '',
    t(
      'Une liste grandit à chaque option répétée ; .2 désigne son deuxième élément. Un élément tient en une ligne : "Ph 9 quality=6".',
      'A list grows with every repeated flag; .2 is its second item. An item fits on one line: "Ph 9 quality=6".',
    )[lang],
    '',
    ...examples,
  ].join('\n');
}

const aboutMatrix = (ruleset: Ruleset, procedure: Procedure, { filters }: Matchups, lang: Lang): string =>
  [
    `${ruleset.title[lang]} · ${procedure.title[lang]}`,
    t('Le tableau de tous contre tous.', 'The table of all against all.')[lang],
    '',
    aligned(
      [
        ...flagRows(fieldOf(filters), '', lang),
        [
          '--of',
          t('une seule classe, par son id (voir --format json)', 'one class only, by its id (see --format json)')[lang],
        ],
      ],
      { indent: '  ' },
    ),
  ].join('\n');

function flagRows(field: Field, path: string, lang: Lang): string[][] {
  const inner = field.kind === 'list' ? field.item : field;
  if (inner.kind !== 'record') return [[`--${path}`, describe(field, lang)]];
  const own = path === '' ? [] : [[`--${path}`, describe(field, lang)]];
  return [
    ...own,
    ...Object.entries(inner.fields).flatMap(([name, f]) => flagRows(f, path === '' ? name : `${path}.${name}`, lang)),
  ];
}

function describe(field: Field, lang: Lang): string {
  const { label, help } = field.about;
  const fallback =
    field.required || field.kind === 'flag' || field.kind === 'list' || field.fallback === ''
      ? ''
      : ` [${JSON.stringify(field.fallback)}]`;
  const what =
    field.kind === 'record' || field.kind === 'list' || field.kind === 'flag' || field.kind === 'words'
      ? ''
      : `, ${allowed(field)[lang]}`;
  return `${label[lang]}${what}${fallback}${help ? ` (${help[lang]})` : ''}`;
}

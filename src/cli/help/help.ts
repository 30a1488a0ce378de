import { exampleSituation } from '../../kernel/example.ts';
import type { Matchups, Procedure, Ruleset } from '../../kernel/ruleset.ts';
import { type Field, fieldOf } from '../../kernel/schema.ts';
import { joinChoices, type Lang, t, type Text } from '../../kernel/text.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import {
  type Arguments,
  COMMAND_IDS,
  type CommandId,
  formatsOf,
  type OptionName,
  OPTIONS_OF,
} from '../arguments/arguments.ts';
import { ARMY_COMMANDS } from '../commands/armies/commands.ts';
import { LEVELS } from '../../minds/levels.ts';
import { flagIn } from '../arguments/field-names.ts';
import { flagRows } from '../arguments/flag-rows.ts';
import { exampleFlags } from '../arguments/calculation.ts';
import { align } from '../output/grid.ts';
import { NEW, quickBattlesOf } from '../commands/play/new-scenario.ts';
import { OWN_FLAGS, ownFlagsOf, type WithOwnFlags } from '../arguments/own-flags.ts';
import { KEYS, KEYS_OF_MINDS } from '../commands/play/keys.ts';
import { pick } from '../arguments/problem.ts';
import { commandLine } from '../output/shell.ts';

/** How each command is typed, and what it is for. */
const COMMANDS: Readonly<Record<CommandId, readonly [form: string, about: Text]>> = {
  charts: ['charts [ruleset] [chart]', t('les tables, toutes ou une seule', 'the charts, all or one')],
  odds: [
    'odds <ruleset> <procedure>',
    t('les modificateurs, détaillés, et les chances exactes', 'the modifiers, itemised, and the exact odds'),
  ],
  levers: [
    'levers <ruleset> <procedure>',
    t('ce qui changerait la donne, fait par fait', 'what would change it, fact by fact'),
  ],
  roll: [
    'roll <ruleset> <procedure>',
    t('la même chose, dés lancés (--seed pour rejouer)', 'the same, dice rolled (--seed to replay)'),
  ],
  resolve: [
    'resolve <ruleset> <procedure>',
    t('la même chose, avec vos dés (--dice 7,9)', 'the same, with your dice (--dice 7,9)'),
  ],
  matrix: [
    'matrix <ruleset> <procedure>',
    t('le tableau de tous contre tous (--of pour une classe)', 'the table of all against all (--of for one class)'),
  ],
  rulings: [
    'rulings <ruleset> [id]',
    t('comment les tables sont lues, et pourquoi', 'how the charts are read, and why'),
  ],
  army: [
    'army show|new|samples|…',
    t('une armée qui se souvient (army --help)', 'an army that remembers (army --help)'),
  ],
  schema: [
    'schema <ruleset> <procedure>|army',
    t('le schéma JSON de la situation, ou d’une armée', 'the JSON Schema of the situation, or of an army'),
  ],
  scenarios: [
    'scenarios [scenario|file|new]',
    t(
      'les batailles que l’on peut jouer, le contrôle de l’une d’elles, ou une nouvelle (scenarios new --help)',
      'the battles that can be played, a check of one, or a new one (scenarios new --help)',
    ),
  ],
  play: [
    'play <scenario|file>',
    t(
      'jouer une bataille, ou la reprendre (--opponent, --journal fichier, --dice typed ; play --help)',
      'play a battle, or go on with it (--opponent, --journal file, --dice typed; play --help)',
    ),
  ],
  replay: [
    'replay <journal>',
    t(
      'la position après une entrée (--at) et chaque dé vérifié',
      'the position after an entry (--at), and every die checked',
    ),
  ],
  simulate: [
    'simulate <scenario>',
    t(
      'des batailles entre joueurs de la machine (--games, --minds, --compare, --sweep ; simulate --help)',
      'battles between minds of the computer (--games, --minds, --compare, --sweep; simulate --help)',
    ),
  ],
  serve: [
    'serve',
    t(
      'la page et l’API, servies par cette machine (--port, --host)',
      'the page and the API, served by this machine (--port, --host)',
    ),
  ],
  completion: [
    'completion bash|zsh|fish',
    t('de quoi compléter les commandes avec la touche Tab', 'completes commands with the Tab key'),
  ],
};

export const aboutCommand = (id: CommandId): Text => COMMANDS[id][1];

const OPTIONS: Readonly<Record<OptionName, readonly [form: string, about: Text]>> = {
  lang: [
    '--lang fr|en',
    t('langue (par défaut, celle de l’environnement)', 'language (by default, that of the environment)'),
  ],
  format: ['--format text|json|csv|md', t('forme de la réponse', 'form of the answer')],
  json: [
    "--json '{…}'",
    t(
      'la situation en JSON ; --json - la lit sur l’entrée standard',
      'the situation as JSON; --json - reads standard input',
    ),
  ],
  link: ['--link "#/…"', t('rouvrir un lien', 'reopen a link')],
  ruling: [
    '--ruling A-7=top-unit',
    t('choisir une autre interprétation (voir rulings)', 'choose another ruling (see rulings)'),
  ],
  dice: [
    '--dice 7,9',
    t(
      'vos dés ; pour une poignée, ses faces ou 5* (cinq réussites)',
      'your dice; for a pool, its faces or 5* (five passes)',
    ),
  ],
  seed: ['--seed text', t('graine des dés lancés', 'seed of the dice rolled')],
  of: ['--of class', t('une seule classe d’un tableau', 'one class of a table only')],
  army: [
    '--army file.json',
    t(
      'une armée, dont @nom désigne une unité (à répéter pour plusieurs)',
      'an army, of which @name is a unit (repeat it for several)',
    ),
  ],
  apply: ['--apply', t('noter le résultat dans les armées', 'note the result in the armies')],
  partly: [
    '--partly',
    t('écrire même si une partie du fichier est perdue', 'write even where a part of the file is lost'),
  ],
  name: ['--name text', t('le nom d’une armée nouvelle', 'the name of a new army')],
  sample: ['--sample id', t('l’armée fournie à copier', 'the sample army to copy')],
  out: [
    '--out file.json',
    t('le fichier à écrire ; il ne doit pas encore exister', 'the file to write; it must not exist yet'),
  ],
};

export const aboutOption = (name: OptionName): Text => OPTIONS[name][1];

const EXIT_CODES: readonly (readonly [string, Text])[] = [
  ['0', t('réponse donnée', 'answered')],
  ['1', t('les règles ne le permettent pas', 'the rules do not allow it')],
  ['2', t('données incorrectes', 'bad input')],
  ['3', t('impossible de continuer (disque plein…)', 'cannot go on (a full disk…)')],
];

const EXAMPLES = [
  'grognard charts alexandre types',
  'grognard odds alexandre melee --attackers.units "Ph 9" --defenders.units "In 6 discouraged"',
  'grognard odds dbm close-combat --friend "Bd(O)" --enemy "Kn(S)"',
  'grognard resolve alexandre fire --firers "Ar 4 2" --target.units "Ca 6" --dice 9',
  'grognard levers wab shooting --shooters "10 longbow 12" --target 20',
  'grognard matrix alexandre melee --of defenders-routed',
  'echo \'{"attackers":[{"units":[{"type":"Ca","strength":7}]}],"defenders":[{"units":[{"type":"In","strength":5}]}]}\' | grognard odds alexandre melee --json - --format json',
] as const;

/** General help, or that of a procedure where one is named. */
export async function helpText({ command: said, names: words, lang }: Arguments): Promise<string> {
  const asked = said === 'help' ? COMMAND_IDS.find((id) => id === words[0]) : undefined;
  const [command, names] = asked === undefined ? [said, words] : [asked, words.slice(1)];
  if (command === 'army') return aboutArmies(lang);
  if (command === 'scenarios' && names[0] === NEW) return aboutNewScenarios(lang);
  if (isOwn(command)) return aboutOwnFlags(command, lang);
  if (names.length === 0) return general(lang);
  const ruleset = await pick(CATALOGUE, names[0], 'ruleset').load();
  if (names.length === 1) return aboutRuleset(ruleset, lang);
  const procedure = pick(ruleset.procedures, names[1], 'procedure', lang);
  return command === 'matrix' && procedure.matchups !== undefined
    ? aboutMatrix(ruleset, procedure, procedure.matchups, lang)
    : aboutProcedure(ruleset, procedure, command, lang);
}

const isOwn = (command: string): command is WithOwnFlags => Object.hasOwn(OWN_FLAGS, command);

const list = (rows: readonly (readonly [string, Text])[], lang: Lang): string =>
  align(
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
    list(Object.values(COMMANDS), lang),
    heading(t('Options', 'Options'), lang),
    list(Object.values(OPTIONS), lang),
    heading(t('Codes de sortie', 'Exit codes'), lang),
    list(EXIT_CODES, lang),
    heading(t('Systèmes', 'Rulesets'), lang),
    list(
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

const aboutArmies = (lang: Lang): string =>
  [
    t('Des armées qui se souviennent, un fichier JSON chacune', 'Armies that remember, a JSON file each')[lang],
    '',
    list(
      ARMY_COMMANDS.map(({ form, about }) => [form, about] as const),
      lang,
    ),
    '',
    IN_ARMIES[lang],
    heading(t('Exemples', 'Examples'), lang),
    ...armyExamples(lang).map((line) => `  ${line}`),
  ].join('\n');

/** What may be chosen of a battle that is made up, ruleset by ruleset. */
async function aboutNewScenarios(lang: Lang): Promise<string> {
  const makers = CATALOGUE.filter(({ battles }) => battles !== undefined);
  const chosen = await Promise.all(
    makers.map(async ({ id }) => {
      const { title, quick } = await quickBattlesOf({ names: [NEW, id], flags: [] });
      return [heading(title, lang), align(flagRows(fieldOf(quick.choices), lang), { indent: '  ' })];
    }),
  );
  return [
    'grognard scenarios new <ruleset>',
    t('Une bataille imaginée, écrite comme scénario', 'A battle made up, written as a scenario')[lang],
    ...chosen.flat(),
    '',
    list([OPTIONS.out], lang),
    heading(t('Exemples', 'Examples'), lang),
    '  grognard scenarios new alexandre --size 20 --ground hills --plan attack --seed granicus --out hills.json',
    '  grognard scenarios new --ruleset jours-de-gloire --ground villages --season late --out villages.json',
    '  grognard play hills.json --opponent veteran',
  ].join('\n');
}

/** Commands that have flags of their own are told with them, and with what else there is to know. */
function aboutOwnFlags(command: WithOwnFlags, lang: Lang): string {
  const [form, about] = COMMANDS[command];
  const general = OPTIONS_OF[command].map((name): readonly [string, Text] =>
    name === 'format' ? [`--format ${formatsOf(command).join('|')}`, A_BATTLE_A_LINE] : OPTIONS[name],
  );
  return [
    `grognard ${form}`,
    (WHAT_FOR[command] ?? about)[lang],
    '',
    list([...[...ownFlagsOf(command).values()].map((flag) => [flag.form, flag.about] as const), ...general], lang),
    ...(command === 'play' ? [heading(t('Touches', 'Keys'), lang), `  ${KEYS[lang]}${KEYS_OF_MINDS[lang]}`] : []),
    ...(command === 'play' || command === 'simulate' ? [heading(t('Joueurs', 'Minds'), lang), minds(lang)] : []),
    heading(t('Exemples', 'Examples'), lang),
    ...EXAMPLES_OF[command].map((line) => `  grognard ${line}`),
  ].join('\n');
}

const A_BATTLE_A_LINE = t('csv : une bataille par ligne', 'csv: a battle a line');

const WHAT_FOR: Partial<Readonly<Record<WithOwnFlags, Text>>> = {
  play: t(
    'Une bataille en texte, à deux à la même table ou contre l’ordinateur, règles appliquées',
    'A battle as text, two at one table or against the computer, rules enforced',
  ),
  simulate: t(
    'Des batailles entières entre joueurs de la machine : parts de victoires, pertes, durée, fins, chance',
    'Whole battles between minds of the computer: shares of wins, losses, length, endings, luck',
  ),
};

const EXAMPLES_OF: Readonly<Record<WithOwnFlags, readonly string[]>> = {
  play: ['play the-ford --seed granicus --journal battle.json', 'play maida --opponent veteran --dice typed'],
  replay: ['replay battle.json --at 40'],
  simulate: [
    'simulate the-ford --games 200 --minds veteran,conscript --seed granicus',
    'simulate the-ford --compare A-49=free --resume ford.json',
    'simulate gaugamela --sweep sides[2].collapse=40,45,50 --format json',
  ],
  serve: ['serve --port 8080'],
};

const minds = (lang: Lang): string =>
  list(
    Object.entries(LEVELS).map(([id, { about }]) => [id, about] as const),
    lang,
  );

const IN_ARMIES = t(
  'odds, levers, roll et resolve prennent des armées (--army fichier.json) et leurs unités par leur nom (@Agema, ou @Macédoine/Agema si deux armées en ont une). Ce que disent d’autres options l’emporte. --apply note le résultat.',
  'odds, levers, roll and resolve take armies (--army file.json) and their units by name (@Agema, or @Macedon/Agema where two armies have one). What other flags say prevails. --apply notes the result.',
);

/** The armies that come along bear names of the reader’s language. */
const [RIDERS, TARGET] = [
  t('@Compagnons 1; @Compagnons 2', '@Companions 1; @Companions 2'),
  t('@Cavaliers perses 1', '@Persian horse 1'),
];

const armyExamples = (lang: Lang): readonly string[] => [
  'grognard army new alexandre --sample macedon --out macedon.json',
  'grognard army new alexandre --sample persia --out persia.json',
  `grognard resolve alexandre melee --army macedon.json --army persia.json --attackers.units "${RIDERS[lang]}" --defenders.units "${TARGET[lang]}" --dice 5 --apply`,
  'grognard army show persia.json',
  'grognard army undo persia.json',
];

const aboutRuleset = (ruleset: Ruleset, lang: Lang): string =>
  [
    ruleset.title[lang],
    list(
      ruleset.procedures.map(({ id, about }) => [id, about] as const),
      lang,
    ),
  ].join('\n');

/** The commands that take the facts of a situation. */
const SITUATED: readonly string[] = ['odds', 'levers', 'roll', 'resolve'];

function aboutProcedure(ruleset: Ruleset, procedure: Procedure, asked: string, lang: Lang): string {
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

const aboutMatrix = (ruleset: Ruleset, procedure: Procedure, { filters }: Matchups, lang: Lang): string =>
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

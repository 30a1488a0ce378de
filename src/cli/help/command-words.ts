import { t, type Text } from '../../kernel/text.ts';
import type { CommandId, OptionName } from '../arguments/arguments.ts';

/** How each command is typed, and what it is for. */
export const COMMANDS: Readonly<Record<CommandId, readonly [form: string, about: Text]>> = {
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
    'scenarios [scenario|file|new|next]',
    t(
      'les batailles que l’on peut jouer, le contrôle de l’une d’elles, une nouvelle (scenarios new --help), la suite d’une campagne (scenarios next journal.json)',
      'the battles that can be played, a check of one, a new one (scenarios new --help), the next of a campaign (scenarios next journal.json)',
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

export const OPTIONS: Readonly<Record<OptionName, readonly [form: string, about: Text]>> = {
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

export const EXIT_CODES: readonly (readonly [string, Text])[] = [
  ['0', t('réponse donnée', 'answered')],
  ['1', t('les règles ne le permettent pas', 'the rules do not allow it')],
  ['2', t('données incorrectes', 'bad input')],
  ['3', t('impossible de continuer (disque plein…)', 'cannot go on (a full disk…)')],
];

export const EXAMPLES = [
  'grognard charts alexandre types',
  'grognard odds alexandre melee --attackers.units "Ph 9" --defenders.units "In 6 discouraged"',
  'grognard odds dbm close-combat --friend "Bd(O)" --enemy "Kn(S)"',
  'grognard resolve alexandre fire --firers "Ar 4 2" --target.units "Ca 6" --dice 9',
  'grognard levers wab shooting --shooters "10 longbow 12" --target 20',
  'grognard matrix alexandre melee --of defenders-routed',
  'echo \'{"attackers":[{"units":[{"type":"Ca","strength":7}]}],"defenders":[{"units":[{"type":"In","strength":5}]}]}\' | grognard odds alexandre melee --json - --format json',
] as const;

import { fieldOf } from '../../kernel/schema.ts';
import { type Lang, t, type Text } from '../../kernel/text.ts';
import { LEVELS } from '../../minds/levels.ts';
import { CATALOGUE } from '../../rulesets/catalogue.ts';
import { type Arguments, COMMAND_IDS, formatsOf, OPTIONS_OF } from '../arguments/arguments.ts';
import { flagRows } from '../arguments/flag-rows.ts';
import { OWN_FLAGS, ownFlagsOf, type WithOwnFlags } from '../arguments/own-flags.ts';
import { pick } from '../arguments/problem.ts';
import { ARMY_COMMANDS } from '../commands/armies/commands.ts';
import { KEYS, KEYS_OF_MINDS } from '../commands/play/keys.ts';
import { NEW, quickBattlesOf } from '../commands/play/new-scenario.ts';
import { align } from '../output/grid.ts';
import { COMMANDS, EXAMPLES, EXIT_CODES, OPTIONS } from './command-words.ts';
import { heading, list } from './layout.ts';
import { aboutMatrix, aboutProcedure, aboutRuleset } from './procedure-help.ts';

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

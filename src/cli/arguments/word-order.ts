import { type Lang, t, type Text } from '../../kernel/text.ts';
import { MATCHES, thingsNamed, type TypedNames, typedNamesOf } from '../../present/typed-input/names.ts';
import { type CatalogueEntry, CATALOGUE } from '../../rulesets/catalogue.ts';
import { type CommandId, COMMAND_IDS, namesAt } from './arguments.ts';
import { initialsOf } from './problem.ts';
import { commandLine } from '../output/shell.ts';

/** Commands that are followed by a ruleset, and those of them that go on with a procedure. */
const OF_RULESETS: readonly CommandId[] = ['charts', 'rulings'];
const OF_PROCEDURES: readonly CommandId[] = ['odds', 'levers', 'roll', 'resolve', 'matrix', 'schema'];

const SURE = MATCHES.filter((match) => match !== 'part');
const isCalled = (names: TypedNames, word: string, lang: Lang): boolean =>
  thingsNamed([names], word, lang, SURE) !== undefined;

/** What a word is surely called, if anything. */
type Meaning =
  | { readonly is: 'command'; readonly id: CommandId }
  | { readonly is: 'ruleset'; readonly card: CatalogueEntry }
  | { readonly is: 'procedure'; readonly of: readonly { readonly card: CatalogueEntry; readonly id: string }[] };

async function meaningOf(word: string, lang: Lang): Promise<Meaning | undefined> {
  const command = COMMAND_IDS.find((id) => id === word.toLowerCase());
  if (command !== undefined) return { is: 'command', id: command };
  const card = CATALOGUE.find((one) => isCalled(typedNamesOf(one.id, one.title, initialsOf(one)), word, lang));
  if (card !== undefined) return { is: 'ruleset', card };
  const of = await Promise.all(
    CATALOGUE.map(async (each) =>
      (await each.load()).procedures
        .filter(({ id, title }) => isCalled(typedNamesOf(id, title), word, lang))
        .map(({ id }) => ({ card: each, id })),
    ),
  );
  return of.flat().length > 0 ? { is: 'procedure', of: of.flat() } : undefined;
}

/** Command, ruleset and procedure typed in another order, or without the command: what was meant, to be typed again. */
export async function reorderedCommand(argv: readonly string[], lang: Lang): Promise<Text | undefined> {
  const places = namesAt(argv).slice(0, 3);
  const meant = await Promise.all(places.map((at) => meaningOf(argv[at]!, lang)));
  const [first, second] = meant;
  if (first === undefined || (first.is === 'command' && second?.is !== 'procedure')) return undefined;
  const command = meant.find((one) => one?.is === 'command')?.id;
  const card = meant.find((one) => one?.is === 'ruleset')?.card;
  const procedures = meant
    .find((one) => one?.is === 'procedure')
    ?.of.filter((one) => card === undefined || one.card === card);
  const rest = argv.filter((_, at) => meant[places.indexOf(at)] === undefined);
  const lines = (procedures ?? [{ card: card!, id: undefined }]).flatMap(({ card: ruleset, id }) =>
    commandsFor(command, id !== undefined).map((one) =>
      commandLine([one, ruleset.id, ...(id === undefined ? [] : [id]), ...rest]),
    ),
  );
  return lines.length === 0
    ? undefined
    : t(`vouliez-vous dire : ${lines.join(' ou ')} ?`, `did you mean: ${lines.join(' or ')}?`);
}

function commandsFor(said: CommandId | undefined, isProcedure: boolean): readonly CommandId[] {
  if (said !== undefined) return [...OF_RULESETS, ...OF_PROCEDURES].includes(said) ? [said] : [];
  return isProcedure ? ['odds'] : ['charts', 'odds'];
}

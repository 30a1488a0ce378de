import { isRefusal } from '../kernel/assessment.ts';
import { CERTAIN, type Game } from '../kernel/game.ts';
import { alike } from '../kernel/plain.ts';
import { BadInput, within } from '../kernel/problem.ts';
import { t, type Text } from '../kernel/text.ts';
import { attempt } from '../kernel/throwing.ts';
import type { Entry, Journal } from './journal.ts';
import type { Match } from './match.ts';

/** Takes a journal up where it ended: its events are applied as they stand. Throws `BadInput` where it is of another battle. */
export async function replay<G, C, V>(game: Game<G, C, V>, journal: Journal): Promise<Match<G, C, V>> {
  const mine = await readJournal(game, journal);
  const states: G[] = [game.setUp()];
  for (const [i, { events }] of mine.entries.entries()) states.push(applied(game, states[i]!, events, i));
  return { game, journal: mine, states };
}

function applied<G, C, V>(game: Game<G, C, V>, state: G, events: readonly V[], i: number): G {
  try {
    return game.evolve(state, events);
  } catch {
    throw new BadInput([
      {
        path: `entries[${i + 1}].events`,
        text: t('ces événements ne vont pas à cette position', 'these events do not fit this position'),
      },
    ]);
  }
}

/** Its commands and events, checked; throws `BadInput`. */
async function readJournal<G, C, V>(game: Game<G, C, V>, journal: Journal): Promise<Journal<C, V>> {
  if (journal.ruleset !== game.ruleset || journal.scenario.id !== game.scenario.id)
    throw new BadInput([{ path: 'scenario', text: t('un autre scénario', 'another scenario') }]);
  if (journal.scenario.hash !== game.scenario.hash)
    throw new BadInput([
      {
        path: 'scenario.hash',
        text: t('le scénario a changé depuis', 'the scenario has changed since'),
      },
    ]);
  const reader = await game.reader();
  return {
    ...journal,
    entries: journal.entries.map((entry, i) =>
      within(`entries[${i + 1}]`, () => ({
        ...entry,
        command: reader.command(entry.command),
        events: reader.events(entry.events),
      })),
    ),
  };
}

/** An entry that the rules would have played otherwise. */
export interface Difference {
  /** Counted from 1. */
  readonly entry: number;
  readonly why: Text;
}

/** Whether the rules of today made a journal: those of another version may lead elsewhere without a fault of the journal. */
export const byTheseRules = <G, C, V>({ game, journal }: Match<G, C, V>): boolean => journal.rules === game.version;

/** Runs the rules again on the recorded faces, entry by entry, and says where they lead elsewhere. */
export function audit<G, C, V>({ game, journal, states }: Match<G, C, V>): readonly Difference[] {
  return journal.entries.flatMap((entry, i) => {
    const why = judged(() => differs(game, states[i]!, entry));
    return why === undefined ? [] : [{ entry: i + 1, why }];
  });
}

/** Events of a forged journal may lead to a position that no rule provides for. */
function judged(judge: () => Text | undefined): Text | undefined {
  try {
    return judge();
  } catch {
    return t('les règles ne connaissent pas cette position', 'the rules do not know this position');
  }
}

/** Most commands throw no dice: nothing is made ready to read them. */
const NOTHING_THROWN = { state: 'done', outcome: undefined, unused: 0 } as const;

function differs<G, C, V>(
  game: Game<G, C, V>,
  state: G,
  { by, command, faces, events }: Entry<C, V>,
): Text | undefined {
  const prepared = game.prepare(state, command);
  if (isRefusal(prepared))
    return t(
      `les règles ne le permettent pas : ${prepared.refused.fr}`,
      `the rules do not allow it: ${prepared.refused.en}`,
    );
  if (prepared.by !== by) return t('ce n’était pas à ce camp', 'it was not for that side');
  const tried =
    prepared.rule === CERTAIN && faces.length === 0 ? NOTHING_THROWN : attempt(prepared.rule, prepared.input, faces);
  if (tried.state === 'wanting') return t('il manque un dé', 'a die is missing');
  if (tried.state === 'impossible') return t('un dé ne peut pas montrer cela', 'a die cannot show that');
  if (tried.unused > 0) return t('il y a un dé de trop', 'there is a die too many');
  return alike(prepared.events(tried.outcome), events)
    ? undefined
    : t('ces dés donnent un autre résultat', 'these dice give another result');
}

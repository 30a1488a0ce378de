import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import type { Entry } from '../../../play/journal.ts';
import { Fold } from '../../base/fold.tsx';
import { say } from '../../base/lang.ts';
import { sideClass } from '../../board/side-class.ts';
import { WhyThen } from '../computer/why-then.tsx';
import { weighingOf } from '../computer/remembered.ts';
import { seatsIn } from '../computer/seats.ts';
import type { BattleModel } from '../match/model.ts';
import { textsOf } from '../panel/happened.tsx';
import { showAfter } from './battle-story.ts';
import { EntryAccount } from './entry-account.tsx';

interface Props {
  readonly model: BattleModel;
  readonly ruleset: Ruleset;
  /** Counted from 1. */
  readonly n: number;
}

const entryOf = ({ match }: BattleModel, n: number): Entry => match.value.entries[n - 1]!;

const hasAccount = (model: BattleModel, entry: Entry): boolean =>
  textsOf(model, entry).length > 1 || entry.faces.length > 0;

function hasReasons({ id, over, game, match }: BattleModel, entry: Entry, n: number): boolean {
  if (weighingOf(entry) === undefined && seatsIn(id)[entry.by] === undefined) return false;
  // What was chosen in secret would be told with its reasons.
  return over.value !== undefined || game.secret?.(match.value.states[n - 1]) === undefined;
}

/** Nothing stands behind its sentence; behind what happened by itself, only dice do. */
export function isInShort(model: BattleModel, n: number, isAside: boolean): boolean {
  const entry = entryOf(model, n);
  if (isAside && entry.faces.length === 0) return true;
  return !hasAccount(model, entry) && !hasReasons(model, entry, n);
}

/** One order as its events tell it, the position then one tap away. */
export function EntryLine({ model, ruleset, n }: Props) {
  const entry = entryOf(model, n);
  const first = textsOf(model, entry)[0] ?? model.game.say(model.match.value.states[n - 1], entry.command);
  return (
    <li class={`${sideClass(entry.by)}${entry.along ? ' along' : ''}`}>
      <button type="button" class="battle-line" onClick={() => showAfter(model, n)}>
        {say(first)}
        {entry.faces.length > 0 && <span class="battle-faces"> {facesOf(entry)}</span>}
      </button>
      <EntryDetails model={model} ruleset={ruleset} n={n} />
    </li>
  );
}

const facesOf = ({ faces }: Entry): string =>
  faces.map((face) => (typeof face === 'number' ? face : `${face.passed}✓`)).join(' ');

/** What an order unfolds to: its account, and why the computer gave it. */
export function EntryDetails({ model, ruleset, n }: Props) {
  const entry = entryOf(model, n);
  const agreed = model.table.combats.agreement(entry.command);
  return (
    <>
      {agreed !== undefined && <span class="badge">{say(t('d’accord', 'agreed'))}</span>}
      {hasAccount(model, entry) && (
        <Fold class="battle-more" summary={<span class="small muted">{say(t('en entier', 'in full'))}</span>}>
          {() => <EntryAccount model={model} ruleset={ruleset} entry={entry} n={n} />}
        </Fold>
      )}
      {hasReasons(model, entry, n) && (
        <Fold class="battle-more" summary={<span class="small muted">{say(t('pourquoi ?', 'why?'))}</span>}>
          {() => <WhyThen model={model} n={n} entry={entry} />}
        </Fold>
      )}
    </>
  );
}

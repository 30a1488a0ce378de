import { isRefusal } from '../../../kernel/assessment.ts';
import type { Cast } from '../../../kernel/effect.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t } from '../../../kernel/text.ts';
import type { Entry } from '../../../play/journal.ts';
import { colon, lang, say } from '../../base/lang.ts';
import { Account } from '../../calculator/answer/ledger.tsx';
import { factField, factText, valueText } from '../match/combat-facts.ts';
import type { BattleModel } from '../match/model.ts';
import { Thrown } from '../panel/dice.tsx';
import { textsOf } from '../panel/happened.tsx';

interface Props {
  readonly model: BattleModel;
  readonly ruleset: Ruleset;
  readonly entry: Entry;
  /** Counted from 1. */
  readonly n: number;
}

/** `Ca Companions: quality → 7` */
function factSaid(ruleset: Ruleset, procedure: string, cast: Cast, path: string, to: unknown): string {
  const field = factField(ruleset, procedure, path);
  return field === undefined ? `${path} → ${to}` : `${say(factText(field, cast, path))} → ${say(valueText(field, to))}`;
}

/** Dice, the lines of the charts and everything that came of it. */
export function EntryAccount({ model, ruleset, entry, n }: Props) {
  const lines = textsOf(model, entry);
  const prepared = model.game.prepare(model.match.value.states[n - 1], entry.command);
  if (isRefusal(prepared)) return null;
  const account = prepared.explain();
  const agreed = model.table.combats.agreement(entry.command);
  const combat = agreed && model.table.combats.of(model.match.value.states[n - 1], entry.command, lang.value);
  const tried = runWithTypedDice(prepared.rule, prepared.input, entry.faces);
  return (
    <div class="battle-whole">
      {agreed !== undefined && (
        <p class="notice small">
          {say(t('D’un commun accord (', 'By agreement ('))}
          {agreed.reason}){colon()}
          {Object.entries(agreed.facts)
            .map(([path, to]) => factSaid(ruleset, combat?.procedure ?? '', account?.cast ?? {}, path, to))
            .join(' ; ')}
        </p>
      )}
      {account !== undefined && <Account account={account} ruleset={ruleset} />}
      {tried.state === 'done' && <Thrown model={model} throws={tried.throws} cast={account?.cast} />}
      <ul>
        {lines.map((line, i) => (
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
    </div>
  );
}

import { isRefusal } from '../../../kernel/assessment.ts';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Entry } from '../../../play/journal.ts';
import { lang, say } from '../../base/lang.ts';
import { Thrown } from './dice.tsx';
import { throwersOf } from './throwers.ts';
import type { BattleModel } from '../match/model.ts';

const told = new WeakMap<Entry, readonly Text[]>();

/** What an entry tells, line by line. */
export function textsOf({ game }: BattleModel, entry: Entry): readonly Text[] {
  let lines = told.get(entry);
  if (lines === undefined) told.set(entry, (lines = entry.events.flatMap((event) => game.tell(event) ?? [])));
  return lines;
}

/** The names of the account that the last command had before its dice. */
function castOf({ game, match }: BattleModel, { entry }: NonNullable<BattleModel['last']['value']>) {
  const prepared = game.prepare(match.value.states.at(-2), entry.command);
  return isRefusal(prepared) ? undefined : prepared.explain()?.cast;
}

/** What came of the last command that had dice. */
export function Happened({ model, ruleset }: { model: BattleModel; ruleset: Ruleset }) {
  const played = model.last.value;
  if (played === undefined || played.throws.length === 0 || model.looksBack.value) return null;
  return (
    <section class="battle-happened" aria-label={say(t('Ce qui vient d’arriver', 'What just happened'))}>
      <Thrown
        model={model}
        throws={played.throws}
        cast={castOf(model, played)}
        throwers={throwersOf(model, ruleset, model.match.value.states.at(-2), played.entry.command, lang.value)}
      />
      <ul class="small">
        {textsOf(model, played.entry).map((line, i) => (
          <li key={i}>{say(line)}</li>
        ))}
      </ul>
    </section>
  );
}

/** Read out after each command. */
export function Spoken({ model }: { model: BattleModel }) {
  const played = model.last.value;
  return (
    <p class="visually-hidden" aria-live="polite">
      {played === undefined ? '' : textsOf(model, played.entry).map(say).join('. ')}
    </p>
  );
}

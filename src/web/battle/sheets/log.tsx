import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Ruleset } from '../../../kernel/ruleset.ts';
import { isRefusal } from '../../../kernel/assessment.ts';
import type { Cast } from '../../../kernel/effect.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { runWithTypedDice } from '../../../kernel/rolled-dice.ts';
import type { Entry } from '../../../play/journal.ts';
import { Fold } from '../../base/fold.tsx';
import { colon, lang, say } from '../../base/lang.ts';
import { Account } from '../../calculator/answer/ledger.tsx';
import { WhyThen } from '../computer/reasons.tsx';
import { weighingOf } from '../computer/remembered.ts';
import { seatsIn } from '../computer/seats.ts';
import { Thrown } from '../panel/dice.tsx';
import { factField, factText, valueText } from '../match/combat-facts.ts';
import { toldOf } from '../panel/happened.tsx';
import { sideClass } from '../../board/side-class.ts';
import type { BattleModel } from '../match/model.ts';

interface Props {
  readonly model: BattleModel;
  readonly ruleset: Ruleset;
}

/** Within a line or so. */
const NEARLY = 24;
const isAtItsEnd = (list: HTMLElement | null): boolean =>
  list === null || list.scrollTop + list.clientHeight > list.scrollHeight - NEARLY;

/** The battle so far: a line for each command, the position then one tap away, and a slider through all of them. */
export function Log({ model, ruleset }: Props) {
  const { entries } = model.match.value;
  const list = useRef<HTMLOListElement>(null);
  const at = model.shown.value ?? entries.length;
  // Whoever reads further up, or what a line unfolds to, reads on.
  const stoodAtItsEnd = isAtItsEnd(list.current);
  useEffect(() => {
    if (model.shown.value === undefined && stoodAtItsEnd) list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [entries.length]);
  const show = (n: number): void => {
    model.clear();
    model.shown.value = n === entries.length ? undefined : n;
  };
  return (
    <div class="battle-log">
      {model.looksBack.value && <LookingBack model={model} />}
      <label class="battle-scrub">
        <span class="small">{say(t(`après ${at} sur ${entries.length}`, `after ${at} of ${entries.length}`))}</span>
        <input
          type="range"
          min={0}
          max={entries.length}
          value={at}
          onInput={(event) => show(Number(event.currentTarget.value))}
        />
      </label>
      <ol ref={list} tabIndex={0} aria-label={say(t('Journal', 'Log'))}>
        {entries.map((entry, i) => (
          <Line key={i} model={model} ruleset={ruleset} entry={entry} n={i + 1} here={at === i + 1} show={show} />
        ))}
      </ol>
    </div>
  );
}

interface LineProps extends Props {
  readonly entry: Entry;
  readonly n: number;
  readonly here: boolean;
  show(n: number): void;
}

function Line({ model, ruleset, entry, n, here, show }: LineProps) {
  const lines = toldOf(model, entry);
  const first = lines[0] ?? model.game.say(model.match.value.states[n - 1], entry.command);
  const isShort = lines.length < 2 && entry.faces.length === 0;
  const agreed = model.table.combats.agreement(entry.command);
  // What was chosen in secret would be told with its reasons.
  const isHidden = model.over.value === undefined && model.game.secret?.(model.match.value.states[n - 1]) !== undefined;
  return (
    <li class={`${sideClass(entry.by)}${here ? ' here' : ''}${entry.along ? ' along' : ''}`}>
      <button type="button" class="battle-line" aria-current={here ? 'step' : undefined} onClick={() => show(n)}>
        {say(first)}
        {entry.faces.length > 0 && <span class="battle-faces"> {facesOf(entry)}</span>}
        {agreed !== undefined && <span class="badge"> {say(t('d’accord', 'agreed'))}</span>}
      </button>
      {!isShort && (
        <Fold class="battle-more" summary={<span class="small muted">{say(t('en entier', 'in full'))}</span>}>
          {() => <Whole model={model} ruleset={ruleset} entry={entry} n={n} lines={lines} />}
        </Fold>
      )}
      {(weighingOf(entry) !== undefined || seatsIn(model.id)[entry.by] !== undefined) && !isHidden && (
        <Fold class="battle-more" summary={<span class="small muted">{say(t('pourquoi ?', 'why?'))}</span>}>
          {() => <WhyThen model={model} n={n} entry={entry} />}
        </Fold>
      )}
    </li>
  );
}

const facesOf = ({ faces }: Entry): string =>
  faces.map((face) => (typeof face === 'number' ? face : `${face.passed}✓`)).join(' ');

/** `Ca Companions: quality → 7` */
function factSaid(ruleset: Ruleset, procedure: string, cast: Cast, path: string, to: unknown): string {
  const field = factField(ruleset, procedure, path);
  return field === undefined ? `${path} → ${to}` : `${say(factText(field, cast, path))} → ${say(valueText(field, to))}`;
}

/** Dice, the lines of the charts and everything that came of it. */
function Whole({ model, ruleset, entry, n, lines }: Omit<LineProps, 'here' | 'show'> & { lines: readonly Text[] }) {
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

/** Back to the present, or the present back to here, as both players agree. */
export function LookingBack({ model }: { model: BattleModel }) {
  const asking = useSignal(false);
  const reason = useSignal('');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), [asking.value]);
  return (
    <div class="notice warn stack battle-back">
      <div class="row">
        <button type="button" class="primary compact" onClick={() => (model.shown.value = undefined)}>
          {say(t('Revenir au présent', 'Back to the present'))}
        </button>
        {!asking.value && model.tab.role.value === 'plays' && (
          <button type="button" class="quiet compact" onClick={() => (asking.value = true)}>
            {say(t('Reprendre d’ici…', 'Play on from here…'))}
          </button>
        )}
      </div>
      {asking.value && (
        <form
          class="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (reason.value.trim() !== '') model.rewindTo(model.shown.value!, reason.value.trim());
          }}
        >
          <label class="field">
            <span class="field-label">{say(t('Pourquoi (les deux camps d’accord)', 'Why (both sides agree)'))}</span>
            <input
              ref={field}
              value={reason.value}
              maxLength={200}
              required
              onInput={(event) => (reason.value = event.currentTarget.value)}
            />
          </label>
          <button type="submit" class="compact">
            {say(t('Reprendre', 'Take back'))}
          </button>
        </form>
      )}
    </div>
  );
}

import { signal } from '@preact/signals';
import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { byRecency } from '../base/recent.ts';
import { Select } from '../form/select.tsx';
import { LONGEST_NAME } from './game.ts';
import { startGame } from './games.ts';

/** What was typed stays when one looks something up on another page. */
const typed = signal<{ readonly names: readonly [string, string]; readonly ruleset: string | undefined }>({
  names: ['', ''],
  ruleset: undefined,
});

const PLAYERS = [t('Joueur 1', 'Player 1'), t('Joueur 2', 'Player 2')] as const;

export function NewGame() {
  const rulesets = byRecency();
  const { names } = typed.value;
  const ruleset = typed.value.ruleset ?? rulesets[0]!.id;
  const name = (player: 0 | 1) => (
    <label class="field">
      <span class="field-label">{say(PLAYERS[player])}</span>
      <input
        maxLength={LONGEST_NAME}
        value={names[player]}
        autoComplete="off"
        onInput={({ currentTarget: { value } }) =>
          (typed.value = { ...typed.value, names: player === 0 ? [value, names[1]] : [names[0], value] })
        }
      />
    </label>
  );
  const start = (): void => {
    const named = names.map((given, i) => given.trim() || say(PLAYERS[i]!)) as [string, string];
    const made = { id: crypto.randomUUID(), time: new Date().toISOString() };
    startGame({ ...made, ruleset, names: named, turn: 1, moves: 0, notes: '' });
    typed.value = { names: ['', ''], ruleset };
  };
  return (
    <form
      class="row new-game"
      aria-label={say(t('Nouvelle partie', 'New game'))}
      onSubmit={(event) => {
        event.preventDefault();
        start();
      }}
    >
      {name(0)}
      {name(1)}
      <label class="field">
        <span class="field-label">{say(t('Jeu', 'Game'))}</span>
        <Select
          options={rulesets.map(({ id, title }) => ({ id, text: say(title) }))}
          value={ruleset}
          onChoose={(id) => (typed.value = { ...typed.value, ruleset: id })}
        />
      </label>
      <button type="submit" class="primary">
        {say(t('Commencer une partie', 'Start a game'))}
      </button>
    </form>
  );
}

import type { Ruleset } from '../../../kernel/ruleset.ts';
import { capitalize, t } from '../../../kernel/text.ts';
import { lang, say } from '../../base/lang.ts';
import { Combat } from './combat.tsx';
import { Dice } from './dice.tsx';
import { SelectedLine } from './selected-line.tsx';
import { Strikers } from './strikers.tsx';
import type { BattleModel } from '../match/model.ts';

interface Props {
  readonly model: BattleModel;
  readonly ruleset: Ruleset;
}

/** The line that goes together, or the command that waits for a word: what it is, its chances, and why. */
export function Proposal({ model, ruleset }: Props) {
  const command = model.command.value;
  const { game, state, following, selection, table } = model;
  if (selection.value.state === 'line') return <SelectedLine model={model} line={selection.value.line} />;
  if (command === undefined || model.looksBack.value) return null;
  const isCombat = table.combats.of(state.value, command, lang.value) !== undefined;
  return (
    <section class="battle-proposal" aria-label={say(t('À jouer', 'To play'))}>
      {!isCombat &&
        [command, ...following.value].map((one, i) => (
          <p key={i} class="battle-says">
            {say(capitalize(game.say(state.value, one)))}
          </p>
        ))}
      <Strikers model={model} />
      {isCombat && <Combat model={model} ruleset={ruleset} command={command} />}
      {model.throwsDice(command) && <Dice model={model} ruleset={ruleset} />}
    </section>
  );
}

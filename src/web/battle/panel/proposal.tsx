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

/** The line that goes together, and the command that waits for a word. */
export function Proposal({ model, ruleset }: Props) {
  const command = model.command.value;
  return (
    <>
      {model.selection.value.state === 'line' && <SelectedLine model={model} line={model.selection.value.line} />}
      {command !== undefined && !model.looksBack.value && (
        <section class="battle-proposal" aria-label={say(t('À jouer', 'To play'))}>
          <p class="battle-says">{say(capitalize(model.game.say(model.state.value, command)))}</p>
          <Strikers model={model} />
          {model.table.combats.of(model.state.value, command, lang.value) !== undefined && (
            <Combat model={model} ruleset={ruleset} command={command} />
          )}
          {model.throwsDice(command) ? (
            <Dice model={model} />
          ) : (
            <button type="button" class="primary battle-go" onClick={model.confirm}>
              {say(model.strike.value !== undefined ? t('Attaquer', 'Attack') : t('Jouer', 'Play'))} <kbd>R</kbd>
            </button>
          )}
        </section>
      )}
    </>
  );
}

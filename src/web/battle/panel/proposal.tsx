import type { Ruleset } from '../../../kernel/ruleset.ts';
import { capital, t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { Combat } from './combat.tsx';
import { Dice } from './dice.tsx';
import { Joining } from './selected-unit.tsx';
import { InLine } from './selected-line.tsx';
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
      {model.hand.value.line !== undefined && <InLine model={model} />}
      {command !== undefined && !model.looksBack.value && (
        <section class="battle-proposal" aria-label={say(t('À jouer', 'To play'))}>
          <p class="battle-says">{say(capital(model.game.say(model.state.value, command)))}</p>
          {model.gesture.value?.kind === 'strike' && <Joining model={model} />}
          {model.aiding.combatIn(model.state.value, command) !== undefined && (
            <Combat model={model} ruleset={ruleset} command={command} />
          )}
          {model.needsDice(command) ? (
            <Dice model={model} />
          ) : (
            <button type="button" class="primary battle-go" onClick={() => model.give(command)}>
              {say(model.gesture.value?.kind === 'strike' ? t('Attaquer', 'Attack') : t('Jouer', 'Play'))} <kbd>R</kbd>
            </button>
          )}
        </section>
      )}
    </>
  );
}

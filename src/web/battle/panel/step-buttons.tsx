import { capitalize, t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';

/** On to the next step or the next counter, and back: always in sight. */
export function StepButtons({ model }: { model: BattleModel }) {
  const { pass, able, isEnding, game, state } = model;
  const left = able.value.length;
  return (
    <div class="battle-ways">
      {isEnding.value && (
        <p class="small" role="alert">
          {say(
            left === 1
              ? t(
                  'Il reste un pion qui peut agir. Encore une fois pour finir l’étape.',
                  'One counter can still act. Once more to end the step.',
                )
              : t(
                  `Il reste ${left} pions qui peuvent agir. Encore une fois pour finir l’étape.`,
                  `${left} counters can still act. Once more to end the step.`,
                ),
          )}
        </p>
      )}
      <div class="row">
        {pass.value !== undefined && !model.locked.value && (
          <button type="button" class={isEnding.value ? 'primary battle-pass' : 'battle-pass'} onClick={model.endStep}>
            {say(capitalize(game.say(state.value, pass.value)))} <kbd>E</kbd>
          </button>
        )}
        {left > 0 && !model.locked.value && (
          <button type="button" class="battle-next" onClick={model.next}>
            {say(t('Pion suivant', 'Next counter'))} <span class="muted">{left}</span> <kbd>N</kbd>
          </button>
        )}
        <button type="button" class="battle-undo" disabled={!model.canUndo.value} onClick={model.undo}>
          {say(t('Annuler', 'Undo'))} <kbd>U</kbd>
        </button>
      </div>
    </div>
  );
}

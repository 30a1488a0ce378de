import { capitalize, t, type Text } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';

const ROLL = t('Lancer les dés', 'Roll the dice');
const ATTACK = t('Attaquer', 'Attack');
const PLAY = t('Jouer', 'Play');

/** What plays the command that waits, and whether anything would come of it; undefined where none waits, or its dice are typed in. */
export function readyIn({ selection, shift, command, strike, throwsDice, ownDice }: BattleModel) {
  const current = selection.value;
  if (current.state === 'line') {
    const moved = shift.value?.moved.filter(({ counter }) => current.line.includes(counter.id)).length;
    const [fr, en] = [`Déplacer ${moved} sur ${current.line.length}`, `Move ${moved} of ${current.line.length}`];
    return shift.value && { text: t(fr, en), isIdle: shift.value.commands.length === 0 };
  }
  if (command.value === undefined) return undefined;
  if (throwsDice(command.value)) return ownDice.value ? undefined : { text: ROLL, isIdle: false };
  return { text: strike.value === undefined ? PLAY : ATTACK, isIdle: false };
}

/** The one bar of buttons: first what plays what is chosen, then on to the next counter or step, and back. */
export function ActionBar({ model }: { model: BattleModel }) {
  const { pass, readyCounters, isEnding, game, state, locked, looksBack } = model;
  const left = readyCounters.value.length;
  const ready = locked.value || looksBack.value ? undefined : readyIn(model);
  const canPass = pass.value !== undefined && !locked.value;
  const hasNext = left > 0 && !locked.value;
  return (
    <div class="battle-ways">
      {isEnding.value && (
        <p class="small" role="alert">
          {say(leftText(left))}
        </p>
      )}
      <div class="row">
        {ready !== undefined && (
          <button type="button" class="primary battle-go" disabled={ready.isIdle} onClick={model.confirm}>
            {say(ready.text)} <kbd>R</kbd>
          </button>
        )}
        {hasNext && (
          <button type="button" class="battle-next" onClick={model.next}>
            {say(t('Pion suivant', 'Next counter'))} <span class="muted">{left}</span> <kbd>N</kbd>
          </button>
        )}
        {canPass && (
          <button type="button" class={isEnding.value ? 'primary battle-pass' : 'battle-pass'} onClick={model.endStep}>
            {say(capitalize(game.say(state.value, pass.value)))} <kbd>E</kbd>
          </button>
        )}
        <button type="button" class="battle-undo" disabled={!model.canUndo.value} onClick={model.undo}>
          {say(t('Annuler', 'Undo'))} <kbd>U</kbd>
        </button>
      </div>
    </div>
  );
}

const leftText = (left: number): Text =>
  left === 1
    ? t(
        'Il reste un pion qui peut agir. Encore une fois pour finir l’étape.',
        'One counter can still act. Once more to end the step.',
      )
    : t(
        `Il reste ${left} pions qui peuvent agir. Encore une fois pour finir l’étape.`,
        `${left} counters can still act. Once more to end the step.`,
      );

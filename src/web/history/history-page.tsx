import { t, type Text } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';
import { amount } from '../base/wording.ts';
import { HistoryActions } from './actions.tsx';
import { ChapterView } from './chapter-view.tsx';
import { chaptersOf } from './chapters.ts';
import { games, openGame } from './games.ts';
import { history, sealed } from './history.ts';
import { NewGame } from './new-game.tsx';
import { HistoryWarnings } from './warnings.tsx';
import '../calculator/answer/answer.css';
import '../calculator/dice/dice.css';
import './history.css';

/** What was resolved on this device, game by game, and how lucky the dice were. */
export function HistoryPage() {
  const chapters = chaptersOf(history.value, games.value);
  return (
    <div class="page calc-history">
      <div class="stack" style={{ '--gap': 'var(--space-2)' }}>
        <h1>{say(t('Historique', 'History'))}</h1>
        <p class="muted">
          {say(
            t(
              'Les combats résolus sur cet appareil, partie par partie. Rien n’en sort, sauf ce que vous exportez.',
              'Combats resolved on this device, game by game. Nothing leaves it but what you export.',
            ),
          )}
        </p>
      </div>
      <HistoryWarnings />
      {openGame.value === undefined && <NewGame />}
      {chapters.length === 0 && (
        <p class="screen-only">
          {say(
            t(
              'Aucun combat encore : commencez une partie, ou lancez les dés d’un calculateur.',
              'No combat yet: start a game, or roll the dice of a calculator.',
            ),
          )}
        </p>
      )}
      {chapters.map((chapter) => (
        <ChapterView key={chapter.key} chapter={chapter} />
      ))}
      {sealed.value > 0 && <p class="muted">{say(sealedText(sealed.value))}</p>}
      <HistoryActions />
    </div>
  );
}

const sealedText = (n: number): Text =>
  amount(
    n,
    t(
      'combat d’une version plus récente de Grognard, gardé et exporté tel quel.',
      'combat of a later version of Grognard, kept and exported as it is.',
    ),
    t(
      'combats d’une version plus récente de Grognard, gardés et exportés tels quels.',
      'combats of a later version of Grognard, kept and exported as they are.',
    ),
  );

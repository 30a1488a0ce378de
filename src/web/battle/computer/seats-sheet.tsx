import { t } from '../../../kernel/text.ts';
import { LEVELS } from '../../../minds/levels.ts';
import { say } from '../../base/lang.ts';
import { sideClass } from '../../board/side-class.ts';
import type { BattleModel } from '../match/model.ts';
import { isFast, setFast } from './pace.ts';
import { seat, SEATED, seatedOf, seatsIn } from './seats.ts';
import './computer.css';

/** Who plays whom, and how fast. */
export function SeatsSheet({ model }: { model: BattleModel }) {
  const seats = seatsIn(model.id);
  return (
    <>
      <div class="computer-seats">
        {model.game.sides.map((name, i) => (
          <label key={i} class="field">
            <span class="field-label">
              <span class={`battle-side ${sideClass(i)}`} /> {say(name)}
            </span>
            <select value={seats[i] ?? ''} onChange={(event) => seat(model.id, i, seatedOf(event.currentTarget.value))}>
              <option value="">{say(t('une personne', 'a person'))}</option>
              <optgroup label={say(t('l’ordinateur', 'the computer'))}>
                {SEATED.map((one) => (
                  <option key={one} value={one}>
                    {say(LEVELS[one].name)}
                  </option>
                ))}
              </optgroup>
            </select>
          </label>
        ))}
      </div>
      <label class="check">
        <input type="checkbox" checked={isFast.value} onChange={(event) => setFast(event.currentTarget.checked)} />
        <span>{say(t('L’ordinateur joue sans attendre', 'The computer moves without waiting'))}</span>
      </label>
      <p class="small muted">
        {say(
          t(
            'L’ordinateur peut prendre ou rendre un camp à tout moment.',
            'The computer may take a side, or give it back, at any time.',
          ),
        )}
      </p>
    </>
  );
}

import { joinNames, t } from '../../../kernel/text.ts';
import type { Ids } from '../../../space/table.ts';
import { colon, say } from '../../base/lang.ts';
import { amount } from '../../base/wording.ts';
import type { BattleModel } from '../match/model.ts';

/** Counters that go by the same steps: who they are, who would come along and who cannot, and why. */
export function SelectedLine({ model, line }: { model: BattleModel; line: Ids }) {
  const { counters } = model;
  const shift = model.shift.value;
  const others = shift?.moved.filter(({ counter }) => !line.includes(counter.id)) ?? [];
  return (
    <section class="battle-proposal" aria-label={say(t('La ligne', 'The line'))}>
      <p class="battle-says">
        {say(amount(line.length, t('pion ensemble', 'counter together'), t('pions ensemble', 'counters together')))}
      </p>
      <div class="row battle-chips">
        {counters.value
          .filter(({ id }) => line.includes(id))
          .map(({ id, name }) => (
            <button
              key={id}
              type="button"
              class="compact battle-chip"
              aria-pressed
              onClick={() => model.toggleInLine(id)}
            >
              {say(name)}
            </button>
          ))}
      </div>
      {shift === undefined ? (
        <p class="small muted">
          {say(
            t(
              'Montrez où va le premier : les autres font les mêmes pas. Maj+clic ou un appui long ajoute ou retire un pion.',
              'Point where the first one goes: the others take the same steps. Shift and click, or a long press, adds or takes away a counter.',
            ),
          )}
        </p>
      ) : (
        <>
          {shift.stuck.length > 0 && (
            <ul class="small battle-stuck">
              {shift.stuck.map(({ who, text }) => (
                <li key={who[0]!.id}>
                  {say(joinNames(who.map(({ name }) => name)))}
                  {colon()}
                  {say(text)}
                </li>
              ))}
            </ul>
          )}
          {others.length > 0 && (
            <p class="small">
              {say(t('Avec eux', 'With them'))}
              {colon()}
              {say(joinNames(others.map(({ counter }) => counter.name)))}
            </p>
          )}
        </>
      )}
    </section>
  );
}

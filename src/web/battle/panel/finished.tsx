import { capitalize, t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import { amount } from '../../base/wording.ts';
import { exportGame } from '../match/saves.ts';
import { Score } from './forces.tsx';
import type { BattleModel } from '../match/model.ts';
import { NextBattle } from './next-battle.tsx';

/** How it ended, what it cost, and what one may do now. */
export function Finished({ model, openLog }: { model: BattleModel; openLog(): void }) {
  const { game, match, over } = model;
  if (over.value === undefined) return null;
  const { entries } = match.value;
  const dice = entries.reduce((sum, { faces }) => sum + faces.length, 0);
  return (
    <section class="battle-finished stack" aria-label={say(t('La fin', 'The end'))}>
      <h2>{say(capitalize(over.value.why))}</h2>
      {over.value.level !== undefined && <p>{say(capitalize(over.value.level.text))}</p>}
      <Score model={model} />
      <p class="small muted">
        {say(amount(entries.length, t('commande', 'command'), t('commandes', 'commands')))}
        {', '}
        {say(amount(dice, t('dé lancé', 'die rolled'), t('dés lancés', 'dice rolled')))}
      </p>
      <NextBattle model={model} />
      <div class="row">
        <a class="button primary" href={`#/${game.ruleset}/battles`}>
          {say(t('Une autre bataille', 'Another battle'))}
        </a>
        <button type="button" onClick={openLog}>
          {say(t('Le récit', 'The story'))}
        </button>
        <button type="button" onClick={() => exportGame(model)}>
          {say(t('Exporter', 'Export'))}
        </button>
      </div>
    </section>
  );
}

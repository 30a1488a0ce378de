import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { t, type Text } from '../../../kernel/text.ts';
import { battleAfter, idInCampaign, nextBattle } from '../../../play/campaign.ts';
import { stateOf } from '../../../play/match.ts';
import { say } from '../../base/lang.ts';
import { go } from '../../base/router.ts';
import { keepScenario } from '../../editor/shelf.ts';
import type { BattleModel } from '../match/model.ts';
import { battlesOf } from '../match/open-battle.ts';

/** What follows in the campaign, where the battle belongs to one: it begins with what this one left. */
export function NextBattle({ model }: { readonly model: BattleModel }) {
  const { ruleset, scenario } = model.game;
  const next = useSignal<{ readonly id: string; readonly title: Text } | undefined>(undefined);
  const refused = useSignal(false);
  useEffect(() => {
    void battlesOf(ruleset).then((battles) => {
      const following = battles && battleAfter(battles.campaigns, scenario.id);
      next.value = battles?.scenarios.find(({ id }) => id === following?.next);
    });
  }, [ruleset, scenario.id]);
  if (next.value === undefined) return null;
  const { id, title } = next.value;
  const goOn = async (): Promise<void> => {
    const battles = await battlesOf(ruleset);
    const made = battles && (await nextBattle(battles, scenario.id, stateOf(model.match.value)));
    const own = idInCampaign(id);
    refused.value = made === undefined || !keepScenario(own, ruleset, { ...made });
    if (!refused.value) go(`#/${ruleset}/battles?choose=${own}`);
  };
  return (
    <>
      <button type="button" class="primary" onClick={() => void goOn()}>
        {say(t(`La suite de la campagne : ${title.fr}`, `The campaign goes on: ${title.en}`))}
      </button>
      <p class="small muted">
        {say(
          t(
            'La moitié de ce que chaque type de troupes a perdu y manquera.',
            'Half of what each type of troops lost will be missing there.',
          ),
        )}
      </p>
      <div role="status">
        {refused.value && (
          <p class="notice bad">
            {say(
              t(
                'Cet appareil ne garde rien : la campagne ne peut pas continuer.',
                'This device keeps nothing: the campaign cannot go on.',
              ),
            )}
          </p>
        )}
      </div>
    </>
  );
}

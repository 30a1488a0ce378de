import { t, type Text } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';
import type { BattleModel } from '../match/model.ts';
import type { TabRole } from '../match/one-tab.ts';

const SAID: Readonly<Record<Exclude<TabRole, 'plays'>, { readonly text: Text; readonly action: Text }>> = {
  follows: {
    text: t(
      'Cette partie est jouée dans un autre onglet ; celui-ci la suit.',
      'This battle is being played in another tab; this one follows it.',
    ),
    action: t('Jouer ici', 'Play here'),
  },
  apart: {
    text: t(
      'Un autre onglet a repris la partie plus tôt : ce qui a été joué ici depuis n’a pas pu être gardé. Exportez-le, ou suivez l’autre onglet.',
      'Another tab went on from an earlier position: what was played here since could not be kept. Export it, or follow the other tab.',
    ),
    action: t('Suivre l’autre onglet', 'Follow the other tab'),
  },
  outdated: {
    text: t(
      'Un autre onglet joue cette partie avec une version plus récente de Grognard : rechargez cette page pour la suivre.',
      'Another tab plays this battle with a newer version of Grognard: reload this page to follow it.',
    ),
    action: t('Recharger', 'Reload'),
  },
};

/** Another tab plays this battle: told, with the way to go on here. */
export function OtherTab({ model: { tab } }: { model: BattleModel }) {
  const role = tab.role.value;
  if (role === 'plays') return null;
  const { text, action } = SAID[role];
  const act = { follows: tab.playHere, apart: tab.follow, outdated: () => location.reload() }[role];
  return (
    <div class="notice warn small row battle-other-tab" role="alert">
      <span>{say(text)}</span>
      <button type="button" class="compact" onClick={act}>
        {say(action)}
      </button>
    </div>
  );
}

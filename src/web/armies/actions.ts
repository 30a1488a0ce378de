import { armyJson } from '../../armies/army-file.ts';
import type { Army, ArmyRules } from '../../kernel/army.ts';
import { t } from '../../kernel/text.ts';
import { showToast } from '../base/toast.ts';
import { saveJson } from '../base/save-file.ts';
import { type StoredArmy, removeArmy } from './army-store.ts';

/** A name that every device takes for a file. */
const fileName = (army: Army): string =>
  `${army.ruleset}-${army.name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .replaceAll(/[^\w-]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 40)}`.replace(/-$/, '');

export const exportArmy = (rules: ArmyRules, army: Army): void =>
  saveJson(`${JSON.stringify(armyJson(rules, army), null, 1)}\n`, fileName(army));

/** Deletes an army and offers to undo that. */
export function deleteArmy({
  key,
  army,
}: Pick<StoredArmy, 'key'> & { readonly army: { readonly name: string } }): void {
  const bringBack = removeArmy(key);
  showToast({
    kind: 'removed',
    text: t(`« ${army.name} » supprimée.`, `“${army.name}” deleted.`),
    action: t('Annuler', 'Undo'),
    act: bringBack,
  });
}

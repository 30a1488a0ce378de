import type { Refusal } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { refuseColumn } from '../element.ts';
import type { Situation } from './situation.ts';

export function refuse(s: Situation): Refusal | undefined {
  const column = refuseColumn(s.friend) ?? refuseColumn(s.enemy);
  if (column) return column;
  if ([s.friend, s.enemy].some((side) => side.overlaps + side.overlapsByElephants > 2))
    return {
      refused: t('un élément n’a que deux flancs', 'an element has two flanks only'),
      source: cite('tactical-factors', 'overlaps'),
    };
  if (s[s.phase === 'friend' ? 'enemy' : 'friend'].justContacted)
    return {
      refused: t(
        'seul celui dont c’est la phase a pu contacter l’autre dans cette phase',
        'only the one whose phase it is can have contacted the other in this phase',
      ),
      source: cite('beaten', 'kn-bw-s'),
      rulings: ['D-28'],
    };
  if (s.friend.higher && s.enemy.higher)
    return {
      refused: t('chacun serait plus haut que l’autre', 'each would be higher than the other'),
      source: cite('tactical-factors', 'height-or-bank'),
    };
  return undefined;
}

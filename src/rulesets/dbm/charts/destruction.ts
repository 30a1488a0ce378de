import { markAsOurs, verdicts } from '../../../kernel/chart.ts';
import { t } from '../../../kernel/text.ts';
import { type TroopType, isMachine, kindOf } from '../types.ts';
import { verdictLine, yesOrNo } from './line.ts';

/** An element destroyed in close combat, and one that stood behind it. */
export interface Lost {
  readonly dead: TroopType;
  readonly behind: TroopType;
  readonly behindInFortification: boolean;
  readonly place: 'support' | 'depth' | 'further' | 'width';
}

// oxfmt-ignore
export const DESTRUCTION = verdicts<Lost, boolean>({
  id: 'destruction',
  title: t('Destruction en mêlée : qui est détruit avec l’élément', 'Destruction in close combat: who dies with the element'),
  heading: t('Derrière l’élément détruit', 'Behind the destroyed element'),
  columns: [t('Détruit aussi ?', 'Destroyed too?')],
  lines: [
    verdictLine('psiloi', t('le détruit est Ps, l’autre non', 'the destroyed one is Ps, the other is not'), false, (l) => l.dead === 'Ps' && l.behind !== 'Ps'),
    verdictLine('immune', t('le détruit est Art, WWg, Bg ou naval', 'the destroyed one is Art, WWg, Bg or naval'), false, (l) => isMachine({ type: l.dead }) || kindOf(l.dead) === 'naval'),
    verdictLine('fortification', t('les éléments arrières sont en fortification', 'those behind are in a fortification'), false, (l) => l.behindInFortification),
    verdictLine('support', t('un support', 'a support'), true, (l) => l.place === 'support'),
    verdictLine('depth', t('un ami à moins d’une profondeur de socle derrière', 'a friend less than one base depth behind'), true, (l) => l.place === 'depth'),
    markAsOurs(verdictLine('further', t('un rang plus éloigné qui ne soutient pas (D-53)', 'a rank further back that does not support (D-53)'), false, (l) => l.place === 'further')),
    verdictLine('width', t('un ami à moins d’une largeur de base, présentant flanc ou arrière', 'a friend less than one base width away, showing flank or rear'), true, () => true),
  ],
  show: yesOrNo,
  rulings: ['D-47', 'D-53'],
});

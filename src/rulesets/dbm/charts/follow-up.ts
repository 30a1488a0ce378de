import { markAsOurs, verdicts } from '../../../kernel/chart.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { ChosenOptions } from '../chosen-options.ts';
import { isImpetuous } from '../impetuous.ts';
import { type TroopType, type Grade, isSkirmisher, type Kind, onFoot } from '../types.ts';
import { verdictLine } from './line.ts';

/** A winner whose enemy was destroyed, fled, recoiled or broke off. */
export interface Follower {
  readonly type: TroopType;
  readonly grade: Grade;
  readonly kind: Kind;
  readonly irregular: boolean;
  readonly chariots: boolean;
  readonly wading: boolean;
  readonly enemy: { readonly type: TroopType; readonly kind: Kind };
  readonly frontHeld: boolean;
  readonly overlapOnly: boolean;
  readonly leavesTable: boolean;
  readonly defends: boolean;
  readonly options: ChosenOptions;
}

const yesNo = (follows: boolean): readonly Text[] => [follows ? t('suit', 'follows up') : t('reste', 'stays')];

// oxfmt-ignore
export const FOLLOW_UP = verdicts<Follower, boolean>({
  id: 'follow-up',
  title: t('Poursuite : qui suit', 'Follow-up: who follows'),
  heading: t('Vainqueur', 'Winner'),
  columns: [t('Suit-il ?', 'Does it follow?')],
  lines: [
    verdictLine('front-held', t('toujours au contact du front d’un ennemi', 'still in front-edge contact with an enemy'), false, (w) => w.frontHeld),
    verdictLine('overlap-only', t('en débord de flanc', 'as a flank overlap'), false, (w) => w.overlapOnly),
    verdictLine('leaves-table', t('il sortirait de table', 'it would leave the table'), false, (w) => w.leavesTable),
    verdictLine('foot-v-skirmishers', t('piétons contre tirailleurs (LH, Ps)', 'foot against skirmishers (LH, Ps)'), false, (w) => onFoot(w, w.options) && isSkirmisher(w.enemy)),
    verdictLine('pk-bd-v-mounted', t('Pk ou Bd contre montés', 'Pk or Bd against mounted'), false, (w) => (w.type === 'Pk' || w.type === 'Bd') && w.enemy.kind === 'mounted'),
    verdictLine('kn-v-ps', t('Kn contre Ps', 'Kn against Ps'), false, (w) => w.type === 'Kn' && w.enemy.type === 'Ps'),
    verdictLine('defends', t('il défend une fortification ou une berge', 'it defends a fortification or a bank'), false, (w) => w.defends),
    verdictLine('kn', t('Kn sauf chars ou (X)', 'Kn except chariots or (X)'), true, (w) => w.type === 'Kn' && !w.chariots && w.grade !== 'X'),
    verdictLine('pk', t('Pk', 'Pk'), true, (w) => w.type === 'Pk'),
    verdictLine('bd', t('Bd irréguliers', 'irregular Bd'), true, (w) => w.type === 'Bd' && w.irregular),
    verdictLine('sp', t('Sp irréguliers', 'irregular Sp'), true, (w) => w.type === 'Sp' && w.irregular),
    verdictLine('waders', t('waders (troupes dans l’eau)', 'waders'), true, (w) => w.wading),
    verdictLine('naval', t('naval', 'naval'), true, (w) => w.kind === 'naval'),
    verdictLine('impetuous', t('tous les impétueux', 'all impetuous troops'), true, isImpetuous),
    markAsOurs(verdictLine('others', t('ni impétueux ni tenu de suivre', 'neither impetuous nor bound to follow up'), false, () => true)),
  ],
  show: yesNo,
  notes: [
    { mark: '1', text: t('Aussitôt que ses adversaires sont détruits, fuient, reculent ou rompent le combat : d’un mouvement s’il atteint des bagages, sinon d’une profondeur de socle.', 'At once when its enemies are destroyed, flee, recoil or break off: by a full move if baggage is reached, otherwise by one base depth.') },
    { mark: '2', text: t('Les sept premières lignes sont les « sauf si ».', 'The first seven lines are the exceptions.') },
  ],
  rulings: ['D-62', 'D-66'],
});

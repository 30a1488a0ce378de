import { verdicts } from '../../../kernel/chart.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type TroopType, kindOf, MET_NAMES } from '../types.ts';
import { verdictLine } from './line.ts';

/** What a recoiling element meets behind it. */
export interface Met {
  readonly recoiler: TroopType;
  readonly what: keyof typeof MET_NAMES;
  readonly type: TroopType;
  /** Friends that it may pass through; that face as it does; whose front touches an enemy. */
  readonly letsThrough: boolean;
  readonly sameFacing: boolean;
  readonly frontContact: boolean;
  /** An enemy hit on a rear side or rear corner. */
  readonly hitRear: boolean;
}

/** What comes of it: to the recoiling element, or to the friend it meets. */
export type Meeting = Fatal | 'flee' | 'passed' | 'placed' | 'pushed';

const MEETING_NAMES: Readonly<Record<Meeting, Text>> = {
  destroyed: t('l’élément qui recule est détruit', 'the recoiling element is destroyed'),
  'both-destroyed': t('il est détruit, et cet ennemi aussi', 'it is destroyed, and so is that enemy'),
  flee: t('l’ami fuit', 'the friend flees'),
  passed: t('il passe au travers', 'it passes through'),
  placed: t('l’ami est replacé derrière lui', 'the friend is placed behind it'),
  pushed: t('il repousse l’ami', 'it pushes the friend back'),
};

/** Lines of the boxes on recoil and on destruction, in the order in which they are asked. */
// oxfmt-ignore
export const RECOIL = verdicts<Met, Meeting>({
  id: 'recoil',
  title: t('Recul : ce qu’il rencontre', 'Recoil: what it meets'),
  heading: t('Son bord arrière ou un coin arrière rencontre', 'Its rear edge or a rear corner meets'),
  columns: [t('Effet', 'Effect')],
  lines: [
    verdictLine('enemy-rear', t('un ennemi contacté sur un coin ou côté arrière (sauf recul de Ps)', 'an enemy contacted on a rear corner or side (except when Ps recoil)'), 'both-destroyed', (m) => m.what === 'enemy' && m.hitRear && m.recoiler !== 'Ps'),
    verdictLine('enemy', MET_NAMES.enemy, 'destroyed', (m) => m.what === 'enemy'),
    verdictLine('impassable', MET_NAMES.impassable, 'destroyed', (m) => m.what === 'impassable'),
    verdictLine('fortification', MET_NAMES.fortification, 'destroyed', (m) => m.what === 'fortification'),
    verdictLine('elephants', t('un ami, quand El recule', 'a friend, when El recoil'), 'flee', (m) => m.recoiler === 'El'),
    verdictLine('lets-through', t('un ami qui autorise l’interpénétration', 'a friend that lets it pass through'), 'passed', (m) => m.letsThrough),
    verdictLine('psiloi', t('des Ps amis sans ennemi au contact de leur face avant', 'friendly Ps, not in front-edge contact with an enemy'), 'placed', (m) => m.type === 'Ps' && !m.frontContact),
    verdictLine('pushed', t('un ami faisant face comme lui, sauf El, WWg, Bg ou naval', 'a friend facing as it does, except El, WWg, Bg or naval'), 'pushed',
      (m) => m.sameFacing && !['El', 'WWg', 'Bg'].includes(m.type) && kindOf(m.type) !== 'naval'),
    verdictLine('blocked', t('un ami ni traversé ni repoussé', 'a friend neither passed through nor pushed back'), 'destroyed', () => true),
  ],
  show: (meeting) => [MEETING_NAMES[meeting]],
  notes: [
    { mark: '1', text: t('Il se déplace sur son arrière sans se tourner, d’une profondeur de socle (D-64).', 'It goes straight back without turning, by one base depth (D-64).') },
    { mark: '2', text: t('Reculant sur un tir dans son arrière, il fait d’abord demi-tour.', 'Recoiling from a shot in its rear, it turns about first.') },
  ],
  rulings: ['D-41', 'D-61', 'D-64'],
});

type Fatal = 'destroyed' | 'both-destroyed';

export const isFatal = (meeting: Meeting): meeting is Fatal => meeting === 'destroyed' || meeting === 'both-destroyed';

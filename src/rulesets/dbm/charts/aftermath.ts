import { key, ours, verdicts } from '../../../kernel/chart.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Chosen } from '../chosen.ts';
import { isImpetuous } from '../impetuous.ts';
import { type Acting, type Grade, isMachine, isSkirmisher, type Kind, kindOf, onFoot } from '../types.ts';
import { line, yesOrNo } from './line.ts';

export const MET_NAMES = {
  friend: t('un ami', 'a friend'),
  enemy: t('un ennemi', 'an enemy'),
  impassable: t('un terrain infranchissable', 'impassable ground'),
  fortification: t('un obstacle PF ou TF défendu', 'a defended PF or TF obstacle'),
} as const;

/** What a recoiling element meets behind it. */
export interface Met {
  readonly recoiler: Acting;
  readonly what: keyof typeof MET_NAMES;
  readonly type: Acting;
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
    line('enemy-rear', t('un ennemi contacté sur un coin ou côté arrière (sauf recul de Ps)', 'an enemy contacted on a rear corner or side (except when Ps recoil)'), 'both-destroyed', (m) => m.what === 'enemy' && m.hitRear && m.recoiler !== 'Ps'),
    line('enemy', MET_NAMES.enemy, 'destroyed', (m) => m.what === 'enemy'),
    line('impassable', MET_NAMES.impassable, 'destroyed', (m) => m.what === 'impassable'),
    line('fortification', MET_NAMES.fortification, 'destroyed', (m) => m.what === 'fortification'),
    line('elephants', t('un ami, quand El recule', 'a friend, when El recoil'), 'flee', (m) => m.recoiler === 'El'),
    line('lets-through', t('un ami qui autorise l’interpénétration', 'a friend that lets it pass through'), 'passed', (m) => m.letsThrough),
    line('psiloi', t('des Ps amis sans ennemi au contact de leur face avant', 'friendly Ps, not in front-edge contact with an enemy'), 'placed', (m) => m.type === 'Ps' && !m.frontContact),
    line('pushed', t('un ami faisant face comme lui, sauf El, WWg, Bg ou naval', 'a friend facing as it does, except El, WWg, Bg or naval'), 'pushed',
      (m) => m.sameFacing && !['El', 'WWg', 'Bg'].includes(m.type) && kindOf(m.type) !== 'naval'),
    line('blocked', t('un ami ni traversé ni repoussé', 'a friend neither passed through nor pushed back'), 'destroyed', () => true),
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

export const FLIGHT = key({
  id: 'flight',
  title: t('Fuite', 'Flight'),
  lines: [
    { id: 'recoil', code: t('d’abord', 'first'), text: t('un recul initial', 'a first recoil') },
    { id: 'turn', code: t('puis', 'then'), text: t('demi-tour et son mouvement plus 50 pas', 'turns about and goes its move plus 50p') },
    { id: 'demoralised', code: t('démoralisé', 'demoralised'), text: t('au plus près vers sa base de table ; en marche de flanc, vers son bord d’arrivée', 'to its own table edge by the shortest way; a flank march, to the edge it came from') },
    { id: 'remount', code: t('démonté', 'dismounted'), text: t('remonte automatiquement pour fuir', 'remounts automatically to flee') },
  ],
  rulings: ['D-59', 'D-64'],
});

/** Flight goes this much beyond the move. */
export const FLIGHT_BONUS = 50;

/** A winner whose enemy was destroyed, fled, recoiled or broke off. */
export interface Follower {
  readonly type: Acting;
  readonly grade: Grade;
  readonly kind: Kind;
  readonly irregular: boolean;
  readonly chariots: boolean;
  readonly wading: boolean;
  readonly enemy: { readonly type: Acting; readonly kind: Kind };
  readonly frontHeld: boolean;
  readonly overlapOnly: boolean;
  readonly leavesTable: boolean;
  readonly defends: boolean;
  readonly options: Chosen;
}

const yesNo = (follows: boolean): readonly Text[] => [follows ? t('suit', 'follows up') : t('reste', 'stays')];

// oxfmt-ignore
export const FOLLOW_UP = verdicts<Follower, boolean>({
  id: 'follow-up',
  title: t('Poursuite : qui suit', 'Follow-up: who follows'),
  heading: t('Vainqueur', 'Winner'),
  columns: [t('Suit-il ?', 'Does it follow?')],
  lines: [
    line('front-held', t('toujours au contact du front d’un ennemi', 'still in front-edge contact with an enemy'), false, (w) => w.frontHeld),
    line('overlap-only', t('en débord de flanc', 'as a flank overlap'), false, (w) => w.overlapOnly),
    line('leaves-table', t('il sortirait de table', 'it would leave the table'), false, (w) => w.leavesTable),
    line('foot-v-skirmishers', t('piétons contre tirailleurs (LH, Ps)', 'foot against skirmishers (LH, Ps)'), false, (w) => onFoot(w, w.options) && isSkirmisher(w.enemy)),
    line('pk-bd-v-mounted', t('Pk ou Bd contre montés', 'Pk or Bd against mounted'), false, (w) => (w.type === 'Pk' || w.type === 'Bd') && w.enemy.kind === 'mounted'),
    line('kn-v-ps', t('Kn contre Ps', 'Kn against Ps'), false, (w) => w.type === 'Kn' && w.enemy.type === 'Ps'),
    line('defends', t('il défend une fortification ou une berge', 'it defends a fortification or a bank'), false, (w) => w.defends),
    line('kn', t('Kn sauf chars ou (X)', 'Kn except chariots or (X)'), true, (w) => w.type === 'Kn' && !w.chariots && w.grade !== 'X'),
    line('pk', t('Pk', 'Pk'), true, (w) => w.type === 'Pk'),
    line('bd', t('Bd irréguliers', 'irregular Bd'), true, (w) => w.type === 'Bd' && w.irregular),
    line('sp', t('Sp irréguliers', 'irregular Sp'), true, (w) => w.type === 'Sp' && w.irregular),
    line('waders', t('waders (troupes dans l’eau)', 'waders'), true, (w) => w.wading),
    line('naval', t('naval', 'naval'), true, (w) => w.kind === 'naval'),
    line('impetuous', t('tous les impétueux', 'all impetuous troops'), true, isImpetuous),
    ours(line('others', t('ni impétueux ni tenu de suivre', 'neither impetuous nor bound to follow up'), false, () => true)),
  ],
  show: yesNo,
  notes: [
    { mark: '1', text: t('Aussitôt que ses adversaires sont détruits, fuient, reculent ou rompent le combat : d’un mouvement s’il atteint des bagages, sinon d’une profondeur de socle.', 'At once when its enemies are destroyed, flee, recoil or break off: by a full move if baggage is reached, otherwise by one base depth.') },
    { mark: '2', text: t('Les sept premières lignes sont les « sauf si ».', 'The first seven lines are the exceptions.') },
  ],
  rulings: ['D-62', 'D-66'],
});

/** An element destroyed in close combat, and one that stood behind it. */
export interface Lost {
  readonly dead: Acting;
  readonly behind: Acting;
  readonly behindInFortification: boolean;
  readonly place: 'support' | 'depth' | 'further' | 'width';
}

// oxfmt-ignore
export const DESTRUCTION = verdicts<Lost, boolean>({
  id: 'destruction',
  title: t('Destruction en mêlée : qui meurt avec', 'Destruction in close combat: who dies along'),
  heading: t('Derrière l’élément détruit', 'Behind the destroyed element'),
  columns: [t('Détruit aussi ?', 'Destroyed too?')],
  lines: [
    line('psiloi', t('le détruit est Ps, l’autre non', 'the destroyed one is Ps, the other is not'), false, (l) => l.dead === 'Ps' && l.behind !== 'Ps'),
    line('immune', t('le détruit est Art, WWg, Bg ou naval', 'the destroyed one is Art, WWg, Bg or naval'), false, (l) => isMachine({ type: l.dead }) || kindOf(l.dead) === 'naval'),
    line('fortification', t('les éléments arrières sont en fortification', 'those behind are in a fortification'), false, (l) => l.behindInFortification),
    line('support', t('un support', 'a support'), true, (l) => l.place === 'support'),
    line('depth', t('un ami à moins d’une profondeur de socle derrière', 'a friend less than one base depth behind'), true, (l) => l.place === 'depth'),
    ours(line('further', t('un rang plus éloigné qui ne soutient pas (D-53)', 'a rank further back that does not support (D-53)'), false, (l) => l.place === 'further')),
    line('width', t('un ami à moins d’une largeur de base, présentant flanc ou arrière', 'a friend less than one base width away, showing flank or rear'), true, () => true),
  ],
  show: yesOrNo,
  rulings: ['D-47', 'D-53'],
});

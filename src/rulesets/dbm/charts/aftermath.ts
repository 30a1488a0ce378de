import { key, verdicts } from '../../../kernel/chart.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { isImpetuous } from './spontaneous.ts';
import { type Acting, type Grade, type Kind, kindOf, SKIRMISHERS } from '../types.ts';

/** What a recoiling element meets behind it. */
export interface Met {
  readonly recoiler: Acting;
  readonly what: 'friend' | 'enemy' | 'impassable' | 'fortification';
  readonly type: Acting;
  /** Friends that it may pass through; that face as it does; whose front touches an enemy. */
  readonly letsThrough: boolean;
  readonly sameFacing: boolean;
  readonly frontContact: boolean;
  /** An enemy hit on a rear side or rear corner. */
  readonly hitRear: boolean;
}

export type Meeting = 'destroyed' | 'both-destroyed' | 'friend-flees' | 'passes' | 'behind' | 'pushes';

const MEETING_NAMES: Readonly<Record<Meeting, Text>> = {
  destroyed: t('l’élément qui recule est détruit', 'the recoiling element is destroyed'),
  'both-destroyed': t('il est détruit, et cet ennemi aussi', 'it is destroyed, and so is that enemy'),
  'friend-flees': t('l’ami fuit', 'the friend flees'),
  passes: t('il passe au travers', 'it passes through'),
  behind: t('l’ami est replacé derrière lui', 'the friend is placed behind it'),
  pushes: t('il repousse l’ami', 'it pushes the friend back'),
};

/** Lines of the boxes on recoil and on destruction, in the order in which they are asked. */
// oxfmt-ignore
export const RECOIL = verdicts<Met, Meeting>({
  id: 'recoil',
  title: t('Recul : ce qu’il rencontre', 'Recoil: what it meets'),
  heading: t('Derrière l’élément', 'Behind the element'),
  columns: [t('Effet', 'Effect')],
  lines: [
    { id: 'enemy-rear', text: t('un ennemi touché par un côté ou un coin arrière (sauf recul de Ps)', 'an enemy hit on a rear side or corner (unless Ps recoil)'), value: 'both-destroyed', holds: (m) => m.what === 'enemy' && m.hitRear && m.recoiler !== 'Ps' },
    { id: 'enemy', text: t('un ennemi', 'an enemy'), value: 'destroyed', holds: (m) => m.what === 'enemy' },
    { id: 'impassable', text: t('un terrain infranchissable', 'ground that cannot be crossed'), value: 'destroyed', holds: (m) => m.what === 'impassable' },
    { id: 'fortification', text: t('un obstacle fortifié défendu', 'a defended fortification'), value: 'destroyed', holds: (m) => m.what === 'fortification' },
    { id: 'elephants', text: t('un ami, quand El recule', 'a friend, when El recoil'), value: 'friend-flees', holds: (m) => m.recoiler === 'El' },
    { id: 'lets-through', text: t('un ami qui se laisse traverser', 'a friend that lets it through'), value: 'passes', holds: (m) => m.letsThrough },
    { id: 'psiloi', text: t('des Ps amis sans ennemi au contact de leur front', 'friendly Ps without an enemy at their front edge'), value: 'behind', holds: (m) => m.type === 'Ps' && !m.frontContact },
    { id: 'pushed', text: t('un ami tourné comme lui, ni El, ni WWg, ni Bg, ni naval', 'a friend facing as it does, not El, WWg, Bg or naval'), value: 'pushes',
      holds: (m) => m.sameFacing && !['El', 'WWg', 'Bg'].includes(m.type) && kindOf(m.type) !== 'naval' },
    { id: 'blocked', text: t('un autre ami', 'any other friend'), value: 'destroyed', holds: () => true },
  ],
  show: (meeting) => [MEETING_NAMES[meeting]],
  notes: [
    { mark: '1', text: t('On recule droit en arrière sans se tourner, d’une profondeur de socle.', 'It goes straight back without turning, by one base depth.') },
    { mark: '2', text: t('Visé dans le dos, il se retourne d’abord.', 'Shot in the rear, it turns about first.') },
  ],
  rulings: ['D41'],
});

export const meetingText = (meeting: Meeting): Text => MEETING_NAMES[meeting];
export const isFatal = (meeting: Meeting): boolean => meeting === 'destroyed' || meeting === 'both-destroyed';

export const FLIGHT = key({
  id: 'flight',
  title: t('Fuite', 'Flight'),
  lines: [
    { id: 'recoil', code: t('d’abord', 'first'), text: t('un recul', 'a recoil') },
    { id: 'turn', code: t('puis', 'then'), text: t('demi-tour et son mouvement plus 50 pas', 'turns about and goes its move plus 50p') },
    { id: 'demoralised', code: t('démoralisé', 'demoralised'), text: t('vers son bord de table par le plus court ; venu de flanc, vers son bord d’entrée', 'to its own table edge by the shortest way; a flank march, to the edge it came from') },
    { id: 'remount', code: t('démonté', 'dismounted'), text: t('remonte en selle pour fuir', 'remounts in order to flee') },
  ],
  rulings: ['D59'],
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
}

const yesNo = (follows: boolean): readonly Text[] => [follows ? t('suit', 'follows up') : t('reste', 'stays')];

// oxfmt-ignore
export const FOLLOW_UP = verdicts<Follower, boolean>({
  id: 'follow-up',
  title: t('Poursuite : qui suit', 'Follow-up: who follows'),
  heading: t('Vainqueur', 'Winner'),
  columns: [t('Suit-il ?', 'Does it follow?')],
  lines: [
    { id: 'front-held', text: t('le front touche encore un ennemi', 'its front still touches an enemy'), value: false, holds: (w) => w.frontHeld },
    { id: 'overlap-only', text: t('il n’était qu’en débord', 'it was only overlapping'), value: false, holds: (w) => w.overlapOnly },
    { id: 'leaves-table', text: t('il quitterait la table', 'it would leave the table'), value: false, holds: (w) => w.leavesTable },
    { id: 'foot-v-skirmishers', text: t('piétons contre LH ou Ps', 'foot against LH or Ps'), value: false, holds: (w) => w.kind === 'foot' && SKIRMISHERS.includes(w.enemy.type) },
    { id: 'pk-bd-v-mounted', text: t('Pk ou Bd contre des montés', 'Pk or Bd against mounted'), value: false, holds: (w) => (w.type === 'Pk' || w.type === 'Bd') && w.enemy.kind === 'mounted' },
    { id: 'kn-v-ps', text: t('Kn contre Ps', 'Kn against Ps'), value: false, holds: (w) => w.type === 'Kn' && w.enemy.type === 'Ps' },
    { id: 'defends', text: t('il défend une fortification ou une berge', 'it defends a fortification or a bank'), value: false, holds: (w) => w.defends },
    { id: 'kn', text: t('Kn, ni chars ni (X)', 'Kn, neither chariots nor (X)'), value: true, holds: (w) => w.type === 'Kn' && !w.chariots && w.grade !== 'X' },
    { id: 'pk', text: t('Pk', 'Pk'), value: true, holds: (w) => w.type === 'Pk' },
    { id: 'bd', text: t('Bd irréguliers', 'irregular Bd'), value: true, holds: (w) => w.type === 'Bd' && w.irregular },
    { id: 'sp', text: t('Sp irréguliers', 'irregular Sp'), value: true, holds: (w) => w.type === 'Sp' && w.irregular },
    { id: 'waders', text: t('troupes dans l’eau', 'waders'), value: true, holds: (w) => w.wading },
    { id: 'naval', text: t('navals', 'naval'), value: true, holds: (w) => w.kind === 'naval' },
    { id: 'impetuous', text: t('tous les impétueux', 'all impetuous troops'), value: true, holds: isImpetuous },
    { id: 'others', text: t('ni impétueux ni tenu de suivre', 'neither impetuous nor bound to follow up'), value: false, holds: () => true },
  ],
  show: yesNo,
  notes: [
    { mark: '1', text: t('D’un mouvement si des bagages sont atteints, sinon d’une profondeur de socle.', 'By a full move if baggage is reached, otherwise by one base depth.') },
    { mark: '2', text: t('Les sept premières lignes sont les exceptions.', 'The first seven lines are the exceptions.') },
  ],
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
    { id: 'psiloi', text: t('le détruit est Ps, l’autre non', 'the destroyed one is Ps, the other is not'), value: false, holds: (l) => l.dead === 'Ps' && l.behind !== 'Ps' },
    { id: 'immune', text: t('le détruit est Art, WWg, Bg ou naval', 'the destroyed one is Art, WWg, Bg or naval'), value: false, holds: (l) => ['Art', 'WWg', 'Bg'].includes(l.dead) || kindOf(l.dead) === 'naval' },
    { id: 'fortification', text: t('ceux de derrière sont en fortification', 'those behind are in a fortification'), value: false, holds: (l) => l.behindInFortification },
    { id: 'support', text: t('un support', 'a support'), value: true, holds: (l) => l.place === 'support' },
    { id: 'depth', text: t('un ami à moins d’une profondeur de socle derrière', 'a friend less than one base depth behind'), value: true, holds: (l) => l.place === 'depth' },
    { id: 'further', text: t('un rang plus éloigné qui ne soutient pas', 'a rank further back that does not support'), value: false, holds: (l) => l.place === 'further' },
    { id: 'width', text: t('un ami à moins d’une largeur de base, présentant flanc ou dos', 'a friend less than one base width away, showing flank or rear'), value: true, holds: () => true },
  ],
  show: (dies) => [dies ? t('oui', 'yes') : t('non', 'no')],
  rulings: ['D47', 'D53'],
});

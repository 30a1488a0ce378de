import { markAsOurs, verdicts } from '../../../kernel/chart.ts';
import { t } from '../../../kernel/text.ts';
import { type TroopType, isMachine, isSkirmisher, type Kind, kindOf } from '../types.ts';
import { type AdvanceCandidate, isImpetuous } from '../impetuous.ts';
import { verdictLine, yesOrNo } from './line.ts';

export interface AdvanceFacts extends AdvanceCandidate {
  /** An enemy touches it already. */
  readonly inContact: boolean;
  /** The nearest enemy that counts, if there is one. */
  readonly nearest: { readonly distance: number; readonly demoralised: boolean } | undefined;
}

/** How near the nearest enemy must be, if demoralised; and how near a doubled advance may not end. */
export const DEMORALISED_WITHIN = 600;
export const DOUBLED_NOT_WITHIN = 200;

// oxfmt-ignore
export const SPONTANEOUS = verdicts<AdvanceFacts, boolean>({
  id: 'spontaneous',
  title: t('Avance spontanée : qui', 'Spontaneous advance: who'),
  heading: t('Troupes', 'Troops'),
  columns: [t('Avance ?', 'Advances?')],
  lines: [
    markAsOurs(verdictLine('contact', t('un ennemi est déjà au contact', 'an enemy is in contact already'), false, (f) => f.inContact)),
    markAsOurs(verdictLine('none', t('aucun ennemi ne compte', 'no enemy counts'), false, (f) => f.nearest === undefined)),
    verdictLine('impetuous', t('irréguliers : Kn sauf (I,X), Exp, Wb, Cm(S), Bd(S,F), Hd(S,F)', 'irregular: Kn except (I,X), Exp, Wb, Cm(S), Bd(S,F), Hd(S,F)'), true, isImpetuous),
    markAsOurs(verdictLine('never', t('Art, WWg, Bg, naval : jamais', 'Art, WWg, Bg, naval: never'), false, (f) => kindOf(f.type) === 'naval' || isMachine(f))),
    verdictLine('demoralised', t('tous : troupes terrestres autres que Art, WWg, Bg, si l’ennemi le plus proche est démoralisé et à moins de 600 pas', 'all: land troops other than Art, WWg, Bg, if the nearest enemy is demoralised and less than 600p away'), true,
      (f) => f.nearest!.demoralised && f.nearest!.distance < DEMORALISED_WITHIN),
    markAsOurs(verdictLine('others', t('ni impétueux, ni ennemi démoralisé le plus proche à moins de 600 pas', 'neither impetuous nor with a demoralised enemy nearest and less than 600p away'), false, () => true)),
  ],
  show: yesOrNo,
  notes: [
    { mark: '×2', text: t('Distance doublée si elle n’amène pas à moins de 200 pas d’un ennemi, ou si elle fait atteindre un Bg.', 'The distance is doubled if it does not bring them within 200p of an enemy, or if that reaches a Bg.') },
    { mark: '(X)', text: t('Des Bd(X) irréguliers sont impétueux comme Bd(F).', 'Irregular Bd(X) are impetuous as Bd(F) are.') },
    { mark: '→', text: t('Des impétueux cherchent le mouvement le plus court qui apporte soutien arrière ou débord.', 'Impetuous troops seek the shortest move that gives rear support or an overlap.') },
  ],
  rulings: ['D-23', 'D-44', 'D-45', 'D-46', 'D-51', 'D-52', 'D-55', 'D-58'],
});

/** A friend in the way of an advance. */
export interface FriendInWay extends AdvanceCandidate {
  readonly inCombat: boolean;
  /** Baggage that does not move. */
  readonly fixed: boolean;
  readonly by: TroopType;
}

export type Passage = keyof typeof PASSAGE_NAMES;

// oxfmt-ignore
export const PASSED_THROUGH = verdicts<FriendInWay, Passage>({
  id: 'passed-through',
  title: t('Avance spontanée : amis traversés', 'Spontaneous advance: friends in the way'),
  heading: t('Ami', 'Friend'),
  columns: [t('Effet', 'Effect')],
  lines: [
    verdictLine('elephants', t('El', 'El'), 'bars', (f) => f.type === 'El'),
    verdictLine('in-combat', t('ami en mêlée', 'a friend in close combat'), 'bars', (f) => f.inCombat),
    verdictLine('impetuous', t('troupes impétueuses', 'impetuous troops'), 'joins', isImpetuous),
    verdictLine('unmoved', t('Art non (X), WWg, Bg fixes, naval', 'Art not (X), WWg, fixed Bg, naval'), 'unmoved',
      (f) => (f.type === 'Art' && f.grade !== 'X') || f.type === 'WWg' || (f.type === 'Bg' && f.fixed) || kindOf(f.type) === 'naval'),
    verdictLine('by-kn', t('terrestres non impétueux, traversés par Kn ou Exp', 'land troops not impetuous, passed through by Kn or Exp'), 'flee', (f) => f.by === 'Kn' || f.by === 'Exp'),
    verdictLine('by-others', t('terrestres non impétueux, traversés par d’autres', 'land troops not impetuous, passed through by others'), 'recoil', () => true),
  ],
  show: (passage) => [PASSAGE_NAMES[passage]],
  notes: [
    { mark: '1', text: t('L’avance doit traverser tout ami, sauf ceux des deux premières lignes.', 'The advance must pass through any friend, except those of the first two lines.') },
  ],
});

export const PASSAGE_NAMES = {
  bars: t('n’est pas traversé : l’avance s’arrête', 'is not passed: the advance stops'),
  joins: t('se joint à l’avance en suivant', 'joins the advance by following'),
  unmoved: t('est traversé sans bouger', 'is passed and does not move'),
  flee: t('est traversé et fuit', 'is passed and flees'),
  recoil: t('est traversé et recule', 'is passed and recoils'),
} as const;

/** An enemy that might draw the advance. */
export interface EnemyInSight {
  readonly impetuous: boolean;
  readonly advancing: Kind;
  readonly type: TroopType;
  readonly distance: number;
  /** How far a skirmisher may be (ruling D-23). */
  readonly skirmisherReach: number;
  readonly directlyAhead: boolean;
  readonly ground: 'open' | 'forbidden' | 'behind-forbidden';
  /** How long the way round is, where it stands behind forbidden ground. */
  readonly wayRound: number;
  readonly inDifficult: boolean;
  readonly inFortification: boolean;
}

// oxfmt-ignore
export const IGNORED = verdicts<EnemyInSight, boolean>({
  id: 'ignored',
  title: t('Avance spontanée : ennemis que des impétueux ignorent', 'Spontaneous advance: enemies that impetuous troops ignore'),
  heading: t('Ennemi', 'Enemy'),
  columns: [t('Ignoré ?', 'Ignored?')],
  lines: [
    markAsOurs(verdictLine('not-impetuous', t('tout ennemi, pour une troupe non impétueuse', 'any enemy, for troops that are not impetuous'), false, (e) => !e.impetuous)),
    verdictLine('forbidden', t('dans un terrain interdit à l’élément', 'in ground the element may not enter'), true, (e) => e.ground === 'forbidden'),
    verdictLine('behind', t('derrière ce terrain, non contournable en moins de 300 pas', 'behind such ground, not to be bypassed in less than 300p'), true, (e) => e.ground === 'behind-forbidden' && e.wayRound >= 300),
    verdictLine('far-skirmisher', t('tirailleur (LH, Ps) à plus d’une distance F', 'skirmisher (LH, Ps) more than one distance F away'), true, (e) => isSkirmisher(e) && e.distance > e.skirmisherReach),
    verdictLine('aside-skirmisher', t('tirailleur (LH, Ps) non directement en face', 'skirmisher (LH, Ps) not directly in front'), true, (e) => isSkirmisher(e) && !e.directlyAhead),
    verdictLine('v-mounted', t('en BGo ou fortifications, pour un monté', 'in BGo or fortifications, for mounted'), true, (e) => e.advancing === 'mounted' && (e.inDifficult || e.inFortification)),
    markAsOurs(verdictLine('others', t('les autres', 'the others'), false, () => true)),
  ],
  show: yesOrNo,
  notes: [
    { mark: 'F', text: t('Distance F : un front de socle, 80 pas ; la feuille ne l’explique pas (D-23).', 'Distance F: one base front, 80p; the sheet does not explain it (D-23).') },
  ],
  rulings: ['D-23', 'D-44', 'D-62'],
});

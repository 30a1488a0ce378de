import { verdicts } from '../../../kernel/chart.ts';
import { t } from '../../../kernel/text.ts';
import { type Acting, type Grade, type Kind, kindOf, SKIRMISHERS } from '../types.ts';

export interface Eager {
  readonly type: Acting;
  readonly grade: Grade;
  readonly irregular: boolean;
}

export interface AdvanceFacts extends Eager {
  /** An enemy touches it already. */
  readonly inContact: boolean;
  /** The nearest enemy that counts, if there is one. */
  readonly nearest: { readonly distance: number; readonly demoralised: boolean } | undefined;
}

const impetuousType = ({ type, grade }: Eager): boolean => {
  switch (type) {
    case 'Kn':
      return grade !== 'I' && grade !== 'X';
    case 'Cm':
      return grade === 'S';
    case 'Hd':
      return grade === 'S' || grade === 'F';
    case 'Bd': // (X) as (F): ruling D55
      return grade === 'S' || grade === 'F' || grade === 'X';
    default:
      return type === 'Exp' || type === 'Wb';
  }
};

export const isImpetuous = (troops: Eager): boolean => troops.irregular && impetuousType(troops);

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
    { id: 'contact', text: t('un ennemi est déjà au contact', 'an enemy is in contact already'), value: false, holds: (f) => f.inContact },
    { id: 'none', text: t('aucun ennemi ne compte', 'no enemy counts'), value: false, holds: (f) => f.nearest === undefined },
    { id: 'impetuous', text: t('irréguliers : Wb, Exp, Kn hors (I,X), Bd(S,F), Hd(S,F), Cm(S)', 'irregular: Wb, Exp, Kn save (I,X), Bd(S,F), Hd(S,F), Cm(S)'), value: true, holds: isImpetuous },
    { id: 'never', text: t('Art, WWg, Bg, navals : jamais', 'Art, WWg, Bg, naval: never'), value: false, holds: (f) => kindOf(f.type) === 'naval' || ['Art', 'WWg', 'Bg'].includes(f.type) },
    { id: 'demoralised', text: t('toute troupe terrestre hors Art, WWg, Bg, si l’ennemi le plus proche est démoralisé et à moins de 600 pas', 'any land troops save Art, WWg, Bg, if the nearest enemy is demoralised and less than 600p away'), value: true,
      holds: (f) => f.nearest!.demoralised && f.nearest!.distance < DEMORALISED_WITHIN },
    { id: 'others', text: t('ni impétueux, ni ennemi démoralisé le plus proche à moins de 600 pas', 'neither impetuous nor with a demoralised enemy nearest and less than 600p away'), value: false, holds: () => true },
  ],
  show: (must) => [must ? t('oui', 'yes') : t('non', 'no')],
  notes: [
    { mark: '×2', text: t('Distance double si elle ne finit pas à moins de 200 pas d’un ennemi, ou si elle atteint des bagages.', 'Twice the distance if that does not end less than 200p from an enemy, or if it reaches baggage.') },
    { mark: '(X)', text: t('Des Bd(X) irréguliers sont impétueux comme Bd(F).', 'Irregular Bd(X) are impetuous as Bd(F) are.') },
    { mark: '→', text: t('Par le plus court chemin qui donne un support arrière ou un débord.', 'By the shortest way that gives rear support or an overlap.') },
  ],
  rulings: ['D23', 'D44', 'D45', 'D46', 'D51', 'D52', 'D55', 'D58'],
});

/** A friend in the way of an advance. */
export interface Crossed extends Eager {
  readonly inCombat: boolean;
  /** Baggage that does not move. */
  readonly fixed: boolean;
  readonly by: Acting;
}

export type Passage = 'stops' | 'joins' | 'unmoved' | 'flees' | 'recoils';

// oxfmt-ignore
export const PASSED_THROUGH = verdicts<Crossed, Passage>({
  id: 'passed-through',
  title: t('Avance spontanée : amis traversés', 'Spontaneous advance: friends in the way'),
  heading: t('Ami', 'Friend'),
  columns: [t('Effet', 'Effect')],
  lines: [
    { id: 'elephants', text: t('El', 'El'), value: 'stops', holds: (f) => f.type === 'El' },
    { id: 'in-combat', text: t('ami en mêlée', 'a friend in close combat'), value: 'stops', holds: (f) => f.inCombat },
    { id: 'impetuous', text: t('impétueux', 'impetuous'), value: 'joins', holds: isImpetuous },
    { id: 'unmoved', text: t('Art non (X), WWg, Bg fixes, navals', 'Art not (X), WWg, fixed Bg, naval'), value: 'unmoved',
      holds: (f) => (f.type === 'Art' && f.grade !== 'X') || f.type === 'WWg' || (f.type === 'Bg' && f.fixed) || kindOf(f.type) === 'naval' },
    { id: 'by-kn', text: t('autres terrestres, traversés par Kn ou Exp', 'other land troops, passed by Kn or Exp'), value: 'flees', holds: (f) => f.by === 'Kn' || f.by === 'Exp' },
    { id: 'by-others', text: t('autres terrestres, traversés par d’autres', 'other land troops, passed by others'), value: 'recoils', holds: () => true },
  ],
  show: (passage) => [PASSAGE_NAMES[passage]],
});

export const PASSAGE_NAMES = {
  stops: t('n’est pas traversé : l’avance s’arrête', 'is not passed: the advance stops'),
  joins: t('se joint à l’avance en suivant', 'joins the advance by following'),
  unmoved: t('est traversé sans bouger', 'is passed and does not move'),
  flees: t('est traversé et fuit', 'is passed and flees'),
  recoils: t('est traversé et recule', 'is passed and recoils'),
} as const;

/** An enemy that might draw the advance. */
export interface Drawing {
  readonly impetuous: boolean;
  readonly advancing: Kind;
  readonly type: Acting;
  readonly distance: number;
  /** How far a skirmisher may be (ruling D23). */
  readonly skirmisherReach: number;
  readonly directlyAhead: boolean;
  readonly ground: 'open' | 'forbidden' | 'behind-forbidden';
  /** How long the way round is, where it stands behind forbidden ground. */
  readonly wayRound: number;
  readonly inDifficult: boolean;
  readonly inFortification: boolean;
}

// oxfmt-ignore
export const IGNORED = verdicts<Drawing, boolean>({
  id: 'ignored',
  title: t('Avance spontanée : ennemis que des impétueux ignorent', 'Spontaneous advance: enemies that impetuous troops ignore'),
  heading: t('Ennemi', 'Enemy'),
  columns: [t('Ignoré ?', 'Ignored?')],
  lines: [
    { id: 'not-impetuous', text: t('tout ennemi, pour une troupe non impétueuse', 'any enemy, for troops that are not impetuous'), value: false, holds: (e) => !e.impetuous },
    { id: 'forbidden', text: t('dans un terrain interdit à l’élément', 'in ground the element may not enter'), value: true, holds: (e) => e.ground === 'forbidden' },
    { id: 'behind', text: t('derrière un tel terrain, détour de 300 pas ou plus', 'behind such ground, 300p or more to go round'), value: true, holds: (e) => e.ground === 'behind-forbidden' && e.wayRound >= 300 },
    { id: 'far-skirmisher', text: t('tirailleur (LH, Ps) au-delà d’une distance F', 'skirmisher (LH, Ps) beyond one distance F'), value: true, holds: (e) => SKIRMISHERS.includes(e.type) && e.distance > e.skirmisherReach },
    { id: 'aside-skirmisher', text: t('tirailleur (LH, Ps) qui n’est pas droit devant', 'skirmisher (LH, Ps) not straight ahead'), value: true, holds: (e) => SKIRMISHERS.includes(e.type) && !e.directlyAhead },
    { id: 'v-mounted', text: t('en terrain difficile ou en fortification, pour des montés', 'in difficult going or fortifications, for mounted'), value: true, holds: (e) => e.advancing === 'mounted' && (e.inDifficult || e.inFortification) },
    { id: 'others', text: t('les autres', 'the others'), value: false, holds: () => true },
  ],
  show: (ignored) => [ignored ? t('oui', 'yes') : t('non', 'no')],
  rulings: ['D23', 'D44'],
});

import { band, bands, verdicts } from '../../../kernel/chart.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Troop } from '../types.ts';
import { line } from './line.ts';

export interface River {
  readonly defensible: boolean;
  /** `unsaid` where the sheet does not tell. */
  readonly navigable: 'yes' | 'no' | 'unsaid';
  /** Crossing takes a move of this many paces; 0: not slowed. */
  readonly move: number;
  readonly column: boolean;
  /** Every crossing element throws a die. */
  readonly perilous: boolean;
}

const river = (navigable: River['navigable'], move: number, column: boolean, perilous: boolean): River => ({
  defensible: true,
  navigable,
  move,
  column,
  perilous,
});

const NAVIGABLE: Readonly<Record<River['navigable'], Text>> = {
  yes: t('navigable', 'navigable'),
  no: t('non navigable', 'not navigable'),
  unsaid: t('—', '—'),
};

const crossing = ({ move, column, perilous }: River): Text => {
  if (move === 0) return t('—', '—');
  const single = column ? t(', en colonne', ', in column') : t('', '');
  const die = perilous ? t(', un dé par élément', ', a die per element') : t('', '');
  return t(`${move} pas${single.fr}${die.fr}`, `${move}p${single.en}${die.en}`);
};

// oxfmt-ignore
export const RIVER = bands<River>({
  id: 'river',
  title: t('Rivière : état', 'River: state'),
  heading: t('Score', 'Score'),
  columns: [t('Berge', 'Bank'), t('Navigation', 'Shipping'), t('Passage', 'Crossing')],
  lines: [
    band(1, 2, river('no',       0, false, false)),
    band(3, 4, river('yes',    100, false, false)),
    band(5, 6, river('unsaid', 100, true,  false)),
    band(7, 8, river('unsaid', 100, true,  true)),
  ],
  show: (state) => [state.defensible ? t('se défend', 'defensible') : t('ne se défend pas', 'not defensible'), NAVIGABLE[state.navigable], crossing(state)],
  rulings: ['D22'],
});

export type Crossing = 'drowned' | 'barred' | 'across';

export const CROSSING_NAMES: Readonly<Record<Crossing, Text>> = {
  drowned: t('se noie', 'drowns'),
  barred: t('rivière infranchissable ce tour à 300 pas à la ronde', 'river impassable this turn within 300p'),
  across: t('passe', 'gets across'),
};

export const CROSSING = bands<Crossing>({
  id: 'crossing',
  title: t('Rivière 7-8 : passage', 'River 7-8: crossing'),
  heading: t('Dé', 'Die'),
  columns: [t('Élément', 'Element')],
  lines: [band<Crossing>(1, 1, 'drowned'), band<Crossing>(2, 4, 'barred'), band<Crossing>(5, 7, 'across')],
  show: (fate) => [CROSSING_NAMES[fate]],
  notes: [{ mark: '+1', text: t('général, ou ami déjà passé', 'a general, or a friend already across') }],
  rulings: ['D43'],
});

export const COVER_NAMES = {
  open: t('terrain découvert', 'open ground'),
  woods: t('bois', 'woods'),
  'built-up': t('zone construite', 'built-up area'),
  'same-hill': t('même colline', 'same hill'),
  orchard: t('verger', 'orchard'),
  palms: t('palmeraie', 'palm grove'),
  dunes: t('dunes', 'dunes'),
  vineyard: t('vigne', 'vineyard'),
  marsh: t('marais', 'marsh'),
  rocks: t('rocaille', 'rocky ground'),
  brush: t('broussailles', 'brush'),
} as const;
export type Cover = keyof typeof COVER_NAMES;

export interface Hidden {
  readonly cover: Cover;
  readonly type: Troop;
  readonly ambush: boolean;
}

const under = (...covers: readonly Cover[]) => ({ cover }: Hidden): boolean => covers.includes(cover);

/** From how far troops are seen, in paces; no limit where the sheet prints none. */
// oxfmt-ignore
export const VISIBILITY = verdicts<Hidden, number | 'unlimited'>({
  id: 'visibility',
  title: t('Visibilité', 'Visibility'),
  heading: t('Troupes vues', 'Troops seen'),
  columns: [t('De', 'From')],
  lines: [
    line('woods', t('bois ou zone construite, toute troupe', 'woods or built-up area, any troops'), 50, under('woods', 'built-up')),
    line('same-hill', t('sur la même colline', 'on the same hill'), 100, under('same-hill')),
    line('orchard', t('verger, palmeraie, dunes, toute troupe', 'orchard, palm grove, dunes, any troops'), 150, under('orchard', 'palms', 'dunes')),
    line('ambush', t('Ps embusqués : vigne, marais, rocaille, broussailles', 'Ps in ambush: vineyard, marsh, rocky ground, brush'), 150,
      (h) => h.type === 'Ps' && h.ambush && under('vineyard', 'marsh', 'rocks', 'brush')(h)),
    line('unlimited', t('ailleurs', 'elsewhere'), 'unlimited', () => true),
  ],
  show: (paces) => [paces === 'unlimited' ? t('sans limite imprimée', 'no limit printed') : t(`${paces} pas`, `${paces}p`)],
});

import { band, bands, markAsOurs, verdicts } from '../../../kernel/chart.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Troop } from '../types.ts';
import { verdictLine } from './line.ts';

export interface River {
  readonly defensible: boolean;
  /** `unsaid` where the sheet does not tell. */
  readonly navigable: 'yes' | 'no' | 'unsaid';
  /** Crossing takes a move of this many paces; 0: not slowed. */
  readonly move: number;
  readonly column: boolean;
  /** Every crossing element rolls a die. */
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

const crossingText = ({ move, column, perilous }: River): Text => {
  if (move === 0) return t('—', '—');
  const single = column ? t(', en colonne', ', in column') : t('', '');
  const die = perilous ? t(', un dé par élément', ', a die per element') : t('', '');
  return t(`${move} pas${single.fr}${die.fr}`, `${move}p${single.en}${die.en}`);
};

// oxfmt-ignore
export const RIVER = bands<River>({
  id: 'river',
  title: t('Franchissement de rivière', 'River crossing'),
  heading: t('Score', 'Score'),
  columns: [t('Berge', 'Bank'), t('Navigation', 'Shipping'), t('Passage', 'Crossing')],
  lines: [
    band(1, 2, river('no',       0, false, false)),
    band(3, 4, river('yes',    100, false, false)),
    band(5, 6, river('unsaid', 100, true,  false)),
    band(7, 8, river('unsaid', 100, true,  true)),
  ],
  show: (state) => [state.defensible ? t('berge défendable', 'bank defensible') : t('berge non défendable', 'bank not defensible'), NAVIGABLE[state.navigable], crossingText(state)],
  notes: [
    { mark: '7-8', text: t('Noyade sur 1 ; impassable ce tour à 300 pas sur 2 à 4 ; OK sur 5 et 6. +1 : général, ou ami ayant traversé.', 'Drowned on 1; impassable this turn within 300p on 2 to 4; OK on 5 and 6. +1: a general, or a friend that has crossed.') },
  ],
  rulings: ['D-22'],
});

export type Crossing = 'drowned' | 'barred' | 'across';

export const CROSSING_NAMES: Readonly<Record<Crossing, Text>> = {
  drowned: t('se noie', 'drowns'),
  barred: t('impassable ce tour à 300 pas', 'impassable this turn within 300p'),
  across: t('passe', 'gets across'),
};

export const CROSSING = bands<Crossing>({
  id: 'crossing',
  title: t('Rivière 7-8 : dé par élément', 'River 7-8: a die per element'),
  heading: t('Dé', 'Die'),
  columns: [t('Élément', 'Element')],
  lines: [band<Crossing>(1, 1, 'drowned'), band<Crossing>(2, 4, 'barred'), band<Crossing>(5, 7, 'across')],
  show: (fate) => [CROSSING_NAMES[fate]],
  notes: [{ mark: '+1', text: t('général, ou ami ayant traversé ; la feuille dit 5 et 6 : 7 est un 6 avec ce +1', 'a general, or a friend that has crossed; the sheet says 5 and 6: 7 is a 6 with this +1') }],
  rulings: ['D-43'],
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
    verdictLine('woods', t('toute troupe dans bois et zone construite', 'any troops in woods and built-up areas'), 50, under('woods', 'built-up')),
    verdictLine('same-hill', t('troupes dans une même colline', 'troops on the same hill'), 100, under('same-hill')),
    verdictLine('orchard', t('toutes troupes en vergers, palmeraies, dunes', 'any troops in orchards, palm groves, dunes'), 150, under('orchard', 'palms', 'dunes')),
    verdictLine('ambush', t('Ps en embuscade : vignes, marais, rocailles, broussailles', 'Ps in ambush: vineyards, marsh, rocky ground, brush'), 150,
      (h) => h.type === 'Ps' && h.ambush && under('vineyard', 'marsh', 'rocks', 'brush')(h)),
    markAsOurs(verdictLine('unlimited', t('autres cas', 'otherwise'), 'unlimited', () => true)),
  ],
  show: (paces) => [paces === 'unlimited' ? t('sans limite imprimée', 'no limit printed') : t(`${paces} pas`, `${paces}p`)],
});

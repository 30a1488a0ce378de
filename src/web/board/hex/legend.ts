import { t, type Text } from '../../../kernel/text.ts';
import type { Overlay } from './props.ts';

/** What is painted on a map and needs a word; ghosts, ways and crosses speak for themselves. */
export type Painted = Exclude<keyof Overlay, 'barred' | 'paths' | 'ghosts'>;

const MEANINGS: Readonly<Record<Painted, Text>> = {
  reach: t('portée et coût', 'reach and cost'),
  couldReach: t('où ce pion pourrait aller à son tour', 'where it could go in its turn'),
  ends: t('où aller', 'where to go'),
  targets: t('cible possible', 'possible target'),
  strike: t('qui combat', 'who fights'),
  together: t('ses unités', 'his units'),
  taught: t('ce dont parle la leçon', 'what the lesson speaks of'),
  origins: t('d’où vient ce fait', 'where this fact comes from'),
  turns: t('tourner', 'turn'),
  fronts: t('front ennemi', 'enemy front'),
  zones: t('zone ennemie', 'enemy zone'),
  threatened: t('à portée de l’ennemi', 'within the enemy’s reach'),
  sight: t('ligne de vue', 'line of sight'),
  thoughts: t('conseil : en trait plein le meilleur', 'advice: the full line is the best'),
};

const isPainted = (painted: Overlay[Painted]): boolean =>
  painted !== undefined && (!Array.isArray(painted) || painted.length > 0);

/** What each paint on the map means, of those that are there now. */
export const legendOf = (overlay: Overlay): readonly { readonly paint: Painted; readonly text: Text }[] =>
  (Object.keys(MEANINGS) as Painted[])
    .filter((paint) => isPainted(overlay[paint]))
    .map((paint) => ({ paint, text: MEANINGS[paint] }));

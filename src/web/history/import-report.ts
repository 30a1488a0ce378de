import { type Problem, problemCount } from '../../kernel/problem.ts';
import { t, type Text } from '../../kernel/text.ts';
import { type Import, MOST_ENTRIES } from './history-file.ts';
import { amount } from '../base/wording.ts';

/** The result of an import: what was taken, what was left out and why. */
export interface ImportReport {
  readonly lines: readonly Text[];
  /** Combats that were not understood, by their place in the file. */
  readonly refused: readonly Problem[];
  readonly tone: 'good' | 'warn' | 'bad';
}

const sentence = (n: number, one: Text, many: Text, why: Text): readonly Text[] => {
  const { fr, en } = amount(n, one, many);
  return n === 0 ? [] : [t(`${fr}${why.fr}`, `${en}${why.en}`)];
};

export function importReport({ taken, known, over }: Import, refused: readonly Problem[]): ImportReport {
  const wrong = refused.reduce((sum, problem) => sum + problemCount(problem), 0);
  const lines = [
    ...sentence(
      taken.length,
      t('combat importé', 'combat imported'),
      t('combats importés', 'combats imported'),
      t('.', '.'),
    ),
    ...sentence(known, t('déjà connu', 'already known'), t('déjà connus', 'already known'), t('.', '.')),
    ...sentence(
      over,
      t('laissé', 'left out'),
      t('laissés', 'left out'),
      t(
        `, faute de place : l’historique garde ${MOST_ENTRIES} combats, moins s’ils sont longs. Exportez-le, effacez-le, puis importez à nouveau.`,
        `, for want of room: the history keeps ${MOST_ENTRIES} combats, fewer where they are long. Export it, clear it, then import again.`,
      ),
    ),
    ...sentence(wrong, t('refusé', 'refused'), t('refusés', 'refused'), t(' :', ':')),
  ];
  const empty = t('Ce fichier ne contient aucun combat.', 'This file holds no combat.');
  const fault = taken.length > 0 ? 'warn' : 'bad';
  return { lines: lines.length > 0 ? lines : [empty], refused, tone: over + wrong > 0 ? fault : 'good' };
}

import type { Example, Matchups } from '../../../kernel/ruleset.ts';
import { byDefault, choice, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { ELEMENTS, tableElement } from '../close-combat/matchups.ts';
import { GOING_NAMES, GRADE_NAMES } from '../types.ts';

export const SHOOTING_EXAMPLES: readonly Example[] = [
  {
    id: 'archers',
    title: t('des archers, soutenus, sur des chevaliers', 'archers, supported, at knights'),
    situation: {
      shooter: { type: 'Bw', grade: 'S', supporters: [{ type: 'Bw', grade: 'S', distance: 160 }] },
      target: { type: 'Kn', grade: 'O' },
      distance: 150,
    },
  },
  {
    id: 'duel',
    title: t('deux lignes d’archers', 'two lines of archers'),
    situation: { shooter: { type: 'Bw' }, target: { type: 'Bw', grade: 'I', shootsBack: true }, distance: 200 },
  },
  {
    id: 'artillery',
    title: t('l’artillerie sur des éléphants', 'artillery at elephants'),
    situation: { shooter: { type: 'Art' }, target: { type: 'El' }, distance: 450, phase: 'target' },
  },
];

const SHOOTERS = ['Bw', 'WWg', 'Art', 'Gal', 'Shp', 'Bts', 'El', 'Ps'];

const filters = record(t('Choix', 'Choices'), {
  rowGrade: byDefault(choice(t('Classe du tireur', 'Shooter’s grade'), GRADE_NAMES), 'O'),
  columnGrade: byDefault(choice(t('Classe de la cible', 'Target’s grade'), GRADE_NAMES), 'O'),
  targetGoing: byDefault(choice(t('Terrain de la cible', 'Target’s going'), GOING_NAMES), 'good'),
  supporters: byDefault(whole(t('Soutiens au tireur', 'Supporting shooters'), 0, 2), 0),
});

/** In the phase of the target, so that artillery may shoot too. */
export const SHOOTING_MATCHUPS: Matchups = {
  rows: ELEMENTS.filter(({ id }) => SHOOTERS.includes(id)),
  columns: ELEMENTS,
  corner: t('Tireur \\ sort de la cible', 'Shooter \\ fate of the target'),
  filters,
  facet: 'balance',
  title: t('Sort de la cible, en colonne', 'Fate of the column’s target'),
  situation: (row, column, given) => {
    const f = given as OutputOf<typeof filters>;
    return {
      shooter: {
        type: row,
        grade: f.rowGrade,
        supporters: Array.from({ length: f.supporters }, () => ({ type: row, grade: f.rowGrade })),
      },
      target: { ...tableElement(column), grade: f.columnGrade, going: f.targetGoing },
      distance: 100,
      phase: 'target',
    };
  },
};

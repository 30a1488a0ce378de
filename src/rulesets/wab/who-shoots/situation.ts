import { byDefault, choice, flag, list, type OutputOf, record, whole, words } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { distance, range, weapon } from '../missile.ts';
import { arc, name } from '../fields.ts';
import { SHOOTER_NAMES } from '../types.ts';

const stretch = record(t('Portion du front', 'Stretch of the front'), {
  files: whole(t('Files', 'Files'), 1, 60, {
    positional: true,
    help: t('figurines du premier rang', 'models of the front rank'),
  }),
  distance,
  arc: arc(t('La cible est dans leur arc', 'The target lies in their arc')),
  blocked: flag(t('Vue masquée', 'View blocked'), { lever: true }),
  target: words(t('Cible', 'Target'), 40),
});

export const situation = record(t('Qui tire', 'Who shoots'), {
  weapon,
  front: list(t('Le front, de gauche à droite', 'The front, left to right'), stretch, 1, 12),
  models: byDefault(
    whole(t('Figurines en tout', 'Models in all'), 0, 400, { help: t('0 : un seul rang', '0: a single rank') }),
    0,
  ),
  name,
  troops: byDefault(choice(t('Troupe', 'Troops'), SHOOTER_NAMES), 'infantry'),
  skirmishers: flag(t('En tirailleurs', 'Skirmishing')),
  movement: byDefault(
    choice(
      t('Mouvement ce tour', 'Movement this turn'),
      {
        stood: t('immobile', 'stood still'),
        moved: t('jusqu’au mouvement de base', 'up to a basic move'),
        beyond: t('au-delà', 'beyond it'),
      },
      { lever: true },
    ),
    'stood',
  ),
  targetInCombat: flag(t('La cible est au corps à corps', 'The target is in combat')),
  range,
});
export type Situation = OutputOf<typeof situation>;
export type Stretch = OutputOf<typeof stretch>;

/** How many files the unit is wide. */
export const filesOf = ({ front }: Situation): number => front.reduce((sum, { files }) => sum + files, 0);

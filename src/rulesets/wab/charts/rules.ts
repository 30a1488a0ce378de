import { key, matrix, row } from '../../../kernel/chart.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { type Arc, SHOOTER_NAMES, type ShooterClass } from '../types.ts';

export const TARGETS = key({
  id: 'targets',
  title: t('Cibles du tir (p. 41)', 'Shooting targets (p41)'),
  lines: [
    {
      id: 'one-target',
      code: same('1'),
      text: t(
        'Une unité désigne une seule unité ennemie comme cible : elle ne partage pas ses tirs.',
        'A unit nominates one enemy unit as its target: it does not divide its shots.',
      ),
    },
    {
      id: 'range-and-sight',
      code: same('2'),
      text: t(
        'Ne tirent que les figurines à portée de la cible et qui la voient.',
        'Only models in range and within sight of the target shoot.',
      ),
    },
    {
      id: 'forward',
      code: same('2.1'),
      text: t(
        'Infanterie et machines de guerre voient dans leur arc avant seulement.',
        'Infantry and artillery see into their forward arc only.',
      ),
    },
    {
      id: 'all-round',
      code: same('2.2'),
      text: t(
        'Cavalerie, éléphants et chars voient dans leurs arcs avant, de flanc et arrière.',
        'Cavalry, elephants and chariots see into their forward, side and rear arcs.',
      ),
    },
    {
      id: 'massed',
      code: same('2.3'),
      text: t(
        'Tir massé. Archers et lanceurs de fléchettes : une figurine sur deux d’un rang arrière tire aussi, si la figurine correspondante du premier rang peut tirer.',
        'Massed missiles. Archers and darters: every alternate model of a rear rank shoots too, if the corresponding model of the front rank can.',
      ),
    },
    {
      id: 'skirmishers',
      code: same('2.4'),
      text: t(
        'Les tirailleurs qui dépassent leur mouvement de base ne tirent pas ce tour-ci.',
        'Skirmishers who move beyond a basic move do not shoot that turn.',
      ),
    },
    {
      id: 'melee',
      code: same('3'),
      text: t(
        'Cible engagée au corps à corps : les touches se répartissent à parts égales entre les deux camps.',
        'Target engaged in combat: both sides share the hits equally.',
      ),
    },
  ],
  rulings: ['W-13', 'W-14', 'W-15', 'W-33', 'W-34', 'W-36', 'W-37', 'W-38', 'W-42'],
});

// oxfmt-ignore
export const SIGHT = matrix<ShooterClass, Arc, 'sees' | 'blind'>({
  id: 'sight',
  title: t('Arcs de vue des tireurs (p. 41)', 'Arcs into which shooters see (p41)'),
  corner: t('Tireurs', 'Shooters'),
  columns: [
    { id: 'front', text: t('Arc avant', 'Forward arc') },
    { id: 'side', text: t('Arcs de flanc', 'Side arcs') },
    { id: 'rear', text: t('Arc arrière', 'Rear arc') },
  ],
  rows: [
    row('infantry',  SHOOTER_NAMES.infantry,  'sees', 'blind', 'blind'),
    row('artillery', SHOOTER_NAMES.artillery, 'sees', 'blind', 'blind'),
    row('cavalry',   SHOOTER_NAMES.cavalry,   'sees', 'sees',  'sees'),
    row('elephants', SHOOTER_NAMES.elephants, 'sees', 'sees',  'sees'),
    row('chariots',  SHOOTER_NAMES.chariots,  'sees', 'sees',  'sees'),
  ],
  show: (cell): Text => (cell === 'sees' ? t('oui', 'yes') : t('non', 'no')),
  ours: true,
  notes: [{ mark: '°', text: t('Table tirée par nous des lignes 2.1 et 2.2.', 'Chart drawn by us from lines 2.1 and 2.2.') }],
});

export const CASUALTIES = key({
  id: 'casualties',
  title: t('Pertes (p. 49)', 'Casualties (p49)'),
  lines: [
    {
      id: 'one-wound',
      code: same('1'),
      text: t(
        'Figurines à 1 point de vie : on en retire une par blessure subie.',
        'Models with 1 Wound: one is removed for each wound suffered.',
      ),
    },
    {
      id: 'several-wounds',
      code: same('2'),
      text: t(
        'Figurines à plusieurs points de vie : on note les blessures subies et on retire des figurines entières dès qu’il y en a assez ; le reste est reporté.',
        'Models with multiple Wounds: wounds are recorded, and whole models removed once there are enough; any remainder is carried forward.',
      ),
    },
    {
      id: 'rear-first',
      code: same('3'),
      text: t(
        'Dans les unités de troupe, on retire en général aux rangs arrière, ou aux extrémités d’un rang unique, pour que les formations se maintiennent.',
        'In units of troops, generally from the rear ranks, or the ends of a single rank, so that formations are kept.',
      ),
    },
    {
      id: 'contact-last',
      code: same('3.1'),
      text: t(
        'Au corps à corps, jamais de simple soldat au contact de l’ennemi, à moins qu’il n’y ait pas d’autre choix.',
        'In combat, never trooper models touching the enemy, unless no other choice is left.',
      ),
    },
  ],
  rulings: ['W-30', 'W-40', 'W-41'],
});

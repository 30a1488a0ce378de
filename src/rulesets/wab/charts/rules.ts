import { key, matrix, row } from '../../../kernel/chart.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { type Arc, SHOOTER_NAMES, type ShooterClass } from '../types.ts';

export const TARGETS = key({
  id: 'targets',
  title: t('Qui peut tirer', 'Who may shoot'),
  lines: [
    { id: 'one-target', code: same('1'), text: t('Une seule cible par unité.', 'One target for the whole unit.') },
    {
      id: 'range-and-sight',
      code: same('2'),
      text: t('Chaque figurine doit être à portée et voir la cible.', 'Each model must be in range and see the target.'),
    },
    { id: 'forward', code: same('2.1'), text: t('À pied et artillerie : vers l’avant.', 'On foot and artillery: forwards.') },
    {
      id: 'all-round',
      code: same('2.2'),
      text: t('Cavaliers, éléphants, chars : de tous côtés.', 'Riders, elephants, chariots: all round.'),
    },
    {
      id: 'massed',
      code: same('2.3'),
      text: t(
        'Archers, lanceurs de fléchettes : une figurine sur deux des rangs arrière, si celle de devant peut tirer.',
        'Archers and darters: every second model of a rear rank, where the one in front may shoot.',
      ),
    },
    {
      id: 'skirmishers',
      code: same('2.4'),
      text: t('Tirailleurs : pas de tir au-delà du mouvement de base.', 'Skirmishers: no shooting beyond a basic move.'),
    },
    {
      id: 'melee',
      code: same('3'),
      text: t('Cible au corps à corps : touches partagées entre les deux camps.', 'Target in combat: both sides share the hits.'),
    },
  ],
  rulings: ['W13', 'W14', 'W15', 'W33', 'W34', 'W36', 'W37', 'W38', 'W42'],
});

// oxfmt-ignore
export const SIGHT = matrix<ShooterClass, Arc, 'sees' | 'blind'>({
  id: 'sight',
  title: t('Ce que voient les tireurs', 'What shooters see'),
  corner: t('Tireurs', 'Shooters'),
  columns: [
    { id: 'front', text: t('Devant', 'Forward arc') },
    { id: 'side', text: t('Flancs', 'Side arcs') },
    { id: 'rear', text: t('Arrière', 'Rear arc') },
  ],
  rows: [
    row('infantry',  SHOOTER_NAMES.infantry,  'sees', 'blind', 'blind'),
    row('artillery', SHOOTER_NAMES.artillery, 'sees', 'blind', 'blind'),
    row('cavalry',   SHOOTER_NAMES.cavalry,   'sees', 'sees',  'sees'),
    row('elephants', SHOOTER_NAMES.elephants, 'sees', 'sees',  'sees'),
    row('chariots',  SHOOTER_NAMES.chariots,  'sees', 'sees',  'sees'),
  ],
  show: (cell): Text => (cell === 'sees' ? t('oui', 'yes') : t('non', 'no')),
});

export const CASUALTIES = key({
  id: 'casualties',
  title: t('Pertes', 'Casualties'),
  lines: [
    { id: 'one-wound', code: same('1'), text: t('Un point de vie : une figurine par blessure.', 'One Wound: one model for each wound.') },
    {
      id: 'several-wounds',
      code: same('2'),
      text: t(
        'Plusieurs points de vie : des figurines entières, le reste est noté pour la suite.',
        'Several Wounds: whole models go, what is left over is noted for later.',
      ),
    },
    {
      id: 'rear-first',
      code: same('3'),
      text: t('On retire à l’arrière, ou aux bouts d’un rang unique.', 'Take them from the back, or from the ends of a single rank.'),
    },
    {
      id: 'contact-last',
      code: same('3.1'),
      text: t('Au corps à corps, celles au contact en dernier.', 'In combat, those in contact go last.'),
    },
  ],
  rulings: ['W30', 'W40', 'W41'],
});

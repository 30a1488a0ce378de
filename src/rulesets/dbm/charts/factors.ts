import { matrix, row } from '../../../kernel/chart.ts';
import type { Modifier } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t } from '../../../kernel/text.ts';
import type { CombatFacts } from '../combat/fighter.ts';
import { type TroopType, code, isMachine, KIND_NAMES, type Kind } from '../types.ts';

/** A starred cell holds against the shooting of Bw only; a blank one leaves the column of the shooter's kind. */
type Cell = number | `${number}*` | '';
type Against = Kind | 'shot-at';

// oxfmt-ignore
export const COMBAT_FACTORS = matrix<TroopType, Against, Cell>({
  id: 'combat-factors',
  title: t('Facteurs de combat', 'Combat factors'),
  corner: t('Troupes \\ contre', 'Troops \\ against'),
  columns: [
    { id: 'mounted', text: t('Mtd', 'Mounted') },
    { id: 'foot', text: t('Pie', 'Foot') },
    { id: 'naval', text: t('Na', 'Naval') },
    { id: 'shot-at', text: t('Tir', 'Shot at') },
  ],
  rows: [
    row('El',                       same('El'),                                 5, 4, 3, ''),
    row(['Sp', 'Exp', 'Art'],       same('Sp, Exp, Art'),                       4, 4, 4, ''),
    row(['Kn', 'WWg'],              same('Kn, WWg'),                            4, 3, 4, '4*'),
    row('Pk',                       same('Pk'),                                 4, 3, 4, ''),
    row(['Bw', 'Cm'],               same('Bw, Cm'),                             4, 2, 3, '3*'),
    row(['Cv', 'Gal', 'Shp'],       same('Cv, Gal, Shp'),                       3, 3, 3, ''),
    row('Bd',                       same('Bd'),                                 3, 5, 4, 4),
    row(['Ax', 'Wb'],               same('Ax, Wb'),                             2, 3, 3, ''),
    row(['LH', 'Ps', 'Hd', 'Bts'],  same('LH, Ps, Hd, Bts'),                    2, 2, 2, ''),
    row(['Bg', 'Nav'],              t('Bg, naval vide', 'Bg, empty naval'),     1, 1, 1, ''),
  ],
  show: (cell) => same(cell === '' ? '—' : cell),
  notes: [
    { mark: '*', text: t('tir de Bw seulement', 'shooting by Bw only') },
    {
      mark: '—',
      text: t('case vide : colonne de l’espèce du tireur', 'blank cell: the column of the shooter’s kind'),
    },
    {
      mark: '‡',
      text: t('Tir : pris pour cible ; Mtd, Pie, Na : ennemi monté, piéton, naval', 'Shot at: being the target; the other columns: the enemy’s kind'),
    },
  ],
  rulings: ['D-13', 'D-33', 'D-54', 'D-66'],
});

const duel = (f: CombatFacts): boolean => f.shoots && f.shotAt && f.self.fights.type !== f.self.suffers.type;

/** A shooter and a fighter use what they act as (ruling D-54 for one shot at in turn); a mere target what it suffers as. */
const actor = (f: CombatFacts): TroopType =>
  (f.close || f.shoots) && !(duel(f) && f.options.DUEL_X === 'target') ? f.self.fights.type : f.self.suffers.type;

const bothBows = (f: CombatFacts): boolean => f.shoots && f.self.fights.type === 'Bw' && f.enemy.fights.type === 'Bw';

function column(f: CombatFacts): Against {
  if (!f.shotAt || (bothBows(f) && f.options.MUTUAL_BOWS === 'foot')) return f.enemy.kind;
  const cell = COMBAT_FACTORS.at(actor(f), 'shot-at');
  if (cell === '' || (typeof cell === 'string' && f.enemy.fights.type !== 'Bw')) return f.enemy.kind;
  return 'shot-at';
}

export const factorRow: Modifier<CombatFacts> = {
  id: 'factor',
  text: t('facteur de combat', 'combat factor'),
  source: cite('combat-factors'),
  printed: t('voir Facteurs', 'see Factors'),
  value: (f) => Number.parseInt(String(COMBAT_FACTORS.at(actor(f), column(f))), 10),
  detail: (f) => {
    const against = column(f);
    const name = against === 'shot-at' ? t('sous le tir', 'shot at') : KIND_NAMES[against];
    const as = actor(f) === f.self.type ? code(f.self) : `${code(f.self)} = ${actor(f)}`;
    return against === 'shot-at'
      ? t(`${as} ${name.fr}`, `${as} ${name.en}`)
      : t(`${as} contre ${name.fr}`, `${as} against ${name.en}`);
  },
  rulings: (f) => [...(bothBows(f) && f.shotAt ? ['D-13'] : []), ...(duel(f) ? ['D-54'] : []), ...(actor(f) === f.self.type ? [] : ['D-33']), ...(column(f) === 'foot' && isMachine(f.enemy) ? ['D-66'] : [])],
};

import { fixedBrief, fixedValue } from '../../../kernel/modifier.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { type CombatFacts, is, isX, outOfGood } from '../combat/fighter.ts';
import { isMachine, onFoot } from '../types.ts';
import { withOwnCitations } from './line.ts';
import { overlapsThatCount } from './support.ts';


const artillery = ({ enemy }: CombatFacts): boolean => is(enemy, 'Art') || is(enemy.fights, 'Art') || isX(enemy, 'Ps');

/** "In melee" rows aside, what protects an element counts under fire too (ruling D-25). */
const countsHere = (f: CombatFacts): boolean => f.close || f.options.GENERAL_SHOT_AT === 'always';

const mountedOutOfGood = ({ self, enemy, options }: CombatFacts): boolean => {
  if (self.countsGood) return false;
  if (options.WHO_IN_ROUGH === 'mounted') return outOfGood(self.going);
  if (options.WHO_IN_ROUGH === 'foot') return outOfGood(enemy.going);
  return outOfGood(self.going) || outOfGood(enemy.going);
};

const asMachine = (troops: CombatFacts['self']): readonly string[] => (isMachine(troops) ? ['D-66'] : []);

const steady = ({ self }: CombatFacts): boolean => self.fights.grade === 'S' || self.fights.grade === 'O';

const enemiesPressing = (f: CombatFacts): number => Math.min(2, f.close ? overlapsThatCount(f) : f.supporters);

const HIGHER = t('plus haut', 'higher');
const ON_A_BANK = t('sur la berge', 'on a bank');
const OUT_OF_GOOD = t('hors du bon terrain', 'out of good going');
const AGAINST_WORKS = t('contre une fortification', 'against a fortification');

const pressedBrief = (f: CombatFacts): Text => {
  const n = enemiesPressing(f);
  if (!f.close) return n === 1 ? t('1 tireur en soutien', '1 shooter in support') : t(`${n} tireurs en soutien`, `${n} shooters in support`);
  return n === 1 ? t('débordé', 'overlapped') : t('débordé des deux côtés', 'overlapped on both flanks');
};

export const TACTICAL_FACTORS = withOwnCitations<CombatFacts>({
  id: 'tactical-factors',
  title: t('Facteurs tactiques', 'Tactical factors'),
  rows: [
    {
      id: 'fortification',
      text: t('piétons défendant une fortification, sauf contre Art ou Ps(X)', 'foot defending a fortification, except against Art or Ps(X)'),
      ...fixedValue(+2, (f) => onFoot(f.self, f.options) && f.self.fortification && !artillery(f) && countsHere(f)),
      brief: fixedBrief('fortifié', 'fortified'),
      rulings: (f) => [...(f.close ? [] : ['D-25']), ...asMachine(f.self)],
    },
    {
      id: 'general',
      text: t('élément d’un général (D-5)', 'a general’s element (D-5)'),
      printed: same('+2'),
      value: (f) => (f.self.general && countsHere(f) ? Number(f.options.GENERAL_BONUS) : undefined),
      brief: fixedBrief('général', 'general'),
      rulings: (f) => (f.close ? ['D-5'] : ['D-5', 'D-25']),
    },
    {
      id: 'height-or-bank',
      text: t('mêlée : plus haut, ou défendant une berge, sauf pont ou gué', 'close combat: higher, or defending a bank, except at a bridge or ford'),
      ...fixedValue(+1, (f) => f.close && (f.self.higher || (f.self.bank && !f.crossing))),
      brief: ({ self }) => (self.higher ? HIGHER : ON_A_BANK),
    },
    {
      id: 'overlaps',
      text: t('par flanc débordé ou par élément de soutien au tireur, 2 au plus', 'per flank overlapped or per element supporting the shooter, at most 2'),
      printed: same('-1'),
      value: (f) => (enemiesPressing(f) > 0 ? -enemiesPressing(f) : undefined),
      brief: pressedBrief,
      detail: (f) => (f.close ? t(`flancs : ${enemiesPressing(f)}`, `flanks: ${enemiesPressing(f)}`) : t(`soutiens : ${enemiesPressing(f)}`, `supports: ${enemiesPressing(f)}`)),
      rulings: (f) => (f.close ? ['D-24', 'D-34'] : ['D-24']),
    },
    {
      id: 'weather',
      text: t('conditions atmosphériques', 'weather conditions'),
      ...fixedValue(-1, (f) => f.self.weather),
      brief: fixedBrief('gêné par le temps', 'hampered by weather'),
    },
    {
      id: 'demoralised',
      text: t('mêlée : corps démoralisé, sauf le général', 'close combat: demoralised command, except the general'),
      ...fixedValue(-1, (f) => f.close && f.self.demoralised && !f.self.general),
      brief: fixedBrief('démoralisé', 'demoralised'),
    },
    {
      id: 'mounted-rough',
      text: t('montés en mêlée contre fortifications, ou contre piétons en RGo ou BGo', 'mounted in close combat against fortifications, or against foot in RGo or BGo'),
      printed: same('-1'),
      value: (f) =>
        f.close && f.self.kind === 'mounted' && ((onFoot(f.enemy, f.options) && mountedOutOfGood(f)) || f.enemy.fortification)
          ? Number(f.options.MOUNTED_IN_ROUGH)
          : undefined,
      brief: ({ enemy }) => (enemy.fortification ? AGAINST_WORKS : OUT_OF_GOOD),
      rulings: (f) => ['D-6', 'D-7', ...(f.self.countsGood ? ['D-57'] : []), ...asMachine(f.enemy)],
    },
    {
      id: 'blades-rough',
      text: t('Bd, Wb(S,O) en mêlée contre piétons, étant en RGo ou BGo', 'Bd, Wb(S,O) in close combat against foot, being in RGo or BGo'),
      ...fixedValue(-2, (f) => f.close && onFoot(f.enemy, f.options) && outOfGood(f.self.going) &&
        (is(f.self.fights, 'Bd', 'Wb') && (steady(f) || (is(f.self.fights, 'Bd') && f.options.BLADES_IN_ROUGH === 'all')))),
      brief: () => OUT_OF_GOOD,
      rulings: (f) => [...(is(f.self.fights, 'Bd') ? ['D-50'] : []), ...asMachine(f.enemy)],
    },
    {
      id: 'formed-rough',
      text: t('Sp, Pk, Hd(O), WWg, Art, Bg tirant ou en mêlée, étant en RGo, BGo ou Rv', 'Sp, Pk, Hd(O), WWg, Art, Bg shooting or in close combat, being in RGo, BGo or Rv'),
      ...fixedValue(-2, (f) => (f.close || f.shoots) && f.self.going !== 'good' &&
        (is(f.self.fights, 'Sp', 'Pk', 'WWg', 'Art', 'Bg') || (is(f.self.fights, 'Hd') && f.self.fights.grade === 'O'))),
      brief: () => OUT_OF_GOOD,
      rulings: (f) => (f.self.fights.type === f.self.type ? [] : ['D-33']),
    },
  ],
  notes: [{ mark: 'D-5', text: t('case vide sous +2', 'blank cell under +2') }],
  rulings: ['D-5', 'D-6', 'D-7', 'D-24', 'D-25', 'D-33', 'D-34', 'D-50', 'D-57', 'D-66'],
});

import { fixed, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t } from '../../../kernel/text.ts';
import { type CombatFacts, is, isX, outOfGood } from '../combat/fighter.ts';
import { overlapsThatCount } from './support.ts';

const source = (id: string) => cite('tactical-factors', id);

const artillery = ({ enemy }: CombatFacts): boolean => is(enemy, 'Art') || is(enemy.fights, 'Art') || isX(enemy, 'Ps');

/** "In melee" rows aside, what protects an element counts under fire too (ruling D25). */
const countsHere = (f: CombatFacts): boolean => f.close || f.readings.generalShotAt === 'always';

const mountedOutOfGood = ({ self, enemy, readings }: CombatFacts): boolean => {
  if (self.countsGood) return false;
  if (readings.whoInRough === 'mounted') return outOfGood(self.going);
  if (readings.whoInRough === 'foot') return outOfGood(enemy.going);
  return outOfGood(self.going) || outOfGood(enemy.going);
};

const steady = ({ self }: CombatFacts): boolean => self.fights.grade === 'S' || self.fights.grade === 'O';

const pressed = (f: CombatFacts): number => Math.min(2, f.close ? overlapsThatCount(f) : f.supporters);

export const TACTICAL_FACTORS = modifiers<CombatFacts>({
  id: 'tactical-factors',
  title: t('Facteurs tactiques', 'Tactical factors'),
  rows: [
    {
      id: 'fortification',
      text: t('piétons qui défendent une fortification, hors Art et Ps(X) en face', 'foot defending a fortification, unless facing Art or Ps(X)'),
      source: source('fortification'),
      ...fixed(+2, (f) => f.self.kind === 'foot' && f.self.fortification && !artillery(f) && countsHere(f)),
      rulings: (f) => (f.close ? [] : ['D25']),
    },
    {
      id: 'general',
      text: t('élément d’un général', 'a general’s element'),
      source: source('general'),
      printed: same('+2'),
      value: (f) => (f.self.general && countsHere(f) ? f.readings.generalBonus : undefined),
      rulings: (f) => (f.close ? ['D5'] : ['D5', 'D25']),
    },
    {
      id: 'height-or-bank',
      text: t('mêlée : plus haut, ou derrière une berge hors pont ou gué', 'close combat: higher, or behind a bank not at a bridge or ford'),
      source: source('height-or-bank'),
      ...fixed(+1, (f) => f.close && (f.self.higher || (f.self.bank && !f.crossing))),
    },
    {
      id: 'overlaps',
      text: t('par flanc débordé, ou par élément qui soutient le tireur, 2 au plus', 'per flank overlapped, or per element supporting the shooter, at most 2'),
      source: source('overlaps'),
      printed: same('-1'),
      value: (f) => (pressed(f) > 0 ? -pressed(f) : undefined),
      detail: (f) => (f.close ? t(`flancs : ${pressed(f)}`, `flanks: ${pressed(f)}`) : t(`soutiens : ${pressed(f)}`, `supports: ${pressed(f)}`)),
      rulings: (f) => (f.close ? ['D24', 'D34'] : ['D24']),
    },
    {
      id: 'weather',
      text: t('temps contraire', 'hampered by the weather'),
      source: source('weather'),
      ...fixed(-1, (f) => f.self.weather),
    },
    {
      id: 'demoralised',
      text: t('mêlée : corps démoralisé, général excepté', 'close combat: demoralised command, its general excepted'),
      source: source('demoralised'),
      ...fixed(-1, (f) => f.close && f.self.demoralised && !f.self.general),
    },
    {
      id: 'mounted-rough',
      text: t('montés en mêlée avec des piétons, en terrain inégal ou difficile, ou face à une fortification', 'mounted in close combat with foot in rough or difficult going, or against a fortification'),
      source: source('mounted-rough'),
      printed: same('-1'),
      value: (f) =>
        f.close && f.self.kind === 'mounted' && ((f.enemy.kind === 'foot' && mountedOutOfGood(f)) || f.enemy.fortification)
          ? f.readings.mountedInRough
          : undefined,
      rulings: (f) => (f.self.countsGood ? ['D6', 'D7', 'D57'] : ['D6', 'D7']),
    },
    {
      id: 'blades-rough',
      text: t('Bd, Wb(S,O) en mêlée en terrain inégal ou difficile contre des piétons', 'Bd, Wb(S,O) in close combat with foot, in rough or difficult going'),
      source: source('blades-rough'),
      ...fixed(-2, (f) => f.close && f.enemy.kind === 'foot' && outOfGood(f.self.going) &&
        (is(f.self.fights, 'Bd', 'Wb') && (steady(f) || (is(f.self.fights, 'Bd') && f.readings.bladesInRough === 'all')))),
      rulings: (f) => (is(f.self.fights, 'Bd') ? ['D50'] : []),
    },
    {
      id: 'formed-rough',
      text: t('Sp, Pk, Hd(O), WWg, Art, Bg au tir ou en mêlée, en terrain inégal, difficile ou rivière', 'Sp, Pk, Hd(O), WWg, Art, Bg shooting or in close combat, in rough or difficult going or a river'),
      source: source('formed-rough'),
      ...fixed(-2, (f) => (f.close || f.shoots) && f.self.going !== 'good' &&
        (is(f.self.fights, 'Sp', 'Pk', 'WWg', 'Art', 'Bg') || (is(f.self.fights, 'Hd') && f.self.fights.grade === 'O'))),
      rulings: (f) => (f.self.fights.type === f.self.type ? [] : ['D33']),
    },
  ],
  rulings: ['D5', 'D6', 'D7', 'D24', 'D25', 'D33', 'D34', 'D50', 'D57'],
});

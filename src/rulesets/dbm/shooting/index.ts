import type { Options } from '../../../kernel/ruling.ts';
import type { Assessment, Reading, Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { rangeRow, RANGES } from '../charts/shooting.ts';
import {
  actsAs,
  contestantOf,
  exceptionReading,
  factorsOf,
  fateReadings,
  fighterOf,
  NOT_IN_CONTACT,
} from '../combat/assess.ts';
import { combatAfterDice, combatNeeds, combatRule } from '../combat/roll.ts';
import { type CombatRoll, tellCombat, toldAlone } from '../combat/effects.ts';
import { type Contest, contestFacets, type Outcome, type Watched } from '../combat/contest.ts';
import { describe, elementEntries, elementRulings, grade, troopType } from '../element.ts';
import type { CombatFacts, Fighter } from '../combat/fighter.ts';
import { type Readings, readingsOf } from '../combat/options.ts';
import { refuseShooting } from './refuse.ts';
import { SHOOTING_EXAMPLES, SHOOTING_MATCHUPS } from './matchups.ts';
import type { Acts } from '../types.ts';

const distance = byDefault(whole(t('Distance (pas)', 'Distance (paces)'), 1, 2000, { lever: true }), 100);
const moved = flag(t('A bougé dans sa dernière phase', 'Moved in its own last phase'), { lever: true });
const secondRank = flag(t('Au 2e rang', 'In the 2nd rank'));

const supporters = byDefault(
  list(
    t('Tireurs en soutien', 'Supporting shooters'),
    record(t('Soutien', 'Support'), { type: troopType, grade, distance, moved, secondRank }),
    0,
    4,
  ),
  [],
);

const situation = record(t('Tir', 'Shooting'), {
  shooter: record(t('Tireur', 'Shooter'), { ...elementEntries, moved, secondRank, supporters }),
  target: record(t('Cible', 'Target'), {
    ...elementEntries,
    shootsBack: flag(t('Tire aussi sur le tireur', 'Also shoots at the shooter'), { lever: true }),
    shotInRear: flag(t('Visée dans le dos', 'Shot in the rear')),
    moved,
    secondRank,
    supporters,
  }),
  distance,
  phase: byDefault(
    choice(
      t('Phase de', 'Phase of'),
      { shooter: t('du tireur', 'the shooter'), target: t('de la cible', 'the target') },
      { lever: true },
    ),
    'shooter',
  ),
});
type Situation = OutputOf<typeof situation>;
type ShootingSide = Situation['shooter'] | Situation['target'];

const WHY = t('tir', 'shooting');
const WATCHED: Watched = { side: 'second', name: t('la cible', 'target') };

interface Shooting {
  readonly fighter: Fighter;
  readonly lines: readonly (string | undefined)[];
}

/** As what an element shoots and as what it suffers; who cannot suffer counts as what it shoots as (ruling D27). */
function shootingOf(
  self: ShootingSide,
  enemy: ShootingSide,
  shoots: boolean,
  shotAt: boolean,
  readings: Readings,
): Shooting {
  const byArt = shotAt && (actsAs(enemy, self, 'shoots', false, readings).acts as Acts).type === 'Art';
  const fights = actsAs(self, enemy, shoots ? 'shoots' : 'shot-at', byArt, readings);
  const maySuffer = shotAt || readings.losingShooter === 'suffers';
  const suffers = actsAs(self, enemy, maySuffer ? 'shot-at' : 'shoots', byArt, readings);
  return {
    fighter: fighterOf(self, NOT_IN_CONTACT, fights.acts as Acts, suffers.acts as Acts),
    lines: [...new Set([fights.line, suffers.line])],
  };
}

const rangeReading = (name: Text, { fighter }: Shooting): Reading => {
  const row = rangeRow(fighter, fighter.fights)!;
  const range = RANGES.at(row, 'range');
  return {
    source: cite('ranges', row),
    text: t(`portée : ${name.fr}`, `range: ${name.en}`),
    value: t(`${range} pas`, `${range}p`),
  };
};

function assess(s: Situation, options: Options): Assessment<CombatRoll> | Refusal {
  const readings = readingsOf(options);
  const refusal = refuseShooting(s, readings);
  if (refusal) return refusal;
  const mutual = s.target.shootsBack;
  const named = (role: Text, element: ShootingSide): Text =>
    t(`${describe(element).fr} (${role.fr})`, `${describe(element).en} (${role.en})`);
  const names = { first: named(t('tireur', 'shooter'), s.shooter), second: named(t('cible', 'target'), s.target) };
  const shooter = shootingOf(s.shooter, s.target, true, mutual, readings);
  const target = shootingOf(s.target, s.shooter, mutual, true, readings);
  const common = { close: false, crossing: false, readings };
  const firstFacts: CombatFacts = {
    ...common,
    self: shooter.fighter,
    enemy: target.fighter,
    shoots: true,
    shotAt: mutual,
    supporters: mutual ? s.target.supporters.length : 0,
  };
  const secondFacts: CombatFacts = {
    ...common,
    self: target.fighter,
    enemy: shooter.fighter,
    shoots: mutual,
    shotAt: true,
    supporters: s.shooter.supporters.length,
  };
  const tallies = [factorsOf(names.first, firstFacts), factorsOf(names.second, secondFacts)] as const;
  const mayLose = mutual || readings.losingShooter === 'suffers';
  const first = contestantOf(firstFacts, tallies[0].total, s.shooter, s.phase === 'target', mayLose);
  const second = contestantOf(secondFacts, tallies[1].total, s.target, s.phase === 'shooter', true);
  const { half, resultBand } = readings;
  const contest: Contest = { first, second, readings: { half, resultBand } };
  return {
    tallies,
    readings: [
      rangeReading(names.first, shooter),
      ...(mutual ? [rangeReading(names.second, target)] : []),
      ...shooter.lines.flatMap((line) => exceptionReading(names.first, line)),
      ...target.lines.flatMap((line) => exceptionReading(names.second, line)),
      ...fateReadings(names.first, firstFacts, first),
      ...fateReadings(names.second, secondFacts, second),
    ],
    needs: combatNeeds(contest),
    rulings: ['D1', 'D2', 'D3', ...(mutual ? [] : ['D27']), ...elementRulings(s.shooter, s.target)],
    roll: {
      contest,
      first: toldAlone(names.first, s.shooter),
      second: { ...toldAlone(names.second, s.target), shotInRear: s.target.shotInRear },
      close: false,
    },
  };
}

export const shooting = procedure<Situation, CombatRoll, Outcome>({
  id: 'shooting',
  title: t('Tir', 'Shooting'),
  about: t('Un élément tire sur un autre, qui peut riposter.', 'An element shoots at another, which may shoot back.'),
  charts: [
    'ranges',
    'may-shoot',
    'combat-factors',
    'tactical-factors',
    'rear-support',
    'support-conditions',
    'exceptions',
    'class-factors',
    'equal',
    'beaten',
    'doubled',
    'naval',
    'recoil',
    'flight',
    'key',
  ],
  situation,
  examples: SHOOTING_EXAMPLES,
  matchups: SHOOTING_MATCHUPS,
  assess,
  resolve: combatRule(WHY),
  facets: ({ first, second }) => contestFacets({ first: first.name, second: second.name }, WATCHED),
  tell: tellCombat,
  afterDice: combatAfterDice,
  headline: ({ shooter, target, distance }) => {
    const [from, at] = [describe(shooter), describe(target)];
    return t(`${from.fr} tire sur ${at.fr} à ${distance} pas`, `${from.en} shoots at ${at.en}, ${distance}p away`);
  },
});

import { firstVerdict } from '../../kernel/chart.ts';
import { type Dice, keyed } from '../../kernel/dice.ts';
import type { Switches } from '../../kernel/ruling.ts';
import { type Assessment, procedure, type Reading, type Refusal } from '../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { t, type Text } from '../../kernel/text.ts';
import { FLIGHT_BONUS } from './charts/aftermath.ts';
import type { Exception } from './charts/exceptions.ts';
import { MAY_SHOOT, rangeRow, RANGES } from './charts/shooting.ts';
import {
  actsAs,
  contestantOf,
  exceptionReading,
  factorsOf,
  fateReadings,
  fighterOf,
  NOT_IN_CONTACT,
} from './combat.ts';
import { type CombatRoll, tellCombat, type Told } from './combat-told.ts';
import { contestFacets, type Outcome, rollContest } from './contest.ts';
import {
  describe,
  type Element,
  elementEntries,
  grade,
  metBy,
  printedType,
  refuseElement,
  troopType,
} from './element.ts';
import type { CombatFacts, Fighter } from './fighter.ts';
import { moveOf } from './moves.ts';
import { type Readings, readingsOf } from './readings.ts';
import { SHOOTING_EXAMPLES, SHOOTING_MATCHUPS } from './shooting-samples.ts';
import { type Acts, code } from './types.ts';

const distance = byDefault(whole(t('Distance (pas)', 'Distance (paces)'), 1, 2000, { lever: true }), 100);
const moved = flag(t('A bougé dans sa dernière phase', 'Moved in its own last phase'), { lever: true });
const secondRank = flag(t('Au 2e rang', 'In the 2nd rank'));

const supporters = byDefault(
  list(
    t('Tireurs en soutien', 'Supporting shooters'),
    record(t('Soutien', 'Support'), { type: troopType, grade, distance, moved, secondRank }),
    0,
    4,
    { lever: true },
  ),
  [],
);

const situation = record(t('Tir', 'Shooting'), {
  shooter: record(t('Tireur', 'Shooter'), { ...elementEntries, moved, secondRank, supporters }),
  target: record(t('Cible', 'Target'), {
    ...elementEntries,
    shootsBack: flag(t('Tire aussi sur le tireur', 'Also shoots at the shooter'), { lever: true }),
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

const resolve = keyed(
  ({ contest, first, second }: CombatRoll, dice: Dice): Outcome =>
    rollContest(contest, { first: first.name, second: second.name }, WHY, dice),
  ({ contest }) => JSON.stringify(contest),
);

interface Shot {
  readonly by: { readonly type: Element['type']; readonly grade: Element['grade']; readonly landed?: boolean };
  readonly acts: Exception;
  readonly line: string | undefined;
  readonly distance: number;
  readonly ownPhase: boolean;
  readonly moved: boolean;
  readonly secondRank: boolean;
}

/** Why a shot may not be made; nothing where it may. */
function refuseShot(shot: Shot): Refusal | undefined {
  const printed = { type: printedType(shot.by), grade: shot.by.grade };
  const row = shot.acts === 'none' ? undefined : rangeRow(printed, shot.acts);
  if (row === undefined || shot.acts === 'none') {
    const landed = shot.by.landed === true;
    return {
      refused: t(`${code(printed)} ne tire pas sur cette cible`, `${code(printed)} does not shoot at this target`),
      source: shot.line === undefined ? cite('ranges') : cite('exceptions', shot.line),
      ...(landed && { rulings: ['D48'] }),
      ...(printed.type === 'Ps' && { rulings: ['D21'] }),
    };
  }
  const range = RANGES.at(row, 'range');
  if (shot.distance > range)
    return {
      refused: t(
        `${code(printed)} tire à ${range} pas au plus, pas à ${shot.distance}`,
        `${code(printed)} shoots up to ${range}p, not ${shot.distance}`,
      ),
      source: cite('ranges', row),
    };
  const verdict = firstVerdict(MAY_SHOOT, {
    ...printed,
    acts: shot.acts,
    ownPhase: shot.ownPhase,
    moved: shot.moved,
    secondRank: shot.secondRank,
  });
  if (verdict.value) return undefined;
  return {
    refused: t(
      `${code(printed)} ne tire pas : ${verdict.text.fr}`,
      `${code(printed)} may not shoot: ${verdict.text.en}`,
    ),
    source: cite('may-shoot', verdict.id),
  };
}

/** A supporting shooter as an element with nothing said of it. */
const asElement = (given: { readonly type: Element['type']; readonly grade: Element['grade'] }): Element => ({
  ...BARE,
  ...given,
});

const BARE: Omit<Element, 'type' | 'grade'> = {
  going: 'good',
  name: '',
  irregular: false,
  chariots: false,
  landed: false,
  general: false,
  countsGood: false,
  fortification: false,
  weather: false,
  mobile: false,
  rears: [],
  behind: [],
};

function refuseShooter(
  self: ShootingSide,
  enemy: ShootingSide,
  away: number,
  ownPhase: boolean,
  readings: Readings,
): Refusal | undefined {
  const main = refuseShot({
    by: self,
    ...actsAs(self, enemy, 'shoots', false, readings),
    distance: away,
    ownPhase,
    moved: self.moved,
    secondRank: self.secondRank,
  });
  if (main) return main;
  for (const support of self.supporters) {
    const refusal =
      refuseElement(support) ??
      refuseShot({
        by: support,
        ...actsAs(asElement(support), enemy, 'shoots', false, readings),
        ownPhase,
        ...support,
      });
    if (refusal) return refusal;
  }
  return undefined;
}

function refuse(s: Situation, readings: Readings): Refusal | undefined {
  for (const element of [s.shooter, s.target]) {
    const refusal = refuseElement(element) ?? element.rears.map(refuseElement).find((found) => found !== undefined);
    if (refusal) return refusal;
  }
  return (
    refuseShooter(s.shooter, s.target, s.distance, s.phase === 'shooter', readings) ??
    (s.target.shootsBack ? refuseShooter(s.target, s.shooter, s.distance, s.phase === 'target', readings) : undefined)
  );
}

interface Shooting {
  readonly fighter: Fighter;
  readonly lines: readonly (string | undefined)[];
}

/** As what an element shoots and as what it suffers; who does not shoot only suffers. */
function shootingOf(
  self: ShootingSide,
  enemy: ShootingSide,
  shoots: boolean,
  shotAt: boolean,
  readings: Readings,
): Shooting {
  const byArt = shotAt && (actsAs(enemy, self, 'shoots', false, readings).acts as Acts).type === 'Art';
  const suffers = actsAs(self, enemy, 'shot-at', byArt, readings);
  const fights = shoots ? actsAs(self, enemy, 'shoots', false, readings) : suffers;
  const lines = [...(shoots ? [fights.line] : []), ...(shotAt ? [suffers.line] : [])];
  return {
    fighter: fighterOf(self, NOT_IN_CONTACT, fights.acts as Acts, suffers.acts as Acts),
    lines: [...new Set(lines)],
  };
}

const toldOf = (name: Text, self: ShootingSide): Told => {
  const type = printedType(self);
  const move = self.going === 'river' ? undefined : moveOf(type, self.grade, self.going).total;
  return {
    name,
    flight: move === undefined ? 0 : move + FLIGHT_BONUS,
    met: metBy(type, self.behind),
    lost: [],
    follower: undefined,
    baggage: false,
  };
};

const rangeReading = (name: Text, { fighter }: Shooting): Reading => {
  const row = rangeRow(fighter, fighter.fights)!;
  const range = RANGES.at(row, 'range');
  return {
    source: cite('ranges', row),
    text: t(`portée de ${name.fr}`, `range of ${name.en}`),
    value: t(`${range} pas`, `${range}p`),
  };
};

function assess(s: Situation, switches: Switches): Assessment<CombatRoll> | Refusal {
  const readings = readingsOf(switches);
  const refusal = refuse(s, readings);
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
  const first = contestantOf(firstFacts, tallies[0].total, s.shooter, s.phase === 'target', mutual);
  const second = contestantOf(secondFacts, tallies[1].total, s.target, s.phase === 'shooter', true);
  const { half, resultBand } = readings;
  return {
    tallies,
    readings: [
      rangeReading(names.first, shooter),
      ...(mutual ? [rangeReading(names.second, target)] : []),
      ...shooter.lines.flatMap((line) => exceptionReading(names.first, line)),
      ...target.lines.flatMap((line) => exceptionReading(names.second, line)),
      ...fateReadings(names.first, first),
      ...fateReadings(names.second, second),
    ],
    needs: t(
      `un dé chacun : ${first.total} + d6 contre ${second.total} + d6, puis les facteurs de classe`,
      `one die each: ${first.total} + d6 against ${second.total} + d6, then class factors`,
    ),
    rulings: mutual ? ['D1', 'D2', 'D3'] : ['D1', 'D2', 'D3', 'D27'],
    roll: {
      contest: { first, second, readings: { half, resultBand } },
      first: toldOf(names.first, s.shooter),
      second: toldOf(names.second, s.target),
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
  resolve,
  facets: ({ first, second }) => contestFacets({ first: first.name, second: second.name }, 'second'),
  tell: tellCombat,
  headline: ({ shooter, target, distance }) => {
    const [from, at] = [describe(shooter), describe(target)];
    return t(`${from.fr} tire sur ${at.fr} à ${distance} pas`, `${from.en} shoots at ${at.en}, ${distance}p away`);
  },
});

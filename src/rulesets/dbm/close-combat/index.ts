import type { Options } from '../../../kernel/ruling.ts';
import type { Assessment, Refusal } from '../../../kernel/assessment.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import type { Lost } from '../charts/aftermath.ts';
import { supportingRanks } from '../charts/support.ts';
import { actsAs, contestantOf, exceptionReading, factorsOf, fateReadings, fighterOf } from '../combat/assess.ts';
import { combatAfterDice, combatNeeds, combatRule } from '../combat/roll.ts';
import { type CombatRoll, tellCombat, type Told, toldAlone } from '../combat/effects.ts';
import { type Contest, contestFacets, type Outcome, type Watched } from '../combat/contest.ts';
import { describe, elementEntries, elementRulings, printedType, refuseColumn, troopType } from '../element.ts';
import { CLOSE_EXAMPLES, CLOSE_MATCHUPS } from './matchups.ts';
import type { CombatFacts, Fighter } from '../combat/fighter.ts';
import { type Readings, readingsOf } from '../combat/options.ts';
import { type Acts, kindOf } from '../types.ts';

const side = (label: Text) =>
  record(label, {
    ...elementEntries,
    higher: flag(t('Plus haut que l’ennemi', 'Higher than the enemy'), { lever: true }),
    bank: flag(t('Défend une berge', 'Defends a bank'), { lever: true }),
    justContacted: flag(t('A contacté l’ennemi dans cette phase', 'Contacted the enemy in this phase')),
    enemyElsewhere: flag(t('L’ennemi n’est pas devant lui', 'The enemy is not at its front')),
    overlaps: byDefault(
      whole(t('Flancs débordés ou touchés', 'Flanks overlapped or touched'), 0, 2, {
        lever: true,
        help: t('par des ennemis autres qu’El', 'by enemies other than El'),
      }),
      0,
    ),
    overlapsByElephants: byDefault(
      whole(t('Flancs débordés ou touchés par El', 'Flanks overlapped or touched by El'), 0, 2),
      0,
    ),
    friendsNear: byDefault(
      list(
        t('Amis proches derrière lui', 'Friends close behind it'),
        record(t('Ami', 'Friend'), {
          type: troopType,
          place: byDefault(
            choice(t('Où', 'Where'), {
              depth: t('à moins d’une profondeur de socle', 'less than one base depth behind'),
              width: t('à moins d’une largeur, de flanc ou de dos', 'less than one width away, flank or rear on'),
            }),
            'depth',
          ),
        }),
        0,
        6,
      ),
      [],
    ),
    rearsFortified: flag(t('Ceux de derrière sont en fortification', 'Those behind are in a fortification')),
    frontHeld: flag(t('Son front touche encore un autre ennemi', 'Its front still touches another enemy')),
    leavesTable: flag(t('Suivre le ferait quitter la table', 'Following up would leave the table')),
    wading: flag(t('Dans l’eau', 'Wading')),
    baggage: flag(t('Suivre atteint des bagages', 'Following up reaches baggage')),
  });

const situation = record(t('Mêlée', 'Close combat'), {
  friend: side(t('Élément ami', 'Friendly element')),
  enemy: side(t('Élément ennemi', 'Enemy element')),
  phase: byDefault(
    choice(
      t('Phase de', 'Phase of'),
      { friend: t('l’ami', 'the friend'), enemy: t('l’ennemi', 'the enemy') },
      { lever: true },
    ),
    'friend',
  ),
  crossing: flag(t('Sur un pont ou un gué', 'At a bridge or a ford')),
});
type Situation = OutputOf<typeof situation>;
type CombatSide = Situation['friend'];

const WHY = t('mêlée', 'close combat');
const WATCHED: Watched = { side: 'first', name: t('l’ami', 'friend') };

const ROLES = { friend: t('ami', 'friend'), enemy: t('ennemi', 'enemy') } as const;

const nameOf = (role: keyof typeof ROLES, element: CombatSide): Text => {
  const [who, what] = [ROLES[role], describe(element)];
  return t(`${what.fr} (${who.fr})`, `${what.en} (${who.en})`);
};

function refuse(s: Situation): Refusal | undefined {
  const column = refuseColumn(s.friend) ?? refuseColumn(s.enemy);
  if (column) return column;
  if ([s.friend, s.enemy].some((side) => side.overlaps + side.overlapsByElephants > 2))
    return {
      refused: t('un élément n’a que deux flancs', 'an element has two flanks only'),
      source: cite('tactical-factors', 'overlaps'),
    };
  if (s[s.phase === 'friend' ? 'enemy' : 'friend'].justContacted)
    return {
      refused: t(
        'seul celui dont c’est la phase a pu contacter l’autre dans cette phase',
        'only the one whose phase it is can have contacted the other in this phase',
      ),
      source: cite('beaten', 'kn-bw-s'),
      rulings: ['D28'],
    };
  if (s.friend.higher && s.enemy.higher)
    return {
      refused: t('chacun serait plus haut que l’autre', 'each would be higher than the other'),
      source: cite('tactical-factors', 'height-or-bank'),
    };
  return undefined;
}

/** In close combat no line of exceptions forbids anything. */
const inContact = (self: CombatSide, enemy: CombatSide, readings: Readings) => {
  const fights = actsAs(self, enemy, 'fights', false, readings);
  const suffers = actsAs(self, enemy, 'suffers', false, readings);
  const fighter: Fighter = fighterOf(self, self, fights.acts as Acts, suffers.acts as Acts);
  return { fighter, lines: [...new Set([fights.line, suffers.line])] };
};

/** Ranks behind: the first stands within a base depth, those beyond it die as supports only (ruling D53). */
const placeOf = (rank: number, supports: number): Lost['place'] => {
  if (rank < supports) return 'support';
  return rank === 0 ? 'depth' : 'further';
};

const toldOf = (name: Text, self: CombatSide, enemy: CombatSide, supports: number): Told => {
  const type = printedType(self);
  const lost = (behind: Lost['behind'], place: Lost['place']) => ({
    name: t(`${behind} derrière ${name.fr}`, `${behind} behind ${name.en}`),
    lost: { dead: type, behind, place, behindInFortification: self.rearsFortified },
  });
  return {
    ...toldAlone(name, self),
    lost: [
      ...self.rears.map((r, i) => lost(r.type, placeOf(i, supports))),
      ...self.friendsNear.map((f) => lost(f.type, f.place)),
    ],
    follower: {
      type,
      grade: self.grade,
      kind: kindOf(self.type),
      irregular: self.irregular,
      chariots: self.chariots,
      wading: self.wading,
      enemy: { type: printedType(enemy), kind: kindOf(enemy.type) },
      frontHeld: self.frontHeld,
      overlapOnly: false,
      leavesTable: self.leavesTable,
      defends: self.fortification || self.bank,
    },
    baggage: self.baggage,
    overlapping: enemy.overlaps + enemy.overlapsByElephants > 0,
  };
};

function assess(s: Situation, options: Options): Assessment<CombatRoll> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const readings = readingsOf(options);
  const names = { first: nameOf('friend', s.friend), second: nameOf('enemy', s.enemy) };
  const friend = inContact(s.friend, s.enemy, readings);
  const enemy = inContact(s.enemy, s.friend, readings);
  const factsOf = (self: Fighter, other: Fighter): CombatFacts => ({
    self,
    enemy: other,
    close: true,
    shoots: false,
    shotAt: false,
    supporters: 0,
    crossing: s.crossing,
    readings,
  });
  const [firstFacts, secondFacts] = [factsOf(friend.fighter, enemy.fighter), factsOf(enemy.fighter, friend.fighter)];
  const tallies = [factorsOf(names.first, firstFacts), factorsOf(names.second, secondFacts)] as const;
  const first = contestantOf(firstFacts, tallies[0].total, s.friend, s.phase === 'enemy', true);
  const second = contestantOf(secondFacts, tallies[1].total, s.enemy, s.phase === 'friend', true);
  const { half, resultBand } = readings;
  const deep = s.friend.rears.length > 1 || s.enemy.rears.length > 1;
  const contest: Contest = { first, second, readings: { half, resultBand } };
  return {
    tallies,
    readings: [
      ...friend.lines.flatMap((line) => exceptionReading(names.first, line)),
      ...enemy.lines.flatMap((line) => exceptionReading(names.second, line)),
      ...fateReadings(names.first, firstFacts, first),
      ...fateReadings(names.second, secondFacts, second),
    ],
    needs: combatNeeds(contest),
    rulings: ['D1', 'D2', 'D3', ...(deep ? ['D53'] : []), ...elementRulings(s.friend, s.enemy)],
    roll: {
      contest,
      first: toldOf(names.first, s.friend, s.enemy, supportingRanks(firstFacts)),
      second: toldOf(names.second, s.enemy, s.friend, supportingRanks(secondFacts)),
      close: true,
    },
  };
}

export const closeCombat = procedure<Situation, CombatRoll, Outcome>({
  id: 'close-combat',
  title: t('Mêlée', 'Close combat'),
  about: t('Deux éléments au contact, un dé chacun.', 'Two elements in contact, one die each.'),
  charts: [
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
    'follow-up',
    'destruction',
    'key',
  ],
  situation,
  examples: CLOSE_EXAMPLES,
  matchups: CLOSE_MATCHUPS,
  assess,
  resolve: combatRule(WHY),
  facets: ({ first, second }) => contestFacets({ first: first.name, second: second.name }, WATCHED),
  tell: tellCombat,
  afterDice: combatAfterDice,
  headline: ({ friend, enemy }) => {
    const [mine, theirs] = [describe(friend), describe(enemy)];
    return t(`${mine.fr} combat ${theirs.fr}`, `${mine.en} fights ${theirs.en}`);
  },
});

import { type Modifier, tally, type Tally } from '../../kernel/modifier.ts';
import { chosen, type Switches } from '../../kernel/ruling.ts';
import { type Assessment, procedure, type Reading, type Refusal } from '../../kernel/ruleset.ts';
import { cite } from '../../kernel/source.ts';
import { join, signed, t, type Text } from '../../kernel/text.ts';
import { courseText, hitStages, hurtStages, toHit, toWound, weakened } from './blow.ts';
import { casualtiesReading } from './casualties.ts';
import { TO_HIT } from './charts/to-hit.ts';
import { bodyName, kinds, refuse, type Situation, situation } from './close-combat-situation.ts';
import {
  type Blow,
  facets,
  type Fighters,
  type Moment,
  opposite,
  type Outcome,
  resolve,
  type Roll,
  type Side,
  SIDES,
  tell,
} from './fight.ts';
import { matchups } from './matchups.ts';
import { nameOf } from './parts.ts';
import { TIED_INITIATIVE } from './rulings.ts';
import { assessSave, distinct, distinctReadings } from './saving.ts';
import { listed, modelsText, ten } from './types.ts';

interface HitFacts {
  readonly hitModifier: number;
}

const SCENARIO: Modifier<HitFacts> = {
  id: 'scenario',
  text: t('modificateur de scénario', 'modifier of the scenario'),
  source: cite('seven-plus'),
  printed: t('hors de la feuille', 'not on the sheet'),
  value: ({ hitModifier }) => hitModifier || undefined,
  rulings: () => ['W27'],
};

/** One kind of blow: its readings, and what the dice need. */
function assessBlow(
  s: Situation,
  side: Side,
  position: number,
  kind: ReturnType<typeof kinds>[number],
  switches: Switches,
) {
  const striker = s[side][position]!;
  const { who } = kind;
  const target = s[opposite(side)][kind.against - 1]!;
  const whom = bodyName(s, opposite(side), kind.against - 1);
  const base = TO_HIT.at(ten(kind.weaponSkill), ten(target.weaponSkill));
  const sum = tally<HitFacts>(t(`${who.fr} : dé pour toucher`, `${who.en}: die to hit`), [SCENARIO], kind);
  const hit = toHit(who, base - sum.total, switches);
  const strengths = weakened({ wound: kind.strength, save: kind.strength }, hit.strengthLost, switches);
  const wound = toWound(who, strengths.wound, target.toughness, switches);
  const save = assessSave(
    whom,
    {
      ...target,
      by: 'hand-to-hand',
      from: striker.into,
      strength: strengths.save,
      piercing: kind.piercing,
    },
    switches,
  );
  const hurts = hurtStages(who, whom, wound.from, save.from);
  const blow: Blow = {
    side,
    body: position,
    against: kind.against - 1,
    fighting: kind.fighting,
    attacks: kind.attacks,
    course: hurts === null ? null : [...hitStages(who, hit.from), ...hurts],
  };
  const dice = kind.fighting * kind.attacks;
  const course = courseText(hit.from, wound.from, save.from);
  const readings: Reading[] = [
    {
      source: cite('to-hit', String(kind.weaponSkill)),
      text: t(
        `${who.fr} : CC ${kind.weaponSkill} contre ${target.weaponSkill}`,
        `${who.en}: WS ${kind.weaponSkill} against ${target.weaponSkill}`,
      ),
      value: TO_HIT.show(base),
    },
    hit.reading,
    wound.reading,
    save.reading,
  ];
  return {
    who,
    blow,
    charged: striker.charged,
    initiative: kind.initiative,
    readings,
    tallies: [sum as Tally, ...save.tallies],
    needs: t(`${who.fr}, ${dice} d6 : ${course.fr}`, `${who.en}, ${dice} d6: ${course.en}`),
  };
}

type AssessedBlow = ReturnType<typeof assessBlow>;

/** Chargers first, then by Initiative; blows of equal right fall at one moment. */
function momentsOf(blows: readonly AssessedBlow[], order: Situation['order'], switches: Switches): Moment[] {
  if (order === 'simultaneous') return [{ blows: blows.map(({ blow }) => blow), together: true }];
  const together = chosen(switches, TIED_INITIATIVE) === 'together';
  const turns = new Map<number, Blow[]>();
  for (const { blow, charged, initiative } of blows) {
    const turn = initiative + (charged ? 100 : 0);
    const due = turns.get(turn);
    if (due === undefined) turns.set(turn, [blow]);
    else due.push(blow);
  }
  return [...turns]
    .sort(([a], [b]) => b - a)
    .map(([, due]) => ({ blows: due, together: together && isContested(due) }));
}

const isContested = (blows: readonly Blow[]): boolean => blows.some(({ side }) => side !== blows[0]!.side);

const orderReading = (moments: readonly Moment[], blows: readonly AssessedBlow[]): Reading => {
  const names = new Map(blows.map(({ blow, who }) => [blow, who]));
  const shown = moments.map((moment) =>
    join(
      moment.blows.map((blow) => names.get(blow)!),
      ' = ',
    ),
  );
  return {
    source: cite('to-hit'),
    text: t('ordre des coups', 'order of blows'),
    value: join(shown, ' > '),
    rulings: [TIED_INITIATIVE.id, 'W40'],
  };
};

function assess(s: Situation, switches: Switches): Assessment<Roll> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const fighters = (side: Side): Fighters[] =>
    s[side].map((given, i) => ({
      name: bodyName(s, side, i),
      models: given.models,
      wounds: given.wounds,
      carried: given.carried,
      stepUp: given.stepUp,
    }));
  const fielded = { attackers: fighters('attackers'), defenders: fighters('defenders') };
  const blows = SIDES.flatMap((side) =>
    s[side].flatMap((given, i) =>
      kinds(given, fielded[side][i]!.name)
        .filter(({ fighting }) => fighting > 0)
        .map((kind) => assessBlow(s, side, i, kind, switches)),
    ),
  );
  const moments = momentsOf(blows, s.order, switches);
  const tied = moments.some(({ blows: due, together }) => !together && isContested(due));
  const several = new Set(blows.map(({ blow }) => `${blow.side}${blow.against}`)).size < blows.length;
  return {
    tallies: distinct(blows.flatMap(({ tallies }) => tallies)),
    readings: [
      ...distinctReadings(blows.flatMap(({ readings }) => readings)),
      ...SIDES.flatMap((side) => fielded[side].map((unit) => casualtiesReading(unit.name, unit))),
      orderReading(moments, blows),
    ],
    needs: listed(blows.map(({ needs }) => needs)),
    rulings: ['W40', ...(several ? ['W41'] : [])],
    roll: {
      bodies: fielded,
      moments,
      // Who comes first matters only where both sides are due at one moment.
      first: tied ? (s.wonLastRound === 'nobody' ? 'die' : s.wonLastRound) : 'attackers',
    },
  };
}

export const closeCombat = procedure<Situation, Roll, Outcome>({
  id: 'close-combat',
  title: t('Corps à corps', 'Close combat'),
  about: t(
    'Les deux camps frappent : touches, blessures, sauvegardes, pertes.',
    'Both sides strike: hits, wounds, saves, casualties.',
  ),
  charts: ['to-hit', 'seven-plus', 'wound', 'armour', 'shields', 'best-save', 'save-modifiers', 'casualties'],
  situation,
  examples: [
    {
      id: 'charge',
      title: t('une bande charge des légionnaires', 'a warband charges legionaries'),
      situation: {
        attackers: [{ name: 'warband', models: 24, fighting: 6, charged: true, shield: 'shield' }],
        defenders: [
          {
            name: 'legionaries',
            models: 16,
            fighting: 5,
            weaponSkill: 4,
            initiative: 4,
            armour: 'light',
            shield: 'large-shield',
          },
        ],
      },
    },
    {
      id: 'general',
      title: t('un général et sa cavalerie', 'a general and his cavalry'),
      situation: {
        attackers: [
          {
            name: 'companions',
            models: 8,
            fighting: 5,
            weaponSkill: 5,
            strength: 4,
            initiative: 4,
            troop: 'cavalry',
            armour: 'heavy',
            charged: true,
            beside: [{ fighting: 5, name: 'horses', initiative: 3 }],
          },
          {
            name: 'general',
            models: 1,
            fighting: 1,
            wounds: 3,
            attacks: 3,
            weaponSkill: 6,
            strength: 4,
            initiative: 6,
            troop: 'cavalry',
            armour: 'heavy',
            charged: true,
          },
        ],
        defenders: [
          {
            name: 'hoplites',
            models: 20,
            fighting: 6,
            weaponSkill: 4,
            armour: 'light',
            shield: 'large-shield',
            against: 1,
          },
        ],
      },
    },
  ],
  matchups,
  assess,
  resolve,
  facets,
  tell,
  headline: (s) => {
    const describe = (side: Side): Text =>
      join(
        s[side].map((given) => {
          const who = nameOf(given, modelsText(given.models));
          const modifier = given.hitModifier === 0 ? '' : ` (${signed(given.hitModifier)})`;
          return t(`${who.fr}${modifier}`, `${who.en}${modifier}`);
        }),
        ' + ',
      );
    const [attackers, defenders] = [describe('attackers'), describe('defenders')];
    return t(`${attackers.fr} combat ${defenders.fr}`, `${attackers.en} fights ${defenders.en}`);
  },
});

import { type Assessment, assessmentOf, type Refusal } from '../../src/kernel/assessment.ts';
import { lineAt } from '../../src/kernel/chart.ts';
import { d6, type Dice } from '../../src/kernel/dice.ts';
import type { ActorId, Cast } from '../../src/kernel/effect.ts';
import { lineFacet } from '../../src/kernel/line-facet.ts';
import { tally } from '../../src/kernel/modifier.ts';
import { chosenOption, type Options } from '../../src/kernel/ruling.ts';
import { matchupsOf, procedure } from '../../src/kernel/ruleset.ts';
import { byDefault, list, type OutputOf, record, whole } from '../../src/kernel/schema.ts';
import { cite } from '../../src/kernel/source.ts';
import { joinNames, same, t, type Text } from '../../src/kernel/text.ts';
import { COMBAT_MODIFIERS, COMBAT_RESULTS, type CombatFacts } from './charts.ts';
import { SHAKEN_AGAIN } from './options.ts';
import type { CombatEffect, CombatOutcome } from './shapes.ts';
import { type Arm, arm, ARMS, name, type NewState, type State, state, strength, terrain } from './types.ts';

const unit = record(t('Unité', 'Unit'), { arm, strength, name, state });

const situation = record(t('Combat', 'Combat'), {
  attackers: list(t('Attaquants', 'Attackers'), unit, 1, 3, { side: 'own' }),
  defender: record(t('Défenseur', 'Defender'), { arm, strength, name, state }, { side: 'enemy' }),
  terrain,
  distance: byDefault(whole(t('Distance (hex.)', 'Distance (hexes)'), 1, 2, { lever: true, place: 'range' }), 1),
});
export type Situation = OutputOf<typeof situation>;
type Unit = OutputOf<typeof unit>;

/** What the die and the chart still need to know. */
interface CombatInput {
  readonly total: number;
  readonly attackers: readonly State[];
  readonly defender: State;
  /** P-1: nobody reaches guns that fire from afar. */
  readonly isFar: boolean;
  readonly again: 'eliminated' | 'stays';
}

const attackerId = (i: number): ActorId => `attackers[${i + 1}]`;

const factsOf = ({ attackers, defender, terrain, distance }: Situation): CombatFacts => ({
  attacking: attackers.reduce((sum, { strength }) => sum + strength, 0),
  defending: defender.strength,
  arms: attackers.map(({ arm }) => arm),
  states: attackers.map(({ state }) => state),
  defender: defender.state,
  terrain,
  distance,
});

function refuse({ attackers, distance, terrain }: Situation): Refusal | undefined {
  if (distance > 1 && attackers.some(({ arm }) => arm !== 'artillery'))
    return {
      refused: t('seule l’artillerie tire à deux hexagones', 'only artillery fires at two hexes'),
      source: cite('combat-modifiers', 'far'),
    };
  if (terrain === 'pond')
    return {
      refused: t('personne ne se tient dans un étang', 'nobody stands in a pond'),
      source: cite('terrain', 'pond'),
    };
  return undefined;
}

const nameOf = ({ arm, name }: Unit): Text => (name === '' ? ARMS[arm] : same(name));
const describe = (unit: Unit): Text => {
  const { fr, en } = nameOf(unit);
  return t(`${fr} (${unit.strength} PF)`, `${en} (${unit.strength} SP)`);
};

function castOf({ attackers, defender }: Situation): Cast {
  const cast: Record<ActorId, Text> = {
    attackers: t('les attaquants', 'the attackers'),
    defender: defender.name === '' ? t('le défenseur', 'the defender') : same(defender.name),
  };
  for (const [i, unit] of attackers.entries())
    cast[attackerId(i)] = unit.name === '' ? t(`attaquant ${i + 1}`, `attacker ${i + 1}`) : same(unit.name);
  return cast;
}

function assess(s: Situation, options: Options): Assessment<CombatInput> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const sum = tally(t('Combat', 'Combat'), COMBAT_MODIFIERS.rows, factsOf(s));
  const states = s.attackers.map(({ state }) => state);
  return assessmentOf(
    {
      total: sum.total,
      attackers: states,
      defender: s.defender.state,
      isFar: s.distance > 1,
      again: chosenOption(options, SHAKEN_AGAIN),
    },
    {
      die: d6,
      modifier: () => sum,
      rulings: () => ([s.defender.state, ...states].includes('shaken') ? [SHAKEN_AGAIN.id] : []),
      cast: () => castOf(s),
    },
  );
}

const resolve = ({ total }: CombatInput, dice: Dice): CombatOutcome => {
  const natural = dice.roll(d6, { who: 'attackers', why: t('combat', 'combat') });
  return { line: lineAt(COMBAT_RESULTS, natural + total).id };
};

const stateOnceShaken = (state: State, again: CombatInput['again']): NewState =>
  state === 'shaken' && again === 'eliminated' ? 'gone' : 'shaken';

function effects({ attackers, defender, isFar, again }: CombatInput, { line }: CombatOutcome): CombatEffect[] {
  const source = cite('combat-results', line);
  const code = COMBAT_RESULTS.lines.find(({ id }) => id === line)!.value;
  if (code === 'D')
    return [{ kind: 'state', who: ['defender'], from: defender, to: stateOnceShaken(defender, again), source }];
  if (code === 'DD') return [{ kind: 'state', who: ['defender'], from: defender, to: 'gone', source }];
  if (code === 'A' && !isFar)
    return attackers.map((from, i) => ({
      kind: 'state',
      who: [attackerId(i)],
      from,
      to: stateOnceShaken(from, again),
      source,
    }));
  return [{ kind: 'none', who: ['defender'], source }];
}

const WORDS: Readonly<Record<NewState, Text>> = {
  good: t('tient bon', 'holds'),
  shaken: t('est ébranlé', 'is shaken'),
  gone: t('est éliminé', 'is eliminated'),
};

function effectText(effect: CombatEffect): Text {
  if (effect.kind === 'none') return t('ne souffre pas', 'does not suffer');
  return effect.from === effect.to ? t('reste ébranlé', 'stays shaken') : WORDS[effect.to];
}

/** In the order of the chart: what each line is worth to the attackers. */
const RESULT = lineFacet<string, CombatOutcome>(COMBAT_RESULTS, {
  success: t('l’attaque réussit', 'the attack succeeds'),
  worths: [-1, 0, 1, 2],
  classOf: ({ line }) => line,
});

const filters = record(t('Choix', 'Choices'), {
  attackers: byDefault(whole(t('PF de l’attaquant', 'Attacker’s SP'), 1, 12), 4),
  defender: byDefault(whole(t('PF du défenseur', 'Defender’s SP'), 1, 12), 4),
  terrain,
});

const ROWS = (Object.keys(ARMS) as Arm[]).map((id) => ({ id, text: ARMS[id] }));
const FRESH = { name: '', state: 'good' } as const;

/** One unit against one unit, of every pair of arms. */
const MATCHUPS = matchupsOf(situation)({
  rows: ROWS,
  columns: ROWS,
  corner: t('Attaquant \\ défenseur', 'Attacker \\ defender'),
  filters,
  facet: 'result',
  situation: (row, column, f) => ({
    attackers: [{ ...FRESH, arm: row, strength: f.attackers }],
    defender: { ...FRESH, arm: column, strength: f.defender },
    terrain: f.terrain,
    distance: 1,
  }),
});

export const combat = procedure({
  id: 'combat',
  group: 'fight',
  title: t('Combat', 'Combat'),
  about: t('Jusqu’à trois unités en attaquent une.', 'Up to three units attack one.'),
  charts: ['combat-modifiers', 'terrain', 'combat-results'],
  situation,
  examples: [
    {
      id: 'charge',
      title: t('une charge en terrain découvert', 'a charge in the open'),
      situation: { attackers: [{ arm: 'cavalry', strength: 5 }], defender: { arm: 'infantry', strength: 4 } },
    },
    {
      id: 'village',
      title: t('l’assaut d’un village', 'a village is stormed'),
      situation: {
        attackers: [
          { arm: 'infantry', strength: 6 },
          { arm: 'infantry', strength: 5, state: 'shaken' },
        ],
        defender: { arm: 'infantry', strength: 3 },
        terrain: 'village',
      },
    },
  ],
  assess,
  resolve,
  facets: () => [RESULT],
  matchups: MATCHUPS,
  effects,
  effectText,
  headline: ({ attackers, defender }) => {
    const [who, whom] = [joinNames(attackers.map(describe)), describe(defender)];
    return attackers.length === 1
      ? t(`${who.fr} attaque ${whom.fr}`, `${who.en} attacks ${whom.en}`)
      : t(`${who.fr} attaquent ${whom.fr}`, `${who.en} attack ${whom.en}`);
  },
});

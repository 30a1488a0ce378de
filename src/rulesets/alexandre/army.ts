import { type Army, type ArmyRules, entryKind, type Gauge } from '../../kernel/army.ts';
import { byDefault, choice, type OutputOf, record, whole, words } from '../../kernel/schema.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import { ALEXANDRE } from './ruleset.ts';
import { FATE_NAMES } from './charts/leaders.ts';
import type { FireEffect, MeleeEffect, MoveEffect } from './shapes.ts';
import { stateText } from './states.ts';
import { STATE_NAMES } from './types.ts';
import { bonus, leaderName, name, quality, strength, unitType } from './units.ts';

type AnyEffect = MeleeEffect | FireEffect | MoveEffect;

const unit = record(t('Unité', 'Unit'), {
  name,
  type: unitType,
  strength,
  quality,
  reverseStrength: byDefault(
    whole(t('Force au verso (PF)', 'Strength on the reverse (SP)'), 0, 30, {
      help: t('une fois fatiguée ; 0 : la même', 'once fatigued; 0: the same'),
    }),
    0,
  ),
  reverseQuality: byDefault(
    whole(t('Qualité au verso', 'Quality on the reverse'), -1, 20, {
      help: t('une fois fatiguée ; -1 : la même', 'once fatigued; -1: the same'),
    }),
    -1,
  ),
  allowance: byDefault(
    whole(t('Points de mouvement', 'Movement points'), 0, 40, { help: t('0 : non donnés', '0: not given') }),
    0,
  ),
  formation: words(t('Formation', 'Formation'), 40),
  state: byDefault(choice(t('État', 'State'), { ...STATE_NAMES, eliminated: stateText('eliminated') }), 'good'),
});
type Unit = OutputOf<typeof unit>;

/** Whichever side of the counter shows: the reverse once it is no longer in good order. */
const visible = ({ state, ...front }: Unit) =>
  state === 'good'
    ? { strength: front.strength, quality: front.quality }
    : {
        strength: front.reverseStrength === 0 ? front.strength : front.reverseStrength,
        quality: front.reverseQuality < 0 ? front.quality : front.reverseQuality,
      };

const UNIT = entryKind<Unit, AnyEffect>({
  id: 'unit',
  title: t('Unité', 'Unit'),
  schema: unit,
  state: ['state'],
  roles: [
    {
      recordFields: { type: unitType, strength },
      facts: (unit) => ({ type: unit.type, name: unit.name, state: unit.state, ...visible(unit) }),
    },
    {
      whole: { procedure: 'movement', actor: 'mover' },
      facts: ({ type, allowance }) => ({ mover: type, ...(allowance > 0 && { allowance }) }),
    },
  ],
  describe: ({ type }) => same(type),
  standing: ({ state }) => ({
    standing: state === 'eliminated' ? 'gone' : state === 'good' ? 'steady' : 'shaken',
    text: stateText(state),
  }),
  changes(_, effect) {
    switch (effect.kind) {
      case 'state':
        return { state: effect.to };
      case 'flee':
      case 'retreat':
      case 'advance':
      case 'held':
      case 'leader':
      case 'none':
      case 'move':
        return {};
    }
  },
  goneValues: () => ({ state: 'eliminated' }),
});

const leader = record(t('Chef', 'Leader'), {
  name: leaderName,
  bonus,
  activation: byDefault(whole(t('Valeur d’activation', 'Activation value'), 0, 9), 0),
  radius: byDefault(whole(t('Rayon (hex.)', 'Radius (hexes)'), 0, 20), 0),
  fate: byDefault(choice(t('Sort', 'Fate'), { ...FATE_NAMES, captured: t('capturé', 'captured') }), 'unharmed'),
});
type Leader = OutputOf<typeof leader>;

const fateText = (fate: Leader['fate']): Text => (fate === 'captured' ? t('capturé', 'captured') : FATE_NAMES[fate]);

const LEADER = entryKind<Leader, AnyEffect>({
  id: 'leader',
  title: t('Chef', 'Leader'),
  schema: leader,
  state: ['fate'],
  roles: [
    {
      recordFields: { name: leaderName, bonus },
      facts: ({ name, bonus, fate }) => ({ name, bonus: fate === 'wounded' ? Math.min(0, bonus) : bonus }),
    },
    { whole: { procedure: 'movement', actor: 'mover' }, facts: () => ({ mover: 'leader' }) },
  ],
  describe: () => t('chef', 'leader'),
  standing: ({ fate }) => ({
    standing: fate === 'unharmed' ? 'steady' : fate === 'wounded' ? 'shaken' : 'gone',
    text: fateText(fate),
    ...(fate === 'wounded' && { rulings: ['A-58'] }),
  }),
  /** A second wound kills. */
  changes({ fate }, effect) {
    switch (effect.kind) {
      case 'leader':
        if (effect.fate === 'unharmed') return {};
        return { fate: fate === 'wounded' ? 'killed' : effect.fate };
      case 'state':
      case 'flee':
      case 'retreat':
      case 'advance':
      case 'held':
      case 'none':
      case 'move':
        return {};
    }
  },
  resultText: ({ fate }, effect) =>
    effect.kind === 'leader' && effect.fate === 'wounded' && fate === 'wounded'
      ? t('tué, par une seconde blessure (A-58)', 'killed, by a second wound (A-58)')
      : undefined,
  goneValues: () => ({ fate: 'killed' }),
});

const ofKind = <V>(army: Army, kind: string): readonly { readonly values: V; readonly start: V }[] =>
  army.entries.filter((entry) => entry.kind === kind) as unknown as readonly { values: V; start: V }[];

const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** Strength points that are gone for good, and the share at which the scenario breaks the army. */
function collapse(army: Army): Gauge {
  const units = ofKind<Unit>(army, 'unit');
  const of = sum(units.map(({ start }) => start.strength));
  const lost = sum(units.filter(({ values }) => values.state === 'eliminated').map(({ start }) => start.strength));
  const at = Math.ceil((of * army.breaking) / 100);
  return {
    id: 'strength',
    title: t('pertes de l’armée', 'losses of the army'),
    counted: t('PF', 'SP'),
    lost,
    of,
    thresholds:
      army.breaking === 0 || of === 0
        ? []
        : [
            {
              at,
              reached: lost >= at,
              text: t(`l’armée s’effondre (${army.breaking} %)`, `the army collapses (${army.breaking}%)`),
              origin: 'house',
              rulings: ['A-59'],
            },
          ],
    origin: 'house',
    rulings: ['A-59'],
  };
}

/** Points that the enemy scores for it. */
function score(army: Army): Gauge {
  const units = ofKind<Unit>(army, 'unit');
  const leaders = ofKind<Leader>(army, 'leader');
  const worth = ({ bonus }: Leader): number => 3 * Math.max(0, bonus + 1);
  const part = (state: Unit['state']): number => (state === 'eliminated' ? 1 : state === 'routed' ? 0.5 : 0);
  const taken = leaders.filter(({ values: { fate } }) => fate === 'killed' || fate === 'captured');
  return {
    id: 'score',
    title: t('l’adversaire marque', 'the enemy scores'),
    counted: t('points', 'points'),
    lost:
      sum(units.map(({ values, start }) => part(values.state) * start.strength)) +
      sum(taken.map(({ start }) => worth(start))),
    of: sum(units.map(({ start }) => start.strength)) + sum(leaders.map(({ start }) => worth(start))),
    thresholds: [],
    origin: 'house',
    rulings: ['A-59'],
  };
}

export const ARMY: ArmyRules = {
  ruleset: ALEXANDRE.id,
  kinds: [UNIT, LEADER],
  gauges: (army) => [collapse(army), score(army)],
  samples: async () => (await import('./armies.ts')).ARMIES,
};

import type { Refusal } from '../../kernel/assessment.ts';
import type { ActorId, Cast } from '../../kernel/effect.ts';
import { chosenOption, type Options } from '../../kernel/ruling.ts';
import { cite } from '../../kernel/source.ts';
import { LARGE_STACKS } from './options.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole, words } from '../../kernel/schema.ts';
import { joinNames, same, signed, t, type Text } from '../../kernel/text.ts';
import { terrainText } from './charts/terrain.ts';
import { ALSO_SAID, HEX_TERRAINS, type HexTerrain, STATE_NAMES, UNIT_NAMES, type UnitType } from './types.ts';

export const unitType = choice(t('Type', 'Type'), UNIT_NAMES, { positional: true, synonyms: ALSO_SAID });
export const strength = whole(t('Force (PF)', 'Strength (SP)'), 1, 30, {
  positional: true,
  help: t('celle de la face visible du pion', 'that of the counter’s visible side'),
});
export const quality = byDefault(
  whole(t('Qualité', 'Quality'), 0, 20, {
    positional: true,
    help: t(
      'la plus haute est la meilleure ; celle du pion, sans le point des Ph',
      'higher is better; the counter’s, without the point for Ph',
    ),
  }),
  5,
);
export const name = words(t('Nom', 'Name'), 40);
export const state = byDefault(
  choice(t('État', 'State'), STATE_NAMES, { lever: true, phrases: STATE_NAMES, place: 'badge' }),
  'good',
);

export const hexTerrain = (label: Text) =>
  byDefault(
    choice(label, Object.fromEntries(HEX_TERRAINS.map((id) => [id, terrainText(id)])) as Record<HexTerrain, Text>, {
      lever: true,
      positional: true,
      side: 'ground',
      place: 'ground',
    }),
    'clear',
  );

export const unit = record(t('Unité', 'Unit'), {
  type: unitType,
  strength,
  quality,
  name,
  state,
  phalanxesOnFlanks: byDefault(
    whole(t('Ph dans ses hex. de flanc', 'Ph in its flank hexes'), 0, 2, {
      help: t('pour une Ph : celles de même orientation', 'for a Ph: those with the same facing'),
    }),
    0,
  ),
  otherPhalanxes: byDefault(
    whole(t('Autres Ph adjacentes', 'Other adjacent Ph'), 0, 4, {
      help: t(
        'pour une Ph : de même orientation, hors des hex. de flanc',
        'for a Ph: with the same facing, not in its flank hexes',
      ),
    }),
    0,
  ),
  namesakeBeside: flag(t('Ph adjacente de même nom', 'Adjacent Ph of the same name'), {
    help: t('pour une Ph : de même orientation aussi', 'for a Ph: with the same facing too'),
  }),
});
export type Unit = OutputOf<typeof unit>;

export const leaderName = words(t('Nom', 'Name'), 40, { positional: true });
export const bonus = byDefault(whole(t('Bonus', 'Bonus'), -3, 6, { positional: true, lever: true }), 0);
export const leader = record(t('Chef', 'Leader'), { name: leaderName, bonus }, { symbol: 'leader' });
export type Leader = OutputOf<typeof leader>;

export const leaders = byDefault(list(t('Chefs', 'Leaders'), leader, 0, 8, { addsPlain: true, place: 'joined' }), []);

/** Names by id of the leaders of stacks, each with its own id; the unnamed are counted over all of them. */
export function leaderNames(
  stacks: readonly { readonly id: ActorId; readonly leaders: readonly Leader[] }[],
  unnamed: (n: number) => Text,
): Cast {
  const names: Record<ActorId, Text> = {};
  let n = 0;
  for (const { id, leaders } of stacks)
    for (const [i, { name }] of leaders.entries()) {
      n++;
      names[`${id}.leaders[${i + 1}]`] = name === '' ? unnamed(n) : same(name);
    }
  return names;
}

/** ` 2` for the second of several unnamed units of one type, nothing for the only one; one for each unit. */
export function numbersOf(units: readonly { readonly type: UnitType; readonly name: string }[]): string[] {
  const met: Partial<Record<UnitType, number>> = {};
  const places = units.map(({ type, name }) => (name === '' ? (met[type] = (met[type] ?? 0) + 1) : 0));
  return units.map(({ type, name }, i) => (name === '' && met[type]! > 1 ? ` ${places[i]}` : ''));
}

export const LARGEST_STACK = 9;

type Strengths = readonly { readonly strength: number }[];

/** Above 9 strength points a stack is refused, unless another option of A-23 is chosen. */
export const isTooLarge = (units: Strengths, options: Options): boolean =>
  total(units) > LARGEST_STACK && chosenOption(options, LARGE_STACKS) === 'refused';

export const tooLarge = (units: Strengths, stack: Text): Refusal => ({
  refused: t(`${stack.fr} compte ${total(units)} PF ; 9 au plus`, `${stack.en} has ${total(units)} SP; 9 at most`),
  source: cite('fire-modifiers', 'dense-target'),
  rulings: [LARGE_STACKS.id],
});

export const refuseWater = (terrain: HexTerrain): Refusal | undefined =>
  terrain === 'sea-river'
    ? {
        refused: t('rien ne se tient en mer ou en rivière (NA)', 'nothing stands in sea or river (NA)'),
        source: cite('terrain', 'sea-river'),
        rulings: ['A-42'],
      }
    : undefined;

export const total = (units: Strengths): number => units.reduce((sum, { strength }) => sum + strength, 0);

interface Described {
  readonly type: UnitType;
  readonly strength: number;
  readonly name?: string;
}

const withStrength = (what: string, strength: number): Text =>
  t(`${what} (${strength} PF)`, `${what} (${strength} SP)`);

/** `2 Ph (8 PF) et Pe Agrianes (4 PF)`: units without a name are counted by type. */
export function describe(units: readonly Described[]): Text {
  const [first] = units;
  if (units.length === 1)
    return withStrength(first!.name ? `${first!.type} ${first!.name}` : first!.type, first!.strength);
  const groups = new Map<string, { n: number; strength: number }>();
  for (const { type, name, strength } of units) {
    const what = name ? `${type} ${name}` : type;
    const group = groups.get(what);
    if (group === undefined) groups.set(what, { n: 1, strength });
    else {
      group.n++;
      group.strength += strength;
    }
  }
  return joinNames([...groups].map(([what, { n, strength }]) => withStrength(n > 1 ? `${n} ${what}` : what, strength)));
}

const leaderText = ({ name, bonus }: Leader): Text => {
  const worth = bonus === 0 ? '' : ` (${signed(bonus)})`;
  return name === '' ? t(`un chef${worth}`, `a leader${worth}`) : same(`${name}${worth}`);
};

/** `Ca (7 PF) avec Alexandre (+3)` */
export function describeLed(units: readonly Described[], led: readonly Leader[]): Text {
  const who = describe(units);
  if (led.length === 0) return who;
  const by = joinNames(led.map(leaderText));
  return t(`${who.fr} avec ${by.fr}`, `${who.en} with ${by.en}`);
}

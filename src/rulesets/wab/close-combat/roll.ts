import { band, bands } from '../../../kernel/chart.ts';
import { d6, type Dice, keyed } from '../../../kernel/dice.ts';
import type { Facet } from '../../../kernel/facet.ts';
import type { Instruction } from '../../../kernel/ruleset.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type Course, courseKey, wounds } from '../blow.ts';
import { capacity, casualties, type Losses, type Strength, strengthKey, tellLosses } from '../casualties.ts';
import { modelsText, notedText } from '../types.ts';

export const SIDES = ['attackers', 'defenders'] as const;
export type Side = (typeof SIDES)[number];

export const SIDE_NAMES: Readonly<Record<Side, Text>> = {
  attackers: t('attaquants', 'attackers'),
  defenders: t('défenseurs', 'defenders'),
};

export const opposite = (side: Side): Side => (side === 'attackers' ? 'defenders' : 'attackers');

export interface Fighters extends Strength {
  readonly name: Text;
  /** Models behind replace the fallen and strike in their place. */
  readonly stepUp: boolean;
}

export type Bodies = Readonly<Record<Side, readonly Fighters[]>>;

/** One kind of attack of one body on one enemy body. */
export interface Blow {
  readonly side: Side;
  readonly body: number;
  readonly against: number;
  readonly fighting: number;
  readonly attacks: number;
  readonly course: Course;
}

/** Blows due at the same moment; where both sides have some, `together` or one side after the other. */
export interface Moment {
  readonly blows: readonly Blow[];
  readonly together: boolean;
}

export interface Roll {
  readonly bodies: Bodies;
  readonly moments: readonly Moment[];
  /** Who strikes first where both are due at the same moment. */
  readonly first: Side | 'die';
}

export type Outcome = Readonly<Record<Side, readonly Losses[]>>;

/** A blow in its place; those of a moment fought together count the models that stood when it began. */
interface Ordered extends Blow {
  readonly standing: 'now' | 'from-here' | 'since';
}

function inOrder(moments: readonly Moment[], first: Side): Ordered[] {
  return moments.flatMap(({ blows, together }) => {
    if (together) return blows.map((blow, i): Ordered => ({ ...blow, standing: i === 0 ? 'from-here' : 'since' }));
    const of = (side: Side) => blows.filter((blow) => blow.side === side);
    return [...of(first), ...of(opposite(first))].map((blow): Ordered => ({ ...blow, standing: 'now' }));
  });
}

interface Fight {
  readonly bodies: Bodies;
  readonly blows: readonly Ordered[];
}

interface State {
  readonly now: Outcome;
  /** Losses when the moment fought together began; nothing else needs them. */
  readonly since?: Outcome;
}

const bodyKey = (body: Fighters): string => `${strengthKey(body)}${body.stepUp ? '^' : ''}`;
const bodiesKey = (bodies: Bodies): string => SIDES.map((side) => bodies[side].map(bodyKey).join()).join('|');
const blowKey = ({ side, body, against, fighting, attacks, course }: Blow): string =>
  `${side[0]}${body}>${against}:${fighting}x${attacks} ${courseKey(course)}`;

const fresh = (bodies: Bodies): Outcome => ({
  attackers: bodies.attackers.map(({ carried }) => ({ lost: 0, carried })),
  defenders: bodies.defenders.map(({ carried }) => ({ lost: 0, carried })),
});

/**
 * W40: every model lost takes a fighter away, unless others step up from behind.
 * W45: a crew more numerous than its models shrinks in proportion to them, rounded up.
 */
export function stillFighting({ models, stepUp }: Fighters, fighting: number, lost: number): number {
  const left = models - lost;
  if (fighting > models) return Math.ceil((fighting * left) / models);
  return stepUp ? Math.min(fighting, left) : Math.max(0, fighting - lost);
}

/** Blow after blow. Each is a rule of its own, so that equal losses so far merge before the next multiplies them. */
const fought = keyed(
  ({ bodies, blows }: Fight, dice: Dice): State => {
    const blow = blows.at(-1);
    if (blow === undefined) return { now: fresh(bodies) };
    const before = dice.step(fought, { bodies, blows: blows.slice(0, -1) });
    const standing = blow.standing === 'since' ? before.since! : before.now;
    const striker = bodies[blow.side][blow.body]!;
    const fighting = stillFighting(striker, blow.fighting, standing[blow.side][blow.body]!.lost);
    const now = hurt(bodies, before.now, blow, fighting * blow.attacks, dice);
    return blow.standing === 'now' ? { now } : { now, since: standing };
  },
  ({ bodies, blows }) => `${bodiesKey(bodies)}|${blows.map((blow) => blowKey(blow) + blow.standing).join('|')}`,
);

function hurt(bodies: Bodies, so: Outcome, { side, against, course }: Blow, attacks: number, dice: Dice): Outcome {
  const enemy = opposite(side);
  const target = bodies[enemy][against]!;
  const { lost, carried } = so[enemy][against]!;
  const left: Strength = { models: target.models - lost, wounds: target.wounds, carried };
  const more = casualties(left, wounds(dice, attacks, course, capacity(left)));
  const losses = so[enemy].map((was, i) => (i === against ? { lost: lost + more.lost, carried: more.carried } : was));
  return { ...so, [enemy]: losses };
}

const WHO_FIRST = bands<Side>({
  id: 'who-first',
  title: t('Initiatives égales', 'Equal Initiative'),
  heading: t('d6', 'd6'),
  columns: [t('Frappent d’abord', 'Strike first')],
  lines: [band<Side>(1, 3, 'attackers'), band<Side>(4, 6, 'defenders')],
  show: (side) => [SIDE_NAMES[side]],
});

const FIRST_ASK = {
  who: t('Initiatives égales', 'equal Initiative'),
  why: t('qui frappe d’abord : 1-3 attaquants, 4-6 défenseurs', 'who strikes first: 1-3 attackers, 4-6 defenders'),
};

export const resolve = keyed(
  ({ bodies, moments, first }: Roll, dice: Dice): Outcome => {
    const leading = first === 'die' ? dice.read(d6, WHO_FIRST, FIRST_ASK) : first;
    return fought({ bodies, blows: inOrder(moments, leading) }, dice).now;
  },
  ({ bodies, moments, first }) =>
    `${bodiesKey(bodies)}|${first}|${moments.map(({ blows, together }) => `${together}${blows.map(blowKey).join()}`).join('|')}`,
);

const lostBy = (outcome: Outcome, side: Side): number => outcome[side].reduce((sum, { lost }) => sum + lost, 0);

const woundsOn = (roll: Roll, outcome: Outcome, side: Side): number =>
  outcome[side].reduce((sum, { lost, carried }, i) => {
    const body = roll.bodies[side][i]!;
    return sum + lost * body.wounds + carried - body.carried;
  }, 0);

const balance = (roll: Roll, outcome: Outcome): string => {
  const [attackers, defenders] = [woundsOn(roll, outcome, 'attackers'), woundsOn(roll, outcome, 'defenders')];
  if (attackers === defenders) return 'even';
  return attackers < defenders ? 'defenders' : 'attackers';
};

const sideFacet = (side: Side): Facet<Outcome> => ({
  id: `${side}-lost`,
  text: t(`Pertes des ${SIDE_NAMES[side].fr}`, `Casualties of the ${SIDE_NAMES[side].en}`),
  counted: modelsText,
  of: (outcome) => String(lostBy(outcome, side)),
});

function bodyFacets({ bodies }: Roll, side: Side): Facet<Outcome>[] {
  return bodies[side].flatMap((body, i): Facet<Outcome>[] => [
    ...(bodies[side].length === 1
      ? []
      : [
          {
            id: `${side}-${i + 1}-lost`,
            text: t(`Pertes : ${body.name.fr}`, `Casualties: ${body.name.en}`),
            counted: modelsText,
            of: (outcome: Outcome) => String(outcome[side][i]!.lost),
          },
        ]),
    {
      id: `${side}-${i + 1}-left`,
      text: t(`Restent : ${body.name.fr}`, `Left: ${body.name.en}`),
      counted: modelsText,
      of: (outcome) => String(body.models - outcome[side][i]!.lost),
    },
    ...(body.wounds === 1
      ? []
      : [
          {
            id: `${side}-${i + 1}-carried`,
            text: t(`Blessures notées : ${body.name.fr}`, `Wounds noted: ${body.name.en}`),
            counted: notedText,
            of: (outcome: Outcome) => String(outcome[side][i]!.carried),
          },
        ]),
  ]);
}

export const facets = (roll: Roll): readonly Facet<Outcome>[] => [
  sideFacet('defenders'),
  sideFacet('attackers'),
  {
    id: 'balance',
    text: t('Qui subit le plus de blessures', 'Who suffers more wounds'),
    classes: [
      { id: 'defenders', text: t('défenseurs plus touchés', 'defenders hurt more') },
      { id: 'even', text: t('à égalité', 'even') },
      { id: 'attackers', text: t('attaquants plus touchés', 'attackers hurt more') },
    ],
    of: (outcome) => balance(roll, outcome),
  },
  ...bodyFacets(roll, 'defenders'),
  ...bodyFacets(roll, 'attackers'),
];

export const tell = (roll: Roll, outcome: Outcome): Instruction[] =>
  (['defenders', 'attackers'] as const).flatMap((side) =>
    roll.bodies[side].flatMap((body, i) => {
      const { lost, carried } = outcome[side][i]!;
      return tellLosses(body.name, body, { lost, carried }, true);
    }),
  );

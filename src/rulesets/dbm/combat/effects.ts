import { firstVerdict } from '../../../kernel/chart.ts';
import type { Instruction } from '../../../kernel/ruleset.ts';
import { t, type Text } from '../../../kernel/text.ts';
import {
  DESTRUCTION,
  FLIGHT_BONUS,
  FOLLOW_UP,
  type Follower,
  type Lost,
  type Met,
  meetingText,
  RECOIL,
} from '../charts/aftermath.ts';
import type { Contest, Outcome, Side } from './contest.ts';
import { type Element, metBy, printedType } from '../element.ts';
import { moveOf } from '../moves.ts';

/** What the telling of a result needs to know of one side. */
export interface Told {
  readonly name: Text;
  /** Paces of a flight after the recoil; 0 where they are not known. */
  readonly flight: number;
  readonly met: readonly Met[];
  readonly lost: readonly { readonly name: Text; readonly lost: Lost }[];
  /** Close combat only: whether it follows a beaten enemy, and by a full move to baggage. */
  readonly follower: Follower | undefined;
  readonly baggage: boolean;
  /** Friends of it fight the enemy as overlaps. */
  readonly overlapping: boolean;
  readonly shotInRear: boolean;
  readonly demoralised: boolean;
  readonly flankMarch: boolean;
  readonly dismounted: boolean;
}

/** One side as long as only its own facts count. */
export const toldAlone = (name: Text, self: Element): Told => {
  const type = printedType(self);
  const move = self.going === 'river' ? undefined : moveOf(type, self.grade, self.going).total;
  const { demoralised, flankMarch, dismounted } = self;
  return {
    name,
    flight: move === undefined || dismounted ? 0 : move + FLIGHT_BONUS,
    met: metBy(type, self.behind),
    lost: [],
    follower: undefined,
    baggage: false,
    overlapping: false,
    shotInRear: false,
    demoralised,
    flankMarch,
    dismounted,
  };
};

export interface CombatRoll {
  readonly contest: Contest;
  readonly first: Told;
  readonly second: Told;
  readonly close: boolean;
}

/** How the totals compare, before what comes of it. */
function tellComparison({ first, second }: CombatRoll, { standing, loser }: Outcome): Instruction {
  if (loser === 'neither') return { who: t('les deux', 'both'), text: t('totaux égaux', 'totals equal') };
  const [lost, won] = loser === 'first' ? [first.name, second.name] : [second.name, first.name];
  return {
    who: lost,
    text:
      standing === 'doubled'
        ? t(`est doublé par ${won.fr}`, `is doubled by ${won.en}`)
        : t(`est battu par ${won.fr}`, `is beaten by ${won.en}`),
  };
}

const meetings = ({ met }: Told) => met.map((thing) => ({ thing, ...firstVerdict(RECOIL, thing) }));

function tellRecoil(told: Told): Instruction[] {
  return meetings(told).map(({ thing, text, value }) => {
    const [before, after] = thing.what === 'friend' ? [`${thing.type} (`, ')'] : ['', ''];
    const effect = meetingText(value);
    return {
      who: told.name,
      text: t(
        `recule sur ${before}${text.fr}${after} : ${effect.fr}`,
        `recoils into ${before}${text.en}${after}: ${effect.en}`,
      ),
    };
  });
}

function tellLost(told: Told): Instruction[] {
  return told.lost.map(({ name, lost }) => ({
    who: name,
    text: firstVerdict(DESTRUCTION, lost).value
      ? t('est détruit avec lui', 'is destroyed with it')
      : t('est épargné', 'is spared'),
  }));
}

function tellFollow({ name, follower, baggage, overlapping }: Told): Instruction[] {
  if (follower === undefined) return [];
  const { value, text } = firstVerdict(FOLLOW_UP, follower);
  const main = baggage
    ? t('suit aussitôt d’un mouvement, jusqu’aux bagages', 'follows up at once by a full move, to the baggage')
    : t('suit aussitôt d’une profondeur de socle', 'follows up at once by one base depth');
  const aside = firstVerdict(FOLLOW_UP, { ...follower, frontHeld: false, overlapOnly: true }).text;
  return [
    { who: name, text: value ? main : t(`ne suit pas (${text.fr})`, `does not follow up (${text.en})`) },
    ...(overlapping
      ? [
          {
            who: t('ses amis en débord', 'its overlapping friends'),
            text: t(`ne suivent pas (${aside.fr})`, `do not follow up (${aside.en})`),
          },
        ]
      : []),
  ];
}

const turnText = ({ shotInRear }: Told): Text =>
  shotInRear ? t('fait demi-tour puis ', 'turns about, then ') : t('', '');

const flightPaces = ({ flight, dismounted }: Told): Text => {
  if (dismounted) return t('du mouvement de sa monture plus 50 pas', 'the move of its mounts plus 50p');
  return flight === 0 ? t('de son mouvement plus 50 pas', 'its move plus 50p') : t(`de ${flight} pas`, `${flight}p`);
};

const flightEdge = ({ demoralised, flankMarch }: Told): Text => {
  if (!demoralised) return t('', '');
  return flankMarch
    ? t(', au plus court vers le bord par où il est entré', ', by the shortest way to the edge it came from')
    : t(', au plus court vers son bord de table', ', by the shortest way to its own table edge');
};

const flightText = (told: Told): Text => {
  const [far, where] = [flightPaces(told), flightEdge(told)];
  const mounts = told.dismounted ? t('remonte en selle et ', 'remounts and ') : t('', '');
  return t(
    `${mounts.fr}fuit : recule, fait demi-tour et s’éloigne ${far.fr}${where.fr}`,
    `${mounts.en}flees: recoils, turns about and goes ${far.en}${where.en}`,
  );
};

function tellFate(roll: CombatRoll, outcome: Outcome, side: Side): Instruction[] {
  const { name: who } = roll[side];
  const { fate } = outcome[side];
  const turn = turnText(roll[side]);
  const { blocked } = roll.contest[side].fates[outcome.standing];
  switch (fate) {
    case 'none':
      return outcome.loser === side ? [{ who, text: t('n’en souffre pas', 'suffers nothing') }] : [];
    case 'recoils':
      return [
        { who, text: t(`${turn.fr}recule d’une profondeur de socle`, `${turn.en}recoils by one base depth`) },
        ...tellRecoil(roll[side]),
      ];
    case 'flees': {
      const flight = flightText(roll[side]);
      return [{ who, text: t(`${turn.fr}${flight.fr}`, `${turn.en}${flight.en}`) }, ...tellRecoil(roll[side])];
    }
    case 'destroyed':
      return [
        {
          who,
          text: blocked
            ? t('est détruit en reculant', 'is destroyed while recoiling')
            : t('est détruit', 'is destroyed'),
        },
        ...(blocked ? tellRecoil(roll[side]) : []),
        ...(roll.close ? tellLost(roll[side]) : []),
      ];
  }
}

const NOTHING: Readonly<Record<'close' | 'shooting', Instruction>> = {
  close: {
    who: t('les deux', 'both'),
    text: t(
      'le combat reprend à la phase suivante, si personne ne rompt',
      'the fight goes on next phase, if nobody breaks off',
    ),
  },
  shooting: { who: t('les deux', 'both'), text: t('aucun effet', 'no effect') },
};

const SIDES: readonly Side[] = ['first', 'second'];

export function tellCombat(roll: CombatRoll, outcome: Outcome): Instruction[] {
  const unharmed = SIDES.filter((side) => outcome[side].fate === 'none');
  return [
    tellComparison(roll, outcome),
    ...SIDES.flatMap((side) => tellFate(roll, outcome, side)),
    ...(unharmed.length === 1 ? tellFollow(roll[unharmed[0]!]) : []),
    ...(unharmed.length === 2 && roll.close ? [NOTHING.close] : []),
    ...(outcome.loser === 'neither' && unharmed.length === 2 && !roll.close ? [NOTHING.shooting] : []),
  ];
}

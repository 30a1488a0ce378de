import type { Assessment } from '../../../kernel/assessment.ts';
import type { Said, Telling } from '../../../kernel/telling.ts';
import { t, type Text, tight } from '../../../kernel/text.ts';
import { NO_EFFECT_TEXT } from '../charts/key.ts';
import { codesText, MELEE_RESULTS } from '../charts/melee.ts';
import { leaderRisks } from '../leaders.ts';
import type { MeleeOutcome } from '../shapes.ts';
import { type Ladder, struck } from '../states.ts';
import { type Falls, fallsTo, RESULT } from './facets.ts';
import { resultOf, type Roll, type Side, type Stack } from './roll.ts';

const ATTACKERS = t('attaquants', 'attackers');
const DEFENDERS = t('défenseurs', 'defenders');

/** What a blow does beyond its own meaning to units that have suffered before. */
const BEYOND = {
  D: { back: '', 'some-routed': t('déroute en partie', 'some routed'), routed: t('déroute', 'routed'), eliminated: '' },
  Dr: { back: '', 'some-routed': '', routed: '', eliminated: t('éliminés', 'eliminated') },
} as const satisfies Record<'D' | 'Dr', Record<Falls, Text | ''>>;

/** Units that F discourages, being fatigued already. */
type Tired = 'none' | 'some' | 'all';
const TIRED = {
  none: '',
  some: t('découragés en partie', 'some discouraged'),
  all: t('découragés', 'discouraged'),
} as const;

function tiredBy(stacks: readonly Stack[], ladder: Ladder): Tired {
  const turned = stacks.flatMap(({ units }) =>
    units.map(({ state }) => state === 'fatigued' && struck(state, 'F', ladder) === 'discouraged'),
  );
  if (!turned.includes(true)) return 'none';
  return turned.every(Boolean) ? 'all' : 'some';
}

const beyond = (codes: Text, more: Text | ''): Text =>
  more === '' ? codes : t(`${codes.fr} (${more.fr})`, `${codes.en} (${more.en})`);

/** A line of the results chart by the codes of the side that gives way; what the other side suffers beside them. */
function said(line: string, frailty: Frailty): Said {
  const { defenders, attackers } = resultOf(line);
  const [left, right] = [tight(codesText(defenders)), tight(codesText(attackers))];
  if (defenders.length + attackers.length === 0) return { text: NO_EFFECT_TEXT };
  if (defenders.includes('Dr')) return { whose: DEFENDERS, text: beyond(left, BEYOND.Dr[frailty.defendersOnDr]) };
  if (defenders.includes('D')) return { whose: DEFENDERS, text: beyond(left, BEYOND.D[frailty.defendersOnD]) };
  if (defenders.includes('R'))
    return { whose: DEFENDERS, text: defenders.includes('F') ? beyond(left, TIRED[frailty.defendersOnF]) : left };
  if (attackers.includes('D')) return { whose: ATTACKERS, text: beyond(right, BEYOND.D[frailty.attackersOnD]) };
  if (defenders.length === 0)
    return { whose: ATTACKERS, text: attackers.includes('F') ? beyond(right, TIRED[frailty.attackersOnF]) : right };
  const more = TIRED[frailty.defendersOnF];
  const theirs = more === '' ? left : t(`${left.fr}, ${more.fr}`, `${left.en}, ${more.en}`);
  return { whose: ATTACKERS, text: t(`${right.fr} (défenseurs ${theirs.fr})`, `${right.en} (defenders ${theirs.en})`) };
}

/** What the blows that strike harder than their code do to the two sides of a melee. */
interface Frailty {
  readonly attackersOnF: Tired;
  readonly defendersOnF: Tired;
  readonly attackersOnD: Falls;
  readonly defendersOnD: Falls;
  readonly defendersOnDr: Falls;
}

function telling(frailty: Frailty): Telling<MeleeOutcome> {
  const lines = new Map(MELEE_RESULTS.lines.map(({ id }) => [id, said(id, frailty)]));
  return { facet: RESULT, said: (line) => lines.get(line)! };
}

const RISKS: Readonly<Record<Side, Telling<MeleeOutcome>>> = {
  attackers: leaderRisks('attacking-leader-1', (o: MeleeOutcome) => o.attackingLeaders[0]),
  defenders: leaderRisks('defending-leader-1', (o: MeleeOutcome) => o.defendingLeaders[0]),
};

/** The results, alone and with what may happen to any leader: kept, so that they are worded once per distribution. */
const known = new Map<string, ReturnType<typeof tellingsFor>>();

function tellingsFor(frailty: Frailty) {
  const result = telling(frailty);
  return { alone: [result], attackers: [result, RISKS.attackers], defenders: [result, RISKS.defenders] };
}

function tellingsOf(frailty: Frailty) {
  const { attackersOnF, defendersOnF, attackersOnD, defendersOnD, defendersOnDr } = frailty;
  const key = `${attackersOnF} ${defendersOnF} ${attackersOnD} ${defendersOnD} ${defendersOnDr}`;
  let found = known.get(key);
  if (found === undefined) known.set(key, (found = tellingsFor(frailty)));
  return found;
}

const isLed = ({ leaders }: Stack): boolean => leaders > 0;

/** A leader of either side runs the same risk: a natural 0 or a natural 9, then his own die. */
export function tellings({ roll }: Assessment<Roll>): readonly Telling<MeleeOutcome>[] {
  const { attackers, defenders, ladder } = roll;
  const of = tellingsOf({
    attackersOnF: tiredBy(attackers, ladder),
    defendersOnF: tiredBy(defenders, ladder),
    attackersOnD: fallsTo(attackers, 'D', ladder),
    defendersOnD: fallsTo(defenders, 'D', ladder),
    defendersOnDr: fallsTo(defenders, 'Dr', ladder),
  });
  if (attackers.some(isLed)) return of.attackers;
  return defenders.some(isLed) ? of.defenders : of.alone;
}

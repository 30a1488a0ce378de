import { MARCHED, MASSED_MISSILES } from '../options.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole, words } from '../../../kernel/schema.ts';
import { cite, type Source } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { SIGHT } from '../charts/rules.ts';
import { isMassed } from '../charts/weapons.ts';
import { distance, missileSource, range, rangeFor, weapon } from '../missile.ts';
import { arc, name } from '../parts.ts';
import { inchesText, SHOOTER_NAMES } from '../types.ts';

const stretch = record(t('Portion du front', 'Stretch of the front'), {
  files: whole(t('Files', 'Files'), 1, 60, {
    positional: true,
    help: t('figurines du premier rang', 'models of the front rank'),
  }),
  distance,
  arc: arc(t('La cible est dans leur arc', 'The target lies in their arc')),
  blocked: flag(t('Vue masquée', 'View blocked'), { lever: true }),
  target: words(t('Cible', 'Target'), 40),
});

export const situation = record(t('Qui tire', 'Who shoots'), {
  weapon,
  front: list(t('Le front, de gauche à droite', 'The front, left to right'), stretch, 1, 12),
  models: byDefault(
    whole(t('Figurines en tout', 'Models in all'), 0, 400, { help: t('0 : un seul rang', '0: a single rank') }),
    0,
  ),
  name,
  troops: byDefault(choice(t('Troupe', 'Troops'), SHOOTER_NAMES), 'infantry'),
  skirmishers: flag(t('En tirailleurs', 'Skirmishing')),
  movement: byDefault(
    choice(
      t('Mouvement ce tour', 'Movement this turn'),
      {
        stood: t('immobile', 'stood'),
        moved: t('jusqu’au mouvement de base', 'up to a basic move'),
        beyond: t('au-delà', 'beyond it'),
      },
      { lever: true },
    ),
    'stood',
  ),
  targetInCombat: flag(t('La cible est au corps à corps', 'The target is in combat')),
  range,
});
export type Situation = OutputOf<typeof situation>;
type Stretch = OutputOf<typeof stretch>;

/** Why some models do not shoot, and where that stands. */
export interface Reason {
  readonly text: Text;
  readonly source: Source;
  readonly rulings?: readonly string[];
}

export interface Idle {
  readonly who: Text;
  readonly models: number;
  readonly reason: Reason;
}

const TOO_FAST: Reason = {
  text: t('ont dépassé leur mouvement de base', 'went beyond their basic move'),
  source: cite('targets', 'skirmishers'),
};

/** Why a stretch of the front rank does not shoot; nothing where it does. */
function hindrance(s: Situation, { arc, blocked, distance }: Stretch, options: Options): Reason | undefined {
  if (s.movement === 'beyond') {
    if (s.skirmishers) return TOO_FAST;
    if (chosen(options, MARCHED) === 'nobody') return { ...TOO_FAST, rulings: [MARCHED.id] };
  }
  if (SIGHT.at(s.troops, arc) === 'blind')
    return {
      text: t('ne voient que devant', 'see forwards only'),
      source: cite('sight', s.troops),
    };
  if (blocked) return { text: t('vue masquée', 'view blocked'), source: cite('targets', 'range-and-sight') };
  const reach = rangeFor(s);
  if (distance > reach)
    return {
      text: t(
        `hors de portée (${inchesText(distance).fr}, portée ${reach})`,
        `out of range (${inchesText(distance).en}, range ${reach})`,
      ),
      source: missileSource(s.weapon),
      rulings: ['W32'],
    };
  return undefined;
}

const NOT_MASSED: Reason = {
  text: t('rang arrière : seuls arcs et fléchettes en tirent', 'rear rank: only bows and darts shoot from it'),
  source: cite('targets', 'massed'),
  rulings: ['W37'],
};
const FRONT_CANNOT: Reason = {
  text: t('la figurine de devant ne peut tirer', 'the model in front may not shoot'),
  source: cite('targets', 'massed'),
  rulings: ['W36'],
};
const ALTERNATE: Reason = {
  text: t('une figurine sur deux seulement', 'only every second model'),
  source: cite('targets', 'massed'),
  rulings: [MASSED_MISSILES.id],
};
const TOO_DEEP: Reason = {
  text: t('seul le deuxième rang tire avec le premier', 'only the second rank shoots with the first'),
  source: cite('targets', 'massed'),
  rulings: [MASSED_MISSILES.id],
};

/** What one rear rank adds: shots by stretch, and who stays idle. */
function rearRank(
  s: Situation,
  rank: number,
  present: number,
  able: readonly boolean[],
  options: Options,
): { shots: number[]; idle: Map<Reason, number> } {
  const shots = s.front.map(() => 0);
  const idle = new Map<Reason, number>();
  const rest = (reason: Reason): void => void idle.set(reason, (idle.get(reason) ?? 0) + 1);
  const reading = chosen(options, MASSED_MISSILES);
  const shootingTurn = reading.endsWith('up') ? 0 : 1;
  const stretchOfFile = s.front.flatMap(({ files }, i) => Array.from({ length: files }, () => i));
  let turn = 0;
  for (const position of stretchOfFile.slice(0, present)) {
    if (!isMassed(s.weapon)) rest(NOT_MASSED);
    else if (!able[position]) rest(FRONT_CANNOT);
    else if (rank > 2 && reading.startsWith('second')) rest(TOO_DEEP);
    else if (turn++ % 2 === shootingTurn) shots[position]!++;
    else rest(ALTERNATE);
  }
  return { shots, idle };
}

/** Shots by stretch of the front, and everyone else with the reason. */
export function count(s: Situation, files: number, options: Options): { shots: number[]; idle: Idle[] } {
  const hindrances = s.front.map((part) => hindrance(s, part, options));
  const able = hindrances.map((reason) => reason === undefined);
  const shots = s.front.map(({ files: n }, i) => (able[i] ? n : 0));
  let first = 1;
  const idle = s.front.flatMap(({ files: n }, i): Idle[] => {
    const span = n === 1 ? `file ${first}` : `files ${first}-${first + n - 1}`;
    first += n;
    const reason = hindrances[i];
    return reason === undefined ? [] : [{ who: t(`premier rang, ${span}`, `front rank, ${span}`), models: n, reason }];
  });
  const models = s.models === 0 ? files : s.models;
  for (let rank = 2; (rank - 1) * files < models; rank++) {
    const rear = rearRank(s, rank, Math.min(files, models - (rank - 1) * files), able, options);
    rear.shots.forEach((n, i) => (shots[i]! += n));
    for (const [reason, n] of rear.idle) idle.push({ who: t(`rang ${rank}`, `rank ${rank}`), models: n, reason });
  }
  return { shots, idle };
}

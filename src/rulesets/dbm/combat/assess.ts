import { firstVerdict } from '../../../kernel/chart.ts';
import { type Modifier, type Tally, tally } from '../../../kernel/modifier.ts';
import type { Reading } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { isFatal, RECOIL } from '../charts/aftermath.ts';
import { DOUBLED } from '../charts/doubled.ts';
import { type Exception, exceptionFor, type ExceptionFacts, EXCEPTIONS, type Respect } from '../charts/exceptions.ts';
import { factorRow } from '../charts/factors.ts';
import { BEATEN, EQUAL, type OutcomeChart } from '../charts/outcomes.ts';
import { MITIGATING_ROWS, REAR_SUPPORT, SUPPORT_CONDITIONS } from '../charts/support.ts';
import { TACTICAL_FACTORS } from '../charts/tactical.ts';
import type { Contestant, Settled, Standing } from './contest.ts';
import { type Element, metBy, printedType } from '../element.ts';
import type { CombatFacts, Fighter } from './fighter.ts';
import type { Readings } from './options.ts';
import { type Acting, type Acts, code, FATE_NAMES, kindOf } from '../types.ts';

/** The facts of an element that only close combat asks for. */
export interface CloseFacts {
  readonly higher: boolean;
  readonly bank: boolean;
  readonly justContacted: boolean;
  readonly enemyElsewhere: boolean;
  readonly overlaps: number;
  readonly overlapsByElephants: number;
}

export const NOT_IN_CONTACT: CloseFacts = {
  higher: false,
  bank: false,
  justContacted: false,
  enemyElsewhere: false,
  overlaps: 0,
  overlapsByElephants: 0,
};

type Actor = Pick<Element, 'type' | 'grade'> & Partial<Pick<Element, 'landed' | 'chariots' | 'rears'>>;

/** As what an element acts against an enemy in one respect; `undefined` line: as itself. */
export function actsAs(self: Actor, enemy: Actor, respect: Respect, byArt: boolean, readings: Readings) {
  const facts: ExceptionFacts = {
    self: { type: printedType(self), grade: self.grade, rears: self.rears?.length ?? 0 },
    enemy: {
      type: printedType(enemy),
      grade: enemy.grade,
      chariots: enemy.chariots ?? false,
      kind: kindOf(enemy.type),
    },
    respect,
    byArt,
    readings,
  };
  const line = exceptionFor(facts);
  const acts: Exception = line?.value ?? { type: printedType(self), grade: self.grade };
  return { line: line?.id, acts };
}

export const fighterOf = (self: Element, close: CloseFacts, fights: Acts, suffers: Acts): Fighter => ({
  ...self,
  ...close,
  type: printedType(self),
  was: self.type,
  kind: kindOf(self.type),
  fights,
  suffers,
});

/** Every printed line that bears on a total, in the order of the sheet. */
function rowsFor({ severalSupports, mitigating }: Readings): readonly Modifier<CombatFacts>[] {
  const ordinary = REAR_SUPPORT.rows.filter(({ id }) => mitigating === 'ordinary' || !MITIGATING_ROWS.includes(id));
  const supports = severalSupports === 'best-row' ? ordinary : ordinary.map((row) => ({ ...row, group: row.id }));
  return [factorRow, ...TACTICAL_FACTORS.rows, ...supports, ...SUPPORT_CONDITIONS.rows];
}

const MITIGATING = [...REAR_SUPPORT.rows.filter(({ id }) => MITIGATING_ROWS.includes(id)), ...SUPPORT_CONDITIONS.rows];

export const factorsOf = (title: Text, f: CombatFacts): Tally<CombatFacts> => tally(title, rowsFor(f.readings), f);

const OUTCOMES: Readonly<Record<Standing, OutcomeChart>> = {
  equal: EQUAL,
  beaten: BEATEN,
  doubled: DOUBLED,
};

/** What becomes of an element that ties, is beaten or is doubled; a recoil that cannot be made destroys it. */
function settle(standing: Standing, f: CombatFacts, behind: Element['behind'], suffers: boolean): Settled {
  if (!suffers) return { line: '', fate: 'none', blocked: false };
  const { id, value } = firstVerdict(OUTCOMES[standing], f);
  const moves = value === 'recoils' || value === 'flees';
  const blocked = moves && metBy(f.self.type, behind).some((met) => isFatal(firstVerdict(RECOIL, met).value));
  return { line: id, fate: blocked ? 'destroyed' : value, blocked };
}

const typeOf = (acts: Acts, { was }: Fighter): Acting => (acts.type === 'Nav' ? was : acts.type);

/** One side as the dice need it. `suffers`: losing can harm it (ruling D27). */
export function contestantOf(
  f: CombatFacts,
  total: number,
  self: Element,
  enemyPhase: boolean,
  suffers: boolean,
): Contestant {
  const { sameTroops, inferiorByArt } = f.readings;
  return {
    total,
    after: {
      fights: f.self.fights,
      suffers: f.self.suffers,
      enemy: f.enemy.fights,
      sameType: typeOf(f.self.suffers, f.self) === typeOf(f.enemy.fights, f.enemy),
      close: f.close,
      shoots: f.shoots,
      shotAt: f.shotAt,
      byArt: f.shotAt && f.enemy.fights.type === 'Art',
      enemyPhase,
      mitigating: f.readings.mitigating === 'mitigating' ? tally(same(''), MITIGATING, f).total : 0,
      readings: { sameTroops, inferiorByArt },
    },
    fates: {
      equal: settle('equal', f, self.behind, suffers),
      beaten: settle('beaten', f, self.behind, suffers),
      doubled: settle('doubled', f, self.behind, suffers),
    },
  };
}

const STANDING_NAMES: Readonly<Record<'beaten' | 'doubled', Text>> = {
  beaten: t('battu', 'beaten'),
  doubled: t('doublé', 'doubled'),
};

/** The lines of the charts that will decide for one side, before any die is thrown. */
export const fateReadings = (name: Text, f: CombatFacts, { fates }: Contestant): Reading[] =>
  (['beaten', 'doubled'] as const)
    .filter((standing) => fates[standing].line !== '')
    .map((standing) => {
      const { line, fate, blocked } = fates[standing];
      const how = STANDING_NAMES[standing];
      const clause = OUTCOMES[standing].lines.find(({ id }) => id === line)!;
      const { text } = clause;
      const cited = clause.rulings(f);
      return {
        source: cite(standing, line),
        text: t(`${name.fr} ${how.fr}`, `${name.en} ${how.en}`),
        value: t(`${FATE_NAMES[fate].fr} (${text.fr})`, `${FATE_NAMES[fate].en} (${text.en})`),
        rulings: blocked ? [...cited, 'D41'] : cited,
      };
    });

export const exceptionReading = (name: Text, line: string | undefined): Reading[] => {
  const found = EXCEPTIONS.lines.find(({ id }) => id === line);
  if (found === undefined) return [];
  const { value } = found;
  return [
    {
      source: cite('exceptions', found.id),
      text: t(`${name.fr} agit comme`, `${name.en} acts as`),
      value: value === 'none' ? t('—', '—') : same(code(value)),
      rulings: ['D33'],
    },
  ];
};

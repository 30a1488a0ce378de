import type { Army, Gauge, Threshold } from '../../kernel/army.ts';
import { t, type Text } from '../../kernel/text.ts';
import type { ArmyElement } from './army.ts';
import type { Grade, Troop } from './types.ts';

interface Weighed {
  readonly type: Troop;
  readonly grade: Grade;
  readonly irregular: boolean;
}

/** What an element counts for when losses are added up (D-70). */
export function equivalentOf({ type, grade, irregular }: Weighed): number {
  switch (type) {
    case 'Ps':
      return 0.5;
    case 'Hd':
      return grade === 'I' ? 0 : 0.5;
    case 'Exp':
    case 'Bts':
    case 'Shp':
    case 'Bg':
      return 0;
    case 'Ax':
      return irregular && grade === 'I' ? 0.5 : 1;
    case 'WWg':
      return grade === 'I' ? 3 : 1;
    default:
      return 1;
  }
}

interface Fielded {
  readonly values: ArmyElement;
  readonly start: ArmyElement;
}

const elementsOf = (army: Army): readonly Fielded[] => army.entries as unknown as readonly Fielded[];

const weightOf = (elements: readonly Fielded[]): number =>
  elements.reduce((sum, { start }) => sum + equivalentOf(start), 0);

const isLost = ({ values }: Fielded): boolean => values.state !== 'present';

/** A share, rounded up to half an equivalent. */
const share = (total: number, of: number): number => Math.ceil((total * 2) / of) / 2;

const EQUIVALENTS = t('équivalents d’élément', 'element equivalents');

interface Command {
  readonly name: string;
  readonly lost: number;
  readonly of: number;
  readonly third: number;
}

/** Elements of one command, in the order in which the army names them; where no name is given, all are one command. */
function commandsOf(army: Army): readonly Command[] {
  const all = elementsOf(army);
  return [...new Set(all.map(({ values }) => values.command))].map((name) => {
    const own = all.filter(({ values }) => values.command === name);
    const of = weightOf(own);
    return { name, lost: weightOf(own.filter(isLost)), of, third: share(of, 3) };
  });
}

const isDemoralised = ({ lost, third, of }: Command): boolean => of > 0 && lost >= third;

export const demoralisedCommands = (army: Army): readonly string[] =>
  commandsOf(army)
    .filter(isDemoralised)
    .map(({ name }) => name);

const threshold = (at: number, lost: number, text: Text, rulings: readonly string[]): Threshold => ({
  at,
  reached: lost >= at,
  text,
  origin: 'family',
  rulings,
});

const commandGauge = (command: Command): Gauge => ({
  id: `command-${command.name}`,
  title:
    command.name === ''
      ? t('pertes du corps', 'losses of the command')
      : t(`pertes, ${command.name}`, `losses, ${command.name}`),
  counted: EQUIVALENTS,
  lost: command.lost,
  of: command.of,
  thresholds: [
    threshold(
      command.third,
      command.lost,
      t('le corps est démoralisé (un tiers)', 'the command is demoralised (a third)'),
      ['D-70'],
    ),
  ],
  origin: 'family',
  rulings: ['D-70'],
});

/** A demoralised command counts wholly towards the half (D-71). */
function armyGauge(army: Army, commands: readonly Command[]): Gauge {
  const of = commands.reduce((sum, command) => sum + command.of, 0);
  const lost = commands.reduce((sum, command) => sum + (isDemoralised(command) ? command.of : command.lost), 0);
  const half = army.breaking === 0 ? share(of, 2) : share(of * army.breaking, 100);
  const text =
    army.breaking === 0
      ? t('l’armée est battue (la moitié)', 'the army is beaten (a half)')
      : t(`l’armée est battue (${army.breaking} %)`, `the army is beaten (${army.breaking}%)`);
  const beaten = threshold(half, lost, text, ['D-70', 'D-71']);
  return {
    id: 'army',
    title: t('pertes de l’armée', 'losses of the army'),
    counted: EQUIVALENTS,
    lost,
    of,
    thresholds: of === 0 ? [] : [army.breaking === 0 ? beaten : { ...beaten, origin: 'house' }],
    origin: 'house',
    rulings: ['D-70', 'D-71'],
  };
}

export function gauges(army: Army): readonly Gauge[] {
  const commands = commandsOf(army);
  return [armyGauge(army, commands), ...commands.filter(({ of }) => of > 0).map(commandGauge)];
}

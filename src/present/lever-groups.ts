import type { Procedure } from '../kernel/ruleset.ts';
import { fieldOf, type Side } from '../kernel/schema.ts';
import { t, type Text } from '../kernel/text.ts';
import type { Lever } from '../calculate/levers.ts';
import { differenceText, type Measure, measureText } from '../calculate/measure.ts';

/** The levers of one side, best for the side that acts first. */
export interface LeverGroup {
  readonly side: Side;
  readonly title: Text;
  readonly levers: readonly Lever[];
}

const SIDES: readonly Side[] = ['own', 'enemy', 'ground'];

/** Mine, theirs, the ground: those groups that have any. */
export const leverGroups = (procedure: Procedure, levers: readonly Lever[]): readonly LeverGroup[] =>
  SIDES.map((side) => ({ side, levers: bestFirst(levers.filter((lever) => lever.side === side)) }))
    .filter((group) => group.levers.length > 0)
    .map((group) => ({ ...group, title: sideText(procedure, group.side) }));

/** As the form names it. */
function sideText({ situation }: Procedure, side: Side): Text {
  if (side === 'ground') return t('Le terrain et le reste', 'The ground and the rest');
  const root = fieldOf(situation);
  const fields = root.kind === 'record' ? Object.values(root.fields) : [];
  return fields.find(({ about }) => about.side === side)!.about.label;
}

const bestFirst = (levers: readonly Lever[]): readonly Lever[] =>
  levers.toSorted((a, b) => b.gain - a.gain || b.to - a.to);

/** Two chances closer than this read alike. */
const UNSEEN = 0.0005;

/** The number as it stands, as it becomes and what lies between; in words where it stays the same. */
export function changeOf({ from, to, gain }: Lever, measure: Measure) {
  if (Math.abs(to - from) < UNSEEN) return { only: gainText(gain) };
  return { from: measureText(measure, from), to: measureText(measure, to), by: differenceText(measure, from, to) };
}

const gainText = (gain: number): Text => {
  if (gain === 0) return t('autant, mais autrement', 'as likely, but otherwise');
  return gain > 0
    ? t('aussi souvent, plus nettement', 'as often, more decisively')
    : t('aussi souvent, moins nettement', 'as often, less decisively');
};

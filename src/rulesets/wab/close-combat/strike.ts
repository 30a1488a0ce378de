import { type Modifier, tally, type Tally } from '../../../kernel/modifier.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import type { Reading } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { join, t } from '../../../kernel/text.ts';
import { courseText, hitStages, type Hurt, hurtStages, toHit, toWound, weakened } from '../blow.ts';
import { TO_HIT } from '../charts/to-hit.ts';
import { bodyName, type kinds, type Situation } from './situation.ts';
import { type Blow, type Moment, opposite, type Side } from './roll.ts';
import { TIED_INITIATIVE } from '../options.ts';
import { assessSave } from '../saving.ts';
import { ten } from '../types.ts';

interface HitFacts {
  readonly hitModifier: number;
}

const SCENARIO: Modifier<HitFacts> = {
  id: 'scenario',
  text: t('modificateur de scénario', 'modifier of the scenario'),
  source: cite('seven-plus'),
  printed: t('hors de la feuille', 'not on the sheet'),
  value: ({ hitModifier }) => hitModifier || undefined,
  rulings: () => ['W27'],
};

/** One kind of blow: its readings, and what the dice need. */
export function assessBlow(
  s: Situation,
  side: Side,
  position: number,
  kind: ReturnType<typeof kinds>[number],
  options: Options,
) {
  const striker = s[side][position]!;
  const { who } = kind;
  const target = s[opposite(side)][kind.against - 1]!;
  const whom = bodyName(s, opposite(side), kind.against - 1);
  const base = TO_HIT.at(ten(kind.weaponSkill), ten(target.weaponSkill));
  const sum = tally<HitFacts>(t(`${who.fr} : dé pour toucher`, `${who.en}: die to hit`), [SCENARIO], kind);
  const hit = toHit(who, base - sum.total, options);
  const strengths = weakened({ wound: kind.strength, save: kind.strength }, hit.strengthLost, options);
  const wound = toWound(who, strengths.wound, target.toughness, options);
  const save =
    wound.from === undefined
      ? undefined
      : assessSave(
          whom,
          { ...target, by: 'hand-to-hand', from: kind.into, strength: strengths.save, piercing: kind.piercing },
          options,
        );
  const hurt: Hurt = { wound: wound.from, save: save?.from };
  const hurts = hurtStages(who, whom, hurt);
  const blow: Blow = {
    side,
    body: position,
    against: kind.against - 1,
    fighting: kind.fighting,
    attacks: kind.attacks,
    course: hurts === null ? null : [...hitStages(who, hit.from), ...hurts],
  };
  const readings: Reading[] = [
    {
      source: cite('to-hit', String(kind.weaponSkill)),
      text: t(
        `${who.fr} : CC ${kind.weaponSkill} contre ${target.weaponSkill}`,
        `${who.en}: WS ${kind.weaponSkill} against ${target.weaponSkill}`,
      ),
      value: TO_HIT.show(base),
    },
    hit.reading,
    wound.reading,
    ...(save === undefined ? [] : [save.reading]),
  ];
  return {
    who,
    blow,
    charged: striker.charged,
    initiative: kind.initiative,
    readings,
    tallies: [sum as Tally, ...(save?.tallies ?? [])],
    needs: courseText(who, kind.fighting * kind.attacks, hit.from, hurt, strengths.wound, target.toughness),
  };
}

export type AssessedBlow = ReturnType<typeof assessBlow>;

/** Chargers first, then by Initiative; blows of equal right fall at one moment. */
export function momentsOf(blows: readonly AssessedBlow[], order: Situation['order'], options: Options): Moment[] {
  if (order === 'simultaneous') return [{ blows: blows.map(({ blow }) => blow), together: true }];
  const together = chosen(options, TIED_INITIATIVE) === 'together';
  const turns = new Map<number, Blow[]>();
  for (const { blow, charged, initiative } of blows) {
    const turn = initiative + (charged ? 100 : 0);
    const due = turns.get(turn);
    if (due === undefined) turns.set(turn, [blow]);
    else due.push(blow);
  }
  return [...turns]
    .sort(([a], [b]) => b - a)
    .map(([, due]) => ({ blows: due, together: together && isContested(due) }));
}

export const isContested = (blows: readonly Blow[]): boolean => blows.some(({ side }) => side !== blows[0]!.side);

export const orderReading = (moments: readonly Moment[], blows: readonly AssessedBlow[]): Reading => {
  const names = new Map(blows.map(({ blow, who }) => [blow, who]));
  const shown = moments.map((moment) =>
    join(
      moment.blows.map((blow) => names.get(blow)!),
      ' = ',
    ),
  );
  return {
    source: cite('to-hit'),
    text: t('ordre des coups', 'order of blows'),
    value: join(shown, ' > '),
    rulings: [TIED_INITIATIVE.id, 'W40'],
  };
};

import type { ChartReading, Strike } from '../../../kernel/assessment.ts';
import { type Modifier, tally, type Tally } from '../../../kernel/modifier.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { cite } from '../../../kernel/source.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { hitReading, toHit, toWound, weaken, woundReading } from '../blow.ts';
import { TO_HIT } from '../charts/to-hit.ts';
import { rollsText, type WoundAndSave, allRolls } from '../attack-rolls.ts';
import { assessSave } from '../armour-saves.ts';
import { strikeOf } from '../strikes.ts';
import { attacksText, toTen } from '../types.ts';
import { bodyName, strikerName } from './cast.ts';
import type { Blow } from './blows.ts';
import { opposite, type Side } from './sides.ts';
import type { Kind, Situation } from './situation.ts';

interface HitFacts {
  readonly hitModifier: number;
}

const SCENARIO: readonly Modifier<HitFacts>[] = [
  {
    id: 'scenario',
    text: t('modificateur de scénario', 'scenario modifier'),
    source: cite('seven-plus'),
    printed: t('hors de la feuille', 'not on the sheet'),
    value: ({ hitModifier }) => hitModifier || undefined,
    rulings: () => ['W-27'],
  },
];

/** One kind of blow: what the dice need and, when somebody asks, how that came about. */
export interface AssessedBlow {
  readonly blow: Blow;
  readonly charged: boolean;
  readonly initiative: number;
  readonly tallies: readonly Tally[];
  readings(): ChartReading[];
  strike(): Strike;
  needs(): Text;
}

export function assessBlow(s: Situation, side: Side, body: number, kind: Kind, options: Options): AssessedBlow {
  const enemy = opposite(side);
  const against = kind.against - 1;
  const target = s[enemy][against]!;
  const who = strikerName(s, side, body, kind.beside);
  const base = TO_HIT.at(toTen(kind.weaponSkill), toTen(target.weaponSkill));
  const sum = tally<HitFacts>(t(`${who.fr} : dé pour toucher`, `${who.en}: die to hit`), SCENARIO, kind);
  const hit = toHit(base - sum.total, options);
  const strengths = weaken({ wound: kind.strength, save: kind.strength }, hit.strengthLost, options);
  const wound = toWound(strengths.wound, target.toughness, options);
  const strikes = { by: 'hand-to-hand', from: kind.into, strength: strengths.save, piercing: kind.piercing } as const;
  const save =
    wound.die === null ? undefined : assessSave(bodyName(s, enemy, against), { ...target, ...strikes }, options);
  const hurt: WoundAndSave = { wound: wound.die, save: save?.die ?? null };
  const { fighting, attacks, initiative, beside } = kind;
  const rolls = allRolls(hit.die, hurt);
  const dice = fighting * attacks;
  return {
    blow: { side, body, beside, against, fighting, attacks, rolls },
    charged: s[side][body]!.charged,
    initiative,
    tallies: [sum as Tally, ...(save?.tallies ?? [])],
    readings: () => [
      {
        source: cite('to-hit', String(kind.weaponSkill)),
        text: t(
          `${who.fr} : CC ${kind.weaponSkill} contre ${target.weaponSkill}`,
          `${who.en}: WS ${kind.weaponSkill} against ${target.weaponSkill}`,
        ),
        value: TO_HIT.show(base),
      },
      hitReading(who, hit),
      woundReading(who, wound),
      ...(save === undefined ? [] : [save.reading()]),
    ],
    strike: () =>
      strikeOf({
        who,
        dice,
        counted: attacksText(dice),
        hit,
        scored: cite('to-hit', String(kind.weaponSkill)),
        wound,
        save,
        rolls,
      }),
    needs: () => rollsText(who, dice, hit.die, hurt, strengths.wound, target.toughness),
  };
}

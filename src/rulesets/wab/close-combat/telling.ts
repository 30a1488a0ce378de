import type { Assessment } from '../../../kernel/assessment.ts';
import type { Telling } from '../../../kernel/telling.ts';
import { enumerated, join, signed, t, type Text } from '../../../kernel/text.ts';
import { blowBrief } from '../course.ts';
import type { CloseCombatOutcome } from '../shapes.ts';
import { sizedName } from '../types.ts';
import type { Roll } from './blows.ts';
import { bodyId } from './cast.ts';
import { ATTACKERS_LOST, DEFENDERS_LOST, gist } from './facets.ts';
import { type Side, SIDE_NAMES } from './sides.ts';
import type { Situation } from './situation.ts';

/** `10 attacks 4+/4+, enemy saves on 5+`: the blows of the warriors themselves, others beside them left out. */
function blowText({ orders }: Roll, side: Side, body: number): readonly Text[] {
  const blow = orders[0]!.find((each) => each.side === side && each.body === body && each.beside === 0);
  if (blow === undefined) return [];
  const [n, needs] = [blow.fighting * blow.attacks, blowBrief(blow.course)];
  return [t(`${n} attaque${n > 1 ? 's' : ''} ${needs.fr}`, `${n} attack${n === 1 ? '' : 's'} ${needs.en}`)];
}

const CHARGING = t('en charge', 'charging');

function sideText(s: Situation, side: Side, roll: Roll | undefined): Text {
  return enumerated(
    s[side].map(({ name, models, charged, hitModifier }, body) =>
      sizedName(name, models, [
        ...(charged ? [CHARGING] : []),
        ...(hitModifier === 0 ? [] : [t(`${signed(hitModifier)} pour toucher`, `${signed(hitModifier)} to hit`)]),
        ...(roll === undefined ? [] : blowText(roll, side, body)),
      ]),
    ),
  );
}

export function headline(s: Situation, assessment?: Assessment<Roll>): Text {
  const [attackers, defenders] = (['attackers', 'defenders'] as const).map((side) =>
    sideText(s, side, assessment?.roll),
  ) as [Text, Text];
  const fight = t(`${attackers.fr} contre ${defenders.fr}`, `${attackers.en} v ${defenders.en}`);
  // Where the blows are told, they say what kind of combat it is.
  return assessment === undefined ? t(`corps à corps, ${fight.fr}`, `hand-to-hand, ${fight.en}`) : fight;
}

/** A body alone on its side by its own name. */
const sideName = ({ roll, cast }: Assessment<Roll>, side: Side): Text =>
  roll.bodies[side].length === 1 ? cast[bodyId(side, 0)]! : SIDE_NAMES[side];

const withArticle = (name: Text, side: Side): Text =>
  name.en === SIDE_NAMES[side].en ? t(`les ${name.fr}`, `the ${name.en}`) : name;

const MORE_WOUNDS = t('plus de blessures pour', 'more wounds on');
const CASUALTIES = t('pertes moyennes', 'average casualties');
const EVEN = { text: t('aucun camp', 'neither side') };

/** Who suffers more, then the mean losses of both sides. */
export function tellings(assessment: Assessment<Roll>): readonly Telling<CloseCombatOutcome>[] {
  const names = { attackers: sideName(assessment, 'attackers'), defenders: sideName(assessment, 'defenders') };
  return [
    {
      facet: gist(assessment),
      of: MORE_WOUNDS,
      said: (id) => (id === 'even' ? EVEN : { text: withArticle(names[id as Side], id as Side) }),
    },
    { facet: DEFENDERS_LOST, of: join([CASUALTIES, names.defenders], ' '), meanAlone: true },
    { facet: ATTACKERS_LOST, of: names.attackers, meanAlone: true },
  ];
}

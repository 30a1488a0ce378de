import type { Assessment } from '../../../kernel/assessment.ts';
import type { Said, Telling } from '../../../kernel/telling.ts';
import { enumerated, signed, t, type Text } from '../../../kernel/text.ts';
import { casualtiesText } from '../casualties.ts';
import { courseBrief } from '../course.ts';
import type { CloseCombatOutcome } from '../shapes.ts';
import { lostText, sizedName } from '../types.ts';
import type { Roll } from './blows.ts';
import { bodyId } from './cast.ts';
import { ATTACKERS_LOST, DEFENDERS_LOST, gist } from './facets.ts';
import { type Side, SIDE_NAMES } from './sides.ts';
import type { Situation } from './situation.ts';

/** `10 attacks at 4+/4+, save 5+`: the blows of the warriors themselves, others beside them left out. */
function blowText({ orders }: Roll, side: Side, body: number): readonly Text[] {
  const blow = orders[0]!.find((each) => each.side === side && each.body === body && each.beside === 0);
  if (blow === undefined) return [];
  const [n, needs] = [blow.fighting * blow.attacks, courseBrief(blow.course)];
  return [t(`${n} attaque${n > 1 ? 's' : ''} à ${needs.fr}`, `${n} attack${n === 1 ? '' : 's'} at ${needs.en}`)];
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
  return t(`corps à corps, ${attackers.fr} contre ${defenders.fr}`, `hand-to-hand, ${attackers.en} v ${defenders.en}`);
}

/** A body alone on its side by its own name. */
const sideName = ({ roll, cast }: Assessment<Roll>, side: Side): Text => {
  const name = roll.bodies[side].length === 1 ? cast[bodyId(side, 0)]! : SIDE_NAMES[side];
  return name.en === SIDE_NAMES[side].en ? t(`les ${name.fr}`, `the ${name.en}`) : name;
};

const lost = (n: string): Said => ({ text: lostText(Number(n)) });

const MORE_WOUNDS = t('plus de blessures', 'more wounds');
const EVEN = { text: t('sur aucun camp', 'on neither side') };

/** Who suffers more, then the losses of both sides. */
export function tellings(assessment: Assessment<Roll>): readonly Telling<CloseCombatOutcome>[] {
  const names = { attackers: sideName(assessment, 'attackers'), defenders: sideName(assessment, 'defenders') };
  return [
    {
      facet: gist(assessment),
      of: MORE_WOUNDS,
      said: (id) => {
        if (id === 'even') return EVEN;
        const name = names[id as Side];
        return { text: t(`sur ${name.fr}`, `on ${name.en}`) };
      },
    },
    { facet: DEFENDERS_LOST, of: names.defenders, counted: casualtiesText, said: lost },
    { facet: ATTACKERS_LOST, of: names.attackers, counted: casualtiesText, said: lost },
  ];
}

import type { Assessment } from '../../../kernel/assessment.ts';
import type { SentencePart } from '../../../kernel/sentence-part.ts';
import { joinNames, join, same, signed, t, type Text } from '../../../kernel/text.ts';
import { blowBrief } from '../attack-rolls.ts';
import type { CloseCombatOutcome } from '../shapes.ts';
import { modelsText } from '../types.ts';
import type { CloseCombatInput } from './blows.ts';
import { bodyId } from './cast.ts';
import { ATTACKERS_LOST, DEFENDERS_LOST, gist } from './facets.ts';
import { type Side, SIDE_NAMES } from './sides.ts';
import type { Situation } from './situation.ts';

/** `10 att. 4+/4+, enemy saves on 5+`: the blows of the warriors themselves, others beside them left out. */
function blowText({ orders }: CloseCombatInput, side: Side, body: number): readonly Text[] {
  const blow = orders[0]!.find((each) => each.side === side && each.body === body && each.beside === 0);
  if (blow === undefined) return [];
  const [n, needs] = [blow.fighting * blow.attacks, blowBrief(blow.rolls)];
  return [t(`${n} att. ${needs.fr}`, `${n} att. ${needs.en}`)];
}

const CHARGING = t('en charge', 'charging');

/** `24 Gauls`; a model alone by its name. */
const troopText = (name: string, models: number): Text => {
  if (name === '') return modelsText(models);
  return same(models === 1 ? name : `${models} ${name}`);
};

function sideText(s: Situation, side: Side, input: CloseCombatInput | undefined, verbSaysCharge: boolean): Text {
  return joinNames(
    s[side].map(({ name, models, charged, hitModifier }, body) => {
      const { fr, en } = troopText(name, models);
      const values = [
        ...(charged && !verbSaysCharge ? [CHARGING] : []),
        ...(hitModifier === 0 ? [] : [t(`toucher ${signed(hitModifier)}`, `${signed(hitModifier)} to hit`)]),
        ...(input === undefined ? [] : blowText(input, side, body)),
      ];
      if (values.length === 0) return t(fr, en);
      const inside = join(values, ', ');
      return t(`${fr} (${inside.fr})`, `${en} (${inside.en})`);
    }),
  );
}

function verbOf({ attackers }: Situation, charge: boolean): Text {
  if (!charge) return t('contre', 'v');
  const alone = attackers.length === 1 && attackers[0]!.models === 1;
  return alone ? t('charge', 'charges') : t('chargent', 'charge');
}

export function headline(s: Situation, assessment?: Assessment<CloseCombatInput>): Text {
  const charge = s.attackers.every(({ charged }) => charged);
  const attackers = sideText(s, 'attackers', assessment?.input, charge);
  const defenders = sideText(s, 'defenders', assessment?.input, false);
  const fight = join([attackers, verbOf(s, charge), defenders], ' ');
  // Where the blows are told, they say what kind of combat it is.
  return assessment === undefined ? t(`corps à corps, ${fight.fr}`, `hand-to-hand, ${fight.en}`) : fight;
}

/** A body alone on its side by its own name. */
const sideName = ({ input, cast }: Assessment<CloseCombatInput>, side: Side): Text =>
  input.bodies[side].length === 1 ? cast[bodyId(side, 0)]! : SIDE_NAMES[side];

const MORE_WOUNDS = t('le plus blessé', 'more wounds on');
const CASUALTIES = t('pertes moyennes', 'average casualties');
const EVEN = { text: t('égalité', 'even') };

/** Who suffers more, then the mean losses of both sides, in the order of the headline. */
export function sentenceParts(assessment: Assessment<CloseCombatInput>): readonly SentencePart<CloseCombatOutcome>[] {
  return [
    {
      facet: gist(assessment),
      of: MORE_WOUNDS,
      brief: (id) => (id === 'even' ? EVEN : { text: sideName(assessment, id as Side) }),
      chancesOnly: true,
    },
    { facet: ATTACKERS_LOST, of: CASUALTIES, meanAlone: true },
    { facet: DEFENDERS_LOST, meanAlone: true },
  ];
}

import type { Refusal } from '../../../kernel/assessment.ts';
import { cite } from '../../../kernel/source.ts';
import { t } from '../../../kernel/text.ts';
import { refuseBody } from '../fields.ts';
import { modelsText, MOST_DICE } from '../types.ts';
import { bodyName } from './cast.ts';
import { opposite, type Side, SIDE_NAMES, SIDES } from './sides.ts';
import { kinds, type Situation } from './situation.ts';

/** W-46: the dice of a side, all its blows together. */
function refuseDice(s: Situation, side: Side): Refusal | undefined {
  const dice = s[side].flatMap(kinds).reduce((sum, { fighting, attacks }) => sum + fighting * attacks, 0);
  if (dice <= MOST_DICE) return undefined;
  const { fr, en } = SIDE_NAMES[side];
  return {
    refused: t(
      `${fr} : ${dice} attaques ; ${MOST_DICE} dés par camp au plus`,
      `${en}: ${dice} attacks; ${MOST_DICE} dice a side at most`,
    ),
    source: cite('to-hit'),
    rulings: ['W-46'],
  };
}

export function refuse(s: Situation): Refusal | undefined {
  for (const side of SIDES)
    for (const [i, given] of s[side].entries()) {
      const who = bodyName(s, side, i);
      const refusal = refuseBody(given);
      if (refusal) return refusal;
      for (const blow of kinds(given)) {
        const enemies = s[opposite(side)].length;
        if (blow.against > enemies)
          return {
            refused: t(
              `${who.fr} : pas d’unité ennemie n° ${blow.against} ; il y en a ${enemies}`,
              `${who.en}: there is no enemy unit no. ${blow.against}; there ${enemies === 1 ? 'is' : 'are'} ${enemies}`,
            ),
            source: cite('to-hit'),
          };
      }
      if (given.fighting > given.models)
        return {
          refused: t(
            `${who.fr} : ${given.fighting} combattants pour ${modelsText(given.models).fr}`,
            `${who.en}: ${given.fighting} fighters of ${modelsText(given.models).en}`,
          ),
          source: cite('casualties', 'contact-last'),
        };
    }
  const strikes = SIDES.some((side) => s[side].some((given) => kinds(given).some(({ fighting }) => fighting > 0)));
  if (!strikes) return { refused: t('personne ne frappe', 'nobody strikes'), source: cite('to-hit') };
  return refuseDice(s, 'attackers') ?? refuseDice(s, 'defenders');
}

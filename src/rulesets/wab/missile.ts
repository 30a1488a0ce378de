import { chosenOption, type Options } from '../../kernel/ruling.ts';
import { byDefault, choice, flag, halves, whole } from '../../kernel/schema.ts';
import type { Refusal } from '../../kernel/assessment.ts';
import { cite, type Source } from '../../kernel/source.ts';
import { t, type Text } from '../../kernel/text.ts';
import { rangeOf, weaponText } from './charts/weapons.ts';
import { HALF_RANGE } from './options.ts';
import { WEAPONS, type Weapon } from './types.ts';

/** A weapon of the chart, or one that only its own rules describe. */
export type Missile = Weapon | 'other';

export const weaponNames: Readonly<Record<Missile, Text>> = {
  ...(Object.fromEntries(WEAPONS.map((id) => [id, weaponText(id)])) as Record<Weapon, Text>),
  other: t('autre (machine de guerre…)', 'other (artillery…)'),
};

export const weapon = choice(t('Arme', 'Weapon'), weaponNames, { positional: true });

export const ballisticSkill = byDefault(whole(t('CT', 'BS'), 0, 10, { letters: t('CT', 'BS') }), 3);

export const heavier = flag(t('Modèle lourd (F4)', 'Heavier pattern (S4)'), {
  help: t('arquebuse, arbalète ; interprétation W-8 « deux modèles »', 'handgun, crossbow; ruling W-8 “two patterns”'),
});

export const missileStrength = byDefault(
  whole(t('Force du tir, si elle diffère', 'Strength of the shot, if it differs'), 0, 10, {
    help: t('0 : comme imprimée ; à donner pour une autre arme', '0: as printed; needed for another weapon'),
  }),
  0,
);

export const distance = halves(t('Distance (pouces)', 'Distance (inches)'), 1, 120, {
  positional: true,
  lever: true,
  place: 'range',
  help: t('arrondie au demi-pouce supérieur', 'rounded up to the next half inch'),
});

export const range = byDefault(
  whole(t('Portée, si elle diffère', 'Range, if it differs'), 0, 120, {
    help: t(
      'nombre pair ; 0 : comme imprimée ; à donner pour une autre arme',
      'an even number; 0: as printed; needed for another weapon',
    ),
  }),
  0,
);

/** What the player stated, else what the chart says (W-44); 0 where neither does. */
export const rangeFor = (armed: { readonly weapon: Missile; readonly range: number }): number =>
  armed.range > 0 || armed.weapon === 'other' ? armed.range : rangeOf(armed.weapon);

/** W-32: whole inches cannot tell exactly half of an odd range. */
export const refuseOddRange = ({ range }: { readonly range: number }): Refusal | undefined =>
  range % 2 === 0
    ? undefined
    : {
        refused: t(
          `portée saisie de ${range} : il faut un nombre pair de pouces, dont la moitié se mesure`,
          `stated range of ${range}: an even number of inches is needed, so that half of it can be told`,
        ),
        source: cite('weapons'),
        rulings: ['W-32'],
      };

/** W-9: exactly half is short. */
export const isLong = (away: number, reach: number, options: Options): boolean =>
  chosenOption(options, HALF_RANGE) === 'beyond-half' ? away * 2 > reach : away * 2 >= reach;

export const missileText = (armed: Missile): Text =>
  armed === 'other' ? t('autre arme', 'other weapon') : weaponText(armed);

export const missileSource = (armed: Missile): Source => (armed === 'other' ? cite('weapons') : cite('weapons', armed));

import { procedure } from '../../../kernel/ruleset.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { isArtillery } from '../types.ts';
import { describe } from '../units.ts';
import { effects } from './effects.ts';
import { tellings } from './facets.ts';
import { FORECAST } from './forecast.ts';
import { MATCHUPS } from './matchups.ts';
import type { Situation } from './situation.ts';
import { whole, word } from './words.ts';

/** The figures of artillery beside others do not count (J-4, J-57): its name alone. */
const withoutGuns = <U extends Situation['attackers' | 'defenders'][number]>(units: readonly U[]) =>
  units.every(isArtillery)
    ? units
    : units.map((unit) => (isArtillery(unit) ? { type: unit.type, name: unit.name, state: unit.state } : unit));

/** Who charges is named first; those who come along with the charge after it. */
function headline({ attackers, defenders }: Situation): Text {
  const [named, whom] = [withoutGuns(attackers), describe(withoutGuns(defenders))];
  const charging = named.filter((_, i) => attackers[i]!.charging);
  const others = named.filter((_, i) => !attackers[i]!.charging);
  if (charging.length === 0) {
    const who = describe(others);
    return attackers.length === 1
      ? t(`${who.fr} attaque ${whom.fr}`, `${who.en} attacks ${whom.en}`)
      : t(`${who.fr} attaquent ${whom.fr}`, `${who.en} attack ${whom.en}`);
  }
  const who = describe(charging);
  const [along, beside] = [t(' avec ', ' with '), others.length === 0 ? undefined : describe(others)];
  const [fr, en] = beside === undefined ? ['', ''] : [along.fr + beside.fr, along.en + beside.en];
  return charging.length === 1
    ? t(`${who.fr}${fr} charge ${whom.fr}`, `${who.en}${en} charges ${whom.en}`)
    : t(`${who.fr}${fr} chargent ${whom.fr}`, `${who.en}${en} charge ${whom.en}`);
}

export const shock = procedure({
  ...FORECAST,
  matchups: MATCHUPS,
  effects,
  word,
  whole,
  headline,
  modifier: ({ tallies }) => tallies[0]!,
  tellings,
});

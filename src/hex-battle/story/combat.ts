import { t, type Text } from '../../kernel/text.ts';
import { type Phrase, says, together, type Verb, words } from './phrase.ts';

/** What came of a combat, unit by unit. */
export interface CombatFacts {
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  /** The dice have been thrown. */
  readonly isFought: boolean;
  readonly destroyed: ReadonlySet<number>;
  readonly routed: ReadonlySet<number>;
  /** Who gave way, and to which hex, as it is printed. */
  readonly fellBack: ReadonlyMap<number, string>;
}

const DESTROY: Verb = ['anéantit', 'anéantissent', 'destroyed'];
const ROUT: Verb = ['met en déroute', 'mettent en déroute', 'routed'];
const DRIVE: Verb = ['repousse', 'repoussent', 'drove'];
const ATTACK: Verb = ['attaque', 'attaquent', 'attacked'];
const FALL_BACK: Verb = ['recule', 'reculent', 'fell back'];

/** What one side suffered: of each unit the worst. */
interface Suffered {
  readonly destroyed: readonly number[];
  readonly routed: readonly number[];
  readonly back: readonly number[];
}

function sufferedBy(units: readonly number[], { destroyed, routed, fellBack }: CombatFacts): Suffered {
  const gone = units.filter((unit) => destroyed.has(unit));
  const fled = units.filter((unit) => routed.has(unit) && !destroyed.has(unit));
  return {
    destroyed: gone,
    routed: fled,
    back: units.filter((unit) => fellBack.has(unit) && !gone.includes(unit) && !fled.includes(unit)),
  };
}

const isUnhurt = ({ destroyed, routed, back }: Suffered): boolean =>
  destroyed.length + routed.length + back.length === 0;

/** `to 1005`; to several hexes where they parted. */
function whereTo(units: readonly number[], { fellBack }: CombatFacts): Text {
  const hexes = [...new Set(units.map((unit) => fellBack.get(unit)!))].join(', ');
  return t(`en ${hexes}`, `to ${hexes}`);
}

type Naming = (units: readonly number[]) => Phrase;

/** Who broke whom, the hardest blow first, each in a clause. */
function blows(winners: Phrase, { destroyed, routed, back }: Suffered, facts: CombatFacts, name: Naming): Text[] {
  const clauses: Text[] = [];
  const struck = (verb: Verb, units: readonly number[], end: (driven: Text) => Text = (text) => text): void => {
    if (units.length === 0) return;
    const object = name(units);
    clauses.push(
      end(
        clauses.length === 0
          ? words(says(winners, verb), object)
          : words(t(verb[winners.isMany ? 1 : 0], verb[2]), object),
      ),
    );
  };
  struck(DESTROY, destroyed);
  struck(ROUT, routed);
  struck(DRIVE, back, ({ fr, en }) => {
    const to = whereTo(back, facts);
    return t(`${fr} ${to.fr}`, `${en} back ${to.en}`);
  });
  return clauses;
}

/** A combat in a clause or two: `the Bottiaean Companions drove the Cappadocians back to 1005`. */
export function combatClauses(facts: CombatFacts, phrase: (unit: number) => Phrase): Text[] {
  const name: Naming = (units) => together(units.map(phrase));
  const [attackers, defenders] = [name(facts.attackers), name(facts.defenders)];
  const [won, lost] = [sufferedBy(facts.defenders, facts), sufferedBy(facts.attackers, facts)];
  const attack = words(says(attackers, ATTACK), defenders);
  if (isUnhurt(won) && isUnhurt(lost))
    return facts.isFought ? [attack, t('nul ne recule', 'nobody gave way')] : [attack];
  if (isUnhurt(lost)) return blows(attackers, won, facts, name);
  if (isUnhurt(won)) return blows(defenders, lost, facts, name).map((text, i) => (i === 0 ? thrownBack(text) : text));
  return [...blows(attackers, won, facts, name), ...ownLosses(lost, facts, name)];
}

/** Who attacked shows: `the Medes, attacked, drove the Prodromoi back`. */
const thrownBack = ({ fr, en }: Text): Text => t(`attaque en échec : ${fr}`, `attack beaten off: ${en}`);

function ownLosses({ destroyed, routed, back }: Suffered, facts: CombatFacts, name: Naming): Text[] {
  const clauses: Text[] = [];
  if (destroyed.length > 0) clauses.push(says(name(destroyed), ['disparaît', 'disparaissent', 'perished']));
  if (routed.length > 0) clauses.push(says(name(routed), ['fuit', 'fuient', 'fled']));
  if (back.length > 0) clauses.push(words(says(name(back), FALL_BACK), whereTo(back, facts)));
  return clauses;
}

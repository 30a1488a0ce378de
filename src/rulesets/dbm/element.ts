import type { Refusal } from '../../kernel/assessment.ts';
import { byDefault, choice, flag, list, type OutputOf, record, words } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import { hasExceptions } from './charts/exceptions.ts';
import {
  type TroopType,
  code,
  GOING_NAMES,
  type Grade,
  GRADE_NAMES,
  isMachine,
  kindOf,
  MET_NAMES,
  type Troop,
  TROOP_NAMES,
} from './types.ts';

export const troopType = choice(t('Type', 'Type'), TROOP_NAMES, { positional: true });
export const grade = byDefault(choice(t('Classe', 'Grade'), GRADE_NAMES, { positional: true }), 'O');
export const elementName = words(t('Nom', 'Name'), 40);
/** The name alone, of an element that crosses a river. */
export const crossingName = words(t('Nom', 'Name'), 40, { positional: true });
export const mobile = flag(t('Mobile (Bg)', 'Mobile (Bg)'));
export const general = flag(t('Élément d’un général', 'A general’s element'), {
  lever: true,
  place: 'badge',
  symbol: '★',
  phrases: { true: t('avec un général', 'with a general'), false: t('sans le général', 'without the general') },
});
export const irregular = flag(t('Irrégulier', 'Irregular'));
export const chariots = flag(t('Chars', 'Chariots'), { help: t('Kn ou Cv seulement', 'Kn or Cv only') });

const letsThrough = flag(t('Se laisse traverser', 'Lets it through'));

/** An element behind another. */
export const rank = record(t('Rang', 'Rank'), {
  type: troopType,
  grade,
  chariots,
  otherCommand: flag(t('D’un autre corps', 'Of another command')),
  inDifficult: flag(t('En terrain difficile', 'In difficult going')),
  byArmyList: flag(t('Permis par la liste d’armée', 'Allowed by the army list'), {
    help: t('Ps(S,I) derrière Cv', 'Ps(S,I) behind Cv'),
  }),
  letsThrough,
});

const meeting = record(t('Rencontre', 'Encounter'), {
  what: choice(t('Quoi', 'What'), MET_NAMES, { positional: true }),
  type: byDefault(troopType, 'Sp'),
  letsThrough,
  sameFacing: flag(t('Tourné comme lui', 'Faces as it does')),
  frontContact: flag(t('Son front touche un ennemi', 'Its front touches an enemy')),
  hitRear: flag(t('Contacté sur un coin ou côté arrière', 'Contacted on a rear corner or side')),
});

/** What both close combat and shooting ask about an element. */
export const elementEntries = {
  type: troopType,
  grade,
  going: byDefault(
    choice(t('Terrain', 'Going'), GOING_NAMES, { lever: true, positional: true, side: 'ground', place: 'ground' }),
    'good',
  ),
  name: elementName,
  irregular,
  chariots,
  landed: flag(t('Troupes débarquées', 'Troops landed'), { help: t('naval vide', 'empty naval') }),
  general,
  countsGood: flag(t('Compte comme bon le terrain du combat', 'Counts the ground of the combat as good'), {
    help: t(
      'par exemple des Cm dans le sable ; lève aussi son -1 de monté',
      'for example Cm in sand; lifts its -1 as mounted troops too',
    ),
  }),
  fortification: flag(t('Défend une fortification', 'Defends a fortification'), {
    lever: true,
    rare: true,
    side: 'ground',
    place: 'ground',
  }),
  weather: flag(t('Gêné par les conditions atmosphériques', 'Hampered by weather conditions'), {
    lever: true,
    rare: true,
  }),
  mobile,
  demoralised: flag(t('Corps démoralisé', 'Demoralised command')),
  flankMarch: flag(t('Venu en marche de flanc', 'Came by a flank march'), {
    help: t('démoralisé, il fuit vers son bord d’entrée', 'when demoralised it flees to the edge it came from'),
  }),
  dismounted: flag(t('Démonté', 'Dismounted'), { help: t('piétons seulement', 'foot only') }),
  rears: byDefault(list(t('Rangs derrière lui', 'Ranks behind it'), rank, 0, 4, { like: '.', place: 'behind' }), []),
  behind: byDefault(
    list(t('Ce qu’un recul rencontrerait', 'What a recoil would meet'), meeting, 0, 4, {
      help: t('en plus des rangs derrière lui', 'besides the ranks behind it'),
      addsPlain: true,
      rare: true,
    }),
    [],
  ),
} as const;

export const element = record(t('Élément', 'Element'), elementEntries);
export type Element = OutputOf<typeof element>;

interface Named {
  readonly type: Troop;
  readonly grade: Grade;
  readonly chariots?: boolean;
  readonly landed?: boolean;
  readonly mobile?: boolean;
  readonly dismounted?: boolean;
}

export const printedType = ({ type, landed }: Named): TroopType => (landed === true ? 'Nav' : type);

/** `Kn(S) Bohémond`, in both languages. */
export const describe = (given: Named & { readonly name?: string }): Text => {
  const troops = code(given);
  const name = given.name === undefined || given.name === '' ? '' : ` ${given.name}`;
  return given.landed === true ? t(`${troops} vide${name}`, `empty ${troops}${name}`) : same(`${troops}${name}`);
};

/** Combinations of type, grade and state that do not exist. */
export function refuseElement(given: Named): Refusal | undefined {
  const { type } = given;
  if (given.grade === 'X' && !hasExceptions(type))
    return {
      refused: t(`pas de tel élément : ${type}(X)`, `there are no ${type}(X)`),
      source: cite('exceptions'),
      rulings: ['D-31'],
    };
  if (given.chariots === true && type !== 'Kn' && type !== 'Cv')
    return {
      refused: t(
        `des ${type} ne sont pas des chars : seuls Kn et Cv le sont`,
        `${type} are not chariots: only Kn and Cv are`,
      ),
      source: cite('support-conditions', 'chariots'),
    };
  if (given.landed === true && kindOf(type) !== 'naval')
    return {
      refused: t(
        `des ${type} ne débarquent personne : seuls les navals`,
        `${type} do not land troops: only naval elements do`,
      ),
      source: cite('combat-factors', 'Nav'),
    };
  if (given.mobile === true && type !== 'Bg')
    return {
      refused: t(`« mobile » ne se dit que de Bg, pas de ${type}`, `“mobile” is said of Bg only, not of ${type}`),
      source: cite('beaten', 'bg-mobile'),
    };
  if (given.dismounted === true && (kindOf(type) !== 'foot' || isMachine(given)))
    return {
      refused: t(`« démonté » ne se dit pas de ${type}`, `“dismounted” is not said of ${type}`),
      source: cite('flight', 'remount'),
    };
  return undefined;
}

/** Refuses an element, or a rank behind it, that cannot exist. */
export const refuseColumn = (given: Element): Refusal | undefined =>
  [given, ...given.rears].map(refuseElement).find((found) => found !== undefined);

/** Rulings that two elements bring along by their own facts. */
export const elementRulings = (...elements: readonly Element[]): string[] => [
  ...(elements.some(({ countsGood }) => countsGood) ? ['D-57'] : []),
  ...(elements.some(({ dismounted }) => dismounted) ? ['D-59'] : []),
];

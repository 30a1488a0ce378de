import type { ChartReading } from '../../kernel/assessment.ts';
import { lineAt } from '../../kernel/chart.ts';
import { type Limit, type Modifier, tally, type Tally } from '../../kernel/modifier.ts';
import { chosenOption, type Options, perOptions } from '../../kernel/ruling.ts';
import { cite, type Source } from '../../kernel/source.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import { ARMOUR, BEST_SAVE, SAVE_MODIFIERS, type SaveFacts, SHIELDS } from './charts/armour.ts';
import { ASTERISK, CAP, OWN_MODIFIER, PAVISE, TWO_SHIELDS } from './options.ts';
import type { Piercing } from './types.ts';

/** A save on 7+ is none: what is worn is counted in points better than that. */
const NO_SAVE = 7;
/** A 1 always fails (W-16). */
const LOWEST_SAVE = 2;

const ARMOUR_ROW: Modifier<SaveFacts> = {
  id: 'armour',
  text: t('armure', 'armour'),
  source: cite('armour'),
  printed: t('voir Sauvegardes d’armure', 'see Armour saves'),
  value: ({ troop, armour }) => {
    const cell = ARMOUR.at(armour, troop);
    return typeof cell === 'string' ? 0 : NO_SAVE - cell.from;
  },
  detail: ({ troop, armour }) => ARMOUR.show(ARMOUR.at(armour, troop)),
  rulings: ({ troop, armour }) => (armour === 'none' ? [troop === 'infantry' ? 'W-23' : 'W-24'] : []),
};

/** W-35: stands in for all that the chart gives. */
const PROFILE_ROW: Modifier<SaveFacts> = {
  id: 'profile',
  text: t('sauvegarde du profil', 'save of the profile'),
  source: cite('armour'),
  printed: t('voir profil', 'see profile'),
  voids: ['armour', 'asterisk', ...SHIELDS.rows.map(({ id }) => id)],
  value: ({ profileSave }) => (profileSave === 0 ? undefined : NO_SAVE - profileSave),
  detail: ({ profileSave }) => same(`${profileSave}+`),
  rulings: () => ['W-35'],
};

const hasAsterisk = ({ troop, armour }: SaveFacts): boolean => {
  const cell = ARMOUR.at(armour, troop);
  return typeof cell !== 'string' && cell.asterisk;
};

const asteriskRow = (voids: readonly string[]): Modifier<SaveFacts> => ({
  id: 'asterisk',
  text: t('* : le bouclier n’ajoute aucun bonus', '*: a shield adds no bonus'),
  source: cite('armour'),
  printed: same('*'),
  voids,
  value: (f) => (hasAsterisk(f) && (f.shield !== 'none' || f.pavise) ? 0 : undefined),
  rulings: () => [ASTERISK.id],
});

const EVERY_SHIELD = SHIELDS.rows.filter(({ group }) => group === 'shields').map(({ id }) => id);

/** The rows of what is worn, under the options chosen for the asterisk and for two shields. */
const wornRows = perOptions((options): readonly Modifier<SaveFacts>[] => {
  const silenced = chosenOption(options, ASTERISK) === 'every-shield' ? EVERY_SHIELD : ['shield'];
  const rows = [ARMOUR_ROW, PROFILE_ROW, asteriskRow(silenced), ...SHIELDS.rows];
  if (chosenOption(options, TWO_SHIELDS) === 'best') return rows;
  return rows.map((row) => (row.group === 'shields' ? { ...row, group: row.id } : row));
});

/** The chart ends at Strength 6 and then takes one more for each point. */
export function strengthModifier(strength: number): number {
  const { value, from } = lineAt(SAVE_MODIFIERS, strength);
  if (value !== 'one-more-each') return value;
  return strengthModifier(from - 1) - (strength - from + 1);
}

const STRENGTH_ROW: Modifier<SaveFacts> = {
  id: 'strength',
  text: t('Force de l’attaque', 'Strength of the attack'),
  source: cite('save-modifiers'),
  printed: t('voir Modificateurs de sauvegarde', 'see Save modifiers'),
  value: ({ strength }) => strengthModifier(strength) || undefined,
  detail: ({ strength }) => t(`F${strength}`, `S${strength}`),
};

/** `own-2` takes two off. */
const ownModifier = (piercing: Piercing): number | undefined =>
  piercing.startsWith('own-') ? 0 - Number(piercing.slice(4)) : undefined;

const ownRow = (voids: readonly string[]): Modifier<SaveFacts> => ({
  id: 'own-modifier',
  text: t('modificateur propre de l’arme', 'the weapon’s own modifier'),
  source: cite('save-modifiers'),
  printed: t('selon l’arme', 'by weapon'),
  voids,
  value: ({ piercing }) => ownModifier(piercing),
  rulings: () => [OWN_MODIFIER.id],
});

const NO_SAVE_ROW: Modifier<SaveFacts> = {
  id: 'no-save',
  text: t('aucune sauvegarde contre cette arme', 'no save allowed against this weapon'),
  source: cite('save-modifiers'),
  printed: t('aucune', 'none'),
  voids: ['strength'],
  value: ({ piercing }) => (piercing === 'no-save' ? 0 : undefined),
};

/** What a blow takes off, under the option chosen for a weapon’s own modifier. */
const piercingRows = perOptions((options): readonly Modifier<SaveFacts>[] => [
  STRENGTH_ROW,
  ownRow(chosenOption(options, OWN_MODIFIER) === 'replaces' ? ['strength'] : []),
  NO_SAVE_ROW,
]);

export interface AssessedSave {
  /** The die that saves, or `null` where none does. */
  readonly die: number | null;
  readonly tallies: readonly Tally[];
  reading(): ChartReading;
}

/** The chart that had the last word on a save within the limit. */
function decisive(worn: Worn, points: Tally<SaveFacts>, pierced: Tally<SaveFacts>): Source {
  if (worn.piercing !== 'standard') return cite('save-modifiers');
  if (pierced.total !== 0) return cite('save-modifiers', lineAt(SAVE_MODIFIERS, worn.strength).id);
  if (worn.profileSave > 0) return cite('armour');
  const carried = points.lines.find(
    ({ row, value, standing }) => standing === 'counts' && value > 0 && row.source.chart === SHIELDS.id,
  );
  return carried?.row.source ?? cite('armour', worn.armour);
}

export type Worn = Omit<SaveFacts, 'paviseFallsBack'>;

/** What is worn, up to the limit, then what the blow takes off: the die that saves is 7 less the points left. */
export function assessSave(who: Text, worn: Worn, options: Options): AssessedSave {
  const facts: SaveFacts = { ...worn, paviseFallsBack: chosenOption(options, PAVISE) === 'as-shield' };
  const best = worn.profileSave > 0 ? undefined : NO_SAVE - BEST_SAVE.at('best', worn.troop);
  const capFirst = chosenOption(options, CAP) === 'before';
  const limit: Limit | undefined =
    best === undefined ? undefined : { min: 0, max: best, source: cite('best-save', 'best') };
  const points = tally(
    t(`${who.fr} : points d’armure (7 − sauvegarde)`, `${who.en}: points of armour (7 − save)`),
    wornRows(options),
    facts,
    capFirst ? limit : undefined,
  );
  const pierced = tally(
    t(`${who.fr} : l’attaque contre l’armure`, `${who.en}: the attack against armour`),
    piercingRows(options),
    facts,
  );
  const left = Math.min(points.total + pierced.total, best ?? Infinity);
  const none = worn.piercing === 'no-save' || left <= 0;
  const die = none ? null : Math.max(LOWEST_SAVE, NO_SAVE - left);
  return {
    die,
    tallies: [points, pierced] as readonly Tally[],
    reading() {
      const limited = best !== undefined && (capFirst ? points.sum : points.sum + pierced.total) > best;
      return {
        source: limited ? cite('best-save', 'best') : decisive(worn, points, pierced),
        text: t(`${who.fr} : sauvegarde contre F${worn.strength}`, `${who.en}: save against S${worn.strength}`),
        value: saveText(die),
        rulings: best !== undefined && points.sum > best ? [CAP.id] : [],
      };
    },
  };
}

export const saveText = (die: number | null): Text => (die === null ? t('aucune', 'none') : same(`${die}+`));

/** Several blows may meet one and the same save: it is shown once. */
export const distinctTallies = (tallies: readonly Tally[]): Tally[] =>
  firstOfEach(tallies, ({ title, lines, total }) =>
    JSON.stringify([title.en, total, lines.map(({ value, standing }) => [value, standing])]),
  );

export const distinctReadings = (readings: readonly ChartReading[]): ChartReading[] =>
  firstOfEach(readings, ({ text, value }) => `${text.en} ${value.en}`);

function firstOfEach<V>(values: readonly V[], shown: (value: V) => string): V[] {
  const seen = new Set<string>();
  return values.filter((value) => {
    const key = shown(value);
    return !seen.has(key) && seen.add(key);
  });
}

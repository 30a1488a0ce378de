import type { Refusal } from '../../kernel/assessment.ts';
import { byDefault, choice, flag, type OutputOf, record, whole, words } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { same, t, type Text } from '../../kernel/text.ts';
import { ARMOUR } from './charts/armour.ts';
import {
  ARC_NAMES,
  ARMOUR_NAMES,
  BARDING_NAMES,
  PIERCING_NAMES,
  SHIELD_NAMES,
  TROOP_NAMES,
  woundsText,
} from './types.ts';

/** A figure of the profile, with its letters where a form shows the profile as a strip. */
export const characteristic = (label: Text, standard: number, letters?: Text) =>
  byDefault(whole(label, 1, 10, letters === undefined ? {} : { letters }), standard);

export const name = words(t('Nom', 'Name'), 40);

const ARC_SAID = {
  front: t('de front', 'to the front'),
  side: t('de flanc', 'to the side'),
  rear: t('de dos', 'to the rear'),
} as const;

export const arc = (label: Text, place?: 'arc' | 'struck') =>
  byDefault(choice(label, ARC_NAMES, { lever: true, phrases: ARC_SAID, ...(place && { place }) }), 'front');

/** What a warrior wears and carries. */
export const protection = {
  troop: byDefault(choice(t('Troupe', 'Troops'), TROOP_NAMES), 'infantry'),
  armour: byDefault(choice(t('Armure', 'Armour'), ARMOUR_NAMES, { lever: true }), 'none'),
  shield: byDefault(choice(t('Bouclier', 'Shield'), SHIELD_NAMES, { lever: true }), 'none'),
  pavise: flag(t('Pavois', 'Pavise'), { lever: true, rare: true }),
  barding: byDefault(choice(t('Caparaçon', 'Barding'), BARDING_NAMES), 'none'),
  skirmishers: flag(t('En tirailleurs', 'Skirmishing'), { lever: true, rare: true }),
  profileSave: byDefault(
    whole(t('Sauvegarde du profil', 'Save of the profile'), 0, 7, {
      help: t(
        'éléphants, chars, machines de guerre : remplace la table ; 0 : selon l’armure, 7 : aucune',
        'elephants, chariots, artillery: replaces the chart; 0: by armour, 7: none',
      ),
    }),
    0,
  ),
};

/** How a weapon bears on armour. */
export const piercing = {
  piercing: byDefault(
    choice(t('Modificateur de sauvegarde', 'Save modifier'), PIERCING_NAMES, {
      help: t('la plupart des machines de guerre : aucune sauvegarde', 'most artillery: no save allowed'),
    }),
    'standard',
  ),
};

/** A body of like models that can be hurt. */
export const body = {
  models: whole(t('Figurines', 'Models'), 1, 200, { positional: true, place: 'models' }),
  name,
  toughness: characteristic(t('Endurance', 'Toughness'), 3, t('E', 'T')),
  wounds: characteristic(t('Points de vie', 'Wounds'), 1, t('PV', 'W')),
  carried: byDefault(
    whole(t('Blessures déjà notées', 'Wounds already noted'), 0, 9, {
      help: t('reste d’un tour précédent', 'left over from an earlier turn'),
    }),
    0,
  ),
  ...protection,
};

const bodySchema = record(t('Unité', 'Unit'), body);
export type Body = OutputOf<typeof bodySchema>;
export type Protection = Pick<Body, keyof typeof protection>;

export const nameOf = (given: { readonly name: string }, otherwise: Text): Text =>
  given.name === '' ? otherwise : same(given.name);

/** `tireurs`, or `tireurs 2` where there are several. */
export const withNumber = (text: Text, position: number, of: number): Text =>
  of === 1 ? text : t(`${text.fr} ${position + 1}`, `${text.en} ${position + 1}`);

/** Equipment that the armour chart does not allow; a save of the profile replaces that chart (W-35). */
export function refuseProtection(worn: Protection): Refusal | undefined {
  if (worn.profileSave > 0) return undefined;
  if (ARMOUR.at(worn.armour, worn.troop) === '-')
    return {
      refused: t('pas d’armure de cataphracte pour l’infanterie', 'no cataphract armour for infantry'),
      source: cite('armour', worn.armour),
      rulings: ['W-25'],
    };
  if (worn.troop === 'infantry' && worn.barding !== 'none')
    return {
      refused: t('un caparaçon exige une monture', 'barding needs a mount'),
      source: cite('shields', worn.barding),
    };
  return undefined;
}

export function refuseBody(hurt: Body): Refusal | undefined {
  if (hurt.carried >= hurt.wounds) {
    const profile = woundsText(hurt.wounds);
    return {
      refused: t(
        `blessures notées (${hurt.carried}) pour des figurines à ${profile.fr} : l’une aurait déjà dû être retirée`,
        `wounds noted (${hurt.carried}) on models with ${profile.en}: one of them should be gone already`,
      ),
      source: cite('casualties', 'several-wounds'),
      rulings: ['W-30'],
    };
  }
  return refuseProtection(hurt);
}

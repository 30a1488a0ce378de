import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import type { Dice } from '../../../kernel/dice.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { byDefault, choice, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { join, t, type Text } from '../../../kernel/text.ts';
import { saveStage } from '../attack-rolls.ts';
import { arc, name, nameOf, piercing, protection, refuseProtection } from '../fields.ts';
import { assessSave, saveText } from '../armour-saves.ts';
import type { ArmourSaveEffect, ArmourSaveOutcome } from '../shapes.ts';
import { type Armour, MEANS_NAMES, MOST_DICE, SHIELD_NAMES, TROOP_NAMES } from '../types.ts';

const situation = record(t('Sauvegarde', 'Armour save'), {
  saves: byDefault(whole(t('Blessures à sauver', 'Wounds to save'), 1, MOST_DICE, { positional: true }), 1),
  strength: byDefault(
    whole(t('Force de l’attaque', 'Strength of the attack'), -4, 10, {
      positional: true,
      lever: true,
      help: t('après la perte due à 7+', 'after what 7+ takes away'),
    }),
    3,
  ),
  by: byDefault(choice(t('Par', 'By'), MEANS_NAMES, { positional: true, lever: true }), 'hand-to-hand'),
  from: arc(t('Arc touché', 'Hit to the')),
  name,
  ...protection,
  ...piercing,
});
export type Situation = OutputOf<typeof situation>;

export interface ArmourSaveInput {
  readonly saves: number;
  /** The die that saves, or `null` where none does. */
  readonly die: number | null;
}

const TARGET = 'target';

const WORN: Readonly<Record<Armour, Text>> = {
  none: t('sans armure', 'no armour'),
  light: t('armure légère', 'light armour'),
  heavy: t('armure lourde', 'heavy armour'),
  cataphract: t('armure de cataphracte', 'cataphract armour'),
  'partial-plate': t('plates partielles', 'partial plate'),
  'full-plate': t('plates complètes', 'full plate'),
};

const resolve = ({ saves, die }: ArmourSaveInput, dice: Dice): ArmourSaveOutcome => ({
  failed: die === null ? saves : dice.count(saves, saveStage(TARGET, die)),
});

function assess(s: Situation, options: Options): Assessment<ArmourSaveInput> | Refusal {
  const refusal = refuseProtection(s);
  if (refusal) return refusal;
  const who = nameOf(s, t('la cible', 'the target'));
  const save = assessSave(who, s, options);
  const { saves } = s;
  const { die } = save;
  return assessmentOf(
    { saves, die },
    {
      tallies: () => save.tallies,
      readings: () => [save.reading()],
      needs: () =>
        die === null
          ? t('pas de sauvegarde : aucun dé', 'no save: no die')
          : t(`${saves} d6 : chaque ${die}+ sauve`, `${saves} d6: each ${die}+ saves`),
      cast: () => ({ [TARGET]: who }),
    },
  );
}

/** The side that saves rolls, so successes come first. */
const savedFacet = ({ saves }: ArmourSaveInput): Facet<ArmourSaveOutcome> => ({
  id: 'saved',
  text: t('Sauvegardes réussies', 'Saves made'),
  countText: (n) => t(`${n} réussie${n > 1 ? 's' : ''}`, `${n} made`),
  worth: (n) => n,
  classOf: ({ failed }) => String(saves - failed),
});

const facets = ({ input }: Assessment<ArmourSaveInput>): readonly Facet<ArmourSaveOutcome>[] => [
  savedFacet(input),
  FAILED,
];

const FAILED: Facet<ArmourSaveOutcome> = {
  id: 'failed',
  text: t('Sauvegardes ratées', 'Saves failed'),
  countText: (n) => t(`${n} ratée${n > 1 ? 's' : ''}`, `${n} failed`),
  worth: (n) => 0 - n,
  classOf: ({ failed }) => String(failed),
};

const effectText = ({ wounds, of }: ArmourSaveEffect): Text =>
  wounds === 0
    ? t('tout est sauvé', 'everything saved')
    : t(
        `${wounds} blessure${wounds > 1 ? 's subies' : ' subie'} sur ${of}`,
        `${wounds} of ${of} wound${of > 1 ? 's' : ''} suffered`,
      );

/** What is worn and carried, in the order of the form. */
const wornTexts = ({ profileSave, armour, shield, pavise, barding }: Situation): Text[] =>
  profileSave > 0
    ? [saveText(profileSave)]
    : [
        WORN[armour],
        ...(shield === 'none' ? [] : [SHIELD_NAMES[shield]]),
        ...(pavise ? [t('pavois', 'pavise')] : []),
        ...(barding === 'none' ? [] : [t('caparaçon', 'barding')]),
      ];

const saveBrief = (die: number | null): Text =>
  die === null ? t(', pas de sauvegarde', ', no save') : t(`, ${die}+`, `, ${die}+`);

const SAVED = (mean: number): Text => t(mean < 2 ? 'réussie' : 'réussies', 'made');

export const armourSave = procedure({
  id: 'armour-save',
  group: 'look-up',
  title: t('Sauvegarde d’armure', 'Armour save'),
  about: t('Ce que sauvent armure, bouclier et caparaçon.', 'What armour, shield and barding save.'),
  charts: ['armour', 'shields', 'best-save', 'save-modifiers'],
  situation,
  examples: [
    {
      id: 'heavy-shield',
      title: t('armure lourde et grand bouclier contre F4', 'heavy armour and large shield against S4'),
      situation: { saves: 6, strength: 4, armour: 'heavy', shield: 'large-shield' },
    },
    {
      id: 'cataphract',
      title: t('cataphractaire caparaçonné sous les flèches', 'a barded cataphract under arrows'),
      situation: { saves: 10, by: 'shooting', troop: 'cavalry', armour: 'cataphract', barding: 'full-metal' },
    },
  ],
  assess,
  resolve,
  facets,
  effects: ({ saves }, { failed }): ArmourSaveEffect[] => [
    { kind: 'suffer', who: [TARGET], wounds: failed, of: saves, source: cite('armour') },
  ],
  effectText,
  headline: (s, assessment) => {
    const worn = join(wornTexts(s), ', ');
    const [who, n] = [nameOf(s, TROOP_NAMES[s.troop]), s.saves];
    const save = assessment === undefined ? t('', '') : saveBrief(assessment.input.die);
    return t(
      `${who.fr} (${worn.fr}), ${n} sauvegarde${n > 1 ? 's' : ''} contre F${s.strength} (${MEANS_NAMES[s.by].fr})${save.fr}`,
      `${who.en} (${worn.en}), ${n} save${n === 1 ? '' : 's'} against S${s.strength} (${MEANS_NAMES[s.by].en})${save.en}`,
    );
  },
  sentenceParts: ({ input }) => [{ facet: savedFacet(input), counted: SAVED }],
});

import { below, d6, type Dice, keyed } from '../../../kernel/dice.ts';
import type { Assessment, Refusal } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { byDefault, choice, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { savesAsked } from '../blow.ts';
import { arc, name, nameOf, piercing, protection, refuseProtection } from '../parts.ts';
import { assessSave, saveText } from '../saving.ts';
import { ARMOUR_NAMES, MEANS_NAMES, MOST_DICE, TROOP_NAMES } from '../types.ts';

const situation = record(t('Sauvegarde', 'Armour save'), {
  saves: byDefault(whole(t('Blessures à sauver', 'Wounds to save'), 1, MOST_DICE, { positional: true }), 1),
  strength: byDefault(
    whole(t('Force du coup', 'Strength of the blow'), -4, 10, {
      positional: true,
      lever: true,
      help: t('après la perte due à 7+', 'after what 7+ takes away'),
    }),
    3,
  ),
  by: byDefault(choice(t('Par', 'By'), MEANS_NAMES, { positional: true, lever: true }), 'hand-to-hand'),
  from: arc(t('Venant de', 'Coming from')),
  name,
  ...protection,
  ...piercing,
});
type Situation = OutputOf<typeof situation>;

interface Roll {
  readonly saves: number;
  /** The die that saves, or nothing where no die does. */
  readonly from: number | undefined;
  readonly who: ReturnType<typeof nameOf>;
}

interface Outcome {
  readonly failed: number;
}

const resolve = keyed(
  ({ saves, from, who }: Roll, dice: Dice): Outcome => {
    if (from === undefined) return { failed: saves };
    return { failed: dice.count(saves, below(d6, from, { who, ...savesAsked(from) })) };
  },
  ({ saves, from }) => `${saves},${from}`,
);

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  const refusal = refuseProtection(s);
  if (refusal) return refusal;
  const who = nameOf(s, t('la cible', 'the target'));
  const save = assessSave(who, s, options);
  return {
    tallies: save.tallies,
    readings: [save.reading],
    needs:
      save.from === undefined
        ? t('pas de sauvegarde : aucun dé', 'no save: no die')
        : t(`${s.saves} d6 : chaque ${save.from}+ sauve`, `${s.saves} d6: each ${save.from}+ saves`),
    rulings: [],
    roll: { saves: s.saves, from: save.from, who },
  };
}

/** Whoever saves throws: his successes first. */
const facets = ({ saves }: Roll): readonly Facet<Outcome>[] => [
  {
    id: 'saved',
    text: t('Sauvegardes réussies', 'Saves made'),
    counted: (n) => t(`${n} réussie${n > 1 ? 's' : ''}`, `${n} made`),
    of: ({ failed }) => String(saves - failed),
  },
  {
    id: 'failed',
    text: t('Sauvegardes ratées', 'Saves failed'),
    counted: (n) => t(`${n} ratée${n > 1 ? 's' : ''}`, `${n} failed`),
    of: ({ failed }) => String(failed),
  },
];

export const armourSave = procedure<Situation, Roll, Outcome>({
  id: 'armour-save',
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
  tell: ({ who, saves }, { failed }) => [
    {
      who,
      text:
        failed === 0
          ? t('tout est sauvé', 'everything saved')
          : t(
              `${failed} blessure${failed > 1 ? 's subies' : ' subie'} sur ${saves}`,
              `${failed} of ${saves} wound${saves > 1 ? 's' : ''} suffered`,
            ),
    },
  ],
  headline: (s) => {
    const [troop, armour] = [TROOP_NAMES[s.troop], ARMOUR_NAMES[s.armour]];
    const worn = s.profileSave > 0 ? saveText(s.profileSave) : t(`armure ${armour.fr}`, `${armour.en} armour`);
    return t(
      `${nameOf(s, troop).fr}, ${worn.fr}, contre F${s.strength} (${MEANS_NAMES[s.by].fr})`,
      `${nameOf(s, troop).en}, ${worn.en}, against S${s.strength} (${MEANS_NAMES[s.by].en})`,
    );
  },
});

import { tally } from '../../../kernel/modifier.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { assessmentOf, type Assessment, type Refusal } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, flag, list, type OutputOf, record, whole } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { joinNames, join, same, t, type Text } from '../../../kernel/text.ts';
import { PIP, type PipFacts } from '../charts/pip.ts';
import { irregular, troopType } from '../element.ts';
import { pips } from '../pips.ts';
import { chosenOptions } from '../chosen-options.ts';
import type { PipCostEffect, PipCostOutcome } from '../shapes.ts';
import { kindOf } from '../types.ts';

const ACTION_NAMES = {
  tactical: t('mouvement tactique', 'tactical move'),
  march: t('mouvement de marche', 'march move'),
  halt: t('halte', 'halt'),
} as const;

const TITLE = t('Coût en PIP', 'PIP cost');

const situation = record(TITLE, {
  elements: list(
    t('Éléments du groupe', 'Elements of the group'),
    record(t('Élément', 'Element'), {
      type: troopType,
      irregular,
      general: flag(t('Élément d’un général', 'A general’s element')),
      mountedInfantry: flag(t('Infanterie montée', 'Mounted infantry')),
      shortMove: flag(t('Va moins loin qu’il ne peut', 'Goes less far than it could'), { lever: true }),
      sheltered: flag(t('Abrité', 'Sheltered'), {
        help: t(
          'terrain inégal ou difficile, fortification, berge, hauteur',
          'rough or difficult going, fortification, bank, height',
        ),
      }),
    }),
    1,
    40,
  ),
  action: byDefault(choice(t('Action', 'Action'), ACTION_NAMES, { positional: true }), 'tactical'),
  distance: byDefault(whole(t('Pas jusqu’au général', 'Paces to the general'), 0, 10_000, { lever: true }), 0),
  outOfSight: flag(t('Hors de sa vue', 'Out of its sight'), { lever: true }),
  general: byDefault(
    choice(t('Général', 'General'), {
      present: t('disponible', 'available'),
      lost: t('perdu', 'lost'),
      'off-table': t('hors de table', 'off table'),
      'front-contact': t('en contact bord ennemi, par son front', 'in contact by an enemy edge, at its front'),
      contact: t('en contact bord ennemi, ailleurs qu’au front', 'in contact by an enemy edge, not at its front'),
    }),
    'present',
  ),
  commanderInChief: flag(t('Avec le général en chef', 'With the commander-in-chief'), { lever: true }),
  reductionUsed: flag(t('Réduction déjà prise dans cette phase', 'Reduction already used in this phase')),
  deviates: flag(t('Quitte le droit devant', 'Leaves the straight line'), { lever: true }),
  alongRoadOrRiver: flag(t('Colonne le long d’une route ou rivière', 'Column along a road or river')),
  stopped: flag(t('Arrêté par ennemi, rivière ou terrain impassable', 'Stopped by enemy, river or impassable ground')),
  columnChanged: flag(t('Colonne élargie ou réduite', 'Column widened or narrowed'), { lever: true }),
  marches: byDefault(
    whole(t('Marches consécutives, celle-ci comprise', 'Consecutive marches, this one included'), 1, 20),
    1,
  ),
  oneElementWide: flag(t('Colonne d’un élément de front', 'Column one element wide')),
});
export type Situation = OutputOf<typeof situation>;

function refuse(s: Situation): Refusal | undefined {
  for (const { type, mountedInfantry } of s.elements) {
    if (mountedInfantry && kindOf(type) !== 'foot')
      return {
        refused: t(`des ${type} ne sont pas de l’infanterie montée`, `${type} are not mounted infantry`),
        source: cite('pip', 'mixed'),
      };
  }
  if (s.marches > 1 && s.action !== 'march')
    return {
      refused: t('des marches consécutives supposent une marche', 'consecutive marches need a march'),
      source: cite('pip', 'third-march'),
    };
  if (s.commanderInChief && !s.elements.some(({ general }) => general))
    return {
      refused: t('le général en chef doit être un des éléments', 'the commander-in-chief must be one of the elements'),
      source: cite('pip', 'c-in-c'),
    };
  return undefined;
}

/** Where each case of the irregulars costs its own +1, they are no alternatives (ruling D-42). */
const ROWS = { once: PIP.rows, each: PIP.rows.map((row) => ({ ...row, group: row.id })) } as const;

function assess(s: Situation, given: Options): Assessment<PipCostOutcome> | Refusal {
  const refusal = refuse(s);
  if (refusal) return refusal;
  const options = chosenOptions(given);
  const facts: PipFacts = { ...s, options };
  const sum = tally(t('Coût', 'Cost'), ROWS[options.UNRULY_MOVES], facts);
  return assessmentOf(
    { cost: sum.total },
    {
      tallies: () => [sum],
      needs: () => t(`aucun dé ; ${pips(sum.total).fr}`, `no die; ${pips(sum.total).en}`),
      cast: () => ({ group: t('le groupe', 'the group') }),
    },
  );
}

const effects = (_: PipCostOutcome, { cost }: PipCostOutcome): PipCostEffect[] => [
  { kind: 'spend', who: ['group'], pips: cost, source: cite('pip') },
];

const FACETS: readonly Facet<PipCostOutcome>[] = [
  { id: 'cost', text: t('PIP', 'PIPs'), countText: pips, worth: (n) => 0 - n, classOf: ({ cost }) => String(cost) },
];

/** `2 Wb et Kn` */
const groupText = (elements: Situation['elements']): Text => {
  const counts = new Map<string, number>();
  for (const { type } of elements) counts.set(type, (counts.get(type) ?? 0) + 1);
  return joinNames([...counts].map(([type, n]) => same(n > 1 ? `${n} ${type}` : type)));
};

export const pipCost = procedure({
  id: 'pip-cost',
  group: 'move',
  title: TITLE,
  about: t('Ce que coûte un mouvement ou une halte.', 'What a move or a halt costs.'),
  charts: ['pip', 'key'],
  situation,
  examples: [
    {
      id: 'warband',
      title: t('des bandes guerrières obliquent loin de leur général', 'warbands turn aside far from their general'),
      situation: {
        elements: [
          { type: 'Wb', irregular: true },
          { type: 'Wb', irregular: true, shortMove: true },
        ],
        deviates: true,
        distance: 1300,
      },
    },
    {
      id: 'halt',
      title: t('retenir des chevaliers irréguliers', 'holding irregular knights back'),
      situation: { elements: [{ type: 'Kn', irregular: true }], action: 'halt' },
    },
  ],
  assess,
  resolve: ({ cost }): PipCostOutcome => ({ cost }),
  facets: () => FACETS,
  effects,
  effectText: ({ pips: n }): Text => t(`dépense ${pips(n).fr}`, `spends ${pips(n).en}`),
  headline: ({ elements, action }, assessment) => {
    const [what, who] = [ACTION_NAMES[action], groupText(elements)];
    const counted = assessment?.tallies[0]!.briefs ?? [];
    return join([t(`${what.fr} (${who.fr})`, `${what.en} (${who.en})`), ...counted], ', ');
  },
});

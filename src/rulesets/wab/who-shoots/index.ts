import type { Options } from '../../../kernel/ruling.ts';
import type { Assessment, Refusal } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { type Instruction, procedure } from '../../../kernel/ruleset.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { isMassed } from '../charts/weapons.ts';
import { isLong, missileSource, missileText, rangeFor, refuseOddRange } from '../missile.ts';
import { nameOf } from '../parts.ts';
import { count, type Situation, situation } from './ranks.ts';
import { HALF_RANGE, MASSED_MISSILES } from '../options.ts';
import { filesText, inchesText, modelsText, shotsText } from '../types.ts';

interface Shots {
  readonly distance: number;
  readonly long: boolean;
  readonly shots: number;
}

interface Roll {
  readonly stretches: readonly Shots[];
  readonly idle: readonly { readonly who: Text; readonly models: number; readonly reason: Text }[];
  readonly moved: boolean;
  readonly inCombat: boolean;
}

interface Outcome {
  readonly shots: number;
}

function refuse(s: Situation, files: number): Refusal | undefined {
  if (rangeFor(s) === 0)
    return {
      refused: t('une autre arme veut sa portée', 'another weapon needs its range stated'),
      source: cite('weapons'),
      rulings: ['W44'],
    };
  const odd = refuseOddRange(s);
  if (odd) return odd;
  if (s.models !== 0 && s.models < files)
    return {
      refused: t(
        `${filesText(files).fr} pour ${modelsText(s.models).fr}`,
        `${filesText(files).en} of ${modelsText(s.models).en}`,
      ),
      source: cite('targets', 'massed'),
    };
  if (s.skirmishers && s.models > files)
    return {
      refused: t(
        'des tirailleurs n’ont pas de rangs : donner la place de chacun',
        'skirmishers have no ranks: give the place of each',
      ),
      source: cite('targets', 'skirmishers'),
      rulings: ['W42'],
    };
  const targets = new Set(s.front.map(({ target }) => target).filter((target) => target !== ''));
  if (targets.size > 1)
    return {
      refused: t('une unité ne vise qu’une cible', 'a unit aims at one target only'),
      source: cite('targets', 'one-target'),
    };
  return undefined;
}

const rangeWord = (long: boolean): Text =>
  long ? t('longue portée', 'long range') : t('courte portée', 'short range');

function assess(s: Situation, options: Options): Assessment<Roll> | Refusal {
  const files = s.front.reduce((sum, part) => sum + part.files, 0);
  const refusal = refuse(s, files);
  if (refusal) return refusal;
  const { shots, idle } = count(s, files, options);
  const stretches = s.front
    .map(({ distance }, i): Shots => ({ distance, long: isLong(distance, rangeFor(s), options), shots: shots[i]! }))
    .filter((part) => part.shots > 0);
  const total = shots.reduce((sum, n) => sum + n, 0);
  return {
    tallies: [],
    readings: [
      ...stretches.map(({ distance, long, shots: n }) => ({
        source: missileSource(s.weapon),
        text: t(
          `à ${inchesText(distance).fr}, ${rangeWord(long).fr}`,
          `at ${inchesText(distance).en}, ${rangeWord(long).en}`,
        ),
        value: shotsText(n),
        rulings: [HALF_RANGE.id],
      })),
      ...idle.map(({ who, models, reason }) => ({
        source: reason.source,
        text: t(
          `${who.fr}, ${modelsText(models).fr} : ${reason.text.fr}`,
          `${who.en}, ${modelsText(models).en}: ${reason.text.en}`,
        ),
        value: same(0),
        ...(reason.rulings && { rulings: reason.rulings }),
      })),
    ],
    needs: t(`aucun dé ; ${shotsText(total).fr}`, `no die; ${shotsText(total).en}`),
    rulings: isMassed(s.weapon) && s.models > files ? [MASSED_MISSILES.id, 'W36'] : [],
    roll: {
      stretches,
      idle: idle.map(({ who, models, reason }) => ({ who, models, reason: reason.text })),
      moved: s.movement !== 'stood',
      inCombat: s.targetInCombat,
    },
  };
}

const resolve = ({ stretches }: Roll): Outcome => ({ shots: stretches.reduce((sum, { shots }) => sum + shots, 0) });

function tell({ stretches, idle, moved, inCombat }: Roll): Instruction[] {
  const shooters = t('tireurs', 'shooters');
  const told: Instruction[] = stretches.map(({ distance, long, shots }) => ({
    who: shooters,
    text: t(
      `${shotsText(shots).fr} à ${inchesText(distance).fr} (${rangeWord(long).fr})${moved ? ', en ayant bougé' : ''}`,
      `${shotsText(shots).en} at ${inchesText(distance).en} (${rangeWord(long).en})${moved ? ', having moved' : ''}`,
    ),
  }));
  if (stretches.length === 0) told.push({ who: shooters, text: t('personne ne tire', 'nobody shoots') });
  if (inCombat && stretches.length > 0)
    told.push({
      who: shooters,
      text: t('les touches se partagent entre les deux camps', 'both sides of the melee share the hits'),
    });
  for (const { who, models, reason } of idle)
    told.push({
      who,
      text: t(
        `${modelsText(models).fr} sans tir : ${reason.fr}`,
        `${modelsText(models).en} without a shot: ${reason.en}`,
      ),
    });
  return told;
}

const facets: readonly Facet<Outcome>[] = [
  {
    id: 'shots',
    text: t('Tirs', 'Shots'),
    counted: shotsText,
    of: ({ shots }) => String(shots),
  },
];

export const whoShoots = procedure<Situation, Roll, Outcome>({
  id: 'who-shoots',
  title: t('Qui tire', 'Who shoots'),
  about: t(
    'Combien de figurines tirent, et pourquoi pas les autres.',
    'How many models shoot, and why the others do not.',
  ),
  charts: ['targets', 'sight', 'weapons'],
  situation,
  examples: [
    {
      id: 'massed-bows',
      title: t('vingt archers sur trois rangs', 'twenty archers in three ranks'),
      situation: {
        weapon: 'longbow',
        models: 20,
        front: [
          { files: 5, distance: 15 },
          { files: 3, distance: 16 },
        ],
      },
    },
    {
      id: 'horse-archers',
      title: t('des archers montés tirent en arrière', 'horse archers shoot to the rear'),
      situation: {
        weapon: 'composite-bow',
        troops: 'cavalry',
        skirmishers: true,
        movement: 'moved',
        front: [{ files: 8, distance: 10, arc: 'rear' }],
      },
    },
  ],
  assess,
  resolve,
  facets: () => facets,
  tell,
  headline: (s) => {
    const armed = missileText(s.weapon);
    const files = s.front.reduce((sum, part) => sum + part.files, 0);
    const who = nameOf(s, modelsText(s.models === 0 ? files : s.models));
    return t(`${who.fr} (${armed.fr}) sur ${filesText(files).fr}`, `${who.en} (${armed.en}) in ${filesText(files).en}`);
  },
});

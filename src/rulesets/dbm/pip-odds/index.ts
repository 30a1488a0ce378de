import { type Dice, d6 } from '../../../kernel/dice.ts';
import type { ActorId, Cast } from '../../../kernel/effect.ts';
import type { Options } from '../../../kernel/ruling.ts';
import { assessmentOf, type Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, list, type OutputOf, record, whole, words } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import type { SentencePart } from '../../../kernel/sentence-part.ts';
import { joinNames, same, t, type Text } from '../../../kernel/text.ts';
import { type ChosenOptions, chosenOptions } from '../chosen-options.ts';
import { pips } from '../pips.ts';
import type { PipOddsEffect, PipOddsOutcome } from '../shapes.ts';

const USE_NAMES = {
  highest: t('le plus haut', 'the highest'),
  lowest: t('le plus bas', 'the lowest'),
  sum: t('leur somme', 'their sum'),
} as const;

const situation = record(t('Chances en PIP', 'PIP odds'), {
  costs: list(
    t('Dépenses voulues, la plus urgente d’abord', 'Wanted expenses, the most urgent first'),
    record(t('Dépense', 'Expense'), {
      cost: whole(t('PIP', 'PIPs'), 0, 12, { positional: true }),
      name: words(t('Nom', 'Name'), 40, { positional: true }),
    }),
    1,
    12,
  ),
  dice: byDefault(
    whole(t('Dés lancés', 'Dice rolled'), 1, 4, {
      lever: true,
      help: t('un par corps ; plusieurs si on les répartit', 'one per command; several where they are allocated'),
    }),
    1,
  ),
  use: byDefault(choice(t('Ce corps reçoit', 'This command gets'), USE_NAMES, { lever: true }), 'highest'),
});
export type Situation = OutputOf<typeof situation>;

interface PipInput {
  readonly costs: readonly number[];
  readonly dice: number;
  readonly use: keyof typeof USE_NAMES;
  readonly unpaid: ChosenOptions['UNPAID'];
}

const WHY = t('PIP', 'PIPs');

const costId = (i: number): ActorId => `costs[${i + 1}]`;
const dieId = (i: number): ActorId => `dice[${i + 1}]`;

const pipsReceived = (faces: readonly number[], use: PipInput['use']): number => {
  if (use === 'sum') return faces.reduce((sum, face) => sum + face, 0);
  return use === 'highest' ? Math.max(...faces) : Math.min(...faces);
};

function resolve({ costs, dice: n, use, unpaid }: PipInput, dice: Dice): PipOddsOutcome {
  const faces = Array.from({ length: n }, (_, i) => dice.roll(d6, { who: dieId(i), why: WHY }));
  let left = pipsReceived(faces, use);
  const paid: boolean[] = [];
  for (const cost of costs) {
    const pays = cost <= left && !(unpaid === 'stops' && paid.includes(false));
    if (pays) left -= cost;
    paid.push(pays);
  }
  return { paid, left };
}

/** The expenses, the commands whose dice are thrown, and the one that pays. */
function castOf(s: Situation): Cast {
  const cast: Record<ActorId, Text> = { command: t('le corps', 'the command') };
  for (const [i, { name }] of s.costs.entries())
    cast[costId(i)] = name === '' ? t(`dépense ${i + 1}`, `expense ${i + 1}`) : same(name);
  for (let i = 0; i < s.dice; i++) cast[dieId(i)] = t(`corps ${i + 1}`, `command ${i + 1}`);
  return cast;
}

function assess(s: Situation, options: Options): Assessment<PipInput> {
  const costs = s.costs.map(({ cost }) => cost);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const use = USE_NAMES[s.use];
  return assessmentOf(
    { costs, dice: s.dice, use: s.use, unpaid: chosenOptions(options).UNPAID },
    {
      readings: () => [{ source: cite('pip'), text: t('total voulu', 'wanted in all'), value: pips(total) }],
      needs: () =>
        s.dice === 1
          ? t(`${total} ou plus sur un dé`, `${total} or more on one die`)
          : t(`${total} ou plus : ${use.fr} de ${s.dice} dés`, `${total} or more: ${use.en} of ${s.dice} dice`),
      rulings: () => (costs.length > 1 ? ['D-60'] : []),
      cast: () => castOf(s),
    },
  );
}

const effects = ({ costs }: PipInput, { paid, left }: PipOddsOutcome): PipOddsEffect[] => [
  ...costs.map((cost, i) => ({ kind: 'pay', who: [costId(i)], cost, paid: paid[i]!, source: cite('pip') }) as const),
  { kind: 'keep', who: ['command'], pips: left, source: cite('pip') },
];

const PAID = t('payée', 'paid');
const UNPAID_NAME = t('pas payée', 'not paid');

function effectText(effect: PipOddsEffect): Text {
  if (effect.kind === 'keep') {
    const left = pips(effect.pips);
    return t(`garde ${left.fr}`, `has ${left.en} left`);
  }
  const text = effect.paid ? PAID : UNPAID_NAME;
  const cost = pips(effect.cost);
  return t(`${text.fr} (${cost.fr})`, `${text.en} (${cost.en})`);
}

const FACETS: readonly Facet<PipOddsOutcome>[] = [
  {
    id: 'all',
    text: t('Tout est payé', 'All is paid for'),
    success: t('tout est payé', 'all is paid for'),
    classes: [
      { id: 'yes', text: t('oui', 'yes'), worth: 1 },
      { id: 'no', text: t('non', 'no'), worth: -1 },
    ],
    classOf: ({ paid }) => (paid.includes(false) ? 'no' : 'yes'),
  },
  {
    id: 'paid',
    text: t('Dépenses payées', 'Expenses paid'),
    countText: (n) => t(`${n} payée${n > 1 ? 's' : ''}`, `${n} paid`),
    worth: (n) => n,
    classOf: ({ paid }) => String(paid.filter(Boolean).length),
  },
  {
    id: 'left',
    text: t('PIP restants', 'PIPs left'),
    countText: pips,
    worth: (n) => n,
    classOf: ({ left }) => String(left),
  },
];

const EXPENSE_CLASSES = [
  { id: 'paid', text: PAID, worth: 1 },
  { id: 'unpaid', text: UNPAID_NAME, worth: -1 },
];

const facets = (assessment: Assessment<PipInput>): readonly Facet<PipOddsOutcome>[] => [
  ...FACETS,
  ...assessment.input.costs.map((_, i) => ({
    id: `expense-${i + 1}`,
    get text() {
      return assessment.cast[costId(i)]!;
    },
    classes: EXPENSE_CLASSES,
    classOf: ({ paid }: PipOddsOutcome) => (paid[i] ? 'paid' : 'unpaid'),
  })),
];

const ALL_OR_NOT: Readonly<Record<string, Text>> = {
  yes: t('tout est payé', 'all is paid'),
  no: t('pas tout', 'not all'),
};
const TELLINGS: readonly SentencePart<PipOddsOutcome>[] = [
  { facet: FACETS[0]!, brief: (id) => ({ text: ALL_OR_NOT[id]! }) },
];

/** `Sp (1 PIP)` */
const costText = (cost: number, name: string): Text => {
  const paid = pips(cost);
  return name === '' ? paid : t(`${name} (${paid.fr})`, `${name} (${paid.en})`);
};

export const pipOdds = procedure({
  id: 'pip-odds',
  group: 'move',
  title: t('Chances d’avoir assez de PIP', 'Odds of having enough PIPs'),
  about: t('Le dé d’un corps paie-t-il ces dépenses ?', 'Will a command’s die pay for these expenses?'),
  charts: ['pip'],
  situation,
  examples: [
    {
      id: 'two-moves',
      title: t('un mouvement à 1 et un à 2', 'one move of 1 and one of 2'),
      situation: {
        costs: [
          { cost: 1, name: 'Sp' },
          { cost: 2, name: 'Cv' },
        ],
      },
    },
    {
      id: 'allocated',
      title: t('le meilleur de trois dés réguliers', 'the best of three regular dice'),
      situation: { costs: [{ cost: 3 }, { cost: 2 }], dice: 3 },
    },
  ],
  assess,
  resolve,
  facets,
  effects,
  effectText,
  headline: ({ costs, dice, use }) => {
    const what = joinNames(costs.map(({ cost, name }) => costText(cost, name)));
    const [which, n] = [USE_NAMES[use], dice];
    return n === 1
      ? t(`payer ${what.fr} sur un dé`, `paying for ${what.en} on one die`)
      : t(`payer ${what.fr} sur ${which.fr} de ${n} dés`, `paying for ${what.en} on ${which.en} of ${n} dice`);
  },
  sentenceParts: () => TELLINGS,
});

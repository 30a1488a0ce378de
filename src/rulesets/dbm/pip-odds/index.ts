import { type Dice, d6, keyed } from '../../../kernel/dice.ts';
import { chosen, type Options } from '../../../kernel/ruling.ts';
import type { Assessment } from '../../../kernel/assessment.ts';
import type { Facet } from '../../../kernel/facet.ts';
import { procedure } from '../../../kernel/ruleset.ts';
import { byDefault, choice, list, type OutputOf, record, whole, words } from '../../../kernel/schema.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { UNPAID } from '../options.ts';

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
    whole(t('Dés lancés', 'Dice thrown'), 1, 4, {
      lever: true,
      help: t('un par corps ; plusieurs si on les répartit', 'one per command; several where they are allocated'),
    }),
    1,
  ),
  use: byDefault(choice(t('Ce corps reçoit', 'This command gets'), USE_NAMES, { lever: true }), 'highest'),
});
type Situation = OutputOf<typeof situation>;

interface Roll {
  readonly costs: readonly number[];
  readonly names: readonly Text[];
  readonly dice: number;
  readonly use: keyof typeof USE_NAMES;
  readonly unpaid: (typeof UNPAID)['options'][number];
}

interface Outcome {
  /** Whether each expense is paid for, in their order. */
  readonly paid: readonly boolean[];
  readonly left: number;
}

const WHY = t('PIP', 'PIPs');

const pips = (n: number): Text => t(`${n} PIP`, `${n} PIP${n === 1 ? '' : 's'}`);

const resolve = keyed(
  ({ costs, dice: n, use, unpaid }: Roll, dice: Dice): Outcome => {
    const faces = Array.from({ length: n }, (_, i) =>
      dice.roll(d6, { who: t(`corps ${i + 1}`, `command ${i + 1}`), why: WHY }),
    );
    let left =
      use === 'sum'
        ? faces.reduce((sum, face) => sum + face, 0)
        : use === 'highest'
          ? Math.max(...faces)
          : Math.min(...faces);
    const paid: boolean[] = [];
    for (const cost of costs) {
      const pays = cost <= left && !(unpaid === 'stops' && paid.includes(false));
      if (pays) left -= cost;
      paid.push(pays);
    }
    return { paid, left };
  },
  ({ costs, dice, use, unpaid }) => `${costs.join()};${dice};${use};${unpaid}`,
);

function assess(s: Situation, options: Options): Assessment<Roll> {
  const costs = s.costs.map(({ cost }) => cost);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const use = USE_NAMES[s.use];
  return {
    tallies: [],
    readings: [{ source: cite('pip'), text: t('total voulu', 'wanted in all'), value: pips(total) }],
    needs:
      s.dice === 1
        ? t(`${total} ou plus sur un dé`, `${total} or more on one die`)
        : t(`${total} ou plus : ${use.fr} de ${s.dice} dés`, `${total} or more: ${use.en} of ${s.dice} dice`),
    rulings: costs.length > 1 ? [UNPAID.id] : [],
    roll: {
      costs,
      names: s.costs.map(({ name }, i) => (name === '' ? t(`dépense ${i + 1}`, `expense ${i + 1}`) : same(name))),
      dice: s.dice,
      use: s.use,
      unpaid: chosen(options, UNPAID),
    },
  };
}

const PAID = [
  { id: 'paid', text: t('payée', 'paid') },
  { id: 'unpaid', text: t('pas payée', 'not paid') },
] as const;

const facets = ({ costs, names }: Roll): readonly Facet<Outcome>[] => [
  {
    id: 'all',
    text: t('Tout est payé', 'All is paid for'),
    classes: [
      { id: 'yes', text: t('oui', 'yes') },
      { id: 'no', text: t('non', 'no') },
    ],
    of: ({ paid }) => (paid.includes(false) ? 'no' : 'yes'),
  },
  {
    id: 'paid',
    text: t('Dépenses payées', 'Expenses paid'),
    counted: (n) => t(`${n} payée${n > 1 ? 's' : ''}`, `${n} paid`),
    of: ({ paid }) => String(paid.filter(Boolean).length),
  },
  {
    id: 'left',
    text: t('PIP restants', 'PIPs left'),
    counted: pips,
    of: ({ left }) => String(left),
  },
  ...costs.map((_, i) => ({
    id: `expense-${i + 1}`,
    text: names[i]!,
    classes: PAID,
    of: ({ paid }: Outcome) => (paid[i] ? 'paid' : 'unpaid'),
  })),
];

export const pipOdds = procedure<Situation, Roll, Outcome>({
  id: 'pip-odds',
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
          { cost: 1, name: 'infanterie' },
          { cost: 2, name: 'cavalerie' },
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
  tell: ({ costs, names }, { paid, left }) => [
    ...costs.map((cost, i) => {
      const { text } = PAID[paid[i] ? 0 : 1];
      return { who: names[i]!, text: t(`${text.fr} (${pips(cost).fr})`, `${text.en} (${pips(cost).en})`) };
    }),
    { who: t('le corps', 'the command'), text: t(`garde ${pips(left).fr}`, `has ${pips(left).en} left`) },
  ],
  headline: ({ costs, dice }) => {
    const n = costs.length;
    return t(
      `${n} dépense${n > 1 ? 's' : ''} sur ${dice} dé${dice > 1 ? 's' : ''}`,
      `${n} expense${n > 1 ? 's' : ''} on ${dice} ${dice > 1 ? 'dice' : 'die'}`,
    );
  },
});

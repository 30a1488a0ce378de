import { type Dice, d6, keyed } from '../../kernel/dice.ts';
import { type Assessment, type Facet, procedure } from '../../kernel/ruleset.ts';
import { byDefault, choice, list, type OutputOf, record, whole, words } from '../../kernel/schema.ts';
import { cite } from '../../kernel/source.ts';
import { same, t, type Text } from '../../kernel/text.ts';

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
}

interface Outcome {
  /** How many expenses are paid for, in their order. */
  readonly paid: number;
  readonly left: number;
}

const WHY = t('PIP', 'PIPs');

const resolve = keyed(
  ({ costs, dice: n, use }: Roll, dice: Dice): Outcome => {
    const faces = Array.from({ length: n }, (_, i) =>
      dice.roll(d6, { who: t(`corps ${i + 1}`, `command ${i + 1}`), why: WHY }),
    );
    let left =
      use === 'sum'
        ? faces.reduce((sum, face) => sum + face, 0)
        : use === 'highest'
          ? Math.max(...faces)
          : Math.min(...faces);
    let paid = 0;
    for (const cost of costs) {
      if (cost > left) break;
      left -= cost;
      paid++;
    }
    return { paid, left };
  },
  ({ costs, dice, use }) => `${costs.join()};${dice};${use}`,
);

function assess(s: Situation): Assessment<Roll> {
  const costs = s.costs.map(({ cost }) => cost);
  const total = costs.reduce((sum, cost) => sum + cost, 0);
  const use = USE_NAMES[s.use];
  return {
    tallies: [],
    readings: [
      { source: cite('pip'), text: t('total voulu', 'wanted in all'), value: t(`${total} PIP`, `${total} PIPs`) },
    ],
    needs:
      s.dice === 1
        ? t(`${total} ou plus sur un dé`, `${total} or more on one die`)
        : t(`${total} ou plus : ${use.fr} de ${s.dice} dés`, `${total} or more: ${use.en} of ${s.dice} dice`),
    rulings: [],
    roll: {
      costs,
      names: s.costs.map(({ name }, i) => (name === '' ? t(`dépense ${i + 1}`, `expense ${i + 1}`) : same(name))),
      dice: s.dice,
      use: s.use,
    },
  };
}

const facets = ({ costs }: Roll): readonly Facet<Outcome>[] => [
  {
    id: 'all',
    text: t('Tout est payé', 'All is paid for'),
    classes: [
      { id: 'yes', text: t('oui', 'yes') },
      { id: 'no', text: t('non', 'no') },
    ],
    of: ({ paid }) => (paid === costs.length ? 'yes' : 'no'),
  },
  {
    id: 'paid',
    text: t('Dépenses payées', 'Expenses paid'),
    counted: (n) => t(`${n} payées`, `${n} paid`),
    of: ({ paid }) => String(paid),
  },
  {
    id: 'left',
    text: t('PIP restants', 'PIPs left'),
    counted: (n) => t(`${n} PIP`, `${n} PIP${n === 1 ? '' : 's'}`),
    of: ({ left }) => String(left),
  },
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
    ...costs.map((cost, i) => ({
      who: names[i]!,
      text:
        i < paid
          ? t(`payée (${cost} PIP)`, `paid (${cost} PIPs)`)
          : t(`pas payée (${cost} PIP)`, `not paid (${cost} PIPs)`),
    })),
    { who: t('le corps', 'the command'), text: t(`garde ${left} PIP`, `has ${left} PIP${left === 1 ? '' : 's'} left`) },
  ],
  headline: ({ costs, dice }) => {
    const n = costs.length;
    return t(
      `${n} dépense${n > 1 ? 's' : ''} sur ${dice} dé${dice > 1 ? 's' : ''}`,
      `${n} expense${n > 1 ? 's' : ''} on ${dice} ${dice > 1 ? 'dice' : 'die'}`,
    );
  },
});

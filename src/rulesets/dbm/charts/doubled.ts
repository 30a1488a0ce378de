import { matrix, markAsOurs, row } from '../../../kernel/chart.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type CombatFacts, is, isX } from '../combat/fighter.ts';
import { FATE_NAMES } from '../types.ts';
import { always, artillery, by, cites, clauses, difficult, EMPTY, good, loses, mounted, naval, NAVAL_NAME, nearDifficult, of, otherwise, outcomes, SILENT_SHEET } from './outcomes.ts';

const byBigArt = (f: CombatFacts): boolean => f.close && artillery(f) && f.enemy.fights.grade !== 'I' && !isX(f.enemy, 'Art');
const byNaval = (f: CombatFacts): boolean => f.enemy.kind === 'naval';
const navalKillingArt = (f: CombatFacts): boolean =>
  artillery(f) && (f.enemy.fights.grade === 'S' || f.options.NAVAL_KILLERS === 'any');
const otherLand = (f: CombatFacts): boolean => f.self.kind !== 'naval' && !is(f.self.suffers, 'Cv', 'LH', 'Ps');
/** Whether doubled Exp flee from Art and naval troops as other land troops do (ruling D-40). */
const mayFlee = (f: CombatFacts): boolean => f.options.EXPENDABLES_DOUBLED === 'flee' || !is(f.self.suffers, 'Exp');
const forExpendables = (f: CombatFacts): readonly string[] =>
  is(f.self.suffers, 'Exp') && (byBigArt(f) || byNaval(f)) ? ['D-40'] : [];

// oxfmt-ignore
export const DOUBLED = outcomes({
  id: 'doubled',
  title: t('Issue : doublé', 'Outcome: doubled'),
  heading: t('Perdant et vainqueur', 'Loser and winner'),
  columns: [t('Sort du perdant', 'Loser’s fate')],
  lines: [
    ...of('Cv')(
      ['spears', t('face à Sp, Pk ou Ax(X), en bon terrain', 'facing Sp, Pk or Ax(X), in good going'), 'flees', (f) => (by('Sp', 'Pk')(f) || isX(f.enemy, 'Ax')) && f.self.going === 'good'],
      ['art', t('en mêlée avec Art ni (I) ni (X)', 'in close combat with Art neither (I) nor (X)'), 'flees', byBigArt],
      ['naval', t('face à des navals', 'facing naval troops'), 'flees', byNaval],
      ['otherwise', otherwise, 'destroyed']),
    ...of('LH')(
      ['mounted', t('en mêlée, par tout monté', 'in close combat, by any mounted'), 'destroyed', (f) => f.close && mounted(f), cites('D-29')],
      ['bw', t('en mêlée, par Bw', 'in close combat, by Bw'), 'destroyed', (f) => f.close && by('Bw')(f), cites('D-29')],
      ['ps-o', t('en mêlée, par Ps(O)', 'in close combat, by Ps(O)'), 'destroyed', (f) => f.close && by('Ps')(f) && f.enemy.fights.grade === 'O', cites('D-29')],
      ['wwg-o', t('en mêlée, par WWg(O)', 'in close combat, by WWg(O)'), 'destroyed', (f) => f.close && by('WWg')(f) && f.enemy.fights.grade === 'O', cites('D-29')],
      ['difficult', t('en mêlée, en terrain difficile', 'in close combat, in difficult going'), 'destroyed', (f) => (f.close || f.options.LIGHT_HORSE_SHOT === 'destroyed') && difficult(f), cites('D-29', 'D-69')],
      ['otherwise', otherwise, 'flees', always, (f) => ['D-29', ...(f.close ? nearDifficult(f) : [])]]),
    ...of('Ps')(
      ['mounted', t('par tout monté, en terrain qu’il compte comme bon', 'by any mounted, in going it counts as good'), 'destroyed', (f) => mounted(f) && good(f), cites('D-14')],
      ['bw', t('par Bw', 'by Bw'), 'destroyed', by('Bw')],
      ['ax', t('par Ax sauf (X)', 'by Ax except (X)'), 'destroyed', (f) => by('Ax')(f) && !isX(f.enemy, 'Ax')],
      ['ps', t('par Ps', 'by Ps'), 'destroyed', by('Ps')],
      ['x', t('(X)', '(X)'), 'destroyed', ({ self }) => isX(self, 'Ps')],
      ['otherwise', otherwise, 'flees']),
    ...clauses('land', otherLand, t('autre terrestre', 'other land'))(
      ['art', t('en mêlée avec Art ni (I) ni (X)', 'in close combat with Art neither (I) nor (X)'), 'flees', (f) => byBigArt(f) && mayFlee(f), forExpendables],
      ['naval', t('face à des navals', 'facing naval troops'), 'flees', (f) => byNaval(f) && mayFlee(f), forExpendables],
      ['otherwise', otherwise, 'destroyed', always, forExpendables]),
    ...clauses('naval', naval, NAVAL_NAME)(
      ['art-s', t('par Art(S)', 'by Art(S)'), 'destroyed', navalKillingArt, cites('D-19')],
      ['contact', t('par quiconque au contact sauf Exp', 'by anyone in contact except Exp'), 'destroyed', (f) => f.close && !by('Exp')(f)],
      ['shooting', t('face aux autres tirs', 'from other shooting'), 'flees', (f) => !f.close]),
    ...clauses('naval', naval, NAVAL_NAME)(['exp', t('par Exp au contact (D-39)', 'by Exp in contact (D-39)'), 'recoils', always, cites('D-39')]).map(markAsOurs),
    ...clauses('empty', loses('Nav'), EMPTY)(
      ['anyone', t('par quiconque sauf Exp', 'by anyone except Exp'), 'destroyed', (f) => !by('Exp')(f)]),
    ...clauses('empty', loses('Nav'), EMPTY)(['otherwise', otherwise, 'none']).map(markAsOurs),
  ],
  show: (fate) => [FATE_NAMES[fate]],
  notes: [SILENT_SHEET],
  rulings: ['D-3', 'D-14', 'D-17', 'D-19', 'D-29', 'D-33', 'D-39', 'D-40', 'D-69'],
});

/** The sheet states naval outcomes twice: here as its small table has them. */
// oxfmt-ignore
export const NAVAL = matrix<'empty' | 'naval', 'beaten' | 'doubled', Text>({
  id: 'naval',
  title: t('Issue : naval, en bref', 'Outcome: naval, in short'),
  corner: t('Perdant', 'Loser'),
  columns: [
    { id: 'beaten', text: t('moins que double', 'less than doubled') },
    { id: 'doubled', text: t('plus que double (D-3)', 'more than doubled (D-3)') },
  ],
  rows: [
    row('empty', EMPTY,      t('détruit par tous au contact sauf Exp', 'destroyed by all in contact except Exp'), t('détruit par tous sauf Exp', 'destroyed by all except Exp')),
    row('naval', NAVAL_NAME, t('recule', 'recoils'), t('détruit par Art (D-19) et tous au contact sauf Exp ; fuit les autres tirs', 'destroyed by Art (D-19) and all in contact except Exp; flees other shooting')),
  ],
  show: (cell) => cell,
  notes: [
    { mark: 'D-3', text: t('le double exact suffit, comme dans le texte', 'exactly double is enough, as in the text') },
    { mark: 'D-19', text: t('Art(S) seulement, comme dans le texte', 'Art(S) only, as in the text') },
  ],
  rulings: ['D-3', 'D-19', 'D-39'],
});

import { type Note, markAsOurs, type Verdict, type Verdicts } from '../../../kernel/chart.ts';
import { t, type Text } from '../../../kernel/text.ts';
import { type CombatFacts, is, isX } from '../combat/fighter.ts';
import { type TroopType, type Fate, FATE_NAMES, kindOf } from '../types.ts';
import { supportingRank } from './support.ts';

type Holds = (f: CombatFacts) => boolean;
type Cites = (f: CombatFacts) => readonly string[];

/** The facts of a fight seen by the element that did not win it: `self` is the loser, `enemy` the winner. */
export interface Clause extends Verdict<CombatFacts, Fate> {
  /** Ids of the rulings that the clause rests on. */
  readonly rulings: Cites;
}

export interface OutcomeChart extends Verdicts<CombatFacts, Fate> {
  readonly lines: readonly Clause[];
}

export const outcomes = (parts: Omit<OutcomeChart, 'kind'>): OutcomeChart => ({ ...parts, kind: 'verdicts' });

export const cites = (...ids: readonly string[]): Cites => () => ids;

export const by = (...types: readonly TroopType[]): Holds => ({ enemy }) => is(enemy.fights, ...types);

/** Artillery, or troops that shoot or fight as artillery. */
export const artillery: Holds = by('Art');
const artNotX: Holds = (f) => artillery(f) && !isX(f.enemy, 'Art');
const camelsS: Holds = ({ enemy }) => enemy.fights.type === 'Cm' && enemy.fights.grade === 'S';
const close: Holds = (f) => f.close;
export const always: Holds = () => true;
/** The loser's ground (ruling D-69). */
export const difficult: Holds = ({ self, enemy, options }) =>
  self.going === 'difficult' || (enemy.going === 'difficult' && options.DIFFICULT_GROUND === 'either');
/** A clause that was passed over because the winner alone stands there. */
export const nearDifficult: Cites = ({ enemy }) => (enemy.going === 'difficult' ? ['D-69'] : []);

/** The ground that is judged counts as good for the winner (ruling D-14). */
export const good: Holds = ({ self, enemy, options }) =>
  enemy.countsGood || (options.WHOSE_GROUND === 'loser' ? self : enemy).going === 'good';

/** The loser's ground, whatever ruling D-14 says of the winner's. */
const goodForNeither: Holds = ({ self, enemy }) => self.going !== 'good' && !self.countsGood && !enemy.countsGood;

/** A winner counts as what it acts as (ruling D-33): El(X) that shoot are no mounted troops. */
const light: Holds = (f) => by('LH', 'Ps')(f) || (by('Ax')(f) && f.options.LIGHT_TROOPS === 'with-auxilia');
export const mounted: Holds = ({ enemy }) => kindOf(enemy.fights.type) === 'mounted';
/** The 2nd rank that may save the first from the enemies it names (ruling D-37). */
const savingRank = (f: CombatFacts) => (f.options.SAVING_RANK === 'supporting' ? supportingRank(f) : f.self.rears[0]);
const sameGradeBehind: Holds = (f) => {
  const rear = savingRank(f);
  return rear !== undefined && rear.type === f.self.type && rear.grade === f.self.grade;
};
const pikesBehind: Holds = (f) => {
  const rear = savingRank(f);
  return sameGradeBehind(f) || (isX(f.self, 'Pk') && rear?.type === 'Pk' && rear.grade === 'I');
};
const bladesBehind: Holds = (f) => {
  const rear = savingRank(f);
  const steady = (grade: string): boolean => grade === 'S' || grade === 'O';
  return steady(f.self.suffers.grade) && rear?.type === 'Bd' && steady(rear.grade);
};
const toFront: Holds = ({ self }) => !self.enemyElsewhere;
const elephantsMayKill: Holds = (f) => by('El')(f) && (good(f) || f.options.ELEPHANTS_GOOD === 'free');

export const clauses =
  (prefix: string, loses: (f: CombatFacts) => boolean, name: Text) =>
  (...lines: readonly (readonly [id: string, text: Text, fate: Fate, holds?: Holds, rulings?: Cites])[]): Clause[] =>
    lines.map(([id, text, value, holds = always, rulings = cites()]) => ({
      id: `${prefix}-${id}`,
      text: t(`${name.fr} ${text.fr}`, `${name.en} ${text.en}`),
      value,
      holds: (f) => loses(f) && holds(f),
      rulings,
    }));

export const loses = (...types: readonly TroopType[]): Holds => ({ self }) => is(self.suffers, ...types);
export const of = (type: TroopType) => clauses(type.toLowerCase(), loses(type), t(type, type));
export const naval: Holds = (f) => f.self.kind === 'naval' && f.self.type !== 'Nav';
export const EMPTY = t('naval vide (troupes débarquées)', 'empty naval (troops landed)');
export const NAVAL_NAME = t('naval', 'naval');
export const otherwise = t('dans les autres cas', 'otherwise');

export const SILENT_SHEET: Note = { mark: '°', text: t('Ligne ajoutée par nous : la feuille n’y donne aucun résultat.', 'Line added by us: the sheet gives no result there.') };

/** The order of a beaten element's clauses is itself a ruling. */
const inOrder = (clause: Clause): Clause => ({ ...clause, rulings: (f) => ['D-16', ...clause.rulings(f)] });

/** WWg(S) whose enemy defends a fortification. */
const atWalls: Holds = ({ self, enemy }) => self.suffers.grade === 'S' && enemy.fortification;
const assaulting: Cites = (f) => (atWalls(f) && !f.close ? ['D-18', 'D-68'] : ['D-18']);

const knGood: Holds = (f) => (by('Kn')(f) || camelsS(f)) && good(f);
const knExpGood: Holds = (f) => (by('Kn', 'Exp')(f) || camelsS(f)) && good(f);

// oxfmt-ignore
export const EQUAL = outcomes({
  id: 'equal',
  title: t('Issue : totaux égaux', 'Outcome: totals equal'),
  heading: t('Élément', 'Element'),
  columns: [t('Sort', 'Fate')],
  lines: [
    ...of('Exp')(['equal', t('à égalité', 'in a tie'), 'destroyed']),
    { id: 'others-equal', text: t('autres troupes : un combat rapproché se poursuit à la phase suivante, si aucun ne rompt', 'other troops: close combat goes on next phase, if neither breaks off'), value: 'none', holds: always, rulings: cites() },
  ],
  show: (fate) => [FATE_NAMES[fate]],
  rulings: ['D-30'],
});

// oxfmt-ignore
export const BEATEN = outcomes({
  id: 'beaten',
  title: t('Issue : battu sans être doublé', 'Outcome: beaten but not doubled'),
  heading: t('Perdant et vainqueur', 'Loser and winner'),
  columns: [t('Sort du perdant', 'Loser’s fate')],
  lines: [
    ...of('El')(
      ['art', t('par Art au tir', 'by Art shooting'), 'destroyed', (f) => artillery(f) && !f.close],
      ['light', t('par des troupes légères (LH, Ax, Ps)', 'by light troops (LH, Ax, Ps)'), 'destroyed', light, cites('D-62')],
      ['cm-x', t('par Cm(X)', 'by Cm(X)'), 'destroyed', ({ enemy }) => isX(enemy, 'Cm')],
      ['otherwise', otherwise, 'recoils', always, (f) => (by('Ax')(f) ? ['D-62'] : [])]),
    ...of('Kn')(
      ['el', t('par El', 'by El'), 'destroyed', by('El')],
      ['exp', t('par Exp', 'by Exp'), 'destroyed', by('Exp')],
      ['lh', t('par LH', 'by LH'), 'destroyed', by('LH')],
      ['bw-s', t('par Bw(S) contactés sur leur face avant dans cette phase', 'by Bw(S) contacted on their front in this phase'), 'destroyed',
        (f) => f.close && f.enemy.fights.type === 'Bw' && f.enemy.fights.grade === 'S' && f.self.justContacted && !f.self.enemyElsewhere && !f.enemy.enemyElsewhere, cites('D-28')],
      ['difficult', t('par quiconque, en mêlée en terrain difficile', 'by anyone, in close combat in difficult going'), 'destroyed', (f) => f.close && difficult(f), cites('D-69')],
      ['otherwise', otherwise, 'recoils', always, nearDifficult]),
    ...of('LH')(
      ['art', t('sous le tir d’Art', 'shot at by Art'), 'flees', (f) => artillery(f) && !f.close],
      ['exp', t('face à Exp', 'facing Exp'), 'flees', by('Exp')],
      ['difficult', t('en terrain difficile, mêlée ou tir', 'in difficult going, close combat or shooting'), 'flees', difficult, cites('D-69')],
      ['otherwise', otherwise, 'recoils', always, nearDifficult]),
    ...of('Exp')(['always', t('toujours', 'always'), 'destroyed']),
    ...clauses('mounted', loses('Cv', 'Cm'), t('Cv, Cm', 'Cv, Cm'))(
      ['difficult', t('en terrain difficile, mêlée ou tir', 'in difficult going, close combat or shooting'), 'flees', difficult, cites('D-69')],
      ['exp', t('face à Exp', 'facing Exp'), 'flees', by('Exp')],
      ['otherwise', otherwise, 'recoils', always, nearDifficult]),
    ...of('Sp')(
      ['el', t('par El, en terrain qu’ils comptent comme bon (mais voir 2e rang)', 'by El, in going they count as good (but see 2nd rank)'), 'destroyed', (f) => elephantsMayKill(f) && !(toFront(f) && sameGradeBehind(f)), cites('D-14', 'D-15')],
      ['kn', t('par Kn, Cm(S) ou Exp, en terrain qu’ils comptent comme bon', 'by Kn, Cm(S) or Exp, in going they count as good'), 'destroyed', knExpGood, cites('D-14')],
      ['wb', t('par Wb', 'by Wb'), 'destroyed', by('Wb')],
      ['second-rank', t('mais face à El sur leur face avant, soutenus par un 2e rang de Sp de même classe', 'but against El to their front, supported by a 2nd rank of Sp of the same grade'), 'recoils', (f) => by('El')(f) && toFront(f) && sameGradeBehind(f), cites('D-37')],
      ['otherwise', otherwise, 'recoils']),
    ...of('Pk')(
      ['el', t('par El, en terrain qu’ils comptent comme bon (mais voir 2e rang)', 'by El, in going they count as good (but see 2nd rank)'), 'destroyed', (f) => elephantsMayKill(f) && !(toFront(f) && pikesBehind(f)), cites('D-14', 'D-15')],
      ['kn', t('par Kn, Cm(S) ou Exp, en terrain qu’ils comptent comme bon', 'by Kn, Cm(S) or Exp, in going they count as good'), 'destroyed', knExpGood, cites('D-14')],
      ['wb', t('par Wb', 'by Wb'), 'destroyed', by('Wb')],
      ['second-rank', t('mais face à El sur leur face avant, soutenus par un 2e rang de Pk de même classe', 'but against El to their front, supported by a 2nd rank of Pk of the same grade'), 'recoils', (f) => by('El')(f) && toFront(f) && sameGradeBehind(f), cites('D-37')],
      ['second-rank-x', t('mais face à El sur leur face avant, avec un 2e rang (X) ou (I) et un premier rang (X)', 'but against El to their front, with a 2nd rank (X) or (I) and a first rank (X)'), 'recoils', (f) => by('El')(f) && toFront(f) && pikesBehind(f), cites('D-37')],
      ['otherwise', otherwise, 'recoils']),
    ...of('Bd')(
      ['kn', t('par Kn ou Cm(S), en terrain qu’ils comptent comme bon (mais voir 2e rang)', 'by Kn or Cm(S), in going they count as good (but see 2nd rank)'), 'destroyed', (f) => knGood(f) && !(toFront(f) && bladesBehind(f)), cites('D-14')],
      ['exp', t('par Exp, en terrain qu’ils comptent comme bon', 'by Exp, in going they count as good'), 'destroyed', (f) => by('Exp')(f) && good(f), cites('D-14')],
      ['wb', t('par Wb', 'by Wb'), 'destroyed', by('Wb')],
      ['second-rank', t('mais (S) ou (O) face à Kn ou Cm(S) sur leur face avant, soutenues par un 2e rang de Bd(S) ou (O)', 'but (S) or (O) against Kn or Cm(S) to their front, supported by a 2nd rank of Bd(S) or (O)'), 'recoils',
        (f) => (by('Kn')(f) || camelsS(f)) && toFront(f) && bladesBehind(f), cites('D-37')],
      ['otherwise', otherwise, 'recoils']),
    ...of('Wb')(
      ['kn', t('par Kn, Cm(S) ou Exp, en terrain qu’ils comptent comme bon', 'by Kn, Cm(S) or Exp, in going they count as good'), 'destroyed', knExpGood, cites('D-14')],
      ['el', t('par El', 'by El'), 'destroyed', by('El'), cites('D-15')],
      ['otherwise', otherwise, 'recoils']),
    ...of('Ax')(
      ['kn', t('par Kn ou Cm(S), en terrain qu’ils comptent comme bon', 'by Kn or Cm(S), in going they count as good'), 'destroyed', knGood, cites('D-14')],
      ['x', t('(X) contre El, Exp ou Wb', '(X) against El, Exp or Wb'), 'destroyed', (f) => isX(f.self, 'Ax') && by('El', 'Exp', 'Wb')(f)],
      ['otherwise', otherwise, 'recoils']),
    ...of('Bw')(
      ['mounted', t('par tout monté au contact', 'by any mounted in contact'), 'destroyed', (f) => f.close && mounted(f)],
      ['otherwise', otherwise, 'recoils']),
    ...of('Ps')(
      ['mounted', t('par Kn, Cv, LH ou Cm(S), en terrain qu’ils comptent comme bon', 'by Kn, Cv, LH or Cm(S), in going they count as good'), 'destroyed', (f) => (by('Kn', 'Cv', 'LH')(f) || camelsS(f)) && good(f), cites('D-14')],
      ['el', t('face à El ou Exp', 'facing El or Exp'), 'recoils', by('El', 'Exp')],
      ['shot-at', t('pris pour cible, sauf par Art', 'shot at, except by Art'), 'recoils', (f) => !f.close && !artillery(f)],
      ['bad-going', t('en terrain qu’aucun ne compte comme bon', 'in going that neither counts as good'), 'recoils', goodForNeither],
      ['otherwise', otherwise, 'flees']),
    ...of('Art')(
      ['contact', t('par quiconque au contact', 'by anyone in contact'), 'destroyed', close],
      ['fortification', t('dans une fortification', 'in a fortification'), 'none', ({ self }) => self.fortification],
      ['otherwise', otherwise, 'recoils']),
    ...of('WWg')(
      ['art', t('par Art sauf (X)', 'by Art except (X)'), 'destroyed', artNotX, cites('D-18')],
      ['el', t('par El, sauf si WWg(X)', 'by El, unless WWg(X)'), 'destroyed', (f) => by('El')(f) && !isX(f.self, 'WWg'), cites('D-18')],
      ['assault', t('(S) à l’assaut de fortifications', '(S) assaulting fortifications'), 'recoils', (f) => atWalls(f) && (f.close || f.options.ASSAULT === 'also-shot-at'), assaulting]),
    ...of('WWg')(['otherwise', otherwise, 'none', always, assaulting]).map(markAsOurs),
    ...of('Hd')(
      ['kn', t('par Kn, Cm(S) ou Exp, en terrain qu’ils comptent comme bon', 'by Kn, Cm(S) or Exp, in going they count as good'), 'destroyed', knExpGood, cites('D-14')],
      ['el', t('par El', 'by El'), 'destroyed', by('El'), cites('D-15')],
      ['wb', t('par Wb', 'by Wb'), 'destroyed', by('Wb')],
      ['inferior', t('(I) en mêlée', '(I) in close combat'), 'destroyed', (f) => f.self.suffers.grade === 'I' && f.close],
      ['inferior-otherwise', t('(I) dans les autres cas', '(I) otherwise'), 'none', ({ self }) => self.suffers.grade === 'I'],
      ['otherwise', otherwise, 'recoils']),
    ...clauses('naval', naval, NAVAL_NAME)(['always', t('toujours', 'always'), 'recoils']),
    ...clauses('empty', loses('Nav'), EMPTY)(
      ['contact', t('par quiconque au contact sauf Exp', 'by anyone in contact except Exp'), 'destroyed', (f) => f.close && !by('Exp')(f)]),
    ...clauses('empty', loses('Nav'), EMPTY)(['otherwise', otherwise, 'none']).map(markAsOurs),
    ...of('Bg')(
      ['contact', t('par quiconque au contact', 'by anyone in contact'), 'destroyed', close],
      ['mobile', t('mobile', 'mobile'), 'flees', ({ self }) => self.mobile]),
    ...of('Bg')(['otherwise', otherwise, 'none']).map(markAsOurs),
  ].map(inOrder),
  show: (fate) => [FATE_NAMES[fate]],
  notes: [
    { mark: '2', text: t('Le 2e rang doit remplir les conditions de support.', 'The 2nd rank must meet the conditions of support.') },
    SILENT_SHEET,
  ],
  rulings: ['D-14', 'D-15', 'D-16', 'D-17', 'D-18', 'D-21', 'D-28', 'D-33', 'D-37', 'D-62', 'D-68', 'D-69'],
});

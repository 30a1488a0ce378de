import { fixedValue, type Modifier } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t } from '../../../kernel/text.ts';
import { type CombatFacts, type Fighter, isX } from '../combat/fighter.ts';
import type { TroopType, TypeAndGrade } from '../types.ts';
import { withOwnCitations } from './line.ts';
import { mitigatingSupport } from './support.ts';

/** The facts about one opponent once both totals are compared. */
export interface ClassFacts extends CombatFacts {
  /** Its total before the dice, and the face of its die. */
  readonly factors: number;
  readonly die: number;
  readonly comparison: 'lower' | 'equal' | 'higher';
}

/** An empty naval element is of the type it was (ruling D-56). */
const typeOf = (acts: TypeAndGrade, { was }: Fighter): TroopType => (acts.type === 'Nav' ? was : acts.type);

const otherTroops = ({ self, enemy, options }: ClassFacts): boolean => {
  const type = typeOf(self.suffers, self) !== typeOf(enemy.fights, enemy);
  const grade = self.suffers.grade !== enemy.fights.grade;
  return options.SAME_TROOPS === 'either-differs' ? type || grade : type && grade;
};

/** A shooter that nobody shoots at counts as a target where losing harms it (ruling D-27). */
const asIfShotAt = (f: ClassFacts): boolean => f.shoots && !f.shotAt && f.options.LOSING_SHOOTER === 'suffers';
const isTarget = (f: ClassFacts): boolean => f.shotAt || asIfShotAt(f);
const shotByArt = (f: ClassFacts): boolean => isTarget(f) && f.enemy.fights.type === 'Art';
const shotByOthers = (f: ClassFacts): boolean => isTarget(f) && f.enemy.fights.type !== 'Art';
const whenShotAt = (f: ClassFacts): readonly string[] => ['D-1', 'D-2', ...(asIfShotAt(f) ? ['D-27'] : [])];
/** (X) troops whose line calls them superior against El, which the +1 of (S) excepts (ruling D-67). */
const beatsElephants = ({ self, enemy, close }: ClassFacts): boolean =>
  close && (isX(self, 'Cm') || isX(self, 'WWg')) && enemy.fights.type === 'El';
const suffersAs = (f: ClassFacts, grade: TypeAndGrade['grade']): boolean => f.self.suffers.grade === grade;
const lower = (f: ClassFacts): boolean => f.comparison === 'lower';

export const CLASS_FACTORS = withOwnCitations<ClassFacts>({
  id: 'class-factors',
  title: t('Facteurs de classe, après les dés', 'Grading factors, after the dice'),
  rows: [
    {
      id: 'superior-shot-at',
      text: t('(S) pris pour cible sauf par Art, total inférieur', '(S) shot at except by Art, total lower'),
      ...fixedValue(+1, (f) => suffersAs(f, 'S') && lower(f) && shotByOthers(f)),
      rulings: whenShotAt,
    },
    {
      id: 'superior-close',
      text: t(
        '(S) en mêlée, total inférieur, type et classe différents (D-4), sauf contre El',
        '(S) in close combat, total lower, type and grade different (D-4), except against El',
      ),
      ...fixedValue(+1, (f) => suffersAs(f, 'S') && lower(f) && f.close && otherTroops(f) && (f.enemy.fights.type !== 'El' || (beatsElephants(f) && f.options.SUPERIOR_V_ELEPHANTS === 'bonus'))),
      rulings: (f) => ['D-1', 'D-2', 'D-4', ...([f.self.suffers, f.enemy.fights].some(({ type }) => type === 'Nav') ? ['D-56'] : []), ...(beatsElephants(f) ? ['D-67'] : [])],
      absence: (f) => (beatsElephants(f) && lower(f) ? t('pas contre El, même pour Cm(X) et WWg(X) (D-67)', 'not against El, even for Cm(X) and WWg(X) (D-67)') : undefined),
    },
    {
      id: 'superior-shooter',
      text: t('(S) tireur, total supérieur', '(S) shooter, total higher'),
      ...fixedValue(+1, (f) => f.self.fights.grade === 'S' && f.shoots && f.comparison === 'higher'),
      rulings: () => ['D-1', 'D-2'],
    },
    {
      id: 'inferior',
      text: t('(I), total inférieur ou égal', '(I), total lower or equal'),
      ...fixedValue(-1, (f) => suffersAs(f, 'I') && f.comparison !== 'higher' && !(shotByArt(f) && f.options.INFERIOR_V_ART === 'not-by-art')),
      rulings: (f) => ['D-1', 'D-2', ...(shotByArt(f) ? ['D-20'] : [])],
    },
    {
      id: 'fast-close',
      text: t('(F) en mêlée pendant la phase adverse, total inférieur', '(F) in close combat in the enemy’s phase, total lower'),
      ...fixedValue(-1, (f) => suffersAs(f, 'F') && lower(f) && f.close && f.enemyPhase),
      rulings: () => ['D-1', 'D-2'],
    },
    {
      id: 'fast-shot-at',
      text: t('(F) pris pour cible sauf par Art, total inférieur', '(F) shot at except by Art, total lower'),
      ...fixedValue(-1, (f) => suffersAs(f, 'F') && lower(f) && shotByOthers(f)),
      rulings: whenShotAt,
    },
  ],
  notes: [
    {
      mark: 'D-4',
      text: t(
        'pour différer, l’un des deux suffit',
        'to differ, one of the two is enough',
      ),
    },
  ],
  rulings: ['D-1', 'D-2', 'D-4', 'D-20', 'D-27', 'D-30', 'D-56', 'D-67'],
});

const mitigatingRow: Modifier<ClassFacts> = {
  id: 'mitigating-support',
  text: t('support arrière qui atténue une défaite', 'rear support that mitigates a defeat'),
  source: cite('rear-support'),
  printed: t('+1', '+1'),
  value: (f) => (lower(f) ? mitigatingSupport(f) : undefined),
  rulings: () => ['D-9'],
};

const factorsRow: Modifier<ClassFacts> = {
  id: 'factors',
  text: t('total avant les dés', 'total before the dice'),
  source: cite('combat-factors'),
  printed: t('voir plus haut', 'see above'),
  value: ({ factors }) => factors,
};

const dieRow: Modifier<ClassFacts> = {
  id: 'die',
  text: t('son dé', 'its die'),
  source: cite('class-factors'),
  printed: same('d6'),
  value: ({ die }) => die,
};

/** Every line that the comparison of two totals brings in. */
export const AFTER_COMPARING: readonly Modifier<ClassFacts>[] = [...CLASS_FACTORS.rows, mitigatingRow];

/** A total with its die, then those lines. */
export const AFTER_THE_DICE: readonly Modifier<ClassFacts>[] = [factorsRow, dieRow, ...AFTER_COMPARING];

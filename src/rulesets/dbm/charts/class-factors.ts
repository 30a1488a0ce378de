import { type Modifier, modifiers, fixed } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t } from '../../../kernel/text.ts';
import type { Readings } from '../combat/options.ts';
import type { Acts } from '../types.ts';

/** What is known of one opponent once both totals are compared. */
export interface ClassFacts {
  /** Its total before the dice, and the face of its die. */
  readonly factors: number;
  readonly die: number;
  readonly fights: Acts;
  readonly suffers: Acts;
  readonly enemy: Acts;
  /** An empty naval element is of the type it was (ruling D56). */
  readonly sameType: boolean;
  readonly standing: 'lower' | 'equal' | 'higher';
  readonly close: boolean;
  readonly shoots: boolean;
  readonly shotAt: boolean;
  /** The enemy shoots as artillery. */
  readonly byArt: boolean;
  readonly enemyPhase: boolean;
  /** Rear support that only mitigates a defeat (ruling D9). */
  readonly mitigating: number;
  readonly readings: Pick<Readings, 'sameTroops' | 'inferiorByArt'>;
}

const otherTroops = ({ suffers, enemy, sameType, readings }: ClassFacts): boolean => {
  const [type, grade] = [!sameType, suffers.grade !== enemy.grade];
  return readings.sameTroops === 'either-differs' ? type || grade : type && grade;
};

const lower = (f: ClassFacts): boolean => f.standing === 'lower';
const source = (id: string) => cite('class-factors', id);

export const CLASS_FACTORS = modifiers<ClassFacts>({
  id: 'class-factors',
  title: t('Facteurs de classe, après les dés', 'Class factors, after the dice'),
  rows: [
    {
      id: 'superior-shot-at',
      text: t('(S) visé, total inférieur ; pas par Art', '(S) shot at, total lower; not by Art'),
      source: source('superior-shot-at'),
      ...fixed(+1, (f) => f.suffers.grade === 'S' && lower(f) && f.shotAt && !f.byArt),
      rulings: () => ['D1', 'D2'],
    },
    {
      id: 'superior-close',
      text: t(
        '(S) en mêlée, total inférieur ; ni contre la même troupe ni contre El',
        '(S) in close combat, total lower; neither against the same troops nor against El',
      ),
      source: source('superior-close'),
      ...fixed(+1, (f) => f.suffers.grade === 'S' && lower(f) && f.close && otherTroops(f) && f.enemy.type !== 'El'),
      rulings: (f) => ['D1', 'D2', 'D4', ...([f.suffers, f.enemy].some(({ type }) => type === 'Nav') ? ['D56'] : [])],
    },
    {
      id: 'superior-shooter',
      text: t('(S) tireur, total supérieur', '(S) shooter, total higher'),
      source: source('superior-shooter'),
      ...fixed(+1, (f) => f.fights.grade === 'S' && f.shoots && f.standing === 'higher'),
      rulings: () => ['D1', 'D2'],
    },
    {
      id: 'inferior',
      text: t('(I), total inférieur ou égal', '(I), total lower or equal'),
      source: source('inferior'),
      ...fixed(-1, (f) => f.suffers.grade === 'I' && f.standing !== 'higher' && !(f.shotAt && f.byArt && f.readings.inferiorByArt === 'not-by-art')),
      rulings: (f) => ['D1', 'D2', ...(f.shotAt && f.byArt ? ['D20'] : [])],
    },
    {
      id: 'fast-close',
      text: t('(F) en mêlée dans la phase ennemie, total inférieur', '(F) in close combat in the enemy’s phase, total lower'),
      source: source('fast-close'),
      ...fixed(-1, (f) => f.suffers.grade === 'F' && lower(f) && f.close && f.enemyPhase),
      rulings: () => ['D1', 'D2'],
    },
    {
      id: 'fast-shot-at',
      text: t('(F) visé, total inférieur ; pas par Art', '(F) shot at, total lower; not by Art'),
      source: source('fast-shot-at'),
      ...fixed(-1, (f) => f.suffers.grade === 'F' && lower(f) && f.shotAt && !f.byArt),
      rulings: () => ['D1', 'D2'],
    },
  ],
  rulings: ['D1', 'D2', 'D4', 'D20', 'D30', 'D56'],
});

const mitigatingRow: Modifier<ClassFacts> = {
  id: 'mitigating-support',
  text: t('support arrière qui atténue une défaite', 'rear support that mitigates a defeat'),
  source: cite('rear-support'),
  printed: t('+1', '+1'),
  value: (f) => (f.mitigating > 0 && lower(f) ? f.mitigating : undefined),
  rulings: () => ['D9'],
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

/** A total with its die, then every line that the comparison of the two brings in. */
export const AFTER_THE_DICE: readonly Modifier<ClassFacts>[] = [factorsRow, dieRow, ...CLASS_FACTORS.rows, mitigatingRow];

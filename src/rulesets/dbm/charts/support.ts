import { type Modifier, tally } from '../../../kernel/modifier.ts';
import { same, t, type Text } from '../../../kernel/text.ts';
import { type CombatFacts, is, isX, type Rear } from '../combat/fighter.ts';
import { type TroopType, code, isMachine, onFoot } from '../types.ts';
import { withOwnCitations, type Uncited } from './line.ts';

const GROUP = 'rear-support';

/** Ranks in an unbroken series behind the front, as far as the same command goes. */
const series = ({ self }: CombatFacts, belongs: (rear: Rear) => boolean): number => {
  const end = self.rears.findIndex((rear, i) => !belongs(rear) || (i > 0 && (rear.otherCommand || rear.inDifficult)));
  return end < 0 ? self.rears.length : end;
};

interface SupportRow {
  readonly id: string;
  readonly text: Text;
  /** The most it may be worth: +1 per rank up to this. */
  readonly most?: number;
  readonly rear: (rear: Rear, f: CombatFacts) => boolean;
  readonly front: (f: CombatFacts) => boolean;
  readonly against: (f: CombatFacts) => boolean;
  /** Counts in close combat only, unless it says otherwise. */
  readonly shotAt?: (f: CombatFacts) => boolean;
  readonly rulings?: readonly string[];
}

const ranks = (given: SupportRow, f: CombatFacts): number => {
  const holdsNow = f.close ? given.against(f) : f.shotAt && (given.shotAt ?? given.against)(f);
  if (!holdsNow || !given.front(f)) return 0;
  return Math.min(given.most ?? 1, series(f, (rear) => given.rear(rear, f)));
};

const UNBROKEN = t('', '');

/** Why a rank that might have counted does not; the first rank behind has its own line among the conditions. */
function seriesEnd(given: SupportRow, f: CombatFacts): Text {
  const counted = ranks(given, f);
  const next = f.self.rears[counted];
  if (next === undefined || counted === (given.most ?? 1) || !given.rear(next, f)) return UNBROKEN;
  const place = counted + 2;
  const fr = ` ; le ${place}e rang est `;
  const en = `; the ${place}${place === 3 ? 'rd' : 'th'} rank is `;
  return next.otherCommand
    ? t(`${fr}d’un autre corps`, `${en}of another command`)
    : t(`${fr}en terrain difficile`, `${en}in difficult going`);
}

const ranksBrief = (n: number): Text => (n === 1 ? t('+1 rang', '+1 rank') : t(`+${n} rangs`, `+${n} ranks`));

const supportRow = (given: SupportRow): Uncited<CombatFacts> => ({
  id: given.id,
  text: given.text,
  printed: given.most === undefined ? same('+1') : t(`+1 par rang, ${given.most} au plus`, `+1 per rank, at most ${given.most}`),
  group: GROUP,
  value: (f) => (ranks(given, f) > 0 ? ranks(given, f) : undefined),
  brief: (f) => ranksBrief(ranks(given, f)),
  detail: (f) => {
    const behind = f.self.rears.slice(0, ranks(given, f)).map(code).join(', ');
    const end = seriesEnd(given, f);
    return t(`${behind} derrière ${code(f.self)}${end.fr}`, `${behind} behind ${code(f.self)}${end.en}`);
  },
  rulings: () => ['D-8', 'D-35', ...(given.rulings ?? [])],
});

const good = ({ self }: CombatFacts): boolean => self.going === 'good';
const front =
  (...types: readonly TroopType[]) =>
  ({ self }: CombatFacts): boolean =>
    is(self, ...types);
const facing =
  (...types: readonly TroopType[]) =>
  ({ enemy }: CombatFacts): boolean =>
    is(enemy, ...types);
const infantry = ({ enemy, options }: CombatFacts): boolean =>
  enemy.kind === 'foot' && (options.INFANTRY === 'foot' || !isMachine(enemy));
const always = (): boolean => true;
const LINE_FOOT = ['Sp', 'Pk', 'Bd', 'Bw', 'Ax'] as const;

// oxfmt-ignore
export const REAR_SUPPORT = withOwnCitations<CombatFacts>({
  id: 'rear-support',
  title: t('Support arrière (arrière / avant, l’avant en bénéficie)', 'Rear support (rear / front, the front benefits)'),
  rows: [
    supportRow({ id: 'kn-i', text: t('Kn(I) / Kn(I) face à Kn, Cv, LH, infanteries, et sous tout tir sauf d’Art', 'Kn(I) / Kn(I) against Kn, Cv, LH, infantry, and shot at except by Art'),
      rear: (r) => r.type === 'Kn' && r.grade === 'I', front: ({ self }) => self.type === 'Kn' && self.grade === 'I',
      against: (f) => is(f.enemy, 'Kn', 'Cv', 'LH') || infantry(f), shotAt: (f) => !is(f.enemy.fights, 'Art'), rulings: ['D-49'] }),
    supportRow({ id: 'cv', text: t('Cv(O) / Cv, ou Cv(I) / Cv(I), contre LH et Cv', 'Cv(O) / Cv, or Cv(I) / Cv(I), against LH and Cv'),
      rear: (r, { self }) => r.type === 'Cv' && (r.grade === 'O' || (r.grade === 'I' && self.grade === 'I')), front: front('Cv'), against: facing('LH', 'Cv') }),
    supportRow({ id: 'sp', text: t('Sp / Sp de même classe, en bon terrain', 'Sp / Sp of the same grade, in good going'),
      rear: (r, { self }) => r.type === 'Sp' && r.grade === self.grade, front: (f) => front('Sp')(f) && good(f), against: always }),
    supportRow({ id: 'pk', text: t('Pk / Pk, sauf (X), en bon terrain (GGo)', 'Pk / Pk, except (X), in good going (GGo)'), most: 3,
      rear: (r) => r.type === 'Pk' && r.grade !== 'X', front: (f) => front('Pk')(f) && !isX(f.self, 'Pk') && good(f), against: always }),
    supportRow({ id: 'pk-x', text: t('Pk(X) ou Pk(I) / Pk(X), en bon terrain', 'Pk(X) or Pk(I) / Pk(X), in good going'), most: 2,
      rear: (r) => r.type === 'Pk' && (r.grade === 'X' || r.grade === 'I'), front: (f) => isX(f.self, 'Pk') && good(f), against: always }),
    supportRow({ id: 'bd', text: t('Bd / Bd contre Kn', 'Bd / Bd against Kn'),
      rear: (r) => r.type === 'Bd', front: front('Bd'), against: facing('Kn'), rulings: ['D-9'] }),
    supportRow({ id: 'wb', text: t('Wb / Wb', 'Wb / Wb'),
      rear: (r) => r.type === 'Wb', front: front('Wb'), against: (f) => f.options.WARBAND_SUPPORT === 'all' || onFoot(f.enemy, f.options), rulings: ['D-10'] }),
    supportRow({ id: 'wb-so', text: t('Wb(S,O) / Wb(S,O) contre des montés', 'Wb(S,O) / Wb(S,O) against mounted'), most: 3,
      rear: (r) => r.type === 'Wb' && (r.grade === 'S' || r.grade === 'O'), front: ({ self }) => self.type === 'Wb' && (self.grade === 'S' || self.grade === 'O'),
      against: ({ enemy }) => enemy.kind === 'mounted' }),
    supportRow({ id: 'ax-x', text: t('Ax(X) / Ax(X)', 'Ax(X) / Ax(X)'), most: 3,
      rear: (r) => isX(r, 'Ax'), front: ({ self }) => isX(self, 'Ax'), against: (f) => f.options.AUXILIA_X_SUPPORT === 'all' || f.enemy.kind === 'mounted', rulings: ['D-38'] }),
    supportRow({ id: 'ax', text: t('Ax / Ax, sauf (X), face à Sp, Pk, Bd, Bw, Ax', 'Ax / Ax, except (X), against Sp, Pk, Bd, Bw, Ax'),
      rear: (r) => r.type === 'Ax' && r.grade !== 'X', front: (f) => front('Ax')(f) && !isX(f.self, 'Ax'), against: facing(...LINE_FOOT), rulings: ['D-9'] }),
    supportRow({ id: 'bw', text: t('Bw / Bw, sauf (X), face à Sp, Pk, Bd, Bw, Ax', 'Bw / Bw, except (X), against Sp, Pk, Bd, Bw, Ax'),
      rear: (r) => r.type === 'Bw' && r.grade !== 'X', front: (f) => front('Bw')(f) && !isX(f.self, 'Bw'), against: facing(...LINE_FOOT), rulings: ['D-9'] }),
    supportRow({ id: 'ps', text: t('Ps(O) / Ps contre Ps', 'Ps(O) / Ps against Ps'),
      rear: (r) => r.type === 'Ps' && r.grade === 'O', front: front('Ps'), against: facing('Ps') }),
    supportRow({ id: 'ps-cv', text: t('Ps(S,I) / Cv, suivant les listes d’armées, contre Cv, Kn(X)', 'Ps(S,I) / Cv, following the army lists, against Cv, Kn(X)'),
      rear: (r) => r.type === 'Ps' && (r.grade === 'S' || r.grade === 'I') && r.byArmyList, front: front('Cv'), against: (f) => is(f.enemy, 'Cv') || isX(f.enemy, 'Kn') }),
    supportRow({ id: 'ps-foot', text: t('Ps / Sp, Pk, Bd, Ax contre Wb, WWg, fortifications, montés sauf Kn(X)', 'Ps / Sp, Pk, Bd, Ax against Wb, WWg, fortifications, mounted except Kn(X)'),
      rear: (r) => r.type === 'Ps', front: front('Sp', 'Pk', 'Bd', 'Ax'),
      against: ({ enemy }) => is(enemy, 'Wb', 'WWg') || enemy.fortification || (enemy.kind === 'mounted' && !isX(enemy, 'Kn')) }),
  ],
  rulings: ['D-8', 'D-9', 'D-10', 'D-11', 'D-35', 'D-36', 'D-38', 'D-49'],
});

/** Rows that ruling D-9 may make mitigating. */
const MITIGATING_ROWS: readonly string[] = ['bd', 'ax', 'bw'];
export const isMitigating = ({ id }: Modifier<CombatFacts>): boolean => MITIGATING_ROWS.includes(id);

const SUPPORTS = REAR_SUPPORT.rows.map(({ id }) => id);

const condition = (id: string, text: Text, holds: (f: CombatFacts) => boolean, voids: readonly string[]): Uncited<CombatFacts> => ({
  id,
  text,
  printed: t('non', 'no'),
  voids,
  value: (f) => (holds(f) ? 0 : undefined),
});

const whenSupported = (holds: (f: CombatFacts) => boolean) => (f: CombatFacts): boolean => f.self.rears.length > 0 && holds(f);

/** The enemy's mounted troops, elephants excepted, gain no overlap from elephants. */
const elephantsWasted = ({ enemy }: CombatFacts): boolean => enemy.kind === 'mounted' && enemy.type !== 'El';

export const overlapsThatCount = (f: CombatFacts): number =>
  f.self.overlaps + (elephantsWasted(f) ? 0 : f.self.overlapsByElephants);

// oxfmt-ignore
export const SUPPORT_CONDITIONS = withOwnCitations<CombatFacts>({
  id: 'support-conditions',
  title: t('Conditions de support : aucun support si…', 'Conditions of support: no support if…'),
  rows: [
    condition('other-command', t('de corps différents', 'of different commands'), whenSupported(({ self }) => self.rears[0]!.otherCommand), SUPPORTS),
    condition('difficult', t('en terrain difficile', 'in difficult going'), whenSupported(({ self }) => self.going === 'difficult' || self.rears[0]!.inDifficult), SUPPORTS),
    condition('expendables', t('en combat rapproché contre Exp', 'in close combat against Exp'), whenSupported((f) => f.close && f.enemy.type === 'Exp'), SUPPORTS),
    condition('in-fortification', t('défenseur de fortification', 'defender of a fortification'), whenSupported(({ self }) => self.fortification), SUPPORTS),
    condition('shot-at', t('pris pour cible, sauf Kn(I)', 'shot at, except Kn(I)'), whenSupported(({ shotAt }) => shotAt), SUPPORTS.filter((id) => id !== 'kn-i')),
    condition('contacted-art', t('venant juste de contacter Art', 'having just contacted Art'), whenSupported((f) => f.close && f.self.justContacted && f.enemy.type === 'Art'), SUPPORTS),
    condition('chariots', t('chars', 'chariots'), whenSupported(({ self }) => self.chariots || self.rears[0]!.chariots), SUPPORTS),
    condition('no-overlap-for-exp', t('débord : aucun appui aux Exp', 'overlap: no support to Exp'), (f) => f.close && f.enemy.type === 'Exp' && overlapsThatCount(f) > 0, ['overlaps']),
    condition('no-overlap-by-el', t('débord : aucun d’El aux troupes montées, sauf El', 'overlap: none by El to mounted troops, except El'), (f) => f.close && elephantsWasted(f) && f.self.overlapsByElephants > 0, []),
  ],
  rulings: ['D-24', 'D-34', 'D-36'],
});

const isSupportDenied = (f: CombatFacts): boolean =>
  SUPPORT_CONDITIONS.rows.some((each) => each.voids!.includes('sp') && each.value(f) !== undefined);

/** A second rank that supports, none of the conditions denying it (ruling D-37). */
export const supportingRank = (f: CombatFacts): Rear | undefined => (isSupportDenied(f) ? undefined : f.self.rears[0]);

/** How many ranks behind count as supports, in close combat. */
export const supportingRanks = (f: CombatFacts): number =>
  isSupportDenied(f) ? 0 : Math.max(...REAR_SUPPORT.rows.map((each) => each.value(f) ?? 0));

const MITIGATING = [...REAR_SUPPORT.rows.filter(isMitigating), ...SUPPORT_CONDITIONS.rows];

/** What rear support that only mitigates a defeat is worth, where there is some (ruling D-9). */
export const mitigatingSupport = (f: CombatFacts): number | undefined =>
  f.options.MITIGATING === 'mitigating' ? tally(UNTITLED, MITIGATING, f).total || undefined : undefined;

const UNTITLED = same('');

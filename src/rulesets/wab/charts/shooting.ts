import { matrix, row } from '../../../kernel/chart.ts';
import { fixedValue, type Modifier, modifiers } from '../../../kernel/modifier.ts';
import { cite } from '../../../kernel/source.ts';
import { same, t, type Text } from '../../../kernel/text.ts';

export const CHARTED_SKILLS = ['1', '2', '3', '4', '5', '6'] as const;
export type ChartedSkill = (typeof CHARTED_SKILLS)[number];

// oxfmt-ignore
export const SHOOTING = matrix<'score', ChartedSkill, number>({
  id: 'shooting',
  title: t('Tir : pour toucher (d6)', 'Shooting to hit (D6)'),
  corner: t('CT', 'BS'),
  columns: CHARTED_SKILLS.map((id) => ({ id, text: same(id) })),
  rows: [
    row('score', t('Score requis au d6', 'D6 score required to hit'), 6, 5, 4, 3, 2, 1),
  ],
  rulings: ['W-1', 'W-2', 'W-31', 'W-46'],
});

/** What the rows below judge: one batch of shooters and the unit they aim at. */
export interface ShotFacts {
  readonly largeTarget: boolean;
  readonly moved: boolean;
  readonly targetCharging: boolean;
  readonly longRange: boolean;
  readonly targetCharacter: boolean;
  readonly targetSkirmishing: boolean;
  readonly targetMovingLightChariot: boolean;
  readonly softCover: boolean;
  readonly hardCover: boolean;
  /** A hand-thrown weapon that W-10 frees from two rows. */
  readonly thrownExempt: boolean;
  readonly thrown: boolean;
}

const line = (
  id: string,
  brief: Text,
  text: Text,
  worth: number,
  applies: (facts: ShotFacts) => boolean,
  rulings: (facts: ShotFacts) => readonly string[] = () => [],
): Modifier<ShotFacts> => ({ id, text, source: cite('shooting-modifiers', id), ...fixedValue(worth, applies), rulings, brief: () => brief });

const thrownRulings = (f: ShotFacts): string[] => (f.thrown ? ['W-10'] : []);

// oxfmt-ignore
export const SHOOTING_MODIFIERS = modifiers<ShotFacts>({
  id: 'shooting-modifiers',
  title: t('Tir : modificateurs pour toucher', 'Shooting to hit: modifiers'),
  rows: [
    line('large-target', t('grande cible', 'large target'), t('tir sur une grande cible', 'shooting at a large target'), +1, (f) => f.largeTarget),
    line('moved', t('en mouvement', 'moving'), t('tir en mouvement', 'shooting whilst moving'), -1, (f) => f.moved && !f.thrownExempt, thrownRulings),
    line('charging', t('cible qui charge', 'charging target'), t('tir sur un ennemi qui charge', 'shooting at an enemy who is charging'), -1, (f) => f.targetCharging),
    line('long-range', t('longue portée', 'long range'), t('tir à longue portée', 'shooting at long range'), -1, (f) => f.longRange && !f.thrownExempt, (f) => ['W-9', ...thrownRulings(f)]),
    line('character', t('personnage', 'character'), t('tir sur un personnage', 'shooting at a character model'), -1, (f) => f.targetCharacter, (f) => (f.targetSkirmishing ? ['W-12'] : [])),
    line('skirmishers', t('tirailleurs', 'skirmishers'), t('tir sur une formation de tirailleurs', 'shooting at skirmish formation'), -1, (f) => f.targetSkirmishing, (f) => (f.targetCharacter ? ['W-12'] : [])),
    line('light-chariot', t('char léger en mouvement', 'moving light chariot'), t('tir sur un char léger en mouvement', 'shooting at a moving light chariot'), -1, (f) => f.targetMovingLightChariot, (f) => (f.largeTarget ? ['W-28'] : [])),
    { ...line('soft-cover', t('couvert léger', 'soft cover'), t('cible derrière un couvert léger', 'target is behind soft cover'), -1, (f) => f.softCover, (f) => (f.hardCover ? ['W-11'] : [])), group: 'cover' },
    { ...line('hard-cover', t('couvert lourd', 'hard cover'), t('cible derrière un couvert lourd', 'target is behind hard cover'), -2, (f) => f.hardCover, (f) => (f.softCover ? ['W-11'] : [])), group: 'cover' },
  ],
  notes: [
    {
      mark: '*',
      text: t('S’ajoutent au dé : le score requis baisse ou monte d’autant.', 'Added to the die: the score required falls or rises by as much.'),
    },
  ],
  rulings: ['W-3', 'W-9', 'W-10', 'W-11', 'W-12', 'W-28'],
});

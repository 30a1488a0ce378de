import type { ProcedureGroup } from '../../kernel/ruleset.ts';
import { t, type Text } from '../../kernel/text.ts';
import type { Contents } from './contents.ts';

/** In the order of menus. */
export const GROUP_NAMES: Readonly<Record<ProcedureGroup, Text>> = {
  fight: t('Combattre', 'Fight'),
  shoot: t('Tirer', 'Shoot'),
  move: t('Manœuvrer', 'Move'),
  'look-up': t('Vérifier', 'Look up'),
};

const GROUPS = Object.keys(GROUP_NAMES) as ProcedureGroup[];

/** The procedures of a ruleset by what a player is about, groups without any left out. */
export const byGroup = ({ procedures }: Contents) =>
  GROUPS.map((group) => ({ group, procedures: procedures.filter((p) => p.group === group) })).filter(
    (one) => one.procedures.length > 0,
  );

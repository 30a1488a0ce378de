import { t, type Text } from '../../../kernel/text.ts';
import type { OptionName } from '../../arguments/arguments.ts';

interface About {
  readonly id: string;
  readonly form: string;
  readonly about: Text;
  /** The options it takes beside the language. */
  readonly takes: readonly OptionName[];
  /** How many words stand behind it. */
  readonly most: number;
}

/** What can be done with the file of an army. */
export const ARMY_COMMANDS = [
  {
    id: 'show',
    form: 'army show <file>',
    about: t(
      'qui tient, qui est en difficulté, qui est hors de combat, et ce qui la brise',
      'who is steady, shaken, gone, and what breaks it',
    ),
    takes: ['format', 'partly'],
    most: 1,
  },
  {
    id: 'samples',
    form: 'army samples <ruleset>',
    about: t('les armées fournies', 'the sample armies'),
    takes: ['format'],
    most: 1,
  },
  {
    id: 'new',
    form: 'army new <ruleset>',
    about: t(
      'une armée vide, ou la copie d’une armée fournie (--name, --sample, --out)',
      'an empty army, or a copy of a sample army (--name, --sample, --out)',
    ),
    takes: ['name', 'sample', 'out'],
    most: 1,
  },
  {
    id: 'from-table',
    form: 'army from-table <ruleset> <file|->',
    about: t('une armée faite d’un tableau (--name, --out)', 'an army made of a table (--name, --out)'),
    takes: ['name', 'out', 'partly'],
    most: 2,
  },
  {
    id: 'table',
    form: 'army table <file>',
    about: t('l’armée en tableau, pour un tableur', 'the army as a table, for a spreadsheet'),
    takes: ['partly'],
    most: 1,
  },
  {
    id: 'link',
    form: 'army link <file>',
    about: t('l’armée en lien, à partager', 'the army as a link, to share'),
    takes: ['partly'],
    most: 1,
  },
  {
    id: 'from-link',
    form: 'army from-link <link|->',
    about: t('une armée faite d’un lien partagé (--name, --out)', 'an army made of a shared link (--name, --out)'),
    takes: ['name', 'out', 'partly'],
    most: 1,
  },
  {
    id: 'undo',
    form: 'army undo <file>…',
    about: t('annule le dernier résultat noté', 'takes the last noted result back'),
    takes: ['partly'],
    most: 8,
  },
  {
    id: 'start',
    form: 'army start <file>',
    about: t('comme au départ de la bataille', 'as it stood when the battle began'),
    takes: ['partly'],
    most: 1,
  },
] as const satisfies readonly About[];

export type ArmyCommandId = (typeof ARMY_COMMANDS)[number]['id'];

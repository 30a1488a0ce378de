import { t, type Text } from '../../kernel/text.ts';

/** What may stand behind a flag: one of some words, or something of a kind. */
type Values = readonly string[] | 'minds' | 'opponent' | 'rulings' | 'file';

interface OwnFlag {
  /** How it is typed. */
  readonly form: string;
  readonly about: Text;
  readonly values?: Values;
}

/** Flags that one command alone has, each with a value: what is read, completed and told in its help. */
export const OWN_FLAGS = {
  play: {
    opponent: {
      form: '--opponent veteran,2',
      about: t(
        'contre l’ordinateur : son niveau et son camp (le second si rien n’est dit)',
        'against the computer: its level and its side (the second where none is named)',
      ),
      values: 'opponent',
    },
    dice: {
      form: '--dice rolled|typed',
      about: t('dés lancés ici, ou les vôtres, à taper', 'dice rolled here, or your own, to be typed'),
      values: ['rolled', 'typed'],
    },
    journal: {
      form: '--journal file.json',
      about: t(
        'y garde la bataille ; si elle y est déjà, elle continue où elle en était',
        'keeps the battle there; one that is there already goes on where it was',
      ),
      values: 'file',
    },
  },
  replay: {
    at: { form: '--at 40', about: t('la position après cette entrée', 'the position after that entry') },
  },
  simulate: {
    games: { form: '--games 100', about: t('batailles à jouer', 'battles to play') },
    minds: {
      form: '--minds a,b',
      about: t('qui joue chaque camp ; un seul nom joue les deux', 'who plays each side; one name plays both'),
      values: 'minds',
    },
    jobs: {
      form: '--jobs n',
      about: t('fils d’exécution (par défaut, tous les cœurs)', 'threads (all cores by default)'),
    },
    compare: {
      form: '--compare A-49=free',
      about: t(
        'mêmes dés avec une autre interprétation : compte-t-elle ?',
        'the same dice with another ruling: does it matter?',
      ),
      values: 'rulings',
    },
    sweep: {
      form: '--sweep turns=6,8,10',
      about: t(
        'fait varier un nombre du scénario (units[4].strength=3..6)',
        'varies a number of the scenario (units[4].strength=3..6)',
      ),
    },
    resume: {
      form: '--resume file.json',
      about: t(
        'y garde les batailles ; la même commande reprend où elle en était',
        'keeps the battles there; the same command goes on where it was',
      ),
      values: 'file',
    },
  },
  serve: {
    port: { form: '--port 4321', about: t('le port', 'the port') },
    host: { form: '--host 0.0.0.0', about: t('l’adresse où écouter', 'the address to listen at') },
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, OwnFlag>>>>;

export type WithOwnFlags = keyof typeof OWN_FLAGS;
export type OwnFlagOf<C extends WithOwnFlags> = keyof (typeof OWN_FLAGS)[C];

/** Those of any command, in their order. */
export const ownFlagsOf = (command: string): ReadonlyMap<string, OwnFlag> =>
  new Map(Object.hasOwn(OWN_FLAGS, command) ? Object.entries(OWN_FLAGS[command as WithOwnFlags]) : []);

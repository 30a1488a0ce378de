import type { Refusal } from '../kernel/assessment.ts';
import { cite } from '../kernel/source.ts';
import { t, type Text } from '../kernel/text.ts';

/** Why an order, or another line, is not taken: only the rules cite a chart for it. */
export interface Declined extends Refusal {
  readonly because: 'rules' | 'stale' | 'seat' | 'consent' | 'over' | 'full' | 'position';
}

const decline = (because: Declined['because'], refused: Text): Declined => ({
  because,
  refused,
  source: cite('journal'),
});

export const STALE = decline('stale', t('la partie a continué depuis', 'the battle has gone on since'));
export const NOT_FOR_SIDE = decline('seat', t('ce n’était pas à ce camp', 'it was not for that side'));
export const NOT_SEATED = decline('seat', t('un autre joueur commande ce camp', 'another player commands this side'));
export const NOT_AGREED = decline(
  'consent',
  t('l’autre camp n’a pas donné son accord', 'the other side has not agreed'),
);
export const NEEDS_NO_CONSENT = decline(
  'consent',
  t('cet ordre se donne sans accord', 'this order needs no agreement'),
);
export const OVER = decline('over', t('la bataille est terminée', 'the battle is over'));
export const FULL = decline('full', t('le journal est plein', 'the journal is full'));
export const NO_SUCH_ENTRY = decline('position', t('il n’y a pas tant d’entrées', 'there are not so many entries'));
export const THROWN = decline('position', t('des dés ont été lancés depuis', 'dice were rolled since'));
export const TOGETHER = decline(
  'position',
  t('ces ordres ont été joués ensemble', 'these orders were played together'),
);
export const NOTHING_OFFERED = decline('position', t('rien n’attend de réponse', 'nothing waits for an answer'));
export const OWN_OFFER = decline(
  'position',
  t('c’est à l’autre camp de répondre', 'it is for the other side to answer'),
);

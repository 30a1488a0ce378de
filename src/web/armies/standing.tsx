import { t, type Text } from '../../kernel/text.ts';
import type { UnitStanding as Stands } from '../../kernel/army.ts';
import { say } from '../base/lang.ts';
import './standing.css';

type Class = Stands['standing'];

/** Told by a sign as well as by a colour. */
const SIGNS: Readonly<Record<Class, string>> = { steady: '●', shaken: '◐', gone: '✕' };

export const CLASS_NAMES: Readonly<Record<Class, Text>> = {
  steady: t('en ordre', 'steady'),
  shaken: t('en difficulté', 'shaken'),
  gone: t('hors de combat', 'gone'),
};

/** How a unit stands: a sign, and the word that its rules have for it. */
export const StandingMark = ({ standing }: { standing: Stands }) => (
  <span class={`army-standing ${standing.standing}`}>
    <span aria-hidden="true">{SIGNS[standing.standing]}</span> {say(standing.text)}
  </span>
);

/** Steady units are always counted; the other classes only where there are some. */
const classesShown = (counts: Readonly<Record<Class, number>>): readonly Class[] =>
  (Object.keys(counts) as Class[]).filter((one) => one === 'steady' || counts[one] > 0);

export const StandingCounts = ({ counts }: { counts: Readonly<Record<Class, number>> }) => (
  <span class="army-counts">
    {classesShown(counts).map((one) => (
      <span key={one} class={`army-standing ${one}`}>
        <span aria-hidden="true">{SIGNS[one]}</span> {counts[one]} {say(CLASS_NAMES[one])}
      </span>
    ))}
  </span>
);

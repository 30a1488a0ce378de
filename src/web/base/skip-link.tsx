import type { RefObject } from 'preact';
import type { Text } from '../../kernel/text.ts';
import { say } from './lang.ts';

/** Leads keyboards past what is long to step through; the address stays as it is. */
export const SkipLink = ({ to, text, ...link }: { to: RefObject<HTMLElement | null>; text: Text; class: string }) => (
  <a
    {...link}
    href="#main"
    onClick={(event) => {
      event.preventDefault();
      to.current?.focus();
    }}
  >
    {say(text)}
  </a>
);

import type { ComponentChildren } from 'preact';
import type { Text } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';

interface PanelProps {
  /** Ids are made of it. */
  readonly name: string;
  readonly title: Text;
  /** Says why there is nothing to show. */
  readonly refusing?: boolean;
  /** Something on the page leads here. */
  readonly target?: boolean;
  readonly busy?: boolean;
  readonly children: ComponentChildren;
}

/** A titled part of what a page answers. */
export const Panel = ({ name, title, refusing, target, busy, children }: PanelProps) => (
  <section
    class={refusing ? 'notice bad calc-refused' : 'card calc-panel'}
    aria-labelledby={`${name}-title`}
    {...(target && { id: name, tabIndex: -1 })}
    aria-busy={busy}
  >
    <h2 id={`${name}-title`}>{say(title)}</h2>
    {children}
  </section>
);

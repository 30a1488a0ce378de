import type { Ruling } from '../../kernel/ruling.ts';
import { t } from '../../kernel/text.ts';
import { say } from '../base/lang.ts';

interface OriginProps {
  readonly ruleset: string;
  readonly origin: Ruling['origin'];
  readonly rulings: readonly string[];
}

/** Where a figure comes from: said where it is ours, with the rulings it rests on. */
export const OriginMark = ({ ruleset, origin, rulings }: OriginProps) => (
  <>
    {origin === 'house' && (
      <>
        {' '}
        <span class="badge">{say(t('de notre cru', 'ours'))}</span>
      </>
    )}
    {rulings.map((id) => (
      <>
        {' '}
        <a key={id} class="badge" href={`#/${ruleset}/rulings?id=${encodeURIComponent(id)}`}>
          <span class="visually-hidden">{say(t('interprétation ', 'ruling '))}</span>
          {id}
        </a>
      </>
    ))}
  </>
);

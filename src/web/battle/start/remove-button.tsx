import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { t } from '../../../kernel/text.ts';
import { say } from '../../base/lang.ts';

interface Props {
  readonly name: string;
  /** What else may be done with it, while nobody is about to remove it. */
  readonly children: ComponentChildren;
  remove(): void;
}

/** Removes something for good, once it was said twice. */
export function Removing({ name, children, remove }: Props) {
  const asking = useSignal(false);
  if (asking.value)
    return (
      <>
        <button type="button" class="primary compact" onClick={remove}>
          {say(t('Effacer', 'Remove'))}
        </button>
        <button type="button" class="compact" onClick={() => (asking.value = false)}>
          {say(t('Garder', 'Keep'))}
        </button>
      </>
    );
  return (
    <>
      {children}
      <button type="button" class="quiet compact" onClick={() => (asking.value = true)}>
        {say(t('Effacer…', 'Remove…'))}
        <span class="visually-hidden"> {name}</span>
      </button>
    </>
  );
}

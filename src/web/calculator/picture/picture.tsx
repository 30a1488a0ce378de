import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useRef } from 'preact/hooks';
import type { Side } from '../../../kernel/schema.ts';
import { t } from '../../../kernel/text.ts';
import { moveAmong } from '../../base/keys.ts';
import { say } from '../../base/lang.ts';
import { lazy } from '../../base/lazy.tsx';
import type { Model } from '../model.ts';
import type { FactEditorProps } from './fact-editor.tsx';
import { rootFields } from '../sides.ts';
import { BetweenSides } from './between-sides.tsx';
import { type PicturedSide, picturedSide, type OpenEditor } from './pictured-side.ts';
import { SideView } from './side.tsx';
import './picture.css';

const FactEditor = lazy<FactEditorProps>(async () => (await import('./fact-editor.tsx')).FactEditor);

/** What is edited in place: a record, or some of its facts; and where it was touched. */
interface EditedFacts {
  readonly path: string;
  readonly names?: readonly string[];
  readonly from: DOMRect;
}

/**
 * The combat as it looks on the table: two sides face to face, and between them from where and across what they fight.
 * A tap changes a fact, or edits a counter in place. For Tab it is one stop: arrows lead along it.
 */
export function Picture({ model }: { model: Model }) {
  const edited = useSignal<EditedFacts | undefined>(undefined);
  const frame = useRef<HTMLDivElement>(null);
  const fields = rootFields(model.procedure.situation);
  const of = (side: Side): PicturedSide => picturedSide(fields, model.draft.value, side);
  const [own, enemy, ground] = [of('own'), of('enemy'), of('ground')];
  if (own.counters.length === 0 || enemy.counters.length === 0) return null;
  const open: OpenEditor = (path, names) => {
    const from = (document.activeElement ?? frame.current!).getBoundingClientRect();
    edited.value = { path, ...(names && { names }), from };
  };
  return (
    <>
      <div
        ref={frame}
        class="picture screen-only"
        role="toolbar"
        aria-label={say(t('Le combat', 'The combat'))}
        onClickCapture={focusTouched}
        onKeyDown={onKey}
      >
        <SideView model={model} side="own" mine={own} theirs={enemy} open={open} />
        <BetweenSides model={model} own={own} enemy={enemy} ground={ground} open={open} />
        <SideView model={model} side="enemy" mine={enemy} theirs={own} open={open} />
      </div>
      {edited.value && <FactEditor model={model} {...edited.value} close={() => (edited.value = undefined)} />}
    </>
  );
}

/** Not every browser gives the focus to what is touched; what opens beside it gives it back there. */
const focusTouched = ({ target }: Event): void =>
  (target as Element).closest<HTMLElement>('button, [role="button"]')?.focus({ preventScroll: true });

function onKey(event: TargetedKeyboardEvent<HTMLElement>): void {
  moveAmong(event, 'button, [role="button"]');
  if (!(event.target instanceof SVGElement) || (event.key !== 'Enter' && event.key !== ' ')) return;
  event.preventDefault();
  event.target.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

import type { ComponentChildren } from 'preact';
import type { ControlAttributes } from './form.ts';

interface SegmentProps {
  /** Unique on the page: radio buttons that share it exclude one another. */
  readonly name: string;
  readonly value: string;
  readonly chosen: boolean;
  /** Its name, where it shows no words. */
  readonly label?: string | undefined;
  readonly children: ComponentChildren;
  onChoose(): void;
  onClick?(event: MouseEvent): void;
}

/** A native radio button drawn as a part of one control. */
export const Segment = ({ label, chosen, children, onChoose, onClick, ...radio }: SegmentProps) => (
  <label class="segment" title={label} onClick={onClick}>
    <input type="radio" {...radio} aria-label={label} checked={chosen} onChange={onChoose} />
    <span>{children}</span>
  </label>
);

interface SegmentsProps<Id extends string> {
  readonly name: string;
  readonly legend: string;
  /** Only read out. */
  readonly legendHidden?: boolean;
  readonly options: readonly { readonly id: Id; readonly text: ComponentChildren; readonly label?: string }[];
  readonly value: unknown;
  readonly help?: ComponentChildren;
  readonly problem?: ComponentChildren;
  readonly attributes?: ControlAttributes;
  onChoose(id: Id): void;
}

/** One of a few, all in sight. */
export const Segments = <Id extends string>(props: SegmentsProps<Id>) => {
  const { name, legend, legendHidden, options, value, help, problem, attributes, onChoose } = props;
  return (
    <fieldset class="segments" {...attributes}>
      <legend class={legendHidden ? 'visually-hidden' : undefined}>{legend}</legend>
      {help}
      <div class="segments-track">
        {options.map(({ id, text, label }) => (
          <Segment key={id} name={name} value={id} label={label} chosen={id === value} onChoose={() => onChoose(id)}>
            {text}
          </Segment>
        ))}
      </div>
      {problem}
    </fieldset>
  );
};

import type { ControlAttributes } from './form.ts';

interface SelectProps {
  readonly options: readonly { readonly id: string; readonly text: string }[];
  readonly value: string;
  readonly attributes?: ControlAttributes;
  onChoose(id: string): void;
}

/** One of many. */
export const Select = ({ options, value, attributes, onChoose }: SelectProps) => (
  <select {...attributes} value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
    {options.map(({ id, text }) => (
      <option key={id} value={id}>
        {text}
      </option>
    ))}
  </select>
);

import type { ComponentChildren } from 'preact';

interface Option {
  readonly id: string;
  readonly text: ComponentChildren;
}

interface Parts {
  /** Unique on the page: radios that share it exclude one another. */
  readonly name: string;
  readonly legend: ComponentChildren;
  readonly options: readonly Option[];
  readonly value: string;
  readonly onChoose: (id: string) => void;
  /** Options that are sentences stand one below the other. */
  readonly wrapping?: boolean;
}

/** One of a few, all in sight: native radio buttons that look like one control. */
export const Segments = ({ name, legend, options, value, onChoose, wrapping = false }: Parts) => (
  <fieldset class={wrapping ? 'segments wrapping' : 'segments'}>
    <legend>{legend}</legend>
    <div class="segments-track">
      {options.map(({ id, text }) => (
        <label key={id} class="segment">
          <input type="radio" name={name} value={id} checked={id === value} onChange={() => onChoose(id)} />
          <span>{text}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** One of many. */
export const Select = ({ legend, options, value, onChoose }: Omit<Parts, 'name' | 'wrapping'>) => (
  <label class="field">
    <span class="field-label">{legend}</span>
    <select value={value} onChange={(event) => onChoose(event.currentTarget.value)}>
      {options.map(({ id, text }) => (
        <option key={id} value={id} selected={id === value}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

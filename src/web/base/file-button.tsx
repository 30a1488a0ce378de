import './file-button.css';

interface Props {
  readonly text: string;
  readonly quiet?: boolean;
  /** What else than JSON may be opened. */
  readonly also?: string;
  take(file: File): Promise<void>;
}

/** Opens a file; the same one may be opened again. */
export const FileButton = ({ text, quiet, also, take }: Props) => (
  <label class={`button calc-file${quiet ? ' quiet' : ''}`}>
    {text}
    <input
      type="file"
      accept={`application/json,.json${also === undefined ? '' : `,${also}`}`}
      onChange={async (event) => {
        const input = event.currentTarget;
        const [file] = input.files ?? [];
        if (file !== undefined) await take(file);
        input.value = '';
      }}
    />
  </label>
);

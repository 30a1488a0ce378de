import './file-button.css';

interface Props {
  readonly text: string;
  readonly quiet?: boolean;
  take(file: File): Promise<void>;
}

/** Opens a JSON file; the same one may be opened again. */
export const FileButton = ({ text, quiet, take }: Props) => (
  <label class={`button calc-file${quiet ? ' quiet' : ''}`}>
    {text}
    <input
      type="file"
      accept="application/json,.json"
      onChange={async (event) => {
        const input = event.currentTarget;
        const [file] = input.files ?? [];
        if (file !== undefined) await take(file);
        input.value = '';
      }}
    />
  </label>
);

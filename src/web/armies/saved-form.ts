import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import type { Values } from '../../kernel/army.ts';
import { equalJson } from '../../kernel/json-hash.ts';
import type { Problem } from '../../kernel/schema.ts';
import type { Form } from '../form/form.ts';
import { putAt, parsePath } from '../form/paths.ts';
import { byPath, tryMake } from '../form/problems.ts';

export interface SavedForm extends Form {
  readonly draft: ReadonlySignal<Values>;
  /** What is wrong with the whole, and with no field alone. */
  readonly whole: ReadonlySignal<readonly Problem[]>;
}

/**
 * A form over values that are saved at once where they fit; what does not fit stays in the form, with the reason, and
 * is not saved. `made` gives what is to be saved, or throws `BadInput`.
 */
export function useSavedForm<Made>(
  key: string,
  values: Values,
  make: (draft: Values) => Made,
  save: (made: Made, path: string) => void,
): SavedForm {
  const typed = useMemo(
    () => signal<{ readonly draft: Values; readonly problems: readonly Problem[] }>({ draft: values, problems: [] }),
    [key],
  );
  // What was changed elsewhere (undone, applied, in another tab) shows, unless something here still does not fit.
  if (typed.peek().problems.length === 0 && !isSaved(typed.peek().draft, values))
    typed.value = { draft: values, problems: [] };
  return useMemo(
    () => ({
      draft: computed(() => typed.value.draft),
      problems: computed(() => byPath(typed.value.problems)),
      whole: computed(() => typed.value.problems.filter(({ path }) => !Object.hasOwn(typed.value.draft, path))),
      edit(path: string, value: unknown): void {
        const draft = putAt(typed.peek().draft, parsePath(path), value) as Values;
        const found = tryMake(() => make(draft));
        if ('problems' in found) typed.value = { draft, problems: found.problems };
        else {
          typed.value = { draft, problems: [] };
          save(found.made, path);
        }
      },
    }),
    [typed, make, save],
  );
}

/** What is typed and what was saved of it: spaces at the end of a name are on their way to its next word. */
const isSaved = (draft: Values, values: Values): boolean =>
  Object.entries(values).every(([name, value]) => {
    const said = draft[name];
    return equalJson(typeof said === 'string' ? said.trim() : said, value);
  });

import { BadInput } from '../../../kernel/problem.ts';
import type { Save } from '../../../play/save.ts';
import type { Audited, Said, Sent } from './check-file-worker.ts';

/** Somebody who reads a file and goes through it by the rules, without holding the page up. */
interface Checker {
  /** Throws `BadInput`. */
  read(text: string): Promise<Save>;
  /** Throws `BadInput` with the first entry that the rules refuse; `told` hears how many they have gone through. */
  audit(audited: Audited, told: (done: number) => void): Promise<void>;
  end(): void;
}

export function checker(): Checker {
  const worker = new Worker(new URL('./check-file-worker.ts', import.meta.url), { type: 'module' });
  const ask = (sent: Sent, told?: (done: number) => void): Promise<Said> =>
    new Promise((resolve, reject) => {
      const hearing = new AbortController();
      const { signal } = hearing;
      const hear = (said: Said): void => {
        if ('done' in said) return told?.(said.done);
        hearing.abort();
        if ('problems' in said) reject(new BadInput(said.problems));
        else resolve(said);
      };
      worker.addEventListener('message', ({ data }: MessageEvent<Said>) => hear(data), { signal });
      worker.addEventListener(
        'error',
        (event) => {
          event.preventDefault();
          hearing.abort();
          reject(new Error(event.message));
        },
        { signal },
      );
      worker.postMessage(sent, []);
    });
  return {
    read: async (text) => ((await ask({ text })) as Extract<Said, { readonly save: Save }>).save,
    audit: async (audited, told) => void (await ask({ audited }, told)),
    end: () => worker.terminate(),
  };
}

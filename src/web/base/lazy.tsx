import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { LoadingFailed, Loading } from './loading.tsx';

/** A page whose code comes when it is first shown; what cannot be fetched says so and can be tried again. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> & Ahead {
  let page: ComponentType<P> | undefined;
  function Lazy(props: P) {
    const state = useSignal<'loading' | 'failed' | 'ready'>(page === undefined ? 'loading' : 'ready');
    const fetch = () => {
      state.value = 'loading';
      load().then(
        (loaded) => {
          page = loaded;
          state.value = 'ready';
        },
        () => {
          state.value = 'failed';
        },
      );
    };
    useEffect(() => {
      if (state.peek() === 'loading') fetch();
    }, []);
    if (state.value === 'failed') return <LoadingFailed retry={fetch} />;
    if (state.value === 'loading' || page === undefined) return <Loading />;
    const Page = page;
    return <Page {...props} />;
  }
  /** What fails is told when the page is shown, which tries again. */
  const fetchAhead = (): void =>
    void load().then(
      (loaded) => (page = loaded),
      () => undefined,
    );
  return Object.assign(Lazy, { ahead: fetchAhead });
}

/** Fetches it before it is shown, beside what it waits for. */
interface Ahead {
  ahead(): void;
}

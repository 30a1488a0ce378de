import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { Failed, Waiting } from './waiting.tsx';

/** A page whose code comes when it is first shown; what cannot be fetched says so and can be tried again. */
export function lazy<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  let page: ComponentType<P> | undefined;
  return function Lazy(props: P) {
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
      if (page === undefined) fetch();
    }, []);
    if (state.value === 'failed') return <Failed retry={fetch} />;
    if (state.value === 'loading' || page === undefined) return <Waiting />;
    const Page = page;
    return <Page {...props} />;
  };
}

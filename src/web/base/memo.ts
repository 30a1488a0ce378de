import { Component, type ComponentChildren, type FunctionComponent, h } from 'preact';

/** A component drawn again only when one of its properties is another; `preact/compat` has more than we need. */
export function memo<P extends object>(draw: (props: P) => ComponentChildren): FunctionComponent<P> {
  class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const names = new Set([...Object.keys(this.props), ...Object.keys(next)]) as Set<keyof P>;
      for (const name of names) if ((this.props as P)[name] !== next[name]) return true;
      return false;
    }
    override render(): ComponentChildren {
      return h(draw as FunctionComponent<P>, this.props as P);
    }
  }
  return Memo as unknown as FunctionComponent<P>;
}

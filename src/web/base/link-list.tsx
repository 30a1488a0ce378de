import { Fragment } from 'preact';

interface LinkListProps {
  readonly links: readonly { readonly href: string; readonly text: string }[];
  readonly between: string;
}

/** Links in a sentence. */
export const LinkList = ({ links, between }: LinkListProps) => (
  <>
    {links.map(({ href, text }, i) => (
      <Fragment key={href}>
        {i > 0 && between}
        <a href={href}>{text}</a>
      </Fragment>
    ))}
  </>
);

import type { ComponentProps } from 'react';

/** A link as data. `onClick` is set if the application handles the click. */
export type LinkItem = Pick<ComponentProps<'a'>, 'onClick' | 'rel' | 'target' | 'hrefLang'> & {
  readonly href: string;
  readonly label: string;
};
/** A link of a group; it may be the current page. */
export type CurrentLinkItem = LinkItem & { readonly current: boolean };

import type { ComponentProps } from 'react';

/** A link given as data. `onClick` is where the application takes the click over from the browser. */
export type LinkItem = Pick<ComponentProps<'a'>, 'onClick' | 'rel' | 'target' | 'hrefLang'> & {
  readonly href: string;
  readonly label: string;
};
/** One of some that belong together, which may lead to where one is. */
export type CurrentLinkItem = LinkItem & { readonly current: boolean };

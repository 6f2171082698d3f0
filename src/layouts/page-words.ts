import type { Cloth } from '../ui/arch/curtains.ts';
import type { FooterProps } from '../ui/footer/Footer.tsx';
import type { MastheadProps } from '../ui/masthead/Masthead.tsx';
import type { ReactNode } from 'react';

/** All that a layout says, localised by the caller. */
export type PageWords = {
  /** On the skip link. */
  readonly skip: string;
  readonly masthead: MastheadProps;
  readonly footer: FooterProps;
};

/** A row of tokens in `tokens.css`. */
export type Theme = 'main';

export type LayoutProps = {
  words: PageWords;
  /** Whose tokens the page has. */
  theme?: Theme | undefined;
  /** The cloth of the page: its one accent. */
  cloth?: Cloth | undefined;
  /** Above the masthead: a banner, a notice. */
  above?: ReactNode;
  /** Inside the app's wrapper, which has a head and a foot of its own: none here (D34). */
  wrapped?: boolean | undefined;
  children: ReactNode;
};

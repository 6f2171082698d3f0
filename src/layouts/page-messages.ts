import type { Accent } from '../ui/arch/curtains.ts';
import type { FooterColumn, FooterProps } from '../ui/footer/Footer.tsx';
import type { HeaderProps } from '../ui/header/Header.tsx';
import type { ReactNode } from 'react';

/** All that a layout says, localised by the caller. */
export type PageMessages = {
  /** On the skip link. */
  readonly skip: string;
  readonly header: HeaderProps;
  readonly footer: FooterProps;
  /** What the law and the visitor’s own choices ask for, in the slim foot. */
  readonly finePrint: FooterColumn;
};

/** A row of tokens in `tokens.css`. */
export type Theme = 'main';

export type LayoutProps = {
  words: PageMessages;
  /** Whose tokens the page has. */
  theme?: Theme | undefined;
  /** The accent of the page: its one accent. */
  accent?: Accent | undefined;
  /** Above the header: a banner, a notice. */
  above?: ReactNode;
  /** Inside the app's wrapper, which has a head and a foot of its own: none here (D34). */
  wrapped?: boolean | undefined;
  /** In another company’s in-app browser: no header, and the slim foot wherever the layout has one (D47). */
  inApp?: boolean | undefined;
  /** Where the layout has a foot: all that the house has, or else the slim one. */
  foot?: 'full' | undefined;
  /** What is shown: each has a foot of its own, which has not moved from where that of the last one was. */
  screen?: string | undefined;
  children: ReactNode;
};

import type { Accent } from '../ui/arch/curtains.ts';
import type { FooterColumn, FooterProps } from '../ui/footer/Footer.tsx';
import type { HeaderProps } from '../ui/header/Header.tsx';
import type { ReactNode } from 'react';

/** All texts of a layout, localised by the caller. */
export type PageMessages = {
  readonly skip: string;
  readonly header: HeaderProps;
  readonly footer: FooterProps;
  /** Legal links and cookie settings, in the slim footer. */
  readonly finePrint: FooterColumn;
};

/** A set of tokens in `tokens.css`. */
type Theme = 'main';

export type LayoutProps = {
  words: PageMessages;
  theme?: Theme | undefined;
  accent?: Accent | undefined;
  /** Above the header: a banner or notice. */
  above?: ReactNode;
  /** Inside the app's wrapper, which has its own header and footer: both are omitted (D34). */
  wrapped?: boolean | undefined;
  /** In another company's in-app browser: no header, and the slim footer in layouts with a footer (D47). */
  inApp?: boolean | undefined;
  /** For layouts with a footer: the full one; default: the slim one. */
  foot?: 'full' | undefined;
  /** The current screen: each has a separate footer element, so that its new position is no layout shift. */
  screen?: string | undefined;
  children: ReactNode;
};

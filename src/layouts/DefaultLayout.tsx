import { Footer } from '../ui/footer/Footer.tsx';
import { Page } from './Page.tsx';
import type { LayoutProps } from './page-messages.ts';

/** Header, main and footer. */
export function DefaultLayout({ words, ...page }: LayoutProps) {
  return <Page words={words} {...page} foot={<Footer {...words.footer} />} />;
}

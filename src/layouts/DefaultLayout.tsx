import { Footer } from '../ui/footer/Footer.tsx';
import { SlimFoot } from '../ui/footer/SlimFoot.tsx';
import { Page } from './Page.tsx';
import type { LayoutProps } from './page-messages.ts';

/** Header, main, and the page's footer; the company's pages are linked in the header if the full footer has them. */
export function DefaultLayout({ foot, ...page }: LayoutProps) {
  const { finePrint, footer } = page.words;
  const { help, language, copyright } = footer;
  const slim = <SlimFoot finePrint={finePrint} help={help} language={language} copyright={copyright} />;
  const isFull = foot === 'full' && !page.inApp;
  return <Page {...page} hasClubMenu={isFull} foot={isFull ? <Footer {...footer} /> : slim} />;
}

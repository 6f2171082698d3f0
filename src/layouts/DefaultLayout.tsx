import { Footer } from '../ui/footer/Footer.tsx';
import { Page } from './Page.tsx';
import type { LayoutProps } from './page-messages.ts';

/** Header, main and footer, or the slim foot. */
export function DefaultLayout({ words, ...page }: LayoutProps) {
  const { finePrint, footer } = words;
  const SlimFoot = page.slimFoot;
  const foot = SlimFoot ? (
    <SlimFoot finePrint={finePrint} help={footer.help} language={footer.language} />
  ) : (
    <Footer {...footer} />
  );
  return <Page words={words} {...page} foot={foot} />;
}

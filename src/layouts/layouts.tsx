/** The layouts of a screen; its page data names one. */
import { Footer } from '../ui/footer/Footer.tsx';
import { SlimFoot } from '../ui/footer/SlimFoot.tsx';
import { HelpRow } from '../ui/help-row/HelpRow.tsx';
import { Lines } from '../ui/lines/Lines.tsx';
import { Page } from './Page.tsx';
import './centered.css';
import './inclined.css';
import './no-footer.css';
import type { LayoutProps } from './page-messages.ts';

/** Header, main, and the page's footer; the company's pages are linked in the header if the full footer has them. */
export function DefaultLayout({ foot, ...page }: LayoutProps) {
  const { finePrint, footer } = page.words;
  const { help, language, copyright } = footer;
  const slim = <SlimFoot finePrint={finePrint} help={help} language={language} copyright={copyright} />;
  const isFull = foot === 'full' && !page.inApp;
  return <Page {...page} hasClubMenu={isFull} foot={isFull ? <Footer {...footer} /> : slim} />;
}

/**
 * The default layout with one centred column, for pages without a state and therefore without an arch. A form in it
 * stays aligned to its left edge.
 */
export function CenteredLayout({ children, ...page }: LayoutProps) {
  return (
    <DefaultLayout {...page}>
      <div className="centered flow">{children}</div>
    </DefaultLayout>
  );
}

/**
 * The default layout with inclined black lines behind its left side, on a phone behind its top: for a page about an
 * object.
 */
export function InclinedLinesLayout({ children, ...page }: LayoutProps) {
  return (
    <DefaultLayout {...page}>
      <div className="inclined-lines">
        <Lines />
        {children}
      </div>
    </DefaultLayout>
  );
}

/**
 * Header and main without footer, for focused pages: only help (WCAG 3.2.6), and the language for visitors who opened
 * the page in a foreign one.
 */
export function NoFooterLayout(page: LayoutProps) {
  const { help, language } = page.words.footer;
  return (
    <Page
      {...page}
      foot={
        <aside className="no-footer">
          <HelpRow help={help} language={language} />
        </aside>
      }
    />
  );
}

import { HelpRow } from '../ui/help-row/HelpRow.tsx';
import { Page } from './Page.tsx';
import type { LayoutProps } from './page-messages.ts';
import './no-footer.css';

/** Header and main: for a moment that wants nothing else on the screen but help (WCAG 3.2.6) and, for who opened it in a strange one, the language. */
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

import { HelpRow } from '../ui/help-row/HelpRow.tsx';
import { Page } from './Page.tsx';
import type { LayoutProps } from './page-messages.ts';
import './no-footer.css';

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

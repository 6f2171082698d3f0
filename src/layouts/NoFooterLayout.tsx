import { LanguageSelect } from '../ui/language-select/LanguageSelect.tsx';
import { Page } from './Page.tsx';
import type { LayoutProps } from './page-messages.ts';
import './no-footer.css';

/** Header and main: for a moment that wants nothing else on the screen but, for who opened it in a strange one, the language. */
export function NoFooterLayout(page: LayoutProps) {
  const { language } = page.words.footer;
  return (
    <Page
      {...page}
      foot={
        <aside className="no-footer">
          <LanguageSelect {...language} />
        </aside>
      }
    />
  );
}

import type { ReactNode } from 'react';
import { Masthead } from '../ui/masthead/Masthead.tsx';
import { SkipLink } from '../ui/skip-link/SkipLink.tsx';
import type { LayoutProps } from './page-words.ts';
import './page.css';

/** What every layout shares: skip link, masthead, one main, and a foot if there is one. Inside the app's wrapper: skip link and main. */
export function Page({
  words,
  theme = 'main',
  cloth = 'oxblood',
  above,
  foot,
  wrapped,
  children,
}: LayoutProps & { foot?: ReactNode }) {
  return (
    <div className="page" data-theme={theme} data-cloth={cloth}>
      <SkipLink target="main">{words.skip}</SkipLink>
      {above}
      {wrapped ? null : <Masthead {...words.masthead} />}
      <main className="page__main" id="main" tabIndex={-1}>
        {children}
      </main>
      {wrapped ? null : foot}
    </div>
  );
}

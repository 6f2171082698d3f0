import type { ReactNode } from 'react';
import { Masthead } from '../ui/masthead/Masthead.tsx';
import { SkipLink } from '../ui/skip-link/SkipLink.tsx';
import type { LayoutProps } from './page-words.ts';
import './page.css';

/** What every layout shares: skip link, masthead, one main, and a foot if there is one. */
export function Page({ words, cloth = 'oxblood', above, foot, children }: LayoutProps & { foot?: ReactNode }) {
  return (
    <div className="page" data-cloth={cloth}>
      <SkipLink target="main">{words.skip}</SkipLink>
      {above}
      <Masthead {...words.masthead} />
      <main className="page__main" id="main" tabIndex={-1}>
        {children}
      </main>
      {foot}
    </div>
  );
}

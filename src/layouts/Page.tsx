import { Suspense, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Header } from '../ui/header/Header.tsx';
import { SkipLink } from '../ui/skip-link/SkipLink.tsx';
import type { LayoutProps } from './page-messages.ts';
import './page.css';

/**
 * Common part of every layout: a header that begins with the skip link, which is therefore in a landmark, one main, and
 * an optional footer. Inside the app's wrapper and in another company's app the header only has that link.
 */
export function Page({
  words,
  theme = 'main',
  accent = 'oxblood',
  above,
  foot,
  wrapped,
  inApp,
  screen,
  hasClubMenu = false,
  children,
}: Omit<LayoutProps, 'foot'> & { foot?: ReactNode; hasClubMenu?: boolean }) {
  return (
    <div
      className={classNames('page', Boolean(foot) && !wrapped && 'page--footed')}
      data-theme={theme}
      data-accent={accent}
    >
      <header role={wrapped || inApp ? 'none' : undefined}>
        <SkipLink target="main">{words.skip}</SkipLink>
        {above}
        {wrapped || inApp ? null : <Header {...words.header} menu={hasClubMenu ? words.header.menu : null} />}
      </header>
      <main className="page__main" id="main" tabIndex={-1}>
        {children}
      </main>
      {/* React hydrates it after the rest of the page. */}
      {wrapped ? null : <Suspense key={screen}>{foot}</Suspense>}
    </div>
  );
}

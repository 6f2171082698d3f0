import { Suspense, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Header } from '../ui/header/Header.tsx';
import { SkipLink } from '../ui/skip-link/SkipLink.tsx';
import type { LayoutProps } from './page-messages.ts';
import './page.css';

/**
 * What every layout shares: a head that begins with the skip link, so that it is in a landmark whatever stands before the page,
 * one main, and a foot if there is one. Inside the app's wrapper and in another company's app there is no head, but that link.
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
  house = false,
  children,
}: Omit<LayoutProps, 'foot'> & { foot?: ReactNode; house?: boolean }) {
  return (
    <div
      className={classNames('page', Boolean(foot) && !wrapped && 'page--footed')}
      data-theme={theme}
      data-accent={accent}
    >
      <header role={wrapped || inApp ? 'none' : undefined}>
        <SkipLink target="main">{words.skip}</SkipLink>
        {above}
        {wrapped || inApp ? null : <Header {...words.header} house={house ? words.header.house : null} />}
      </header>
      <main className="page__main" id="main" tabIndex={-1}>
        {children}
      </main>
      {/* React hydrates it behind the rest of the page. */}
      {wrapped ? null : <Suspense key={screen}>{foot}</Suspense>}
    </div>
  );
}

import { Fragment, type ReactNode } from 'react';
import { classNames } from '../ui/class-names.ts';
import { Header } from '../ui/header/Header.tsx';
import { SkipLink } from '../ui/skip-link/SkipLink.tsx';
import type { LayoutProps } from './page-messages.ts';
import './page.css';

/**
 * What every layout shares: a header that begins with the skip link, so that it is in a landmark whatever stands before the page,
 * one main, and a foot if there is one. Inside the app's wrapper: skip link and main; in another company's app no header.
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
  const skip = <SkipLink target="main">{words.skip}</SkipLink>;
  return (
    <div
      className={classNames('page', Boolean(foot) && !wrapped && 'page--footed')}
      data-theme={theme}
      data-accent={accent}
    >
      {above}
      {wrapped || inApp ? (
        skip
      ) : (
        <Header {...words.header} house={house ? words.header.house : null}>
          {skip}
        </Header>
      )}
      <main className="page__main" id="main" tabIndex={-1} key={screen}>
        {children}
      </main>
      {wrapped ? null : <Fragment key={screen}>{foot}</Fragment>}
    </div>
  );
}

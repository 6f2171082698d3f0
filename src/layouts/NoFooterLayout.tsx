import { Page } from './Page.tsx';
import type { LayoutProps } from './page-words.ts';

/** Masthead and main: for a moment that wants nothing else on the screen. */
export function NoFooterLayout(page: LayoutProps) {
  return <Page {...page} />;
}

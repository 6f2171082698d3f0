import type { LandingLayoutProps } from './landing-layout.ts';
import { PageFrame } from './PageFrame.tsx';
import './landing-sections.css';
import './single-column.css';

/** One column in the middle: the arch, the words below it, and everything else below them. */
export function CenterSingleColumn({ arch, form, words, children }: LandingLayoutProps) {
  return (
    <>
      <PageFrame column="centre" kind={form ? 'form' : 'floor'} hero={!form} arch={arch}>
        {words}
      </PageFrame>
      <div className="landing-sections single-column">{children}</div>
    </>
  );
}

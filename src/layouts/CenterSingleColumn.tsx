import type { LandingLayoutProps } from './landing-layout.ts';
import { PageFrame } from './PageFrame.tsx';
import './ink-ground.css';
import './landing-sections.css';
import './single-column.css';

/** One centred column: the arch, the text below it, and the sections below that. */
export function CenterSingleColumn({ arch, label, ground, form, words, children }: LandingLayoutProps) {
  return (
    <>
      <PageFrame column="centre" kind={form ? 'form' : 'floor'} hero={!form} arch={arch} label={label} ground={ground}>
        {words}
      </PageFrame>
      <div className="landing-sections single-column">{children}</div>
    </>
  );
}

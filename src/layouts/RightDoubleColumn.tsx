import type { LandingLayoutProps } from './landing-layout.ts';
import { PageFrame } from './PageFrame.tsx';
import './landing-sections.css';

/** Two columns: the words, and to their right the arch. The sections below have two as well. */
export function RightDoubleColumn({ arch, form, words, children }: LandingLayoutProps) {
  return (
    <>
      <PageFrame kind={form ? 'form' : 'floor'} hero={!form} arch={arch}>
        {words}
      </PageFrame>
      <div className="landing-sections">{children}</div>
    </>
  );
}

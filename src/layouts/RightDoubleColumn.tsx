import type { LandingLayoutProps } from './landing-layout.ts';
import { PageFrame } from './PageFrame.tsx';
import './ink-ground.css';
import './landing-sections.css';

/** Two columns: the text, and the arch to its right. The sections below have two columns as well. */
export function RightDoubleColumn({ arch, label, ground, form, words, children }: LandingLayoutProps) {
  return (
    <>
      <PageFrame kind={form ? 'form' : 'floor'} hero={!form} arch={arch} label={label} ground={ground}>
        {words}
      </PageFrame>
      <div className="landing-sections">{children}</div>
    </>
  );
}

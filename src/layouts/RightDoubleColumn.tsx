import type { LandingLayoutProps } from './landing-layout.ts';
import { PageFrame } from './PageFrame.tsx';
import './ink-ground.css';
import './landing-sections.css';

/** Two columns: the words, and to their right the arch. The sections below have two as well. */
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

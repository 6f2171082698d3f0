import type { LandingLayoutProps } from './landing-layout.ts';
import { PageFrame } from './PageFrame.tsx';
import './ink-ground.css';
import './landing-sections.css';
import './only-mobile.css';

/** A phone's page on every screen: what stands on a wide one is a phone's column in its middle, in a phone's sizes. */
export function OnlyMobile({ arch, label, ground, beside, form, words, children }: LandingLayoutProps) {
  return (
    <div className="only-mobile">
      <PageFrame
        column="mobile"
        kind={form ? 'form' : 'floor'}
        hero={!form}
        arch={arch}
        label={label}
        beside={beside}
        ground={ground}
      >
        {words}
      </PageFrame>
      <div className="landing-sections">{children}</div>
    </div>
  );
}

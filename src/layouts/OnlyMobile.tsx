import type { LandingLayoutProps } from './landing-layout.ts';
import { PageFrame } from './PageFrame.tsx';
import './ink-ground.css';
import './landing-sections.css';
import './only-mobile.css';

/** A phone layout: on a wide screen the arch is left of the text, and the sections are as narrow as on a phone. */
export function OnlyMobile({ arch, label, ground, form, words, children }: LandingLayoutProps) {
  return (
    <div className="only-mobile">
      <PageFrame
        column="mirrored"
        kind={form ? 'form' : 'floor'}
        hero={!form}
        arch={arch}
        label={label}
        ground={ground}
      >
        {words}
      </PageFrame>
      <div className="landing-sections">{children}</div>
    </div>
  );
}

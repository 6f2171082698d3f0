/** What a page about the company begins with: the way to the others, its two thoughts, and a picture on the floor beside them. */
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/message.tsx';
import { PageFrame, type PageFrameProps } from '../../layouts/PageFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { AboutNav, type AboutPage } from './AboutNav.tsx';
import './about-hero.css';

type AboutHeroProps = {
  page: AboutPage;
  /** The screen's heading. */
  heading: ReactNode;
  lead: MessageKey;
  arch: PageFrameProps['arch'];
  /** What can be done. */
  children?: ReactNode;
};

export function AboutHero({ page, heading, lead, arch, children }: AboutHeroProps) {
  return (
    <>
      <AboutNav current={page} />
      <PageFrame hero kind="floor" arch={arch}>
        {heading}
        <Lead>
          <Message id={lead} />
        </Lead>
        {children}
      </PageFrame>
    </>
  );
}

/** Hero of the pages about the company: navigation, heading, and a picture next to it on the floor line. */
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/language/message.tsx';
import { PageFrame, type PageFrameProps } from '../../layouts/PageFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { AboutNav, type AboutPage } from './AboutNav.tsx';
import './about-hero.css';

type AboutHeroProps = {
  page: AboutPage;
  heading: ReactNode;
  lead: MessageKey;
  arch: PageFrameProps['arch'];
  /** Actions. */
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

/** Hero of the pages about the company: navigation, heading, and a picture next to it on the floor line. */
import type { ReactNode } from 'react';
import type { MessageKey } from '../../../locales/messages.ts';
import { PageFrame, type PageFrameProps } from '../../layouts/PageFrame.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { AboutNav, type AboutPage } from './AboutNav.tsx';
import './about-hero.css';

type AboutHeroProps = {
  group: AboutPage;
  lead: MessageKey;
  arch: PageFrameProps['arch'];
  /** Actions. */
  children?: ReactNode;
};

export function AboutHero({ group, lead, arch, children }: AboutHeroProps) {
  return (
    <>
      <AboutNav current={group} />
      <PageFrame hero kind="floor" arch={arch}>
        <ScreenHeading hero group={group} lead={lead} />
        {children}
      </PageFrame>
    </>
  );
}

/** What a page about the company begins with: the way to the others, its two thoughts, and a picture on the floor beside them. */
import type { ReactNode } from 'react';
import { Message } from '../../engine/message.tsx';
import { PageFrame, type PageFrameProps } from '../../layouts/PageFrame.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { AboutNav, type AboutPage } from './AboutNav.tsx';
import './about-hero.css';

type AboutHeroProps = {
  page: AboutPage;
  arch: PageFrameProps['arch'];
  /** What can be done. */
  children?: ReactNode;
};

export function AboutHero({ page, arch, children }: AboutHeroProps) {
  return (
    <>
      <AboutNav current={page} />
      <PageFrame hero kind="floor" arch={arch}>
        <ScreenHeading
          hero
          group={page}
          first={<Message id={`${page}.heading`} />}
          second={<Message id={`${page}.second`} />}
          announcement={null}
        />
        <Lead>
          <Message id={`${page}.lead`} />
        </Lead>
        {children}
      </PageFrame>
    </>
  );
}

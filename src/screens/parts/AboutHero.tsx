/** Hero of the pages about the company: navigation, heading, and a picture next to it on the floor line. */
import type { ReactNode } from 'react';
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { usePageLink } from '../../engine/visit/links.ts';
import { useMessageText } from '../../engine/language/message.tsx';
import { PageFrame, type PageFrameProps } from '../../layouts/PageFrame.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { SubNav } from '../../ui/sub-nav/SubNav.tsx';
import './about-hero.css';

type AboutPage = Extract<PageId, 'aboutUs' | 'aboutBenefits' | 'aboutInvitation' | 'aboutClub'>;

function AboutNav({ current }: { current: AboutPage }) {
  const text = useMessageText();
  const linkTo = (page: AboutPage, label: MessageKey, link: ReturnType<typeof usePageLink>) => ({
    ...link,
    label: text(label),
    current: page === current,
  });
  return (
    <SubNav
      label={text('about.navigation')}
      links={[
        linkTo('aboutUs', 'about.house', usePageLink('aboutUs')),
        linkTo('aboutBenefits', 'about.membership', usePageLink('aboutBenefits')),
        linkTo('aboutInvitation', 'about.invitation', usePageLink('aboutInvitation')),
        linkTo('aboutClub', 'about.club', usePageLink('aboutClub')),
      ]}
    />
  );
}

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

/** Navigation between the pages about the company. */
import type { PageId } from '../../../machines/domain/page-ids.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { usePageLink } from '../../engine/visit/links.ts';
import { useMessageText } from '../../engine/language/message.tsx';
import { SubNav } from '../../ui/sub-nav/SubNav.tsx';

export type AboutPage = Extract<PageId, 'aboutUs' | 'aboutBenefits' | 'aboutInvitation' | 'aboutClub'>;

export function AboutNav({ current }: { current: AboutPage }) {
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

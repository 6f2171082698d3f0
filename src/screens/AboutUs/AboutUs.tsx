/** About the house: what it is, why its door is closed, and three doors that lead further. */
import { usePageLink } from '../../engine/links.ts';
import { useMessageText, Message } from '../../engine/message.tsx';
import { CardRow } from '../../ui/card-row/CardRow.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Points } from '../../ui/points/Points.tsx';
import { AboutNav } from '../parts/AboutNav.tsx';
import { point } from '../parts/point.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';

const reasons = [
  point('aboutUs.invitationHeading', 'aboutUs.invitation'),
  point('aboutUs.discretionHeading', 'aboutUs.discretion'),
  point('aboutUs.freeHeading', 'aboutUs.free'),
];

export default function AboutUs() {
  return (
    <>
      <AboutNav current="aboutUs" />
      <ScreenHeading
        hero
        group="aboutUs"
        first={<Message id="aboutUs.heading" />}
        second={<Message id="aboutUs.second" />}
        announcement={null}
      />
      <Lead>
        <Message id="aboutUs.lead" />
      </Lead>
      <Further />
      <section className="section section--deep wrap stack">
        <SectionHeading first="aboutUs.closedHeading" second="aboutUs.closedSecond" />
        <Points points={reasons} />
      </section>
    </>
  );
}

function Further() {
  const text = useMessageText();
  return (
    <section className="section wrap stack">
      <SectionHeading first="aboutUs.furtherHeading" second="aboutUs.furtherSecond" />
      <CardRow
        doors={[
          {
            ...usePageLink('aboutBenefits'),
            accent: 'oxblood',
            label: text('aboutUs.toBenefits'),
            words: <Message id="aboutUs.toBenefitsWords" />,
          },
          {
            ...usePageLink('aboutInvitation'),
            accent: 'brass',
            label: text('aboutUs.toInvitation'),
            words: <Message id="aboutUs.toInvitationWords" />,
          },
          {
            ...usePageLink('aboutClub'),
            accent: 'midnight',
            label: text('aboutUs.toClub'),
            words: <Message id="aboutUs.toClubWords" />,
          },
        ]}
      />
    </section>
  );
}

/** About the company: what it is, why it is invitation-only, and links to further pages. */
import { usePageLink } from '../../engine/visit/links.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { useMessageText, Message } from '../../engine/language/message.tsx';
import { accentOf } from '../../engine/visit/pages.ts';
import { LinkLines } from '../../ui/link-lines/LinkLines.tsx';
import { Points } from '../../ui/points/Points.tsx';
import { AboutHero } from '../parts/AboutHero.tsx';
import { WaysIn } from '../parts/AskedIn.tsx';
import { point } from '../parts/point.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import './about-us.css';

const reasons = [
  point('aboutUs.invitationHeading', 'aboutUs.invitation'),
  point('aboutUs.discretionHeading', 'aboutUs.discretion'),
  point('aboutUs.freeHeading', 'aboutUs.free'),
];

export default function AboutUs() {
  const accent = useVisit(accentOf);
  return (
    <>
      <AboutHero group="aboutUs" lead="aboutUs.lead" arch={{ state: 'lit', accent, gate: true }}>
        <WaysIn />
      </AboutHero>
      <section className="section wrap about-us__reasons">
        <div className="unseen">
          <SectionHeading first="aboutUs.closedHeading" second="aboutUs.closedSecond" />
        </div>
        <Points points={reasons} />
      </section>
      <OtherPages />
    </>
  );
}

function OtherPages() {
  const text = useMessageText();
  return (
    <section className="section section--deep wrap stack">
      <SectionHeading first="aboutUs.furtherHeading" second="aboutUs.furtherSecond" />
      <LinkLines
        lines={[
          {
            ...usePageLink('aboutBenefits'),
            label: text('aboutUs.toBenefits'),
            words: <Message id="aboutUs.toBenefitsWords" />,
          },
          {
            ...usePageLink('aboutInvitation'),
            label: text('aboutUs.toInvitation'),
            words: <Message id="aboutUs.toInvitationWords" />,
          },
          { ...usePageLink('aboutClub'), label: text('aboutUs.toClub'), words: <Message id="aboutUs.toClubWords" /> },
        ]}
      />
    </section>
  );
}

/** About the house: what it is, why its door is closed, and three doors that lead further. */
import { usePageLink } from '../../engine/links.ts';
import { useText, Words } from '../../engine/words.tsx';
import { DoorRow } from '../../ui/door-row/DoorRow.tsx';
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
        first={<Words id="aboutUs.heading" />}
        second={<Words id="aboutUs.second" />}
        announcement={null}
      />
      <Lead>
        <Words id="aboutUs.lead" />
      </Lead>
      <Further />
      <section className="section section--deep wrap stack" aria-labelledby="closed">
        <SectionHeading id="closed" first="aboutUs.closedHeading" second="aboutUs.closedSecond" />
        <Points points={reasons} />
      </section>
    </>
  );
}

function Further() {
  const text = useText();
  return (
    <section className="section wrap stack" aria-labelledby="further">
      <SectionHeading id="further" first="aboutUs.furtherHeading" second="aboutUs.furtherSecond" />
      <DoorRow
        doors={[
          {
            ...usePageLink('aboutBenefits'),
            cloth: 'oxblood',
            label: text('aboutUs.toBenefits'),
            words: <Words id="aboutUs.toBenefitsWords" />,
          },
          {
            ...usePageLink('aboutInvitation'),
            cloth: 'brass',
            label: text('aboutUs.toInvitation'),
            words: <Words id="aboutUs.toInvitationWords" />,
          },
          {
            ...usePageLink('aboutClub'),
            cloth: 'midnight',
            label: text('aboutUs.toClub'),
            words: <Words id="aboutUs.toClubWords" />,
          },
        ]}
      />
    </section>
  );
}

/** How to get an invitation: four ways, and the steps after it. */
import { aboutInvitationPage } from '../../../machines/about/about-invitation.page.ts';
import type { MessageKey } from '../../../locales/messages.ts';
import { useVisit } from '../../engine/visit/hooks.tsx';
import { Message } from '../../engine/language/message.tsx';
import { accentOf } from '../../engine/visit/pages.ts';
import key from '../../ui/art/key.svg';
import { Lead } from '../../ui/lead/Lead.tsx';
import { DescriptionList, type DescriptionListEntry } from '../../ui/description-list/DescriptionList.tsx';
import { Points, type Point } from '../../ui/points/Points.tsx';
import { OfferLink, type LinkOffer } from '../parts/OfferLink.tsx';
import { AboutHero } from '../parts/AboutHero.tsx';
import { WaysIn } from '../parts/AskedIn.tsx';
import { point } from '../parts/point.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import './about-invitation.css';

const step = (figure: MessageKey, meaning: MessageKey): DescriptionListEntry => ({
  id: figure,
  figure: <Message id={figure} />,
  meaning: <Message id={meaning} />,
});
const { byCode, byList, byInterest } = aboutInvitationPage.offers;
/** A way that begins on one of our pages links to it; a member's invitation link needs no link here. */
const way = (offer: LinkOffer, words: MessageKey): Point => ({
  ...point(offer.message, words),
  heading: <OfferLink of={offer} as="plain" />,
});
const ways = [
  point('aboutInvitation.linkHeading', 'aboutInvitation.link'),
  way(byCode, 'aboutInvitation.code'),
  way(byList, 'aboutInvitation.list'),
  way(byInterest, 'aboutInvitation.interest'),
];
const steps = [
  step('aboutInvitation.questionFigure', 'aboutInvitation.question'),
  step('aboutInvitation.letterFigure', 'aboutInvitation.letter'),
  step('aboutInvitation.curtainFigure', 'aboutInvitation.curtain'),
];

export default function AboutInvitation() {
  return (
    <>
      <AboutHero
        group="aboutInvitation"
        lead="aboutInvitation.lead"
        arch={{ state: 'thread', accent: useVisit(accentOf), prop: 'envelope' }}
      >
        <WaysIn />
      </AboutHero>
      <section className="section section--deep wrap stack">
        <SectionHeading first="aboutInvitation.waysHeading" second="aboutInvitation.waysSecond" />
        <Points points={ways} />
      </section>
      <section className="section wrap">
        <div className="columns">
          <div className="stack">
            <SectionHeading first="aboutInvitation.insideHeading" second="aboutInvitation.insideSecond" />
            <Message as={Lead} id="aboutInvitation.insideLead" />
            <img className="about-invitation__key" src={key} width={420} height={132} loading="lazy" alt="" />
          </div>
          <DescriptionList entries={steps} />
        </div>
      </section>
    </>
  );
}

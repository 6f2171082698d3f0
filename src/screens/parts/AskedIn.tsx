/** What a page about the house ends with: the way in. */
import { usePageLink } from '../../engine/links.ts';
import { Message } from '../../engine/message.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { SectionHeading } from './SectionHeading.tsx';

/** With an invitation, or by asking to be considered. */
export function WaysIn() {
  return (
    <Actions>
      <ButtonLink {...usePageLink('codeEntry')}>
        <Message id="about.haveInvitation" />
      </ButtonLink>
      <TextLink {...usePageLink('membershipInterest')}>
        <Message id="action.applyNow" />
      </TextLink>
    </Actions>
  );
}

/** A band of the page that asks whether one was asked in. */
export function AskedIn() {
  return (
    <section className="section section--deep wrap" aria-labelledby="asked-in">
      <div className="columns">
        <SectionHeading id="asked-in" first="about.invitedHeading" second="about.invitedSecond" />
        <div className="stack">
          <Lead>
            <Message id="about.invitedLead" />
          </Lead>
          <WaysIn />
        </div>
      </div>
    </section>
  );
}

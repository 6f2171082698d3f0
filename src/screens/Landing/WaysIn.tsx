/** Two ways in, side by side: a code, or the waiting list; where the community is full, that comes first. */
import { waitingListOffers } from '../../../machines/landing/landing.offers.ts';
import { useVisit } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.ts';
import { linkTo, useMessageText, Message } from '../../engine/message.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { CodeForm } from '../parts/CodeForm.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { EmailForm } from '../parts/EmailForm.tsx';
import { useLandingPage } from './useLandingPage.ts';

export function WaysIn() {
  const { full } = useLandingPage();
  const code = <Code key="code" quiet={full} />;
  const list = <WaitingList key="list" quiet={!full} />;
  return (
    <div className="section section--deep wrap landing__uninvited">
      <div className="columns columns--even">{full ? [list, code] : [code, list]}</div>
    </div>
  );
}

function Code({ quiet }: { quiet: boolean }) {
  return (
    <section className="landing__way flow" aria-labelledby="by-code">
      <SectionHeading id="by-code" first="landing.codeHeading" second="landing.codeSecond" />
      <Lead>
        <Message id="landing.codeLead" />
      </Lead>
      <CodeForm quiet={quiet} />
    </section>
  );
}

function WaitingList({ quiet }: { quiet: boolean }) {
  const text = useMessageText();
  const refused = useVisit((snapshot) => snapshot.hasTag('placeRefused'));
  const asked = useVisit((snapshot) => snapshot.hasTag('placeAsked'));
  const { sections } = useLandingPage();
  return (
    <section className="landing__way flow" aria-labelledby="waiting-list">
      <SectionHeading id="waiting-list" first="landing.waitingHeading" second="landing.waitingSecond" />
      <Lead>
        <Message id="landing.waitingLead" />
      </Lead>
      <EmailForm
        label={text('landing.waitingForm')}
        submit={waitingListOffers.joinWaitingList}
        again={waitingListOffers.joinAgain}
        waiting="landing.waitingAsking"
        hint="landing.waitingHint"
        silent={!refused}
        quiet={quiet}
      />
      {/* Alike for every address: who is known to the house is nobody else’s business. */}
      <Status>{asked ? <Message id="landing.placeAsked" /> : null}</Status>
      {sections.includes('membership') ? null : <Consideration />}
    </section>
  );
}

/** Where no section of its own says so. */
function Consideration() {
  const { href, onClick } = usePageLink('membershipInterest');
  return (
    <Note>
      <Message id="landing.interest" values={{ apply: linkTo(href, { onClick }) }} />
    </Note>
  );
}

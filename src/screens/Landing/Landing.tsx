/** The start page: a welcome for those who are expected, a code form for the others. */
import { useIntents, useJourney } from '../../engine/hooks.tsx';
import { usePageLink } from '../../engine/links.tsx';
import { useText, Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Actions } from '../../ui/actions/Actions.tsx';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Status } from '../../ui/status/Status.tsx';
import { TextButton } from '../../ui/text-button/TextButton.tsx';
import { TextLink } from '../../ui/text-button/TextLink.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { CodeForm } from '../parts/CodeForm.tsx';
import { ProblemNotice } from '../parts/ProblemNotice.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { Benefits } from './Benefits.tsx';
import './landing.css';

export default function Landing() {
  const invited = useJourney((snapshot) => snapshot.hasTag('invited'));
  const inviter = useJourney((snapshot) => snapshot.context.judgement?.inviter ?? null);
  const named = { inviter: inviter ?? '' };
  const second = inviter ? 'landing.invitedSecond' : 'landing.invitedSecondNameless';
  return (
    <>
      <Threshold
        hero
        kind="floor"
        arch={{ cloth: 'oxblood', state: invited ? 'ajar' : 'closed', from: invited ? 'closed' : undefined }}
      >
        <ScreenHeading
          hero
          group="landing"
          first={<Words id={invited ? 'landing.invitedHeading' : 'landing.heading'} />}
          second={<Words id={invited ? second : 'landing.second'} values={named} />}
          announcement={invited ? <Words id={second} values={named} /> : null}
        />
        {invited ? <Welcome inviter={inviter} /> : <Greeting />}
      </Threshold>
      {invited ? null : <CodeSection />}
      <Benefits />
    </>
  );
}

function Welcome({ inviter }: { inviter: string | null }) {
  const { loginUrl } = useConfiguration();
  const form = usePageLink('registrationForm');
  return (
    <>
      <Lead>
        <Words
          id={inviter ? 'landing.invitedLead' : 'landing.invitedLeadNameless'}
          values={{ inviter: inviter ?? '' }}
        />
      </Lead>
      <Actions>
        <ButtonLink {...form}>
          <Words id="action.register" />
        </ButtonLink>
        <TextLink href={loginUrl}>
          <Words id="action.login" />
        </TextLink>
      </Actions>
    </>
  );
}

function Greeting() {
  const intents = useIntents();
  const unavailable = useJourney((snapshot) => snapshot.hasTag('unavailable'));
  const slow = useJourney((snapshot) => snapshot.hasTag('slow') && snapshot.hasTag('lookingUp'));
  const problem = useJourney((snapshot) => snapshot.context.problem);
  const { loginUrl } = useConfiguration();
  return (
    <>
      <Lead>
        <Words id="landing.lead" />
      </Lead>
      <Status>{slow ? <Words id="waiting.invitation" /> : null}</Status>
      {unavailable ? (
        <ProblemNotice
          problem={problem}
          action={
            <TextButton onClick={intents.retryLookUp}>
              <Words id="action.tryAgain" />
            </TextButton>
          }
        />
      ) : null}
      <Actions>
        <ButtonLink href="#code">
          <Words id="landing.haveCode" />
        </ButtonLink>
        <TextLink href={loginUrl}>
          <Words id="action.login" />
        </TextLink>
      </Actions>
    </>
  );
}

function CodeSection() {
  const text = useText();
  return (
    <section className="section landing__code" aria-label={text('fields.code')}>
      <h2>
        <Words id="landing.codeHeading" /> <em>{text('landing.codeSecond')}</em>
      </h2>
      <div>
        <Lead>
          <Words id="landing.codeLead" />
        </Lead>
        <CodeForm />
      </div>
    </section>
  );
}

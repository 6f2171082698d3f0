/** The registration form, in the words of where the visitor comes from. */
import { useJourney } from '../../engine/hooks.tsx';
import { useConfiguration } from '../../engine/useConfiguration.ts';
import { linkTo, Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { Lead } from '../../ui/lead/Lead.tsx';
import { Note } from '../../ui/note/Note.tsx';
import { RegistrationEntry } from '../parts/registration/RegistrationEntry.tsx';
import { SignUpOptions } from '../parts/SignUpOptions.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { copyOf } from './copy.ts';

export default function RegistrationForm() {
  const flow = useJourney(({ context }) => context.flow);
  const variant = useJourney(({ context }) => context.variant);
  const piece = useJourney(({ context }) => context.previousPdpPage !== null);
  const inviter = useJourney(({ context }) => context.judgement?.inviter ?? null);
  const { loginUrl } = useConfiguration();
  const copy = copyOf(variant, flow, { inviter: inviter !== null, piece });
  return (
    <Threshold kind="form" arch={{ cloth: 'oxblood', state: 'ajar' }}>
      <ScreenHeading
        group="registration"
        first={<Words id={copy.first} />}
        second={<Words id={copy.second} />}
        announcement={null}
      />
      <Lead>
        <Words id={copy.lead} values={{ inviter: inviter ?? '' }} />
      </Lead>
      <RegistrationEntry />
      {flow === 'default' ? <SignUpOptions /> : null}
      <Note>
        <Words id="signUp.member" values={{ login: linkTo(loginUrl) }} />
      </Note>
    </Threshold>
  );
}

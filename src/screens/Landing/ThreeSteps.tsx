/** How to register: the curtain opens further with each step. */
import type { MessageKey } from '../../../locales/messages.ts';
import { Message } from '../../engine/language/message.tsx';
import { Steps } from '../../ui/steps/Steps.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { Either } from './Seasonal.tsx';
import { useLandingPage } from './useLandingPage.ts';

const either = (invited: MessageKey, uninvited: MessageKey) => (
  <Either invited={<Message id={invited} />} uninvited={<Message id={uninvited} />} />
);
const steps = [
  {
    id: 'invite',
    curtain: 'closed',
    // Invited visitors have completed the first step.
    heading: either('landing.invitedStepHeading', 'landing.inviteHeading'),
    words: either('landing.invitedStep', 'landing.invite'),
  },
  {
    id: 'name',
    curtain: 'finger',
    heading: <Message id="landing.nameHeading" />,
    words: <Message id="landing.name" />,
  },
  {
    id: 'inside',
    curtain: 'open',
    heading: <Message id="landing.insideHeading" />,
    words: <Message id="landing.inside" />,
  },
] as const;

export function ThreeSteps() {
  const { accent } = useLandingPage();
  return (
    <section className="section section--row landing__steps wrap">
      <div>
        <SectionHeading first="landing.stepsHeading" second="landing.stepsSecond" />
        <Steps accent={accent} steps={steps} />
      </div>
    </section>
  );
}

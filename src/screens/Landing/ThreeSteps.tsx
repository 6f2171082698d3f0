/** How one gets in: the curtain opens with each step. */
import { useVisit } from '../../engine/hooks.tsx';
import { Message } from '../../engine/message.tsx';
import { Steps } from '../../ui/steps/Steps.tsx';
import { SectionHeading } from '../parts/SectionHeading.tsx';
import { useLandingPage } from './useLandingPage.ts';

const invite = { id: 'invite', curtain: 'closed', heading: 'landing.inviteHeading', words: 'landing.invite' } as const;
/** The first step, of who has taken it. */
const invited = { ...invite, heading: 'landing.invitedStepHeading', words: 'landing.invitedStep' } as const;
const others = [
  { id: 'name', curtain: 'ajar', heading: 'landing.nameHeading', words: 'landing.name' },
  { id: 'inside', curtain: 'open', heading: 'landing.insideHeading', words: 'landing.inside' },
] as const;

export function ThreeSteps() {
  const { accent } = useLandingPage();
  const first = useVisit((snapshot) => snapshot.hasTag('invited')) ? invited : invite;
  return (
    <section className="section section--deep section--row wrap" aria-labelledby="steps">
      <SectionHeading id="steps" first="landing.stepsHeading" second="landing.stepsSecond" />
      <Steps
        accent={accent}
        steps={[first, ...others].map(({ id, curtain, heading, words }) => ({
          id,
          curtain,
          heading: <Message id={heading} />,
          words: <Message id={words} />,
        }))}
      />
    </section>
  );
}

/** The start page: a welcome for those who are expected, a code form and the waiting list for the others. */
import { landingOf, standard } from '../../../machines/landing/definitions.ts';
import { useJourney } from '../../engine/hooks.tsx';
import { Words } from '../../engine/words.tsx';
import { Threshold } from '../../layouts/Threshold.tsx';
import { ScreenHeading } from '../ScreenHeading.tsx';
import { Benefits } from './Benefits.tsx';
import { Greeting } from './Greeting.tsx';
import { WaysIn } from './WaysIn.tsx';
import { useFirstStep } from './useFirstStep.ts';
import { Welcome } from './Welcome.tsx';
import './landing.css';

export default function Landing() {
  const invited = useJourney((snapshot) => snapshot.hasTag('invited'));
  const { full, layout, cloth } = useJourney(({ context }) => landingOf(context.slug)) ?? standard;
  // The form of the lean flow stands beside the arch, and needs its room.
  const lean = useJourney(({ context }) => context.flow === 'leanStep2');
  const FirstStep = useFirstStep(lean);
  const inviter = useJourney((snapshot) => snapshot.context.judgement?.inviter ?? null);
  const named = { inviter: inviter ?? '' };
  const second = inviter ? 'landing.invitedSecond' : 'landing.invitedSecondNameless';
  return (
    <>
      <Threshold
        hero={!lean}
        kind={lean ? 'form' : 'floor'}
        centre={layout === 'centerSingleColumn' && !lean}
        arch={{ cloth, state: invited ? 'ajar' : 'closed', from: invited ? 'closed' : undefined }}
      >
        <ScreenHeading
          hero={!lean}
          group="landing"
          first={<Words id={invited ? 'landing.invitedHeading' : full ? 'landing.fullHeading' : 'landing.heading'} />}
          second={<Words id={invited ? second : full ? 'landing.fullSecond' : 'landing.second'} values={named} />}
          announcement={invited ? <Words id={second} values={named} /> : null}
        />
        {invited ? <Welcome inviter={inviter} lean={lean} FirstStep={FirstStep} /> : <Greeting full={full} />}
      </Threshold>
      {invited ? null : <WaysIn full={full} />}
      <Benefits />
    </>
  );
}

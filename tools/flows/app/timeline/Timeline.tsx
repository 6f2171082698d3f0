/** A recorded or live visit as a timeline; the plan, the state and the screen follow it. */
import './timeline.css';
import { Bar } from './Bar.tsx';
import { useTimeline, useVisitOfAddress } from './useTimeline.ts';
import { Steps } from './Steps.tsx';

export function Timeline() {
  const timeline = useTimeline();
  useVisitOfAddress();
  return (
    <section className="timeline" aria-labelledby="timeline">
      <Bar timeline={timeline} />
      <output className="timeline__error">{timeline.error}</output>
      {timeline.steps.length > 0 && <Steps timeline={timeline} />}
    </section>
  );
}

/** A recorded or live visit as a timeline; the plan, the state and the screen follow it. */
import './timeline.css';
import { useRef } from 'react';
import { Bar } from './Bar.tsx';
import { openFile, useTimeline, useVisitOfAddress } from './useTimeline.ts';
import { Steps } from './Steps.tsx';
import { useDrop } from './useDrop.ts';

export function Timeline() {
  const timeline = useTimeline();
  useVisitOfAddress();
  const ref = useRef<HTMLElement>(null);
  const isOver = useDrop(ref, openFile);
  return (
    <section className="timeline" aria-labelledby="timeline" data-over={isOver || undefined} ref={ref}>
      <Bar timeline={timeline} />
      <output className="timeline__error">{timeline.error}</output>
      {timeline.steps.length > 0 && <Steps timeline={timeline} />}
    </section>
  );
}

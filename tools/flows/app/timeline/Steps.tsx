/** The steps of the timeline; the distance between steps grows with the elapsed time. */
import { useEffect, useRef, type CSSProperties, type KeyboardEvent } from 'react';
import type { TimelineStep } from '../../live/replay-visit.ts';
import { fullNameOf } from '../../words/say.ts';
import { hrefOf, show, useView } from '../view.ts';
import { viewOf, type Timeline } from './useTimeline.ts';

/** `1:05`. @param ms milliseconds. */
const clockOf = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor((ms % 60_000) / 1000)).padStart(2, '0')}`;

/** Maximum gap that is drawn, in seconds; a long break would push everything else out of view. */
const LONGEST_GAP = 30;

const gapOf = (step: TimelineStep, next: TimelineStep | undefined) =>
  Math.min(LONGEST_GAP, Math.max(0, ((next?.at ?? step.at ?? 0) - (step.at ?? 0)) / 1000));

interface StepProps {
  step: TimelineStep;
  next: TimelineStep | undefined;
  isNow: boolean;
  onArrow: (event: KeyboardEvent) => void;
}
function Step({ step, next, isNow, onArrow }: StepProps) {
  const view = useView();
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) ref.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [isNow]);
  const style = { '--gap': 1 + gapOf(step, next) } as CSSProperties;
  return (
    <li
      ref={ref}
      style={style}
      data-reload={step.isReload || undefined}
      data-differs={step.difference !== null || undefined}
    >
      <a
        href={hrefOf(viewOf(step, view, next === undefined))}
        aria-current={isNow ? 'step' : undefined}
        title={step.line}
        onKeyDown={onArrow}
      >
        <span className="timeline__at">
          {step.at === null ? `step ${step.number}` : clockOf(step.at)}
          {step.isReload && ' · page reloaded'}
        </span>
        <span className="timeline__words">{step.words}</span>
        {step.focus && <span className="timeline__to">{fullNameOf(step.focus)}</span>}
      </a>
    </li>
  );
}

/** One link per step; the left and right arrow keys move between them. */
export function Steps({ timeline: { steps, step: now } }: { timeline: Timeline }) {
  const view = useView();
  const list = useRef<HTMLOListElement>(null);
  const go = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    const to = now === null || by === 0 ? undefined : steps[now.number - 1 + by];
    if (!to) return;
    event.preventDefault();
    show(viewOf(to, view, to === steps.at(-1)));
    list.current?.querySelectorAll('a')[to.number - 1]?.focus();
  };
  return (
    <ol className="timeline__steps" ref={list}>
      {steps.map((step, at) => (
        <Step key={step.number} step={step} next={steps[at + 1]} isNow={step === now} onArrow={go} />
      ))}
    </ol>
  );
}

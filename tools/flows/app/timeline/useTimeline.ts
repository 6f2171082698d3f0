/** The visit in the timeline and its selected step; the plan, the state and the screen follow it. */
import { useEffect, useMemo } from 'react';
import { wordOf } from '../../charts/facts.ts';
import type { Place, State } from '../../charts/facts.types.ts';
import { TOPIC_OF } from '../../charts/topics.ts';
import type { TimelineStep } from '../../live/replay-visit.ts';
import { readView, show, useView, type View } from '../view.ts';
import { close, openText, read, useOpen, type Source } from './source.ts';

export interface Timeline {
  /** Null if no visit is open. */
  source: Source | null;
  steps: readonly TimelineStep[];
  /** The selected step; null if there is no step. */
  step: TimelineStep | null;
  /** The innermost active states at that step. */
  places: readonly State[];
  /** True if the visit runs in another window and its latest step is shown. */
  live: boolean;
  error: string | null;
}

/** The changes of the view for a step; a link to it moves plan, state and screen together. */
export function viewOf(step: TimelineStep, { topic }: Pick<View, 'topic'>, isLast = false): Partial<View> {
  const page = step.focus?.page ?? null;
  return {
    step: isLast ? null : step.number,
    question: null,
    situation: null,
    ...(step.focus ? { state: wordOf(step.focus) } : {}),
    ...(topic !== null && page !== null ? { topic: TOPIC_OF[page] } : {}),
  };
}

export function useTimeline(): Timeline {
  const { step: asked } = useView();
  const { source, steps, error } = useOpen();
  const step = (asked === null ? undefined : steps[asked - 1]) ?? steps.at(-1) ?? null;
  return {
    source,
    steps,
    step,
    places: step?.states ?? [],
    live: source?.kind === 'live' && step === (steps.at(-1) ?? null),
    error,
  };
}

/** Selects the state of the step in the address, unless the address names a state. */
function lookAtStep(isOpen: boolean): void {
  const view = readView(location.hash);
  const { steps } = read();
  const step = steps[(view.step ?? steps.length) - 1];
  if (isOpen && step && view.state === null) show(viewOf(step, view, view.step === null), { instead: true });
}

/** Opens the kept visit named in the address, and closes it when the address changes. */
export function useVisitOfAddress(): void {
  const { visit } = useView();
  useEffect(() => {
    const { source } = read();
    const text = visit === null ? undefined : keptVisits.get(visit);
    if (visit !== null && text !== undefined) void openText('kept', visit, text).then(lookAtStep);
    else if (source?.kind === 'kept') close();
  }, [visit]);
}

/** The visit in the timeline itself, if the given state is active at the selected step; otherwise null. */
export function useSituationOf({ chart, path }: Place) {
  const { places, step } = useTimeline();
  const isThere = chart === 'visit' && places.some((place) => `${place.path}.`.startsWith(`${path}.`));
  return useMemo(
    () =>
      isThere && step?.context && step.value !== null
        ? { name: `Step ${step.number}: ${step.words}`, value: step.value, context: step.context }
        : null,
    [isThere, step],
  );
}

/** Opens a file as a visit, at its first step. If the file is invalid, the error is shown and the open visit stays. */
export function openFile(file: File): void {
  void file.text().then(async (text) => {
    const isOpen = await openText('file', file.name, text);
    if (isOpen) show({ visit: null, step: 1, state: null }, { instead: true });
    lookAtStep(isOpen);
  });
}

/** The visits that are kept as tests, each with its text. */
const files = import.meta.glob<string>('../../../../test/visits/*.visit', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const nameOf = (file: string) => file.replace(/^.*\//, '').replace(/\.visit$/, '');

export const keptVisits: ReadonlyMap<string, string> = new Map(
  Object.entries(files).map(([file, text]) => [nameOf(file), text]),
);

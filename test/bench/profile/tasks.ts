/** Kinds of work on the main thread, from Chromium's trace. */
import { onMainThread, type TraceEvent } from '../trace.ts';

/** Trace categories for `workByKind`. */
export const TIMELINE = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

export const SCRIPT = 'script';
/** The first match of an event's name decides; the rest of a task is the browser's own work. */
const KINDS: readonly (readonly [kind: string, name: RegExp])[] = [
  ['garbage collection', /GC/],
  ['compiling', /^v8\.(?:compile|produce|deserialize)|V8\.Deserialize/i],
  [
    SCRIPT,
    /^(?:EvaluateScript|v8\.evaluateModule|v8\.run|FunctionCall|TimerFire|FireAnimationFrame|FireIdleCallback|EventDispatch|RunMicrotasks|BlinkScheduler_PerformMicrotaskCheckpoint)$/,
  ],
  ['style', /^(?:UpdateLayoutTree|ParseAuthorStyleSheet|Style)/],
  ['layout', /^(?:Layout|UpdateLayer|HitTest)/],
  ['painting', /^(?:PrePaint|Paint|PaintImage|Layerize|Commit|Decode|Draw)/],
  ['parsing the document', /^(?:ParseHTML|HTMLDocumentParser)/],
];
const BROWSER = 'the browser’s own: requests, messages between processes, timers';
const TASK = 'RunTask';

interface Open {
  end: number;
  kind: string;
}

/** Time of each kind in ms, without double counting: nested events are subtracted from the outer one. */
export function workByKind(events: readonly TraceEvent[]): ReadonlyMap<string, number> {
  const work = new Map<string, number>();
  const add = (kind: string, microseconds: number) => work.set(kind, (work.get(kind) ?? 0) + microseconds / 1000);
  for (const thread of byThread(events)) {
    const open: Open[] = [];
    for (const { name, ts, dur = 0 } of thread) {
      while ((open.at(-1)?.end ?? Infinity) <= ts) open.pop();
      const around = open.at(-1);
      if (!around && name !== TASK) continue;
      const named = KINDS.find(([, pattern]) => pattern.test(name))?.[0];
      // An event without a kind counts as its parent's.
      const kind = named ?? around?.kind ?? BROWSER;
      if (around) add(around.kind, -dur);
      add(kind, dur);
      open.push({ end: ts + dur, kind });
    }
  }
  return work;
}

/** Complete events of each main thread, outer events first. */
function byThread(events: readonly TraceEvent[]): readonly (readonly TraceEvent[])[] {
  const complete = onMainThread(events).filter(({ ph }) => ph === 'X');
  const threads = Map.groupBy(complete, ({ pid, tid }) => `${pid}:${tid}`);
  return [...threads.values()].map((thread) => thread.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)));
}

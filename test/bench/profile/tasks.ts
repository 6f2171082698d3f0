/** What kinds of work the main thread does, from Chromium's trace. */
import { onMainThread, type TraceEvent } from '../trace.ts';

/** Categories that `workByKind` reads. */
export const TIMELINE = ['devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'];

export const SCRIPT = 'script';
/** The first that matches an event's name decides; what is left of a task is the browser's own. */
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

/** Milliseconds of each kind, nothing counted twice: what lies within another event is not that one’s. */
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
      // What has no kind of its own is of that of what it lies in.
      const kind = named ?? around?.kind ?? BROWSER;
      if (around) add(around.kind, -dur);
      add(kind, dur);
      open.push({ end: ts + dur, kind });
    }
  }
  return work;
}

/** Complete events of each main thread, the outer before the inner. */
function byThread(events: readonly TraceEvent[]): readonly (readonly TraceEvent[])[] {
  const complete = onMainThread(events).filter(({ ph }) => ph === 'X');
  const threads = Map.groupBy(complete, ({ pid, tid }) => `${pid}:${tid}`);
  return [...threads.values()].map((thread) => thread.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0)));
}

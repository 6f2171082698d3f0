/** Attributes script time to areas, from V8's samples. */
import { areaOf } from './areas.ts';
import type { SourceOf } from './sources.ts';

/** As returned by `Profiler.stop`. */
interface CpuProfile {
  nodes: readonly {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
    children?: number[];
  }[];
  samples?: number[];
  /** Time before each sample, in µs. */
  timeDeltas?: number[];
}

/** No script: idle time, or work that the trace shows. */
const NO_SCRIPT = /^\((?:idle|program|garbage collector|root)\)$/;

/** Each area's share of all script time, from 0 to 1. */
export function sharesOf(
  { nodes, samples = [], timeDeltas = [] }: CpuProfile,
  sourceOf: SourceOf,
): ReadonlyMap<string, number> {
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id] as const)));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const stacks = new Map<number, readonly string[]>();
  const stackOf = (id: number): readonly string[] => {
    const known = stacks.get(id);
    if (known) return known;
    const frame = byId.get(id)?.callFrame;
    const own = frame && frame.url !== '' ? sourceOf(frame.url, frame.lineNumber, frame.columnNumber) : '';
    const parent = parents.get(id);
    const stack = [own, ...(parent === undefined ? [] : stackOf(parent))];
    stacks.set(id, stack);
    return stack;
  };
  const times = new Map<string, number>();
  samples.forEach((id, index) => {
    if (NO_SCRIPT.test(byId.get(id)?.callFrame.functionName ?? '')) return;
    const area = areaOf(stackOf(id));
    times.set(area, (times.get(area) ?? 0) + (timeDeltas[index] ?? 0));
  });
  const all = [...times.values()].reduce((sum, time) => sum + time, 0);
  return new Map([...times].map(([area, time]) => [area, time / all]));
}

/** The drawings of the charts, each transition with how often paths took it, on actors and in a browser. */
import type { AnyTransitionDefinition } from 'xstate';
import { transitionName } from '../../test/model/xstate-internals.ts';
import type { SuiteResult } from '../../test/results/result.ts';
import { drawings } from '../charts/drawings.ts';
import { renderDrawing } from '../charts/render.ts';
import { smcatOf, transitionsOf, type Drawing, type Note } from '../charts/smcat.ts';

export interface CoverageDrawing {
  name: string;
  title: string;
  svg: string;
  transitions: number;
  /** Transitions without an arrow, for they stay where they are, or lead on within a state that is drawn as one: with how often each was taken. */
  undrawn: readonly { name: string; times: number }[];
  /** Names of those that no path takes. */
  wanting: readonly string[];
}
type Counts = SuiteResult['transitions'];

const below = (node: Drawing['nodes'][number]): Drawing['nodes'] => [
  node,
  ...Object.values(node.states).flatMap(below),
];
const withinDrawing = ({ nodes }: Drawing) => nodes.flatMap(below).flatMap(transitionsOf);

/**
 * @param onActors how often `npm run paths` took each transition, by chart.
 * @param inBrowser the same of `npm run paths:browser`; null: it has not run.
 */
export async function coverageDrawings(onActors: Counts, inBrowser: Counts | null): Promise<CoverageDrawing[]> {
  const timesIn = (counts: Counts, transition: AnyTransitionDefinition) =>
    counts[transition.source.machine.id]?.[transitionName(transition)] ?? 0;
  const noteOf = (transition: AnyTransitionDefinition): Note => {
    const times = timesIn(onActors, transition);
    const played = inBrowser ? ` · ${timesIn(inBrowser, transition)}` : '';
    return { text: `×${times}${played}`, isWanting: times === 0 };
  };
  return Promise.all(
    drawings.map(async (drawing) => {
      const all = withinDrawing(drawing);
      return {
        name: drawing.name,
        title: drawing.title,
        svg: await renderDrawing(smcatOf(drawing, noteOf)),
        transitions: all.length,
        undrawn: all
          .filter(({ target }) => !target)
          .map((transition) => ({ name: transitionName(transition), times: timesIn(onActors, transition) })),
        wanting: all.filter((transition) => timesIn(onActors, transition) === 0).map(transitionName),
      };
    }),
  );
}

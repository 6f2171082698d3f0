/** The drawings of the charts, each transition with how often paths took it, on actors and in a browser. */
import type { Transition } from '../../workbench/charts/facts.types.ts';
import type { SuiteResult } from '../../test/results/result.ts';
import { composed } from '../charts/compose.ts';
import { drawings } from '../charts/drawings.ts';
import type { Note } from '../charts/rows.ts';

export interface CoverageDrawing {
  name: string;
  title: string;
  svg: string;
  /** How many transitions it shows. */
  transitions: number;
  /** Names of those that no path takes. */
  wanting: readonly string[];
}
type Counts = SuiteResult['transitions'];

/**
 * Each transition is on one of them.
 * @param onActors how often `npm run paths` took each transition, by chart.
 * @param inBrowser the same of `npm run paths:browser`; null: it has not run.
 */
export function coverageDrawings(onActors: Counts, inBrowser: Counts | null): CoverageDrawing[] {
  const timesIn = (counts: Counts, { from, name }: Transition) => counts[from.chart]?.[name] ?? 0;
  const noteOf = (transition: Transition): Note => {
    const times = timesIn(onActors, transition);
    const played = inBrowser ? ` · ${timesIn(inBrowser, transition)}` : '';
    return { text: `×${times}${played}`, isWanting: times === 0 };
  };
  return drawings.flatMap(({ name, title, content }) => {
    const drawn = content(noteOf);
    if (drawn.shows.length === 0) return [];
    const wanting = drawn.shows.filter((transition) => timesIn(onActors, transition) === 0);
    return [
      {
        name,
        title,
        // Notes take room: the report may be larger than a window.
        svg: composed(drawn, title, { mustBeLegible: false }),
        transitions: drawn.shows.length,
        wanting: wanting.map((transition) => transition.name),
      },
    ];
  });
}

/** Rounds of visits: A B C …, each starting with another page, so that no page is always first. */
import { print } from '../../tools/process/command.ts';
import type { Condition } from './conditions.ts';
import type { Figures } from './figures.ts';
import type { MeasuredPage, ServerName } from './measured-pages.ts';
import { visitAll } from './session.ts';

/** Runs by condition and page. */
export type Runs = Partial<Record<Condition, Record<string, Figures[]>>>;

/** The same pages, rotated. @param round from 0. */
export const orderOf = <T>(pages: readonly T[], round: number): readonly T[] =>
  pages.map((page, index) => pages[(index + round) % pages.length] ?? page);

const rounded = (value: number | null) => (value === null ? '–' : Math.round(value));
const lineOf = ({ firstPaint, live, mainThread, requestsUntilLive }: Figures) =>
  `first paint ${rounded(firstPaint)}, live ${rounded(live)}, main thread ${rounded(mainThread)}, requests until live ${rounded(requestsUntilLive)}`;

export interface Plan {
  pages: readonly MeasuredPage[];
  origins: Readonly<Record<ServerName, string>>;
  conditions: readonly Condition[];
  rounds: number;
}

/** Visits every page under each condition, and prints each visit. */
export async function measure({ pages, origins, conditions, rounds }: Plan): Promise<Runs> {
  const runs: Runs = {};
  // Warms up the server.
  for (const { server, path } of pages) await (await fetch(origins[server] + path)).arrayBuffer();
  for (let round = 0; round < rounds; round += 1)
    for (const page of orderOf(pages, round)) {
      const visited = await visitAll(origins[page.server], page, conditions).catch(async (error: unknown) => {
        // A failed visit is repeated once; a second failure ends the bench.
        print(`${page.name}, once more: ${String(error)}`);
        return visitAll(origins[page.server], page, conditions);
      });
      for (const condition of conditions) {
        const figures = visited[condition];
        if (!figures) continue;
        const ofPages = (runs[condition] ??= {});
        (ofPages[page.name] ??= []).push(figures);
        print(`${round + 1}/${rounds} ${condition} ${page.name}: ${lineOf(figures)}`);
      }
    }
  return runs;
}

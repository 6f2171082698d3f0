/** Rounds of visits: A B C …, each round beginning with another page, so that none always comes first. */
import { print } from '../../tools/process/command.ts';
import type { Condition } from './conditions.ts';
import type { Figures } from './figures.ts';
import type { MeasuredPage, ServerName } from './pages.ts';
import { visitAll } from './session.ts';

/** Of each condition, of each page, the runs. */
export type Runs = Partial<Record<Condition, Record<string, Figures[]>>>;

/** The same pages, beginning with another one. @param round from 0. */
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

/** Visits every page so many times under each condition, and says what came of each visit. */
export async function measure({ pages, origins, conditions, rounds }: Plan): Promise<Runs> {
  const runs: Runs = {};
  // A server's first answer takes longer than any later one.
  for (const { server, path } of pages) await (await fetch(origins[server] + path)).arrayBuffer();
  for (let round = 0; round < rounds; round += 1)
    for (const page of orderOf(pages, round)) {
      const visited = await visitAll(origins[page.server], page, conditions).catch(async (error: unknown) => {
        // One that fails does not take the others with it; the second time it does.
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

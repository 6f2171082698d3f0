/** `npm run proofs`: what holds of every visit, whatever is pressed, answered or offered. `-- --page` writes docs/proofs.md, `-- --check` compares it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { exploreComposition } from '../../model/composition/classes.ts';
import { graphOf } from '../../model/graph-cache.ts';
import { INVARIANTS } from '../../model/graph-invariants/invariants.ts';
import { VisitGraph } from '../../model/graph-invariants/visit-graph.ts';
import type { Graph } from '../../model/graph.ts';
import type { Effect } from '../../model/worlds/effects.ts';
import type { Facts } from '../../model/worlds/everything.ts';
import { print, stopwatch, thousands } from '../print.ts';
import { keepResult } from '../../results/result.ts';
import { holds, linesOf, pageOf, statesOf, tableOf, type Proof } from './report.ts';

const PAGE = 'docs/proofs.md';
const seconds = stopwatch();

const graph = await graphOf('everything', print);
for (const one of graph.broken) print(`broken: ${one}`);
const visit = new VisitGraph(graph as Graph<Facts, Effect>);
const transitions = visit.size + visit.ignored;
print(`explored: ${thousands(graph.size)} situations, ${thousands(transitions)} transitions (${seconds()} s)`);
const model = { visit, composition: exploreComposition() };
const proofs: readonly Proof[] = INVARIANTS.map((invariant) => ({ invariant, finding: invariant.check(model) }));
for (const line of linesOf(proofs)) print(line);

const page = pageOf(proofs, { beginnings: graph.begun.size, states: graph.size, transitions });
if (process.argv.includes('--page')) writeFileSync(PAGE, page);
const current = !process.argv.includes('--check') || readFileSync(PAGE, 'utf8') === page;
if (!current) print(`${PAGE} is not current: npm run proofs -- --page`);

const holding = proofs.filter(holds).length;
const most = (of: 'states' | 'transitions') => thousands(Math.max(...proofs.map(({ finding }) => finding[of])));
const line = `proofs: ${holding} of ${proofs.length} hold, ${most('states')} states, ${most('transitions')} transitions, ${seconds()} s`;
print(line);
const passed = holding === proofs.length && graph.broken.size === 0 && current;
keepResult('proofs', { line, passed, tables: [tableOf(proofs)], states: { visit: statesOf(proofs) } });
process.exitCode = passed ? 0 : 1;

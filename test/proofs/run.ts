/** `npm run proofs`: what holds of every visit, whatever is pressed, answered or offered. `-- --page` writes docs/proofs.md, `-- --check` compares it. */
import { readFileSync, writeFileSync } from 'node:fs';
import { beginnings } from '../model/beginnings.ts';
import { exploreBeside } from './compose.ts';
import { explore } from './explore.ts';
import { LAWS } from './laws/laws.ts';
import { holds, linesOf, pageOf, type Proof } from './report.ts';
import { differenceIn, sampling } from './sameness.ts';

const PAGE = 'docs/proofs.md';
const print = (line: string) => process.stdout.write(`${line}\n`);
const thousands = (figure: number) => figure.toLocaleString('en');
const started = performance.now();
const seconds = () => `${Math.round((performance.now() - started) / 1000)} s`;

const { sample, count, take } = sampling();
let printed = started;
const visit = explore(beginnings, {
  merged: take,
  progress: (known, left) => {
    if (performance.now() - printed < 5_000) return;
    printed = performance.now();
    print(`exploring: ${thousands(known)} situations, ${thousands(left)} of them to be looked at (${seconds()})`);
  },
});
print(
  `explored: ${thousands(visit.situations.length)} situations, ${thousands(visit.size + visit.ignored)} transitions (${seconds()})`,
);
const difference = differenceIn(sample, visit);
print(
  difference === null
    ? `merged: ${thousands(sample.length)} of ${thousands(count())} visits that count as one were taken on, and came to the same (${seconds()})`
    : `visits that count as one differ: ${difference}`,
);
const world = { visit, beside: exploreBeside() };
const proofs: readonly Proof[] = LAWS.map((law) => ({ law, finding: law.check(world) }));
for (const line of linesOf(proofs)) print(line);

const page = pageOf(proofs, {
  beginnings: visit.beginnings.length,
  states: visit.situations.length,
  transitions: visit.size + visit.ignored,
  merged: count(),
  sampled: sample.length,
});
if (process.argv.includes('--page')) writeFileSync(PAGE, page);
const current = !process.argv.includes('--check') || readFileSync(PAGE, 'utf8') === page;
if (!current) print(`${PAGE} is not current: npm run proofs -- --page`);

const held = proofs.filter(holds);
const sum = (of: 'states' | 'transitions') =>
  thousands(proofs.reduce((all, { finding }) => Math.max(all, finding[of]), 0));
print(
  `proofs: ${held.length} of ${proofs.length} hold, ${sum('states')} states, ${sum('transitions')} transitions, ${seconds()}`,
);
process.exitCode = held.length === proofs.length && difference === null && current ? 0 : 1;

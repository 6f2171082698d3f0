/** The report as one page that needs nothing else: what each suite found last, and what of the charts paths have taken. */
import { readFileSync } from 'node:fs';
import type { FailedTest, SuiteName, SuiteResult, Table, TableRow } from '../../test/results/result.ts';
import { embedded, escaped, pageOf } from '../contact-sheet/picture-page.ts';
import type { CoverageDrawing } from './coverage-drawings.ts';

/** A suite, and what it found last; null: it has not run in this checkout. */
export interface Reported {
  name: SuiteName;
  command: string;
  result: SuiteResult | null;
  /** Whether something that it may read was written since. */
  isOld: boolean;
}

const STYLE = `
  nav { columns: 15rem; margin: 1.5rem 0 3rem; } nav a { display: block; line-height: 1.9; }
  a, label { color: inherit; }
  table { border-collapse: collapse; margin: 0 0 2rem; max-inline-size: 100%; }
  th, td { padding: 0.375rem 0.75rem; border-block-end: 1px solid #cfc5b7; text-align: start; vertical-align: top; overflow-wrap: break-word; }
  th:first-child, td:first-child, td:nth-child(2) { min-inline-size: 8rem; } td code { white-space: nowrap; }
  table.many th:not(:first-child) { writing-mode: vertical-rl; } table.many :is(th, td):not(:first-child) { padding-inline: 0.25rem; min-inline-size: 0; }
  th { font-weight: 400; color: #4b443d; }
  td:not(:first-child) { font-variant-numeric: tabular-nums; }
  .scroll { overflow-x: auto; }
  .bad, .bad a { color: #98201b; } .old { color: #6a4a00; }
  .wrong td:first-child::before, h2.bad::before, summary.bad::before { content: '✗ '; }
  .good td:first-child::before { content: '✓ '; color: #2d5a3d; }
  body:has(#only-wrong:checked) :is(tr.good, tr.plain, details:not(:has(.bad))) { display: none; }
  pre { margin: 0.5rem 0 0; white-space: pre-wrap; overflow-wrap: anywhere; font: 0.8125rem/1.5 ui-monospace, monospace; }
  details { margin: 0 0 1rem; } summary { cursor: pointer; font-size: 1.125rem; }
  .drawing svg { background: #fff; } .drawing { overflow: auto; max-block-size: 90vh; margin-block: 0.75rem; }
  article { margin: 0 0 2.5rem; } article img { max-inline-size: min(100%, 20rem); margin-inline-end: 1rem; vertical-align: top; }
  @media print { .drawing { max-block-size: none; } label { display: none; } }`;

const code = (text: string) => `<code>${escaped(text)}</code>`;
const classOf = (isGood: boolean | null) => (isGood === null ? 'plain' : isGood ? 'good' : 'wrong bad');
const rowOf = ({ cells, isGood, more = [] }: TableRow, columns: number) =>
  `<tr class="${classOf(isGood)}">${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}</tr>${
    more.length > 0
      ? `<tr class="${isGood === false ? 'bad' : classOf(isGood)}"><td colspan="${columns}"><pre>${escaped(more.join('\n'))}</pre></td></tr>`
      : ''
  }`;
/** More columns than that stand with their heads upright. */
const MANY = 12;
const tableOf = ({ title, head, rows }: Table) =>
  `<h3>${escaped(title)}</h3><div class="scroll"><table${head.length > MANY ? ' class="many"' : ''}><thead><tr>${head.map((cell) => `<th scope="col">${escaped(cell)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => rowOf(row, head.length)).join('\n')}</tbody></table></div>`;

const failedOf = ({ name, headline, again, pictures }: FailedTest) =>
  `<article><p class="bad"><strong>${escaped(headline)}</strong></p><p>${escaped(name)}<br>${code(again)}</p>
${pictures.map((file) => `<img alt="${escaped(name)}" src="${embedded(readFileSync(file), 'png')}">`).join('')}</article>`;

const stateOf = ({ result, isOld }: Reported): string => {
  if (!result) return 'not run in this checkout';
  return `${result.passed ? 'passed' : 'failed'}${isOld ? ', before the last change' : ''}`;
};
function overview(suites: readonly Reported[]): string {
  const rows = suites.map((suite) => {
    const { name, command, result } = suite;
    const isGood = result?.passed ?? null;
    return `<tr class="${classOf(isGood)}"><td><a href="#${name}">${name}</a></td><td class="${suite.isOld ? 'old' : ''}">${stateOf(suite)}</td><td>${escaped(result?.line ?? '')}</td><td>${result ? result.endedAt.slice(0, 16).replace('T', ' ') : ''}</td><td>${code(command)}</td></tr>`;
  });
  return `<div class="scroll"><table><thead><tr><th scope="col">suite</th><th scope="col">state</th><th scope="col">its last line</th><th scope="col">when (UTC)</th><th scope="col">run it</th></tr></thead><tbody>${rows.join('\n')}</tbody></table></div>`;
}
function suiteSection({ name, result }: Reported): string {
  if (!result) return '';
  const { failed, tables, passed, line } = result;
  return `<section><h2 id="${name}" class="${passed ? '' : 'bad'}">${name}</h2><p>${escaped(line)}</p>
${failed.map(failedOf).join('\n')}${tables.map(tableOf).join('\n')}</section>`;
}
function drawingOf({ name, title, svg, transitions, wanting }: CoverageDrawing): string {
  const missed = wanting.length > 0 ? `, <span class="bad">${wanting.length} that no path takes</span>` : '';
  return `<details id="drawing-${name}"><summary class="${wanting.length > 0 ? 'bad' : ''}">${escaped(title)} <small>${transitions} transitions${missed}</small></summary>
<div class="drawing" tabindex="0" role="group" aria-label="${escaped(title)}">${svg.slice(svg.indexOf('<svg'))}</div></details>`;
}

/** The page as text. */
export function writeReport(suites: readonly Reported[], drawings: readonly CoverageDrawing[]): string {
  const ran = suites.filter(({ result }) => result !== null);
  const failed = ran.filter(({ result }) => result?.passed === false);
  const body = `<h1>What is tested, and what was found</h1>
<p>suites: ${ran.length} of ${suites.length} have run in this checkout, ${failed.length} failed.</p>
${overview(suites)}
<p><label><input type="checkbox" id="only-wrong"> only what is wrong</label></p>
<nav aria-label="Parts"><a href="#drawings">Coverage on the drawings</a>${ran.map(({ name }) => `<a href="#${name}">${name}</a>`).join('')}</nav>
<section><h2 id="drawings">Coverage on the drawings</h2>
${drawings.length > 0 ? '<p>In each row: how often paths took it on actors (×), and in a browser (·). Red is what no path takes.</p>' : `<p>Not known: ${code('npm run paths')} has not run in this checkout.</p>`}
${drawings.map(drawingOf).join('\n')}</section>
${suites.map(suiteSection).join('\n')}`;
  return pageOf('What is tested, and what was found', STYLE, body);
}

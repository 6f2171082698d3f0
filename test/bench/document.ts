/** The generated part of docs/performance.md; the prose around them is written by hand. */
import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { CONDITIONS, PROFILES } from './conditions.ts';
import { outcomeOf, verdictsOn, type MeasuredBy } from './goals.ts';
import { figuresTable, table, written } from './medians-table.ts';

const DOCUMENT = 'docs/performance.md';

/** Replaces the results. @throws if their marks are missing. */
export function writeSection(text: string): void {
  const document = readFileSync(DOCUMENT, 'utf8');
  const [before, after] = document.split(/(?<=<!-- bench:now -->)[^]*?(?=<!-- \/bench -->)/);
  if (after === undefined) throw new Error(`${DOCUMENT} has no place for results`);
  writeFileSync(DOCUMENT, `${before}\n\n${text}\n\n${after}`);
}

export interface Report {
  measured: MeasuredBy;
  rounds: number;
  /** Of Chromium. */
  version: string;
}

/** All tables, and which goals are met. */
export function reportOf({ measured, rounds, version }: Report): string {
  const tables = CONDITIONS.flatMap((condition) => {
    const figures = measured.get(condition);
    return figures ? [`**${condition}**: ${PROFILES[condition].title}`, figuresTable(figures)] : [];
  });
  const verdicts = verdictsOn(measured).map((verdict) => [
    verdict.goal,
    `${verdict.limit}`,
    `${written(verdict.is, verdict.digits)}${verdict.page && ` (${verdict.page})`}`,
    outcomeOf(verdict),
  ]);
  const [cpu] = cpus();
  return [
    `Medians of ${rounds}; Chromium ${version}, Node ${process.versions.node}, ${cpus().length} × ${cpu?.model.trim()}.`,
    table(['goal', 'limit', 'measured', 'result'], verdicts),
    ...tables,
  ].join('\n\n');
}

/** Recorded statements, as passed between processes. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface Statement {
  text: string;
  values: unknown[];
}
/** Of one registration. */
export type Told = readonly Statement[];

/** Number of registrations for warm-up, before the measured ones. */
export const warmingOf = (registrations: readonly unknown[]): number => Math.floor(registrations.length / 10);

export interface Files extends Disposable {
  paths: readonly string[];
  /** Number of measured registrations in all files. */
  measured: number;
}

/** Distributes statements to files, round robin. */
export function writeFiles(registrations: readonly Told[], count: number): Files {
  const folder = mkdtempSync(join(tmpdir(), 'vestibule-statements-'));
  const hands = Array.from({ length: count }, (_, nth) => registrations.filter((_told, at) => at % count === nth));
  const paths = hands.map((hand, nth) => {
    const path = join(folder, `${nth}.json`);
    writeFileSync(path, JSON.stringify(hand));
    return path;
  });
  const measured = hands.reduce((sum, hand) => sum + hand.length - warmingOf(hand), 0);
  return { paths, measured, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}

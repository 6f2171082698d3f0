/** Texts of the proofs. */
import type { SuiteName } from '../../../check/results/result.ts';
import type { Share, SuiteFact } from '../../server/data.types.ts';
import type { View } from '../view.ts';

export const PART_WORDS: Readonly<Record<View['proof'], string>> = {
  states: 'States',
  transitions: 'Transitions',
  laws: 'Laws',
  faults: 'Planted faults',
  suites: 'Suites',
};
export const SUITE_WORDS: Readonly<Record<SuiteName, string>> = {
  unit: 'Unit tests',
  postgres: 'The back end on PostgreSQL',
  'postgres-plain': 'The back end on PostgreSQL, without locks and NOTIFY',
  paths: 'Paths through every chart, on the charts themselves',
  proofs: 'Laws of all visits',
  mutation: 'Faults planted in the charts',
  browser: 'Tests in a browser',
  'browser-paths': 'Paths in a browser',
  engines: 'Visits in three engines',
  faults: 'Network faults',
  walks: 'Random visits',
  fuzz: 'Malformed and hostile input',
};

export const thousands = (count: number): string => count.toLocaleString('en');
export const sayShare = ({ met, of }: Share): string => `${thousands(met)} of ${thousands(of)}`;

const WHEN = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });
/** `23 Nov, 12:06`, in the reader's time zone. @param at ISO 8601. */
export const sayWhen = (at: string): string => WHEN.format(new Date(at));

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
/** `29 Nov 2026`. @param at ISO 8601 date. */
export const sayDay = (at: string): string => DAY.format(new Date(at));

/** Readers of the folder have no terminal, so no command is named there. */
export const HAS_TERMINAL = import.meta.env.DEV;

/** `passed` or `failed`, and whether that result is outdated; otherwise `has not run here`. */
export function sayOutcome({ passed, isOld }: Pick<SuiteFact, 'passed' | 'isOld'>): string {
  if (passed === null) return 'has not run here';
  return `${passed ? 'passed' : 'failed'}${isOld ? ', before the last change' : ''}`;
}

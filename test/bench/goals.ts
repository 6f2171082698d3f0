/** Goals for the figures. The worst of a goal's pages decides. */
import type { Condition } from './conditions.ts';
import { ratio, type FigureName } from './figures.ts';
import type { Measured } from './medians-table.ts';

export type MeasuredBy = ReadonlyMap<Condition, Measured>;
export interface Verdict {
  goal: string;
  limit: number;
  /** Null if not measured. */
  is: number | null;
  /** The deciding page, if there are several. */
  page: string;
  digits: number;
}

/** A frame at 60 Hz in ms, plus the overhead of measuring, which the static page has too. */
const FRAME = 20;

interface Goal {
  goal: string;
  of: FigureName;
  limit: number;
  conditions: readonly Condition[];
  pages: readonly string[];
  /** The reference page; given by page, pages without an entry do not count. */
  base?: string | Readonly<Record<string, string>> | undefined;
  /** Conversion factor from the limit's unit to the figure's. */
  unit?: number;
  digits?: number;
}
const ALL = ['desktop', 'phone', 'warm'] as const;
const ON_PHONE = ['phone', 'warm'] as const;
const PAGES = ['form', 'landing', 'landing-invited', 'code', 'activation'] as const;
const THEMSELVES = {
  form: 'form-without-scripts',
  landing: 'landing-without-scripts',
  'landing-invited': 'landing-without-scripts',
};
const KILOBYTE = 1000;

const perCondition = (goal: Goal): readonly Goal[] =>
  goal.conditions.map((condition) => ({ ...goal, goal: `${goal.goal}, ${condition}`, conditions: [condition] }));
const beside = (goal: string, of: FigureName, base: Goal['base'], limit: number, conditions: Goal['conditions']) =>
  perCondition({ goal, of, limit, conditions, pages: PAGES, base, digits: 2 });
const upTo = (goal: string, of: FigureName, limit: number, conditions: Goal['conditions']) =>
  perCondition({ goal, of, limit, conditions, pages: PAGES });

const GOALS: readonly Goal[] = [
  ...beside('first paint ÷ the static page', 'firstPaint', 'static', 1.5, ['desktop']),
  ...beside('usable ÷ the static page', 'usable', 'static', 1.3, ON_PHONE),
  ...beside('first paint ÷ the same page without scripts', 'firstPaint', THEMSELVES, 1.05, ALL),
  ...upTo('blocking, ms', 'blocking', 100, ON_PHONE),
  ...upTo('main thread until settled, ms', 'mainThread', 850, ['phone']),
  ...upTo('main thread until settled, ms', 'mainThread', 800, ['warm']),
  ...upTo('requests until settled', 'requests', 14, ['phone']),
  {
    goal: 'script until live, phone, kB',
    of: 'scriptBytesUntilLive',
    limit: 132,
    conditions: ['phone'],
    pages: ['form'],
    unit: KILOBYTE,
    digits: 1,
  },
  { goal: 'layout shift', of: 'layoutShift', limit: 0, conditions: ALL, pages: PAGES, digits: 3 },
  ...upTo('key to paint, ms', 'keyToPaint', 25, ['phone']),
  ...upTo('navigation to paint, ms', 'navigation', FRAME, ['phone']),
];

function judge(
  { goal, of, limit, conditions, pages, base, unit = 1, digits = 0 }: Goal,
  measured: MeasuredBy,
): Verdict {
  const found = conditions.flatMap((condition) =>
    pages.flatMap((page) => {
      const figures = measured.get(condition);
      const value = figures?.get(page)?.[of] ?? null;
      const other = typeof base === 'object' ? base[page] : base;
      const is = base === undefined ? value : ratio(value, figures?.get(other ?? '')?.[of] ?? null);
      return is === null ? [] : [{ page, is: is / unit }];
    }),
  );
  const [worst] = found.sort((a, b) => b.is - a.is);
  return { goal, limit, is: worst?.is ?? null, page: worst?.page ?? '', digits };
}

export const verdictsOn = (measured: MeasuredBy): readonly Verdict[] => GOALS.map((goal) => judge(goal, measured));

/** Compares the rounded value with its limit. */
export const isMet = ({ is, limit, digits }: Verdict): boolean => is !== null && Number(is.toFixed(digits)) <= limit;

/** `met`, or by how much it is missed. */
export function outcomeOf(verdict: Verdict): string {
  const { is, limit } = verdict;
  if (is === null) return 'not measured';
  if (isMet(verdict)) return 'met';
  return limit === 0 ? 'missed' : `missed by ${Math.round((is / limit - 1) * 100) || '< 1'} %`;
}

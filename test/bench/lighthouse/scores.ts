/** The scores of a Lighthouse report, and their goals. Pure. */
import { median } from '../figures.ts';
import { table, written } from '../medians-table.ts';

/** The used parts of a report. */
export interface LighthouseReport {
  lighthouseVersion: string;
  categories: Readonly<
    Record<string, { score: number | null; auditRefs: readonly { id: string; weight: number }[] } | undefined>
  >;
  audits: Readonly<Record<string, { score: number | null; numericValue?: number; displayValue?: string } | undefined>>;
}
export interface Judged {
  name: string;
  /** True if search engines may index it. Lighthouse deducts points from a noindex page. */
  indexed: boolean;
  reports: readonly LighthouseReport[];
}

/** Minimum scores, of 100. */
const GOALS = { performance: 98, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
export const CATEGORIES = Object.keys(GOALS) as (keyof typeof GOALS)[];
const METRICS = [
  { id: 'first-contentful-paint', title: 'first paint' },
  { id: 'largest-contentful-paint', title: 'largest paint' },
  { id: 'total-blocking-time', title: 'blocking' },
  { id: 'cumulative-layout-shift', title: 'layout shift', digits: 3 },
];

function points({ indexed, reports }: Judged, category: keyof typeof GOALS): number | null {
  if (category === 'seo' && !indexed) return null;
  const score = median(reports.map(({ categories }) => categories[category]?.score ?? null));
  return score === null ? null : Math.round(score * 100);
}

/** One row per page. */
export const scoresTable = (pages: readonly Judged[]): string =>
  table(
    ['page', ...CATEGORIES.map((category) => category.replace('-', ' ')), ...METRICS.map(({ title }) => title)],
    pages.map((page) => [
      page.name,
      ...CATEGORIES.map((category) => written(points(page, category))),
      ...METRICS.map(({ id, digits }) =>
        written(median(page.reports.map(({ audits }) => audits[id]?.numericValue ?? null)), digits),
      ),
    ]),
  );

/** Missed goals, one line each, with the audits that failed in any run. */
export const missed = (pages: readonly Judged[]): readonly string[] =>
  pages.flatMap((page) =>
    CATEGORIES.flatMap((category) => {
      const is = points(page, category);
      if (category === 'seo' && !page.indexed) return [];
      if (is !== null && is >= GOALS[category]) return [];
      const audits = page.reports.flatMap(({ categories, audits }) =>
        (categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) => {
          const score = audits[id]?.score ?? null;
          return weight > 0 && score !== null && score < 1 ? [id] : [];
        }),
      );
      return [`${page.name}: ${category} ${written(is)} of ${GOALS[category]} (${[...new Set(audits)].join(', ')})`];
    }),
  );

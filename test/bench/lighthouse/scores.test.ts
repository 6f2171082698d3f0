import { expect, test } from 'vitest';
import { type Judged, type LighthouseReport, missed, scoresTable } from './scores.ts';

/** @param performance score of the category. @param seo score; below 1 an audit fails. */
const report = (performance: number, seo = 1): LighthouseReport => ({
  lighthouseVersion: '1',
  categories: {
    performance: {
      score: performance,
      auditRefs: [
        { id: 'largest-contentful-paint', weight: 25 },
        { id: 'unused-javascript', weight: 0 },
      ],
    },
    accessibility: { score: 1, auditRefs: [] },
    'best-practices': { score: 1, auditRefs: [] },
    seo: { score: seo, auditRefs: [{ id: 'is-crawlable', weight: 4 }] },
  },
  audits: {
    'largest-contentful-paint': { score: performance, numericValue: 2000 },
    'unused-javascript': { score: 0 },
    'is-crawlable': { score: seo === 1 ? 1 : 0 },
    'cumulative-layout-shift': { score: 1, numericValue: 0.0123 },
  },
});
const form: Judged = { name: 'form', indexed: false, reports: [0.9, 0.98, 0.99].map((score) => report(score, 0.69)) };
const slow: Judged = { name: 'men', indexed: true, reports: [0.98, 0.97, 0.97].map((score) => report(score)) };
const hidden: Judged = { name: 'women', indexed: true, reports: [report(1, 0.69)] };

test('takes the median run, and SEO only for indexed pages', () => {
  expect(scoresTable([form, slow])).toBe(
    [
      '| page | performance | accessibility | best practices | seo ' +
        '| first paint | largest paint | blocking | layout shift |',
      '| --- | --: | --: | --: | --: | --: | --: | --: | --: |',
      '| form | 98 | 100 | 100 | – | – | 2000 | – | 0.012 |',
      '| men | 97 | 100 | 100 | 100 | – | 2000 | – | 0.012 |',
    ].join('\n'),
  );
});

test('a missed goal lists its failed audits once', () => {
  expect(missed([form, slow, hidden])).toEqual([
    'men: performance 97 of 98 (largest-contentful-paint)',
    'women: seo 69 of 100 (is-crawlable)',
  ]);
});

test('a category without a score is missed', () => {
  const { performance: _, ...categories } = report(1).categories;
  expect(missed([{ ...slow, reports: [{ ...report(1), categories }] }])).toEqual(['men: performance – of 98 ()']);
});

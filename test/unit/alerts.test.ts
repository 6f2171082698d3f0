/** deploy/alerts.yaml: queries on metrics that the product has. `promtool check rules` checks their syntax. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LOG_EVENTS } from '../../graphql/backend/common/log.ts';
import { createMetrics } from '../../graphql/backend/metrics/metrics.ts';

interface Rule {
  alert: string;
  expr: string;
  for?: string;
  labels: { severity: string };
  annotations: { summary: string; action: string };
}

const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);

/** Names of samples in a query: identifiers that are neither functions nor labels. */
const samplesIn = (query: string): readonly string[] =>
  [...query.replaceAll(/\{[^}]*\}|\bby \([^)]*\)/g, '').matchAll(/\b(?:up|[a-z]+_\w+)\b(?! *\()/g)].map(
    ([name]) => name,
  );

/** Names of a process's samples. `up` is Prometheus's own. */
const samples = async (): Promise<ReadonlySet<string>> => {
  const metrics = createMetrics();
  metrics.measureProcess();
  const families = (await metrics.text()).matchAll(/^# TYPE (\S+) (\w+)$/gm);
  const suffixes: Readonly<Record<string, readonly string[]>> = {
    counter: ['_total'],
    histogram: ['_bucket', '_sum', '_count'],
  };
  const names = [...families].flatMap(([, name = '', type = '']) => (suffixes[type] ?? ['']).map((end) => name + end));
  return new Set([...names, 'up']);
};

test('each alarm has a unique name, a severity and an action', () => {
  expect(rules.length).toBeGreaterThan(9);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect([annotations.summary, annotations.action].every((text) => text.length > 20)).toBe(true);
  }
});

test.each(rules)('$alert uses existing metrics', async ({ expr }) => {
  const named = samplesIn(expr);
  const known = await samples();
  expect(named.filter((name) => !known.has(name))).toEqual([]);
  expect(named.length).toBeGreaterThan(0);
});

test('alarms name existing log events', () => {
  const named = rules.flatMap(({ expr }) => [...expr.matchAll(/event="([^"]+)"/g)].map(([, event = '']) => event));
  expect(named.filter((event) => !Object.hasOwn(LOG_EVENTS, event))).toEqual([]);
});

/** docs/running.md and the files it has an operator install match the product. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LOG_EVENTS } from '../../graphql/backend/common/log.ts';
import { createMetrics } from '../../graphql/backend/metrics/metrics.ts';
import { readSettings } from '../../graphql/backend/settings/settings.ts';
import { PRODUCTION } from '../../graphql/backend/testing/harness.ts';

const page = readFileSync('docs/running.md', 'utf8');

/** The items of the lists below a heading, each as one line. */
const itemsBelow = (heading: string): string[] => {
  const [, section = ''] = page.split(`\n${heading}\n`);
  const [, ...items] = (section.split(/\n##/)[0] ?? '').split(/^- /m);
  return items.map((item) => (item.split('\n\n')[0] ?? '').trim().replaceAll(/\s+/g, ' '));
};
/** A list of two columns as items, one for each value of the second: `page: a, b`. */
const grouped = (pairs: readonly (readonly [name: string, group: string])[]): string[] =>
  Object.entries(Object.groupBy(pairs, ([, group]) => group)).map(
    ([group, members = []]) => `${group}: ${members.map(([name]) => `\`${name}\``).join(', ')}`,
  );

test('each log event is listed with its fields', () => {
  const named = (fields: readonly string[]) => fields.map((field) => `\`${field}\``).join(' ');
  const ofError = named(LOG_EVENTS['http.error']);
  expect(page.replaceAll(/\s+/g, ' ')).toContain(`“(error)” means the fields ${ofError}.`);
  expect(itemsBelow('### The log').map((item) => item.split(': ')[0])).toEqual(
    Object.entries(LOG_EVENTS).map(([event, fields]) => `\`${event}\` (${named(fields).replace(ofError, 'error')})`),
  );
});

test('each metric is listed', async () => {
  const text = await createMetrics().text();
  const families = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)];
  expect(itemsBelow('### Metrics')).toEqual(grouped(families.map(([, name = '', type = '']) => [name, type])));
});

test('each alarm is listed', () => {
  const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
    groups: { rules: { alert: string; labels: { severity: string } }[] }[];
  };
  const alarms = groups.flatMap(({ rules }) => rules);
  expect(itemsBelow('### Alarms')).toEqual(grouped(alarms.map(({ alert, labels }) => [alert, labels.severity])));
});

const lastStage = (
  readFileSync('Containerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1) ?? ''
).split('\n');
const instructions = (name: string): string[] =>
  lastStage.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

test('the image runs without root, has a stop signal and valid settings', () => {
  expect(instructions('USER')).toEqual(['10001']);
  expect(instructions('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(instructions('VOLUME')).toEqual(['/data']);
  const [set = ''] = instructions('ENV');
  const { host, port, dataDir } = readSettings({ ...PRODUCTION, ...parseEnv(set.replaceAll(' ', '\n')) });
  expect([host, port, dataDir]).toEqual(['0.0.0.0', 9090, '/data']);
});

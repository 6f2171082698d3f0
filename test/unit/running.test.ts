/** docs/running.md, and what it has somebody install: held to what there is. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { LOG_EVENTS } from '../../graphql/backend/log-events.ts';
import { createMetrics } from '../../graphql/backend/metrics/metrics.ts';
import { readSettings } from '../../graphql/backend/settings.ts';
import { PRODUCTION } from '../../graphql/backend/testing/production.ts';

const page = readFileSync('docs/running.md', 'utf8');

/** The cells of the tables below a heading, without the heads of the tables. */
const rowsBelow = (heading: string): string[][] => {
  const [, section = ''] = page.split(`\n${heading}\n`);
  const lines = (section.split(/\n##/)[0] ?? '').split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split(/(?<!\\)\|/)
      .map((cell) => cell.trim()),
  );
};

test('each line of the log has its row, with its fields', () => {
  expect(rowsBelow('### The log')).toEqual(
    Object.entries(LOG_EVENTS).map(([event, { fields, says }]) => [
      `\`${event}\``,
      fields.map((field) => `\`${field}\``).join(' '),
      says,
    ]),
  );
});

test('each metric has its row', async () => {
  const text = await createMetrics().text();
  const families = [...text.matchAll(/^# HELP (\S+) (.+)\n# TYPE \S+ (\w+)$/gm)];
  expect(rowsBelow('### Metrics')).toEqual(families.map(([, name, help, type]) => [`\`${name}\``, type, help]));
});

test('each alarm has its row', () => {
  const { groups } = parse(readFileSync('deploy/alerts.yaml', 'utf8')) as {
    groups: { rules: { alert: string; labels: { severity: string }; annotations: { summary: string } }[] }[];
  };
  expect(rowsBelow('### Alarms')).toEqual(
    groups.flatMap(({ rules }) =>
      rules.map(({ alert, labels, annotations }) => [`\`${alert}\``, annotations.summary, labels.severity]),
    ),
  );
});

const lastStage = (
  readFileSync('Containerfile', 'utf8')
    .split(/^FROM /m)
    .at(-1) ?? ''
).split('\n');
const instructions = (name: string): string[] =>
  lastStage.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));

test('the image runs as nobody’s root, is told to stop as the server understands it, and has settings that there are', () => {
  expect(instructions('USER')).toEqual(['10001']);
  expect(instructions('STOPSIGNAL')).toEqual(['SIGTERM']);
  expect(instructions('VOLUME')).toEqual(['/data']);
  const [set = ''] = instructions('ENV');
  const { host, port, dataDir } = readSettings({ ...PRODUCTION, ...parseEnv(set.replaceAll(' ', '\n')) });
  expect([host, port, dataDir]).toEqual(['0.0.0.0', 9090, '/data']);
});

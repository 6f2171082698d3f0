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

test('the settings that it has somebody copy are such as production takes, once the two secrets are filled in', () => {
  const given = parseEnv(readFileSync('deploy/settings.env', 'utf8'));
  const { TOKEN_SECRET, DEFAULTS_FILE } = PRODUCTION;
  const METRICS_TOKEN = '5f0c9a1be7d84236a0917cfe3b52d86e';
  expect([given['TOKEN_SECRET'], given['METRICS_TOKEN']]).toEqual(['', '']);
  const settings = readSettings({ ...given, TOKEN_SECRET, METRICS_TOKEN, DEFAULTS_FILE });
  expect([settings.environment, settings.host, settings.trustProxy, settings.siteDir]).toEqual([
    'production',
    '127.0.0.1',
    1,
    '/srv/vestibule/site',
  ]);
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

test('unit, proxy and page name the same folders, port and user', () => {
  const unit = readFileSync('deploy/vestibule.service', 'utf8');
  expect(unit).toMatch(/^User=vestibule$/m);
  expect(unit).toMatch(/^WorkingDirectory=\/srv\/vestibule\/current$/m);
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/vestibule\/settings.env$/m);
  expect(readFileSync('deploy/nginx.conf', 'utf8')).toContain('server 127.0.0.1:9090;');
  for (const file of [
    'vestibule.service',
    'vestibule-admin',
    'nginx.conf',
    'settings.env',
    'defaults.json',
    'alerts.yaml',
  ])
    expect(page).toContain(`deploy/${file}`);
});

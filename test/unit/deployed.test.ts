/** deploy/: files that are installed unread. More of them: nginx.test.ts, alerts.test.ts. */
import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { readSettings } from '../../graphql/backend/settings/settings.ts';
import { PRODUCTION } from '../../graphql/backend/testing/harness.ts';

const read = (name: string): string => readFileSync(`deploy/${name}`, 'utf8');
const page = readFileSync('docs/running.md', 'utf8');
const settings = parseEnv(read('settings.env'));
const FILES = ['alerts.yaml', 'defaults.json', 'nginx.conf', 'settings.env', 'vestibule-admin', 'vestibule.service'];

/** The lines `Name=value` of the unit, by name. */
const unit = Object.groupBy(
  [...read('vestibule.service').matchAll(/^(\w+)=(.*)$/gm)].map(([, name = '', value = '']) => ({ name, value })),
  ({ name }) => name,
);
const set = (...names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, unit[name]?.map(({ value }) => value).join(' | ')]));

test('production accepts the settings once the two secrets are filled in', () => {
  expect([settings['TOKEN_SECRET'], settings['METRICS_TOKEN']]).toEqual(['', '']);
  const { TOKEN_SECRET, DEFAULTS_FILE } = PRODUCTION;
  const METRICS_TOKEN = '5f0c9a1be7d84236a0917cfe3b52d86e';
  expect(readSettings({ ...settings, TOKEN_SECRET, METRICS_TOKEN, DEFAULTS_FILE }).environment).toBe('production');
});

test('the unit has a separate user, and is not restarted with invalid settings', () => {
  // 78: invalid settings (exit-on-start-error.ts).
  expect(set('User', 'StateDirectoryMode', 'Restart', 'RestartPreventExitStatus', 'KillSignal')).toEqual({
    User: 'vestibule',
    StateDirectoryMode: '0700',
    Restart: 'on-failure',
    RestartPreventExitStatus: '78',
    KillSignal: 'SIGTERM',
  });
});

test('the unit has no unneeded rights', () => {
  const yes = [
    'NoNewPrivileges',
    'ProtectHome',
    'PrivateTmp',
    'PrivateDevices',
    'PrivateUsers',
    'ProtectClock',
    'ProtectControlGroups',
    'ProtectHostname',
    'ProtectKernelLogs',
    'ProtectKernelModules',
    'ProtectKernelTunables',
    'LockPersonality',
    'RemoveIPC',
    'RestrictNamespaces',
    'RestrictRealtime',
    'RestrictSUIDSGID',
  ];
  const values = {
    UMask: '0077',
    CapabilityBoundingSet: '',
    AmbientCapabilities: '',
    ProtectSystem: 'strict',
    ProtectProc: 'invisible',
    ProcSubset: 'pid',
    RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX',
    SystemCallArchitectures: 'native',
    SystemCallFilter: '@system-service | ~@privileged @resources',
    SystemCallErrorNumber: 'EPERM',
  };
  const expected = { ...Object.fromEntries(yes.map((name) => [name, 'yes'])), ...values };
  expect(set(...Object.keys(expected))).toEqual(expected);
});

test('operators’ commands use the folder, user and settings of the service', () => {
  const { WorkingDirectory, User, EnvironmentFile } = set('WorkingDirectory', 'User', 'EnvironmentFile');
  expect(read('vestibule-admin').split('\n')).toEqual([
    '#!/bin/sh',
    expect.stringMatching(/^# /),
    'set -eu',
    `cd ${WorkingDirectory}`,
    `exec runuser -u ${User} -- node_modules/.bin/node --env-file=${EnvironmentFile} tools/operate/admin.ts "$@"`,
    '',
  ]);
});

test('the proxy has the server’s address, name and timeouts', () => {
  const nginx = read('nginx.conf');
  const all = (name: string) => [...nginx.matchAll(new RegExp(`^ *${name} (.*);$`, 'gm'))].map(([, value]) => value);
  const { hostname } = new URL(settings['PUBLIC_URL'] ?? '');
  expect(all('server')).toEqual([`${settings['HOST']}:${settings['PORT']}`]);
  expect([all('server_name'), all('listen')]).toEqual([
    [hostname, hostname],
    ['80', '[::]:80', '443 ssl http2', '[::]:443 ssl http2'],
  ]);
  // Less than the 75 s of listen.ts; more than the 30 s timeout of a page (spec 9), and than the 15 s between
  // heartbeats.
  expect([all('keepalive'), all('keepalive_timeout'), all('proxy_connect_timeout'), all('proxy_read_timeout')]).toEqual(
    [['32'], ['60s'], ['5s'], ['60s', '60s']],
  );
  expect([all('ssl_protocols'), all('ssl_session_cache'), all('ssl_session_tickets'), all('proxy_buffering')]).toEqual([
    ['TLSv1.2 TLSv1.3'],
    ['shared:vestibule:10m'],
    ['off'],
    ['off'],
  ]);
});

test('the page names each file', () => {
  expect(FILES.filter((name) => !page.includes(`deploy/${name}`))).toEqual([]);
});

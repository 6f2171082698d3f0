/**
 * A back end that can't start prints one line per cause, without a stack, and exits. Uses real processes, folders and
 * ports.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startProcess } from './testing/own-process.ts';
import { temporaryFolder } from './testing/harness.ts';

const dir = temporaryFolder();
const at = (name: string) => join(dir, name);
beforeAll(() => {
  writeFileSync(at('file'), '');
  mkdirSync(at('closed'));
  chmodSync(at('closed'), 0o555);
  mkdirSync(at('mounted'));
});

const SETTINGS = 'The back end did not start. Settings to correct:\n';
test.each<[string, Record<string, string>, number, string]>([
  [
    'an address of another computer',
    { HOST: '192.0.2.1' },
    78,
    `${SETTINGS}  - HOST must be an address of this computer: it has no 192.0.2.1\n`,
  ],
  [
    'a server that is not there',
    { DATABASE_URL: 'postgres://shop@127.0.0.1:1/shop' },
    1,
    'The database shop at 127.0.0.1:1 can’t be used as shop: connection refused. Set DATABASE_URL, or check the server.\n',
  ],
  [
    'a server that has no such name',
    { DATABASE_URL: 'postgres://shop@no-such-host.invalid/shop' },
    1,
    expect.stringMatching(
      /^The database shop at no-such-host\.invalid can’t be used as shop: (?:unknown host name|its name can’t be looked up now)\. Set DATABASE_URL, or check the server\.\n$/,
    ) as string,
  ],
  [
    'a folder that is a file',
    { DATA_DIR: at('file') },
    1,
    `The folder ${at('file')} can’t be used: it is not a folder. Set DATA_DIR, or make it usable.\n`,
  ],
])('%s', async (_, env, code, text) => {
  expect(await startProcess({ PORT: '0', DATA_DIR: 'memory:', ...env }).ended).toEqual({ code, text });
});

/** Root can drop its privileges for a child process. */
const isRoot = process.getuid?.() === 0;
/** Runs the back end through a wrapper command: in a separate mount namespace, or without root privileges. */
const runIn = ([name, ...args]: readonly [string, ...string[]], env: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(name, [...args, process.execPath, 'graphql/backend/main.ts'], {
    env: { PATH: process.env['PATH'], PORT: '0', ...env },
    encoding: 'utf8',
    // Stops a back end that starts although it should not.
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
  return { code: status, text: stdout + stderr };
};
/** Containers may allow unprivileged processes to bind every port. */
const isKeptForRoot = (port: number): boolean =>
  Number(spawnSync('cat', ['/proc/sys/net/ipv4/ip_unprivileged_port_start'], { encoding: 'utf8' }).stdout) > port;
const asNobody: readonly [string, ...string[]] = isRoot
  ? ['setpriv', '--reuid=65534', '--clear-groups', '--inh-caps=-all']
  : ['env'];
/** @param before shell command that runs on the mount first. */
const mounted = (options: string, before = 'true'): readonly [string, ...string[]] => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o ${options} none ${at('mounted')} && ${before} && exec "$0" "$@"`,
];

describe.runIf(process.platform === 'linux')('system errors', () => {
  test('a read-only folder', () => {
    chmodSync(dir, 0o755);
    const folder = join(at('closed'), 'data');
    expect(runIn(asNobody, { DATA_DIR: folder })).toEqual({
      code: 1,
      text: `The folder ${folder} can’t be used: this process may not write there. Set DATA_DIR, or make it usable.\n`,
    });
  });
  test.runIf(isKeptForRoot(1023))('a privileged port', () => {
    expect(runIn(asNobody, { DATA_DIR: 'memory:', PORT: '1023' })).toEqual({
      code: 1,
      text: 'Port 1023 needs rights that this process does not have. Set PORT to 1024 or more.\n',
    });
  });
  test.runIf(isRoot).each([
    ['a disk that can only be read', 'ro', '', 'its file system is read-only'],
    ['a disk that is full before anything is on it', 'size=4k,nr_inodes=2', 'data', 'the disk is full'],
  ])('%s', (_, options, name, why) => {
    const folder = join(at('mounted'), name);
    expect(runIn(mounted(options), { DATA_DIR: folder })).toEqual({
      code: 1,
      text: `The folder ${folder} can’t be used: ${why}. Set DATA_DIR, or make it usable.\n`,
    });
  });
});

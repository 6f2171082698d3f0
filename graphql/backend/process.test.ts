import type { ChildProcess } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { systemClock } from './common/clock.ts';
import { formOf, movableClock, startForTest, temporaryFolder } from './testing/harness.ts';
import { startProcess } from './testing/own-process.ts';
import { clientOf } from './testing/client.ts';

const dir = temporaryFolder();
const lock = join(dir, 'vestibule.lock');
const children: ChildProcess[] = [];
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

const run = (env: Record<string, string>) => {
  const started = startProcess(env);
  children.push(started.child);
  return started;
};

test.each(['SIGINT', 'SIGHUP'] as const)('%s stops it cleanly and frees its port', async (signal) => {
  const { child, ended, url: listening } = run({ DATA_DIR: 'memory:', PORT: '0' });
  const url = await listening();
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill(signal);
  expect((await ended).code).toBe(0);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
});

test('the server survives the end of its log reader', async () => {
  const { child, ended, url: listening } = run({ DATA_DIR: 'memory:', PORT: '0' });
  const url = await listening();
  child.stdout.destroy();
  child.stderr.destroy();
  // Each request writes a log line.
  for (let nth = 0; nth < 3; nth += 1) expect((await fetch(`${url}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('one process locks the folder; after its clean stop the next one has all data', async () => {
  // Stale lock of a dead process whose id was reused.
  writeFileSync(lock, `${process.pid}\n`);
  const { child, ended, firstLine } = run({ DATA_DIR: dir, PORT: '0' });
  const line = await firstLine();
  const url = /http:\/\/localhost:\d+/.exec(line)?.[0] ?? '';
  expect(line).toBe(`Vestibule (local) at ${url} · database: embedded, in ${dir} · mail: mailbox at ${url}/mailbox`);
  const first = clientOf(url);
  const { registration } = await first.submit(formOf('stays@example.org'));
  const accountActivationId = await first.mailedId('stays@example.org');

  await expect(startForTest({ DATA_DIR: dir })).rejects.toThrow(
    `The folder ${dir} is in use by process ${child.pid}. Stop it, or start with another DATA_DIR; several processes need DATABASE_URL.`,
  );
  const { port } = new URL(url);
  await expect(startForTest({ PORT: port })).rejects.toThrow(`Port ${port} is taken. Stop what uses it, or set PORT.`);

  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(existsSync(lock)).toBe(false);

  const second = await startForTest({ DATA_DIR: dir }, systemClock(0));
  await expect(startForTest({ DATA_DIR: dir })).rejects.toThrow(`is in use by process ${process.pid}.`);
  const activated = await second.finalize({ accountActivationId });
  expect(activated.registration).toEqual({
    ...registration,
    cmpCustomerConsentToken: expect.any(String),
    status: 'ACTIVE',
  });
  await second.stop();
});

test('rate limits (D39) apply across restarts', async () => {
  const settings = { DATA_DIR: join(dir, 'limits'), CODE_LOOKUPS_PER_MINUTE: '2' };
  const details = '{ registrationCodeDetails(registrationCode: "VESTIBULE") { errors } }';
  const clock = movableClock();
  const first = await startForTest(settings, clock);
  const before = [await first.graphql(details, {}), await first.graphql(details, {}), await first.graphql(details, {})];
  await first.stop();
  const second = await startForTest(settings, clock);
  const after = await second.graphql(details, {});
  await second.stop();
  expect([...before, after].map(({ status }) => status)).toEqual([200, 200, 429, 429]);
});

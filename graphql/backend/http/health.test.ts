/** Health checks for supervisors and load balancers: liveness and readiness. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MINUTE } from '../common/clock.ts';
import { mails } from '../store/schema.ts';
import { formOf, movableClock, serverForTests, temporaryFolder } from '../testing/harness.ts';

const siteDir = temporaryFolder();
const clock = movableClock();
// No mail server listens here, so mails stay queued.
const server = serverForTests({ SITE_DIR: siteDir, SMTP_URL: 'smtp://localhost:1' }, clock);

const ask = async (path: string, url = server.url) => {
  const response = await fetch(`${url}${path}`);
  return {
    status: response.status,
    received: (await response.json()) as unknown,
    cache: response.headers.get('cache-control'),
  };
};
const answer = (status: number, received: object) => ({ status, received, cache: 'no-store' });
const build = () => {
  mkdirSync(join(siteDir, 'consent'), { recursive: true });
  writeFileSync(join(siteDir, 'consent/cmp_min.js'), 'consent');
  writeFileSync(
    join(siteDir, 'site.json'),
    JSON.stringify({ pages: {}, notFound: {}, scriptHashes: [], styleHashes: {} }),
  );
};
const WELL = { status: 'ok', database: 'ok', site: 'ok', mail: 'ok', process: 'ok' };

test('a process is live without its dependencies, and ready once its site is built', async () => {
  const missing = { ...WELL, status: 'not-ready', site: 'missing' };
  expect([await ask('/livez'), await ask('/readyz')]).toEqual([answer(200, { status: 'ok' }), answer(503, missing)]);
  build();
  expect([await ask('/livez'), await ask('/readyz')]).toEqual([answer(200, { status: 'ok' }), answer(200, WELL)]);
});

test('undelivered mails are reported, but the process stays ready', async () => {
  // Simulates a dead delivery queue.
  await server.backEnd.mailer.outbox?.stop();
  await server.submit(formOf('waits@example.org'));
  await server.backEnd.store.db.update(mails).set({ nextAttemptAt: clock.now() });
  clock.advance(15 * MINUTE);
  expect(await ask('/readyz')).toEqual(answer(200, WELL));
  clock.advance(1);
  expect(await ask('/readyz')).toEqual(answer(200, { ...WELL, mail: 'late' }));
});

test('after a write without disk space, a test write checks for space', async () => {
  server.backEnd.readiness.isFull = true;
  const parts = await ask('/readyz');
  expect([parts, server.backEnd.readiness.isFull]).toEqual([answer(200, { ...WELL, mail: 'late' }), false]);
});

test('a stopping process is live but not ready', async () => {
  server.backEnd.readiness.isWithdrawn = true;
  expect([await ask('/livez'), await ask('/readyz')]).toEqual([
    answer(200, { status: 'ok' }),
    answer(503, { ...WELL, status: 'not-ready', mail: 'late', process: 'stopping' }),
  ]);
});

test('concurrent checks share one database query', async () => {
  const { probe } = server.backEnd.store;
  const original = probe.select.bind(probe);
  let asked = 0;
  probe.select = ((...args: Parameters<typeof original>) => {
    asked += 1;
    return original(...args);
  }) as typeof original;
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask('/readyz')));
  probe.select = original;
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
  expect(asked).toBeLessThan(30);
});

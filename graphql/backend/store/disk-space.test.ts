/** The disk of the embedded database is full: every write fails. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { makeSmallSite } from '../../../test/suites/fuzz/small-site.ts';
import { formOf, startForTest } from '../testing/harness.ts';

const dir = fs.mkdtempSync(join(tmpdir(), 'vestibule-room-'));
const site = makeSmallSite();
/** Fails at the file system calls of PGlite, so that its PostgreSQL reports the error (53100). */
const full = () => {
  vi.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', errno: -28 });
  });
  syncBuiltinESMExports();
};
const emptied = () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
};
afterEach(emptied);
afterAll(() => {
  fs.rmSync(dir, { recursive: true });
  site.remove();
});

test('no process is ready until there is space again; refusals have no retry time, and no test write happens before', async () => {
  const server = await startForTest({ DATA_DIR: dir, SITE_DIR: site.folder });
  const ready = async () => {
    const answer = await fetch(`${server.url}/readyz`);
    return [answer.status, ((await answer.json()) as { database: string }).database];
  };
  const submit = async (email: string) => {
    const { status, headers, errors } = await server.submitAnswer(formOf(email));
    return [status, headers.get('retry-after'), errors[0]?.extensions?.['code']];
  };
  full();
  expect(await ready()).toEqual([200, 'ok']);
  const refused = [];
  // Existing table pages have space for some rows.
  for (let nth = 0; nth < 200 && refused.length < 3; nth += 1) {
    const answer = await submit(`guest${nth}@example.org`);
    if (answer[0] !== 200) refused.push(answer);
  }
  expect(refused).toEqual(Array.from({ length: 3 }, () => [503, null, 'TECHNICAL_ISSUE']));
  expect([await ready(), await ready()]).toEqual([
    [503, 'full'],
    [503, 'full'],
  ]);
  emptied();
  expect([await ready(), await submit('after@example.org'), await ready()]).toEqual([
    [200, 'ok'],
    [200, null, undefined],
    [200, 'ok'],
  ]);
  await server.stop();
});

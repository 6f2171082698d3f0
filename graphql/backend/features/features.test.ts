/** The feature service with real files, over real HTTP (spec 7.6, D35). */
import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startForTest, serverForTests, temporaryFolder } from '../testing/harness.ts';
import { eventReader } from '../testing/requests.ts';
import { eventually } from '../../../test/harness/eventually.ts';

const dir = temporaryFolder();
const file = join(dir, 'features.json');

const colour = (defaultValue: string) => ({ features: { colour: { defaultValue } } });
/** Replaces the file by a rename, as editors do. */
const replace = (payload: unknown): void => {
  writeFileSync(`${file}.new`, typeof payload === 'string' ? payload : JSON.stringify(payload));
  renameSync(`${file}.new`, file);
};

const lines: object[] = [];
const kept = (problem: string) => ({ event: 'features.kept', problem });

beforeAll(() => replace(colour('red')));
const log = (event: string, fields?: object) => void lines.push({ event, ...fields });
const server = serverForTests({ FEATURES_FILE: file }, undefined, log);

const FEATURES = '/api/features/sdk-vestibule';
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${server.url}${path}`, { headers });

describe('requests of a browser', () => {
  test('the features, with an entity tag', async () => {
    const answer = await get(FEATURES);
    const headers = Object.fromEntries(answer.headers);
    expect([answer.status, await answer.json()]).toEqual([
      200,
      { status: 200, ...colour('red'), experiments: [], dateUpdated: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(headers).toMatchObject({
      'x-sse-support': 'enabled',
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
    const again = await get(FEATURES, { 'if-none-match': headers['etag'] ?? '' });
    expect([again.status, again.headers.get('x-sse-support'), await again.text()]).toEqual([304, 'enabled', '']);
    expect((await get(FEATURES, { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });

  test.each(['/api/features/other', '/sub/other'])('%s is not found', async (path) => {
    const answer = await get(path);
    expect([answer.status, await answer.json()]).toEqual([404, { status: 404, error: 'Unknown client key' }]);
  });
});

describe('the stream', () => {
  const open = async () => {
    const leave = new AbortController();
    const answer = await fetch(`${server.url}/sub/sdk-vestibule`, { signal: leave.signal });
    return { answer, next: eventReader(answer), leave: () => leave.abort() };
  };
  const features = (value: string) => ({
    event: 'features',
    data: { status: 200, ...colour(value), experiments: [], dateUpdated: expect.any(String) },
  });

  test('sends the features at once and after each change of the file, also when it is replaced', async () => {
    const stream = await open();
    expect([stream.answer.headers.get('content-type'), stream.answer.headers.get('cache-control')]).toEqual([
      'text/event-stream; charset=utf-8',
      'no-store',
    ]);
    expect(await stream.next()).toEqual(features('red'));
    replace(colour('green'));
    expect(await stream.next()).toEqual(features('green'));
    writeFileSync(file, JSON.stringify(colour('blue')));
    expect(await stream.next()).toEqual(features('blue'));
    expect(await (await get(FEATURES)).json()).toMatchObject(colour('blue'));
    stream.leave();
  });

  test('keeps the last valid features while the file is invalid or missing', async () => {
    const stream = await open();
    await stream.next();
    lines.length = 0;
    replace('{');
    await eventually(() => expect(lines).toContainEqual(kept(`FEATURES_FILE ${file}: is not JSON`)));
    rmSync(file);
    await eventually(() => expect(lines).toContainEqual(kept(`FEATURES_FILE ${file}: can not be read`)));
    expect(await (await get(FEATURES)).json()).toMatchObject(colour('blue'));
    replace(colour('white'));
    expect(await stream.next()).toEqual(features('white'));
    stream.leave();
  });

  test('is closed when its reader leaves; a HEAD request opens none', async () => {
    await eventually(() => expect(server.backEnd.featureStreams.count()).toBe(0));
    const stream = await open();
    await stream.next();
    expect(server.backEnd.featureStreams.count()).toBe(1);
    const head = await fetch(`${server.url}/sub/sdk-vestibule`, { method: 'HEAD' });
    expect([head.status, server.backEnd.featureStreams.count()]).toEqual([200, 1]);
    stream.leave();
    await eventually(() => expect(server.backEnd.featureStreams.count()).toBe(0));
  });

  test('stopping does not wait for open streams', async () => {
    const other = await startForTest({ FEATURES_FILE: file });
    const next = eventReader(await fetch(`${other.url}/sub/sdk-vestibule`));
    await next();
    const ended = next();
    await other.stop();
    // A regular end of the stream, not a broken connection.
    expect(await ended).toBe(null);
  });
});

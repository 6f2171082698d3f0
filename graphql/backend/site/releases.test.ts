/**
 * Serving while releases change: pages of the current one, and assets that open tabs still request from earlier ones.
 */
import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { newDraft, publish } from '../../../tools/build/publish.ts';
import { startForTest, serverForTests, PRODUCTION, temporaryFolder } from '../testing/harness.ts';
import { DOCUMENTS_FILE } from '../common/releases.ts';

const dir = temporaryFolder();
const lines: string[] = [];
const server = serverForTests({ SITE_DIR: dir }, undefined, (event) => void lines.push(event));

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');
/** @param documents operations of its pages. */
const release = async (name: string, documents: Record<string, string> = {}, site?: string): Promise<string> => {
  const draft = await newDraft(dir);
  for (const folder of ['html', 'assets', 'consent', 'release']) mkdirSync(join(draft, folder));
  writeFileSync(join(draft, 'html/index.html'), `page of ${name}`);
  writeFileSync(join(draft, `assets/part-${name}.js`), `part of ${name}`);
  writeFileSync(join(draft, 'assets/shared.js'), 'shared');
  writeFileSync(join(draft, 'consent/cmp_min.js'), `consent of ${name}`);
  writeFileSync(join(draft, 'manifest-en.webmanifest'), `manifest of ${name}`);
  writeFileSync(join(draft, DOCUMENTS_FILE), JSON.stringify(documents));
  const manifest = { pages: { '/acquisition/': 'html/index.html' }, notFound: {}, scriptHashes: [], styleHashes: {} };
  writeFileSync(join(draft, 'site.json'), site ?? JSON.stringify(manifest));
  return publish(dir, draft);
};
const get = async (path: string) => {
  const response = await fetch(`${server.url}${path}`);
  return [response.status, await response.text()];
};
const seen = (...names: readonly string[]) =>
  Promise.all([
    get('/acquisition/'),
    get('/acquisition/manifest-en.webmanifest'),
    get('/entrance/cmp/js/cmp_min.js'),
    ...names.map((name) => get(`/acquisition/assets/part-${name}.js`)),
  ]);

test('serves documents of the current release, and assets of all retained releases', async () => {
  expect((await get('/acquisition/'))[0]).toBe(503);
  await release('a');
  const of = (name: string) =>
    [`page of ${name}`, `manifest of ${name}`, `consent of ${name}`].map((text) => [200, text]);
  expect(await seen('a')).toEqual([...of('a'), [200, 'part of a']]);
  await release('b');
  expect(await seen('a', 'b')).toEqual([...of('b'), [200, 'part of a'], [200, 'part of b']]);
  const response = await fetch(`${server.url}/acquisition/assets/part-a.js`);
  expect([response.headers.get('cache-control'), response.headers.get('content-type')]).toEqual([
    'public, max-age=31536000, immutable',
    'text/javascript; charset=utf-8',
  ]);
  expect(await get('/acquisition/assets/part-c.js')).toEqual([404, 'Not found\n']);
  expect(await get('/acquisition/release/persisted-documents.json')).toEqual([404, 'Not found\n']);
});

test('an incomplete or removed release is logged and not served; the previous one stays', async () => {
  await release('whole');
  const before = await seen('whole');
  const broken = await release('broken', {}, '{');
  expect(await seen('whole')).toEqual(before.with(2, [200, 'consent of broken']));
  expect(lines.filter((event) => event === 'site.kept')).toEqual(['site.kept']);
  rmSync(join(dir, 'releases', broken), { recursive: true });
  expect((await seen('whole')).slice(0, 2)).toEqual(before.slice(0, 2));
});

test('an operation of a page from an earlier release is executed by its hash, also in production', async () => {
  const [old, present] = ['{ viewer { roles } }', 'query now { viewer { roles } }'];
  await release('with old', { [hashOf(old)]: old, [hashOf('{ secret }')]: '{ viewer { roles } }' });
  await release('with present', { [hashOf(present)]: present });
  const production = await startForTest({ ...PRODUCTION, SITE_DIR: dir });
  const answerTo = async (sha256Hash: string) => {
    const response = await fetch(`${production.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ extensions: { persistedQuery: { version: 1, sha256Hash } } }),
    });
    return response.json();
  };
  const roles = { data: { viewer: { roles: [] } } };
  const unknown = {
    errors: [{ message: 'No operation has this hash', extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' } }],
  };
  // A text that does not match its hash is ignored.
  expect([await answerTo(hashOf(old)), await answerTo(hashOf(present)), await answerTo(hashOf('{ secret }'))]).toEqual([
    roles,
    roles,
    unknown,
  ]);
  for (const name of ['x', 'y', 'z']) await release(name);
  expect([await answerTo(hashOf(old)), await answerTo(hashOf(present))]).toEqual([unknown, roles]);
  await production.stop();
});

/** All cookies of the back end with their attributes, in each environment. */
import { afterAll, describe, expect, test } from 'vitest';
import { makeSmallSite } from '../../../test/suites/fuzz/small-site.ts';
import { persistedQueryOf } from '../testing/client.ts';
import { PRODUCTION, serverForTests } from '../testing/harness.ts';

describe.each([
  ['production', PRODUCTION, '; Secure'],
  ['local use', {}, ''],
])('every cookie of %s', (_, env, secure) => {
  const { folder, remove } = makeSmallSite();
  const site = serverForTests({ ...env, SITE_DIR: folder });
  afterAll(remove);
  const cookiesOf = async (path: string, options: RequestInit = {}) =>
    (await fetch(`${site.url}${path}`, { redirect: 'manual', ...options })).headers.getSetCookie();
  const remembered = (locale: string) => [
    `i18n_redirected=${locale}; Max-Age=31536000; Path=/; SameSite=Lax${secure}`,
    `lang=${locale}; Max-Age=2147483647; Path=/; SameSite=Lax${secure}`,
  ];

  test('that stores a language: from a prefix, a redirect, or the query', async () => {
    expect([
      await cookiesOf('/acquisition/de/'),
      await cookiesOf('/acquisition/', { headers: { 'accept-language': 'de' } }),
      await cookiesOf('/acquisition/?lang=en'),
    ]).toEqual([remembered('de'), remembered('de'), remembered('en')]);
  });

  test('that is cleared has the attributes it was set with', async () => {
    const said = { operationName: 'logout', extensions: { persistedQuery: persistedQueryOf('logout') } };
    const json = { 'content-type': 'application/json' };
    expect(await cookiesOf('/graphql', { method: 'POST', headers: json, body: JSON.stringify(said) })).toEqual([
      '__Host-acq_token=; Max-Age=0; Path=/; Secure; SameSite=Lax',
      'acq_token=; Max-Age=0; Path=/; Secure; SameSite=Lax',
    ]);
  });

  test('is one of these; no other response sets cookies', async () => {
    const paths = ['/', '/graphql', '/acquisition/defaults.json', '/livez', '/api/features/sdk-vestibule', '/nothing'];
    expect(await Promise.all(paths.map((path) => cookiesOf(path)))).toEqual(paths.map(() => []));
  });
});

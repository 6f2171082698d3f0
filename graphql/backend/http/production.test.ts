/** Routes that production serves, and those for local use only (D38, D43). */
import { expect, test } from 'vitest';
import { PRODUCTION, serverForTests } from '../testing/harness.ts';

const server = serverForTests({
  ...PRODUCTION,
  EXPERIMENTS_CLIENT_KEY: 'sdk-shop',
  SITE_DIR: 'no-such-folder',
});

const ask = async (path: string, options: RequestInit = {}) => (await fetch(`${server.url}${path}`, options)).status;

test('error reports are neither accepted nor shown, and the pages have no endpoint for them [ASVS 13.4.2]', async () => {
  const item = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
  expect([
    await ask('/error-reports/api/1/item/', item),
    await ask('/error-reports'),
    await ask('/error-reports.json'),
  ]).toEqual([404, 404, 404]);
  const defaults = await (await fetch(`${server.url}/acquisition/defaults.json`)).json();
  expect(defaults).toMatchObject({
    environment: 'production',
    entrancePageConfig: { errorReportsUrl: '', experimentsClientKey: 'sdk-shop' },
  });
  expect(JSON.stringify(defaults)).not.toContain('errorReportsToken');
});

test('features and the consent platform are served', async () => {
  expect([
    await ask('/api/features/sdk-shop'),
    await ask('/api/features/sdk-vestibule'),
    await ask('/api/eval/sdk-shop', { method: 'POST', body: '{}' }),
    await ask('/entrance/cmp/credentials', { method: 'POST', body: '{}' }),
  ]).toEqual([200, 404, 200, 400]);
  const script = await fetch(`${server.url}/entrance/cmp/js/cmp_min.js`);
  expect(await script.text()).toBe('The consent script is not built yet: npm run build\n');
});

test('placeholders are not served (D33) [ASVS 13.4.2]', async () => {
  const placeholders = ['/login', '/shop', '/jobs', '/legal/data-protection', '/social/instagram', '/app/app-store'];
  expect(await Promise.all(placeholders.map((path) => ask(path)))).toEqual(placeholders.map(() => 404));
});

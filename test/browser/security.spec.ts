/** Security of a visit (D7, D41). The gates of every test check for other origins and policy violations. */
import { createHash } from 'node:crypto';
import { expect, test } from './fixtures.ts';

test('the policy of a page: the origin, our inline scripts and styles (D41)', async ({ request, product }) => {
  const { host } = new URL(product.url);
  const hashesIn = (html: string, tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.+?)</${tag}>`, 'gs'))].map(
      ([, inline = '']) => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`,
    );
  // Without a prefix both scripts are in the page, with a prefix only the second.
  const hashes = hashesIn(await (await request.get('/acquisition/stores')).text(), 'script');
  expect(hashes).toHaveLength(2);
  expect(hashesIn(await (await request.get('/acquisition/de/stores')).text(), 'script')).toEqual(hashes.slice(1));
  for (const path of ['/', '/de/registration/formstarted', '/error/404', '/nowhere']) {
    const answer = await request.get(`/acquisition${path}`);
    expect(answer.headers()['content-security-policy']?.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hashes.join(' ')}`,
      `style-src 'self' ${hashesIn(await answer.text(), 'style').join(' ')}`,
      "img-src 'self' data:",
      "font-src 'self'",
      `connect-src 'self' ws://${host}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types vestibule-scripts',
      'report-uri /entrance/csp-reports',
      'report-to csp',
    ]);
  }
});

test('every response has the common headers (D7, D41) [ASVS 3.2.1]', async ({ request }) => {
  for (const path of [
    '/acquisition/',
    '/acquisition/defaults.json',
    '/acquisition/nowhere',
    '/shop',
    '/mailbox.json',
    '/api/features/sdk-vestibule',
    '/entrance/cmp/js/cmp_min.js',
    '/error-reports',
  ]) {
    const headers = (await request.get(path)).headers();
    expect({
      path,
      sniffing: headers['x-content-type-options'],
      referrer: headers['referrer-policy'],
      opener: headers['cross-origin-opener-policy'],
      guarded: headers['content-security-policy']?.includes("frame-ancestors 'none'"),
    }).toEqual({ path, sniffing: 'nosniff', referrer: 'no-referrer', opener: 'same-origin', guarded: true });
  }
});

test('the policy is enforced, on scripts and requests (D41) [ASVS 1.2.3]', async ({ page, gates, open, onScreen }) => {
  gates.allow(/^policy: (?:script-src-elem|connect-src|require-trusted-types-for) /);
  gates.allow(/^console: .*(?:Content Security Policy|TrustedScript|elsewhere\.example)/);
  await open('/');
  await onScreen('start');
  const tried = await page.evaluate(async () => {
    const script = document.createElement('script');
    const inline = (() => {
      try {
        script.append('window.broken = true');
        document.head.append(script);
      } catch {
        return 'refused';
      }
      return Reflect.has(window, 'broken') ? 'ran' : 'refused';
    })();
    const request = await fetch('https://elsewhere.example/').then(
      () => 'answered',
      () => 'refused',
    );
    return { inline, request };
  });
  expect(tried).toEqual({ inline: 'refused', request: 'refused' });
});

test('secrets leave the address before any script reads it (D7)', async ({ page, product, calls, onScreen }) => {
  const referrers: string[] = [];
  page.on('request', (request) => {
    const { referer } = request.headers();
    if (referer) referrers.push(referer);
  });
  const { links } = await product.demo();
  await page.goto(`${links.valid}&utm_source=friend&who=ada%40example.org#benefits`);
  await onScreen('welcome', { at: '/?utm_source=friend#benefits' });
  await page.goto(links.activation.unknown);
  await onScreen('activate', { prefix: '/en' });
  await page.getByRole('button', { name: 'Activate my account', exact: true }).click();
  await onScreen('invalidLink', { prefix: '/en' });
  expect(calls.all.map(({ headers }) => headers['x-source-page'])).toEqual([
    '/acquisition/',
    '/acquisition/en/registration/activateaccount',
  ]);
  expect(referrers).toEqual([]);
});

test('the pages outside of the app have an icon (D33)', async ({ request }) => {
  const paths = ['/shop', '/login', '/customer-service', '/legal/terms', '/mailbox', '/error-reports'];
  const pages = await Promise.all(paths.map(async (path) => (await request.get(path)).text()));
  expect(pages.map((html) => /<link [^>]*rel="(?:shortcut )?icon"/.test(html))).toEqual(paths.map(() => true));
});

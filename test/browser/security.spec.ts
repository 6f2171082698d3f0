/** Security of a visit (D7, D41). The gates of every test check for other origins and policy violations. */
import { expect, test } from './fixtures.ts';

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

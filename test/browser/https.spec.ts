/** Behaviour only over https (D41): the name of the bearer cookie, and policy violation reports. */
import { chromiumArgs, WHOLE_CHROMIUM } from '../../tools/process/engines.ts';
import { openTlsProxy, type TlsProxy } from '../harness/tls-proxy.ts';
import { follow } from './actions.ts';
import { test as base, expect, useProduct } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { english } from './shown-messages.ts';

// Reports are sent at once instead of after a minute, and accept the test's certificate.
const args = [...chromiumArgs, '--short-reporting-delay', '--ignore-certificate-errors'];

const test = base.extend<{ tls: TlsProxy }>({
  // oxlint-disable-next-line no-empty-pattern
  tls: async ({}, use) => {
    const tls = await openTlsProxy();
    await use(tls);
    tls.close();
  },
  product: ({ tls }, use) =>
    useProduct({ PUBLIC_URL: tls.origin }, async (product) => {
      tls.passTo(product.url);
      await use(product);
    }),
  baseURL: ({ tls, product: _running }, use) => use(tls.origin),
});
test.use({ ignoreHTTPSErrors: true, launchOptions: { ...WHOLE_CHROMIUM, args } });

test(
  'a planted script is reported; the bearer cookie has the __Host- prefix',
  { tag: '@windows' },
  async ({ page, context, tls, product, open, gates, onScreen }) => {
    gates.allow(/^policy: (?:script-src-elem inline|require-trusted-types-for )/);
    gates.allow(/^console: .*(?:Content Security Policy|TrustedHTML)/);
    const reported = () =>
      product
        .log()
        .split('\n')
        .filter((line) => line.includes('"csp.'))
        .map((line) => JSON.parse(line) as object);
    await page.route(/\/acquisition\/\?rc=/, async (route) => {
      const response = await route.fetch();
      const planted = (await response.text()).replace('</body>', '<script>window.planted = true</script></body>');
      await route.fulfill({ response, body: planted });
    });
    await open('/?rc=VESTIBULE');
    await onScreen('welcome');
    expect(await page.evaluate(() => Reflect.has(window, 'planted'))).toBe(false);
    const line = { time: expect.any(String), event: 'csp.violation', page: '/acquisition/' };
    const inline = { ...line, directive: 'script-src-elem', blocked: 'inline', source: '/acquisition/' };
    await expect.poll(reported).toEqual([{ ...inline, line: expect.any(Number) }]);

    await page.evaluate(() => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<b>text</b>');
      } catch {
        // Refused, as expected.
      }
    });
    await expect
      .poll(async () => reported().slice(1))
      .toEqual([
        expect.objectContaining({ ...line, directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' }),
      ]);

    const bearers = async () =>
      (await context.cookies()).flatMap(({ name, value, domain, path, secure, sameSite, httpOnly }) =>
        name.includes('acq_token') ? [{ name, value, domain, path, secure, sameSite, httpOnly }] : [],
      );
    // The page as served; a page assembled by the test may not open a web socket.
    await page.unrouteAll();
    await open('/?rc=VESTIBULE');
    await follow(page, english('action.register'));
    const form = new Form(page);
    await form.send(guest());
    await onScreen('inbox');
    const [bearer, ...others] = await bearers();
    const value = bearer?.value ?? '';
    const hostOnly = {
      name: '__Host-acq_token',
      value: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
      domain: 'localhost',
      path: '/',
      secure: true,
      sameSite: 'Lax',
      httpOnly: false,
    };
    expect([bearer, others]).toEqual([hostOnly, []]);

    // A cookie that a sibling domain can set is ignored.
    await context.clearCookies();
    await context.addCookies([{ name: 'acq_token', value, url: tls.origin, secure: true, sameSite: 'Lax' }]);
    await open('/?rc=VESTIBULE');
    // The holder of a place would see its status (D50).
    await onScreen('welcome');
  },
);

/**
 * Services that never answer keep connections, of which a browser opens six per origin: the visit must still work
 * (D35–D38).
 */
import { openHoldingProxy } from '../harness/holding-proxy.ts';
import { stopClock } from './clock.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { expectScreen } from './expect-screen.ts';
import { english } from './shown-messages.ts';

test.use({ consent: { analytics: true, personalisation: true } });

const REPORTS = 8;
/** Maximum delay of a visit by all additional services, in ms of the page's clock. */
const PATIENCE = 1_000;
const HELD = ['/error-reports/', '/acquisition/defaults.json', '/entrance/cmp/', '/api/features/', '/sub/'];
const anomalies = (count: number) => {
  for (let nth = 0; nth < count; nth += 1)
    dispatchEvent(new ErrorEvent('error', { message: `planted ${nth}`, error: new Error(`planted ${nth}`) }));
};

test('without responses of the services a press registers', async ({ page, product, gates, mailbox }) => {
  // The proxy has a separate origin, and forwards no web sockets.
  gates.allow(/^elsewhere: (?:http|ws):\/\/localhost:/);
  gates.allow(/^console: WebSocket connection to 'ws:\/\/localhost:\d+\/graphql' failed/);
  gates.allow(/^console: \[GrowthBook\] Streaming is enabled, but not active/);
  const proxy = await openHoldingProxy(product.url, HELD);
  await stopClock(page);
  // The first service that a page requests; its timeout starts here.
  const begun = page.waitForRequest('**/acquisition/defaults.json');
  await page.goto(`${proxy.url}/acquisition/?rc=VESTIBULE`, { waitUntil: 'commit' });
  await begun;
  await page.clock.runFor(PATIENCE);
  const register = page
    .getByRole('main')
    .getByRole('link', { name: english('action.register'), exact: true })
    .first();
  await expect(register).toBeVisible();
  await page.evaluate(anomalies, REPORTS);
  await register.click();
  const form = new Form(page);
  const person = guest();
  await form.fillIn(person);
  await expect.poll(proxy.held).toBeGreaterThan(0);
  await form.register.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english('formFinished.heading'));
  await page.clock.resume();
  await expectScreen(page, 'inbox');
  await mailbox.mailTo(person.email);
  await page.close();
  proxy.close();
});

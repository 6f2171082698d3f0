/** Services that never answer keep connections, of which a browser opens six to an origin: the visit must not want for one (D35–D38). */
import { openHoldingProxy } from '../harness/holding-proxy.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { expectScreen } from './screens.ts';
import { english } from './words.ts';
import { onDemand } from './on-demand.ts';

test.use({ consent: { analytics: true, personalisation: true } });

const REPORTS = 8;
/** Milliseconds from Register to the inbox page, beyond the undisturbed visit. */
const PATIENCE = 1_000;
const anomalies = (count: number) => {
  for (let nth = 0; nth < count; nth += 1)
    dispatchEvent(new ErrorEvent('error', { message: `planted ${nth}`, error: new Error(`planted ${nth}`) }));
};
const cases = [
  { name: 'error reports', paths: ['/error-reports/'] },
  {
    name: 'all of them',
    paths: ['/error-reports/', '/acquisition/defaults.json', '/entrance/cmp/', '/api/features/', '/sub/'],
  },
];

for (const { name, paths } of cases)
  test(
    `never answered, ${name}: who presses Register is registered as soon as ever`,
    onDemand(name !== 'all of them'),
    async ({ context, house, gates, mailbox }) => {
      // The proxies have origins of their own, and let no web socket through.
      gates.allow(/^elsewhere: (?:http|ws):\/\/localhost:/);
      gates.allow(/^console: WebSocket connection to 'ws:\/\/localhost:\d+\/graphql' failed/);
      gates.allow(/^console: \[GrowthBook\] Streaming is enabled, but not active/);

      /** @returns the milliseconds from the press to the inbox page. */
      async function register(held: readonly string[]): Promise<number> {
        const proxy = await openHoldingProxy(house.url, held);
        const page = await context.newPage();
        await page.goto(`${proxy.url}/acquisition/?rc=VESTIBULE`, { waitUntil: 'commit' });
        await expectScreen(page, 'welcome');
        await page.evaluate(anomalies, REPORTS);
        await page
          .getByRole('main')
          .getByRole('link', { name: english('action.register'), exact: true })
          .click();
        await expectScreen(page, 'form');
        const person = guest();
        const form = new Form(page);
        await form.fillIn(person);
        if (held.length > 0) await expect.poll(proxy.held).toBeGreaterThan(0);
        const pressed = performance.now();
        await form.register.click();
        await expectScreen(page, 'inbox');
        const time = performance.now() - pressed;
        await mailbox.mailTo(person.email);
        await page.close();
        proxy.close();
        await context.clearCookies();
        return time;
      }
      // In the first visit axe looks at every page.
      await register([]);
      const usual = await register([]);
      expect(await register(paths)).toBeLessThan(usual + PATIENCE);
    },
  );

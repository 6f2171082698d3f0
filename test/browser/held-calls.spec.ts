/** A call that a test holds back: its answer is given once the page has it, not once its head is there. */
import { BASE } from '../../src/site.ts';
import { chromiumPage } from '../engines/chromium.ts';
import type { InterceptedCall } from '../engines/engine-page.ts';
import { settle } from '../model/browser/settle.ts';
import { expect, test } from './fixtures.ts';

const LONG = 20_000_000;

test('a long answer is heard once all of it is there, and taken in by then', async ({ page, product }) => {
  const engine = chromiumPage(page, product.url);
  await engine.open(`${BASE}/`);
  const { promise: arrived, resolve: take } = Promise.withResolvers<InterceptedCall>();
  await engine.intercept(take);
  await page.evaluate(() => {
    const body = JSON.stringify({ operationName: 'viewer' });
    const read = async () => {
      Reflect.set(window, 'taken', (await (await fetch('/graphql', { method: 'POST', body })).text()).length);
    };
    void read();
  });
  const call = await arrived;
  const long = { data: 'x'.repeat(LONG) };
  expect(await call.answer(long)).toBe(true);
  await settle(engine);
  expect(await page.evaluate(() => Reflect.get(window, 'taken') as unknown)).toBe(JSON.stringify(long).length);
});

/** `?inspect`: every chart reaches the inspector, without personal data. */
import type { BrowserContext, Page } from '@playwright/test';
import { Form, guest } from '../../browser/form.ts';
import { expect, test } from './dev-server.ts';

const INSPECTOR = 'https://stately.ai/inspect';
/** Replaces Stately's page: reports that it is ready, and records messages. */
const RECORDING = `<!doctype html><script>
  messages = [];
  addEventListener('message', ({ data }) => messages.push(data));
  opener.postMessage({ type: '@statelyai.connected' }, '*');
</script>`;

interface Message {
  type: string;
  name?: string;
  definition?: string;
}
const messagesOf = (inspector: Page) => inspector.evaluate(() => Reflect.get(window, 'messages') as Message[]);
/** Names of the received charts, with the number of their states. */
const chartsIn = (messages: readonly Message[]) =>
  messages.flatMap(({ type, name, definition = '{}' }) => {
    const { states } = JSON.parse(definition) as { states?: object };
    return type === '@xstate.actor' && states ? [name] : [];
  });

/** Opens an address, and returns the window that it opens. */
async function inspected(context: BrowserContext, page: Page, address: string): Promise<Page> {
  await context.route(INSPECTOR, (route) => route.fulfill({ contentType: 'text/html', body: RECORDING }));
  const [inspector] = await Promise.all([context.waitForEvent('page'), page.goto(address)]);
  return inspector;
}

test('the inspector gets every chart and no visitor data', async ({ context, page, dev }) => {
  const inspector = await inspected(context, page, `${dev.site}/registration/code?inspect&pdp=/p/geheimer-mantel`);
  const code = page.getByRole('textbox', { name: 'Registration code' });
  await code.fill('VESTIBULE');
  await code.press('Enter');
  const form = new Form(page);
  const values = guest({
    firstName: 'Geheimine',
    lastName: 'Verborgen',
    email: `geheim-${crypto.randomUUID()}@private.example`,
  });
  await form.send(values);
  await expect(page).toHaveURL(/formfinished/);
  await expect
    .poll(async () => new Set(chartsIn(await messagesOf(inspector))))
    .toEqual(new Set(['visit', 'typedInvitation', 'consent', 'experiments', 'network', 'configuration']));
  const arrived = async (words: string) => JSON.stringify(await messagesOf(inspector)).includes(words);
  await expect.poll(() => arrived('"value":{"registration":{"formFinished"')).toBe(true);
  const said = JSON.stringify(await messagesOf(inspector)).toLowerCase();
  const secrets = await page.evaluate(() =>
    [...Object.values(sessionStorage), ...Object.values(localStorage)].flatMap((stored: string) =>
      [...stored.matchAll(/"(?:id|token|hmacToken|passphrase|customerId|key|activationId)":"([^"]{6,})"/g)].map(
        ([, found]) => found ?? '',
      ),
    ),
  );
  const own = ['geheim', 'verborgen', 'private.example', 'clara', ...secrets];
  expect(own.filter((one) => said.includes(one.toLowerCase()))).toEqual([]);
  // Non-personal data is still readable there.
  expect(said.includes('"registrationstate":{"country":"de"')).toBe(true);
  const dynamic = (await messagesOf(inspector)).map((message) => Object.assign(message, { definition: '' }));
  expect(JSON.stringify(dynamic).includes('VESTIBULE')).toBe(false);
});

test('the inspector gets the generators without the admin’s token', async ({ context, page, dev }) => {
  const { links } = await dev.demo();
  for (const [name, link] of [
    ['linkGenerator', links.admin],
    ['splitGenerator', links.splits],
  ] as const) {
    const { pathname, search, searchParams } = new URL(link);
    const address = `${new URL(dev.site).origin}${pathname}${search}&inspect`;
    const inspector = await inspected(context, page, address);
    await expect.poll(async () => chartsIn(await messagesOf(inspector))).toContain(name);
    const token = searchParams.get('token') ?? 'no token';
    expect(JSON.stringify(await messagesOf(inspector)).includes(token.slice(0, 20))).toBe(false);
    await inspector.close();
  }
});

test('a blocked window is reported; a press opens it', async ({ context, page, dev }) => {
  // Blocks popups without a user gesture, as browsers do; Playwright counts its own actions as gestures.
  await page.addInitScript(() => {
    const open = window.open.bind(window);
    let isFirst = true;
    window.open = (...asked) => {
      const opened = isFirst ? null : open(...asked);
      isFirst = false;
      return opened;
    };
  });
  await context.route(INSPECTOR, (route) => route.fulfill({ contentType: 'text/html', body: RECORDING }));
  await page.goto(`${dev.site}/?inspect`);
  const notice = page.getByRole('region', { name: 'For development' });
  await expect(notice).toContainText('was not opened: this browser keeps windows back');
  await expect(
    notice.getByRole('link', { name: 'Look at the flows in the workbench (opens in a new tab)' }),
  ).toHaveAttribute('href', '/workbench');
  const [inspector] = await Promise.all([
    context.waitForEvent('page'),
    notice.getByRole('button', { name: 'Open it now' }).click(),
  ]);
  await expect.poll(async () => chartsIn(await messagesOf(inspector))).toContain('visit');
  await expect(notice).toBeHidden();
});

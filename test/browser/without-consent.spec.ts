/** A visit without consent: all its requests and all its storage (D22, D36, D37, D41). */
import { follow, press } from './actions.ts';
import type { Page, Request } from '@playwright/test';
import { bannerOn, kept } from './consent-banner.ts';
import { expect } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { english } from './shown-messages.ts';
import { test } from './with-container.ts';

test.use({ consent: null });

const CONSENT = 'vestibule.consent';
const VISIT = 'vestibule.visit';
/** Of the landing page, stored with the invitation, so that the tab of the mailed link looks like the first one. */
const ACCENT = 'vestibule.accent';
const DRAFT = 'vestibule.draft.registration';

/** A request as a line; build files are summarised. */
const lineOf = (request: Request) => {
  const { origin, pathname } = new URL(request.url());
  const asset = /^\/acquisition\/assets\/[\w.-]+\.(?:js|css|svg|png|woff2)$/.test(pathname);
  const body = pathname === '/graphql' ? (request.postDataJSON() as { operationName: string }) : null;
  return `${origin} ${request.method()} ${asset ? '/acquisition/assets/…' : pathname}${body ? ` ${body.operationName}` : ''}`;
};
/** All requests of the page from now on. */
function logOf(page: Page) {
  const log = new Set<string>();
  page.on('request', (request) => log.add(lineOf(request)));
  page.on('websocket', (socket) => log.add(socket.url()));
  return log;
}

/** Names of everything that the browser stores for the product, in every kind of storage. */
const keptBy = async (page: Page) => ({
  ...(await page.evaluate(async () => ({
    local: Object.keys(localStorage).toSorted(),
    session: Object.keys(sessionStorage).toSorted(),
    databases: await indexedDB.databases(),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    dataLayer: Reflect.has(window, 'dataLayer'),
  }))),
  cookies: (await page.context().cookies()).map(({ name }) => name).toSorted(),
});
const nothing = { local: [], session: [], databases: [], caches: [], workers: 0, dataLayer: false, cookies: [] };

test('without a choice and after a refusal only necessary data is stored (D36)', async ({
  page,
  product,
  mailbox,
  open,
  onScreen,
}) => {
  const log = logOf(page);
  const recorded: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/entrance/cmp/credentials')) recorded.push(request.postDataJSON());
  });
  const expectKept = (found: Partial<Record<keyof typeof nothing, string[]>>) =>
    expect.poll(() => keptBy(page)).toEqual({ ...nothing, ...found });

  await open('/?rc=VESTIBULE');
  await onScreen('welcome');
  const banner = bannerOn(page);
  await banner.comes();
  await expectKept({ local: ['rc', ACCENT], session: ['rc', VISIT] });
  await follow(page, english('action.register'));
  await onScreen('form');
  const person = guest({ newsletter: true });
  const form = new Form(page);
  await form.fillIn(person);
  await expectKept({ local: ['rc', ACCENT], session: ['rc', DRAFT, VISIT] });
  expect([recorded, await banner.stored()]).toEqual([[], null]);
  await banner.reject.click();
  const local = ['rc', ACCENT, CONSENT];
  await expectKept({ local, session: ['rc', DRAFT, VISIT] });

  const answered = page.waitForResponse(/\/entrance\/cmp\/credentials$/);
  await form.register.click();
  await onScreen('inbox');
  await expectKept({ local, session: ['rc', VISIT], cookies: ['acq_token'] });
  await expect.poll(() => log.has(`ws://${new URL(product.url).host}/graphql`)).toBe(true);
  // A registration records the choice, once.
  expect((await answered).status()).toBe(204);
  const text: unknown = expect.stringMatching(/^[\w-]+$/);
  expect(recorded).toEqual([{ hmacToken: text, passphrase: text, ...kept(false, false) }]);

  await page.goto(await mailbox.linkTo(person.email));
  await onScreen('activate', { prefix: '/en' });
  await press(page, english('action.activate'));
  await onScreen('activated', { prefix: '/en' });
  await expectKept({ local, session: ['rc', VISIT], cookies: ['acq_token', 'i18n_redirected', 'lang'] });
  expect(await banner.stored()).toEqual({ version: 1, ...kept(false, false), at: expect.any(Number) as unknown });
  expect([...log].toSorted()).toEqual(
    [
      'GET /acquisition/',
      'GET /acquisition/assets/…',
      'GET /acquisition/defaults.json',
      'GET /acquisition/en/registration/activateaccount',
      'GET /api/features/sdk-vestibule',
      'GET /entrance/cmp/js/cmp_min.js',
      'GET /entrance/cmp/words/en.json',
      'GET /sub/sdk-vestibule',
      'POST /entrance/cmp/credentials',
      'POST /graphql countryDetails',
      'POST /graphql finalizeRegistration',
      'POST /graphql registrationCodeDetails',
      'POST /graphql registrationSubmitForm',
    ]
      .map((line) => `${product.url} ${line}`)
      .concat(`ws://${new URL(product.url).host}/graphql`)
      .toSorted(),
  );
});

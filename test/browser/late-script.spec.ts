/**
 * The script is late, missing, or from another deployment: actions on the page are kept, and the page reports it (D23).
 */
import { follow, holdScripts, isLive } from './actions.ts';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { stopClock } from './clock.ts';
import { english } from './shown-messages.ts';

const SCRIPTS = '**/assets/*.js';
const ENTRY = '**/assets/index-*.js';
const FORM = '/acquisition/registration/formstarted?rc=VESTIBULE';
const missing = /^console: Failed to load resource: the server responded with a status of 404/;

const late = (page: Page) => page.getByRole('alert').filter({ hasText: english('late.lead') });

test('no script after 10 s: the page says so, until it comes; input and presses are sent once (D21, D23, D24)', async ({
  page,
  calls,
  mailbox,
  onScreen,
}) => {
  await stopClock(page);
  const release = await holdScripts(page);
  await page.goto(FORM, { waitUntil: 'commit' });
  const form = new Form(page);
  const person = guest({ newsletter: true });
  await form.send(person);
  await form.field('email').press('Enter');
  await page.clock.fastForward(9_000);
  await expect(late(page)).toHaveCount(0);
  await page.clock.fastForward(1_000);
  await expect(late(page)).toBeInViewport();
  await form.expectValues(person);
  expect(calls.of('registrationSubmitForm')).toEqual([]);
  await page.clock.resume();
  release();
  await onScreen('inbox');
  await expect(late(page)).toHaveCount(0);
  const sent = calls.of('registrationSubmitForm').map(({ body }) => body.variables['formInput']);
  const { terms: _, newsletter: __, ...fields } = person;
  expect(sent).toEqual([
    { ...fields, flow: 'DEFAULT', locale: 'en', validityTimestamp: null, voucher: '10-percent-no-mov' },
  ]);
  expect(await mailbox.all(person.email)).toHaveLength(1);
});

test('a missing script reloads the page and keeps the input', async ({ page, gates, onScreen }) => {
  gates.allow(missing);
  const person = guest({ newsletter: true });
  const gone = Promise.withResolvers<void>();
  await page.route(
    ENTRY,
    async (route) => {
      await gone.promise;
      await route.fulfill({ status: 404 });
    },
    { times: 1 },
  );
  await page.goto(FORM, { waitUntil: 'commit' });
  const form = new Form(page);
  await form.fillIn(person);
  gone.resolve();
  await expect(page.getByText(english('connection.reloaded'))).toBeVisible();
  await onScreen('form');
  await form.expectValues(person);
});

test('a permanently missing script is announced without a reload loop [A14]', async ({ page, gates }) => {
  gates.allow(missing);
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route(SCRIPTS, (route) => route.fulfill({ status: 404 }));
  await page.goto(FORM, { waitUntil: 'commit' });
  await expect(late(page)).toBeVisible();
  expect(loads).toBe(2);
});

test('a missing screen reloads the page in place (D22)', async ({ page, gates, open, onScreen }) => {
  gates.allow(missing);
  await open('/registration/deny');
  await onScreen('denyInvalid');
  await isLive(page);
  const gone = '**/assets/membership-*.js';
  await page.route(gone, (route) => route.fulfill({ status: 404 }));
  page.once('domcontentloaded', () => void page.unroute(gone));
  await follow(page, english('deny.interest'));
  await onScreen('interest');
  await expect(page.getByText(english('connection.reloaded'))).toBeVisible();
});

test('a press registers after the calls’ chunk was replaced (D22)', async ({
  page,
  gates,
  calls,
  mailbox,
  onScreen,
}) => {
  gates.allow(missing);
  await page.route('**/assets/network-*.js', (route) => route.fulfill({ status: 404 }));
  await page.goto('/acquisition/?rc=VESTIBULE');
  await page.unroute('**/assets/network-*.js');
  await onScreen('welcome');
  await follow(page, 'Register');
  const form = new Form(page);
  const person = guest();
  await form.send(person);
  await onScreen('inbox');
  expect(calls.of('registrationSubmitForm')).toHaveLength(1);
  expect(await mailbox.all(person.email)).toHaveLength(1);
});

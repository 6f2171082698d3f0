/** Marked values show that a visitor's data occurs only where needed (D7, D36–D38, D41, D42). */
import { breakScreens, follow, isLive, press } from './actions.ts';
import type { Page } from '@playwright/test';
import { dataLayer, tracked } from './data-layer.ts';
import { expect, test } from './fixtures.ts';
import { tokensOf } from './flows.ts';
import { Form, guest } from './form.ts';
import { leaks, unneeded, type Allowed } from './marks.ts';
import { Traces } from './traces.ts';
import { english } from './shown-messages.ts';

test.use({ consent: { analytics: true, personalisation: true } });

const NAMES = { firstName: 'Zwibbeldorf', lastName: 'Krumpelsnatz' };
const markedAddress = () => `Quaffel.Grimbart${crypto.randomUUID().slice(0, 8)}@Vexhollow.example`;
/** A code that is neither a word of the product nor used in another test. */
const CODE = 'TWOLANDS';
const REPORTS = '/error-reports/api/1/item/';
const PERSON = ['email', 'firstName', 'lastName'];

const bearerOf = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === 'acq_token')?.value ?? '';

/** Where a mark is allowed, and why. */
const BY_THE_LINK: Allowed = [
  // The address by which the visitor came, as requested by the browser; the page never sends it on.
  [/^page \/acquisition\/ url$/, ['code']],
  [/^page \/acquisition\/en\/registration\/activateaccount url$/, ['activationId']],
  // The calls that need it.
  [/^registrationCodeDetails body$/, ['code']],
  [/^registrationSubmitForm body$/, [...PERSON, 'code']],
  [/^finalizeRegistration body$/, ['activationId']],
  // The bearer token, in the one cookie and the one header that carry it (D41).
  [/ header cookie$/, ['bearer']],
  [/ header authorization$/, ['bearer']],
  [/^\/graphql web socket$/, ['bearer']],
  [/^(?:inbox|activate|activated): cookie acq_token$/, ['bearer']],
  // The invitation, in this tab and for another day (spec, section 3).
  [/^[a-z]+: (?:local|session)Storage rc$/, ['code']],
  // Typed values until they are answered (D22).
  [/^typed: sessionStorage vestibule\.draft\.registration$/, PERSON],
  // Unanswered requests; the address shown on the inbox page; the pending activation (D22).
  [/^refused: sessionStorage vestibule\.(?:draft\.registration|visit)$/, [...PERSON, 'code']],
  [/^(?:inbox|activate|activated): sessionStorage vestibule\.visit$/, ['email', 'activationId']],
  // React logs the error thrown by the test to the visitor's own console.
  [/^console$/, [...PERSON, 'code']],
];

test('by invitation, to the account (D7, D38)', async ({ page, product, gates, calls, mailbox, open, onScreen }) => {
  gates.allow(/^console: Failed to load resource: the server responded with a status of 500/);
  gates.allow(/^console: Error: drawn wrong/);
  const person = guest({ ...NAMES, email: markedAddress() });
  const marks: Record<string, string> = { ...NAMES, email: person.email, code: CODE };
  const traces = new Traces(page);
  await breakScreens(page, 'inbox', `drawn wrong: ${Object.values(marks).join(' ')}`);
  await open(`/?rc=${CODE}`);
  await onScreen('welcome');
  await traces.look('welcome');
  await follow(page, english('action.register'));
  const form = new Form(page);
  await form.fillIn(person);
  await form.expectValues(person);
  // Tracked once the page is idle.
  await expect.poll(() => dataLayer(page)).toContainEqual(tracked('landing_registration'));
  await traces.look('typed');

  const answers = [
    { status: 500, contentType: 'text/plain', body: Object.values(marks).join(' ') },
    { status: 200, contentType: 'text/html', body: `<p>${Object.values(marks).join(' ')}</p>` },
    {
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify({ errors: [{ message: `refused: ${Object.values(marks).join(' ')}` }] }),
    },
  ];
  for (const answer of answers) {
    const broken = await calls.intercept('registrationSubmitForm', (route) => route.fulfill(answer));
    const reported = page.waitForRequest(`**${REPORTS}`);
    await form.register.click();
    await reported;
    await expect(form.notice).toBeFocused();
    await broken.restore();
  }
  await traces.look('refused');
  const reported = page.waitForRequest(`**${REPORTS}`);
  await form.register.click();
  await reported;
  await page.unrouteAll();
  // Its library is loaded on demand.
  const subscribed = page.waitForEvent('websocket').then((socket) => socket.waitForEvent('framesent'));
  await page.reload();
  await onScreen('inbox');
  await subscribed;
  await traces.look('inbox');
  marks['bearer'] = await bearerOf(page);

  const link = await mailbox.linkTo(person.email);
  marks['activationId'] = new URL(link).searchParams.get('accountActivationId') ?? '';
  await page.goto(link);
  await onScreen('activate', { prefix: '/en' });
  // The script takes over the stored part of the address.
  await isLive(page);
  await traces.look('activate');
  await press(page, 'Activate my account');
  await onScreen('activated', { prefix: '/en' });
  await traces.look('activated');
  traces.log(product.log());

  const all = await traces.whole();
  expect(leaks(all, marks, BY_THE_LINK)).toEqual([]);
  expect(unneeded(all, marks, BY_THE_LINK)).toEqual([]);
  // Checks that the searched places had content.
  const reports = traces.bodiesOf(REPORTS);
  // On a busy machine the late defaults are reported too.
  expect(reports.filter((body) => !body.includes('"what":"defaults"'))).toHaveLength(4);
  expect(traces.bodiesOf('/entrance/cmp/credentials').join('')).toContain('hmacToken');
  expect(product.log()).toContain('"operation":"registrationSubmitForm"');
  expect(all.find(({ place }) => place === 'typed: data layer')?.text).toContain('landing_registration');
});

/** The token comes from the link; it contains the address, and represents it. */
const BY_A_TOKEN: Allowed = [
  [/^page \/acquisition\/registration\/formstarted url$/, ['token', 'email']],
  [/^registrationSubmitForm body$/, ['token', 'email']],
  // In this tab, so that a reload keeps it (D22).
  [/^(?:typed|second|shop): sessionStorage vestibule\.visit$/, ['token', 'email']],
  [/ header (?:cookie|authorization)$/, ['bearer']],
  [/^(?:second|shop): cookie acq_token$/, ['bearer']],
];

test('by a token of a social sign-up, to the shop (D7, D15)', async ({ page, product, open, onScreen }) => {
  const email = markedAddress();
  const { social: token } = await tokensOf(email);
  const person = guest({ email });
  const marks: Record<string, string> = { email, token };
  const traces = new Traces(page);
  await open(`/registration/formstarted?flow=socialRegistration&token=${token}`);
  await onScreen('socialForm', { at: '/registration/formstarted?flow=socialRegistration' });
  const form = new Form(page);
  await form.fillIn(person, 'socialRegistration');
  await traces.look('typed');
  await form.register.click();
  await onScreen('socialSecondStep');
  await traces.look('second');
  marks['bearer'] = await bearerOf(page);
  await press(page, 'Skip');
  await page.waitForURL(`${product.url}/shop`);
  await traces.look('shop');
  traces.log(product.log());
  const all = await traces.whole();
  expect(leaks(all, marks, BY_A_TOKEN)).toEqual([]);
  expect(unneeded(all, marks, BY_A_TOKEN)).toEqual([]);
});

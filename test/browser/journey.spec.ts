/** The path of an invited visitor, from the link to the entrance of the shop. */
import { TRUSTED_DOCUMENTS } from '../../graphql/backend/http/trusted-documents.ts';
import { persistedQueryOf } from '../../graphql/backend/testing/client.ts';
import { follow, press } from './actions.ts';
import { textsIn } from '../../locales/texts.ts';
import { expect, test } from './fixtures.ts';
import { EMPTY, Form, guest } from './form.ts';
import { expectCurtain } from './curtain.ts';
import { expectScreen } from './expect-screen.ts';
import { english } from './shown-messages.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';

test('by invitation to the shop [ASVS 1.1.2]', async ({ page, context, product, mailbox, open, onScreen }) => {
  const person = guest({ newsletter: true, firstName: "Renée-Éloïse O'Neil", lastName: 'Žižková ’t Hooft' });

  // The code is removed from the address (D7), which `onScreen` compares completely.
  await open('/women?rc=VESTIBULE');
  await onScreen('welcome', { at: '/women', state: 'women' });
  await expect(
    page.locator('[aria-live=polite]').filter({ hasText: english('landing.invitedSecond', { inviter: 'Clara' }) }),
  ).toHaveCount(1);
  // An invited visitor is not led to other landing pages.
  await expect(page.locator('.landing-room')).toHaveCount(0);
  await expectCurtain(page, 'blush', 'thread', 'slit');

  await follow(page, english('action.register'));
  await expect(await onScreen('form')).toBeFocused();
  await expect(page.getByText(english('registration.lead', { inviter: 'Clara' }))).toBeVisible();
  await expectCurtain(page, 'blush', 'finger', 'thread');

  const form = new Form(page);
  await form.send(person);
  await expect(await onScreen('inbox')).toBeFocused();
  const masked = `${person.email.slice(0, 1)}•••@example.org`;
  await expect(page.getByText(english('formFinished.lead', { email: masked }))).toBeVisible();
  await expectCurtain(page, 'blush', 'hand', 'finger');

  const mail = await mailbox.mailTo(person.email);
  expect({ subject: mail.subject, locale: mail.locale }).toEqual({
    subject: textsIn('en')['mail.activation.subject'],
    locale: 'en',
  });
  // The address is unproved, so the name may be a stranger's text.
  expect([
    mail.text.includes(textsIn('en')['mail.greetingUnnamed'] ?? '–'),
    mail.text.includes(person.lastName),
  ]).toEqual([true, false]);
  const link = mail.links[0] ?? '';
  expect(link.replace(/=[\w-]{22}&/, '=…&')).toBe(
    `${product.url}/acquisition/en/registration/activateaccount?accountActivationId=…&newsletter=yes`,
  );

  const mailed = await context.newPage();
  await mailed.goto(link);
  await expectScreen(mailed, 'activate', { prefix: '/en' });
  await expectCurtain(mailed, 'blush', 'hands', null);
  await press(mailed, english('action.activate'));
  await expect(await expectScreen(mailed, 'activated', { prefix: '/en' })).toBeFocused();
  await expectCurtain(mailed, 'blush', 'open', 'hands');
  await expect(mailed.getByText(english('activated.lead'))).toBeVisible();
  await press(mailed, english('action.continue'));
  await mailed.waitForURL(`${product.url}/shop`);
  await expect(mailed.getByRole('heading', { level: 1 })).toHaveText(english('placeholders.shopTitle'));
  await mailed.close();
});

test('a double click sends one mutation, Back none (D21, D22) [A49]', async ({
  page,
  context,
  calls,
  mailbox,
  openForm,
  onScreen,
}) => {
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (input, init) => {
      const log: unknown[] = JSON.parse(document.documentElement.dataset['fetches'] ?? '[]');
      const product = /graphql|defaults\.json/.test(new Request(input).url);
      const credentials = product ? [init?.credentials ?? null] : [];
      document.documentElement.dataset['fetches'] = JSON.stringify([...log, ...credentials]);
      return send(input, init);
    };
  });
  const person = guest();
  const form = await openForm();
  const logOut = page.getByRole('contentinfo').getByRole('button', { name: english('layout.logOut'), exact: true });
  await expect(logOut).toHaveCount(0);
  await form.fillIn(person);
  await form.register.dblclick();
  await onScreen('inbox');

  const [lookUp, submit] = calls.all;
  expect(calls.all.map(({ operation }) => operation)).toEqual(['registrationCodeDetails', 'registrationSubmitForm']);
  if (!lookUp || !submit) throw new Error('a call is missing');
  const { operationName, variables, extensions, query } = submit.body;
  const persistedQuery = persistedQueryOf('registrationSubmitForm');
  expect({ method: submit.method, operationName, variables }).toEqual({
    method: 'POST',
    operationName: 'registrationSubmitForm',
    variables: {
      registrationCode: 'VESTIBULE',
      consents: [
        { type: 'TERMS', documentPk: 'terms-AT-2026-11', accepted: true },
        { type: 'DATA_POLICY', documentPk: 'privacy-AT-2026-11', accepted: true },
        { type: 'NEWSLETTER', documentPk: 'privacy-AT-2026-11', accepted: false },
      ],
      formInput: {
        flow: 'DEFAULT',
        gender: person.gender,
        firstName: person.firstName,
        lastName: person.lastName,
        email: person.email,
        country: 'AT',
        locale: 'en',
        validityTimestamp: null,
        voucher: '10-percent-no-mov',
      },
    },
  });
  expect({ extensions, query }).toEqual({
    extensions: {
      clientLibrary: expect.anything(),
      idempotencyKey: expect.stringMatching(new RegExp(`^${UUID}$`)),
      persistedQuery,
    },
    query: TRUSTED_DOCUMENTS.get(persistedQuery.sha256Hash),
  });
  expect(submit.headers).toMatchObject({
    'x-correlation-id': expect.stringMatching(new RegExp(`^vestibule-${UUID}$`)),
    'x-session-id': expect.stringMatching(new RegExp(`^${UUID}$`)),
    'x-source-page': '/acquisition/registration/formstarted',
  });
  // One session per page load, one correlation id per request.
  expect(lookUp.headers['x-session-id']).toBe(submit.headers['x-session-id']);
  expect(lookUp.headers['x-correlation-id']).not.toBe(submit.headers['x-correlation-id']);
  const credentials = async (): Promise<unknown> =>
    JSON.parse((await page.locator('html').getAttribute('data-fetches')) ?? '[]');
  // The look-up and the submit; the defaults and the country, which nothing waits for.
  await expect.poll(credentials).toEqual(['include', 'include', 'include', 'include']);

  const bearers = async () => (await context.cookies()).filter(({ name }) => name === 'acq_token');
  const [found] = await bearers();
  if (!found) throw new Error('no bearer cookie');
  const { expires, value: _, ...bearer } = found;
  expect({ ...bearer, days: Math.round((expires - Date.now() / 1000) / 86_400) }).toEqual({
    name: 'acq_token',
    domain: 'localhost',
    path: '/',
    secure: true,
    sameSite: 'Lax',
    httpOnly: false,
    days: 7,
  });
  // Back neither sends again nor traps (D22).
  await page.goBack();
  await onScreen('form');
  await form.expectValues(EMPTY);
  await page.goBack();
  await onScreen('welcome');
  await page.goForward();
  await onScreen('form');
  await page.goForward();
  await onScreen('inbox');
  expect([calls.of('registrationSubmitForm').length, (await mailbox.all(person.email)).length]).toEqual([1, 1]);

  await logOut.click();
  await onScreen('loggedOut', { at: '/registration/formfinished' });
  expect(await bearers()).toEqual([]);
  await expect(logOut).toHaveCount(0);
  // The invitation stays.
  await page.reload();
  await onScreen('welcome');
});

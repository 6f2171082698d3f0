/** The invited visitor's walk, from the link to the shop's door. */
import { persistedQueryOf } from '../../graphql/backend/testing/persisted-query.ts';
import { follow, press } from './actions.ts';
import { textsIn } from '../../locales/texts.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './words.ts';
import { registered } from './registered.ts';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}';

test('by invitation to the shop, and a member ever after (D7, D10, D13, D20, D25, D26)', async ({
  page,
  context,
  product,
  calls,
  mailbox,
  open,
  openForm,
  onScreen,
}) => {
  const person = guest({ newsletter: true });

  // The code is gone from the address (D7): `onScreen` compares the whole of it.
  await open('/?rc=VESTIBULE');
  await onScreen('welcome');
  await expect(
    page.getByRole('status').filter({ hasText: english('landing.invitedSecond', { inviter: 'Clara' }) }),
  ).toHaveCount(1);

  await follow(page, english('action.register'));
  await expect(await onScreen('form')).toBeFocused();
  await expect(page.getByText(english('registration.lead', { inviter: 'Clara' }))).toBeVisible();

  const form = await openForm();
  await form.fillIn(person);
  await form.register.click();
  await expect(await onScreen('inbox')).toBeFocused();
  const masked = `${person.email.slice(0, 1)}•••@example.org`;
  await expect(page.getByText(english('formFinished.lead', { email: masked }))).toBeVisible();

  const mail = await mailbox.mailTo(person.email);
  expect({ subject: mail.subject, locale: mail.locale }).toEqual({
    subject: textsIn('en')['mail.activation.subject'],
    locale: 'en',
  });
  expect(mail.text).toContain(`${person.firstName} ${person.lastName}`);
  const link = mail.links[0] ?? '';
  expect(link.replace(/=[\w-]{22}$/, '=…')).toBe(
    `${product.url}/acquisition/en/registration/activateaccount?accountActivationId=…`,
  );

  await page.goto(link);
  await onScreen('activate', { prefix: '/en' });
  await press(page, english('action.activate'));
  await expect(await onScreen('activated', { prefix: '/en' })).toBeFocused();
  await expect(page.getByText(english('activated.lead'))).toBeVisible();
  await press(page, english('action.continue'));
  await page.waitForURL(`${product.url}/shop`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(english('placeholders.shopTitle'));

  // By the token they would be met as who they are (D50).
  await context.clearCookies({ name: 'acq_token' });
  const again = await openForm();
  await again.fillIn({ ...person, firstName: 'Ada' });
  await again.register.click();
  await expect(await onScreen('member')).toBeFocused();
  expect(await mailbox.all(person.email)).toHaveLength(1);
  expect(calls.of('registrationSubmitForm')).toHaveLength(2);
});

test('the submit is what the contract says (spec 7, D7, D13, D21)', async ({ page, calls, openForm, onScreen }) => {
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
  const person = await registered({ openForm, onScreen });

  const [lookUp, submit] = calls.all;
  expect(calls.all.map(({ operation }) => operation)).toEqual(['registrationCodeDetails', 'registrationSubmitForm']);
  if (!lookUp || !submit) throw new Error('a call is missing');
  const { operationName, variables, extensions } = submit.body;
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
  expect({ extensions, text: 'query' in submit.body }).toEqual({
    extensions: {
      clientLibrary: expect.anything(),
      idempotencyKey: expect.stringMatching(new RegExp(`^${UUID}$`)),
      persistedQuery: persistedQueryOf('registrationSubmitForm'),
    },
    text: false,
  });
  expect(submit.headers).toMatchObject({
    'x-correlation-id': expect.stringMatching(new RegExp(`^vestibule-${UUID}$`)),
    'x-session-id': expect.stringMatching(new RegExp(`^${UUID}$`)),
    'x-source-page': '/acquisition/registration/formstarted',
  });
  // One session for the page load, a correlation for each request.
  expect(lookUp.headers['x-session-id']).toBe(submit.headers['x-session-id']);
  expect(lookUp.headers['x-correlation-id']).not.toBe(submit.headers['x-correlation-id']);
  const credentials = async (): Promise<unknown> =>
    JSON.parse((await page.locator('html').getAttribute('data-fetches')) ?? '[]');
  // The look-up, the submit; the defaults and the country, which nobody waits for.
  await expect.poll(credentials).toEqual(['include', 'include', 'include', 'include']);
});

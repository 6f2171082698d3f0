/** The waiting list: asked for on the start page, joined in the lobby (D27, D28). */
import { BASE } from '../../src/site.ts';
import { expect, test } from './fixtures.ts';
import { tokensOf } from './flows.ts';
import { english, wordsIn } from './words.ts';
import { onDemand } from './on-demand.ts';

const address = () => `waiting-${crypto.randomUUID()}@example.org`;

for (const { prefix, mailed, locale } of [
  { prefix: '', mailed: '/en', locale: 'en' },
  { prefix: '/de', mailed: '/de', locale: 'de' },
] as const)
  test(
    `in ${locale}: by mail into the lobby, joined once, and known from then on (spec, section 4)`,
    onDemand(locale === 'de'),
    async ({ page, calls, mailbox, open, onScreen }) => {
      const text = wordsIn(locale);
      const email = address();
      await open('/full', prefix);
      await onScreen('full', { prefix });
      const waiting = page.getByRole('region', { name: text('landing.waitingForm'), exact: true });
      await waiting.getByLabel(text('fields.email'), { exact: true }).fill(email);
      await waiting.getByRole('button', { name: text('action.joinWaitingList'), exact: true }).click();
      await expect(waiting.getByRole('status').filter({ hasText: text('landing.placeAsked') })).toBeVisible();
      await onScreen('full', { prefix, state: 'asked' });

      const link = await mailbox.linkTo(email);
      await page.goto(link);
      await onScreen('lobby', { prefix: mailed });
      await expect(page.getByText(text('lobby.consent', { email }))).toBeVisible();
      const join = page.getByRole('main').getByRole('button', { name: text('action.joinWaitingList'), exact: true });
      await join.click();
      await expect(await onScreen('lobbyJoined', { prefix: mailed })).toBeVisible();
      await expect(page.getByText(text('lobby.joinedLead', { email }))).toBeVisible();

      await page.goto(link);
      await join.click();
      await onScreen('lobbyListed', { prefix: mailed });
      await expect(page.getByText(text('lobby.listedLead'))).toBeVisible();
      expect(calls.of('joinWaitingList')).toHaveLength(2);
    },
  );

test('the duplicate is told in the words of the specification (section 8)', () => {
  expect(english('lobby.listedLead')).toBe('You’re already on the waiting list. We’ll reach out to you shortly.');
});

test(
  'the lobby leads back to the login and to the help for social accounts',
  onDemand(true),
  async ({ page, open, onScreen }) => {
    const { lobby } = await tokensOf(address());
    await open(`/lobby?token=${lobby}`);
    await onScreen('lobby');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: english('lobby.back') })).toHaveAttribute('href', '/login');
    const account = main.getByRole('paragraph').filter({ hasText: english('lobby.account') });
    await expect(account.getByRole('link')).toHaveAttribute('href', '/customer-service');
  },
);

test('a reload in the lobby keeps its token, which is gone from the address (D7)', async ({ page, open, onScreen }) => {
  const email = address();
  await open(`/lobby?token=${(await tokensOf(email)).lobby}`);
  await onScreen('lobby');
  await page.reload();
  await onScreen('lobby');
  await expect(page.getByText(english('lobby.consent', { email }))).toBeVisible();
});

test.describe('tokens that are refused end on the deny page (D28)', () => {
  for (const name of ['expired', 'wrongPurpose', 'wrongAudience', 'badSignature'] as const)
    test(name, onDemand(name !== 'expired'), async ({ page, open, onScreen }) => {
      const tokens = await tokensOf(address());
      await open(`/lobby?token=${tokens[name]}`);
      await onScreen('lobby');
      await page
        .getByRole('main')
        .getByRole('button', { name: english('action.joinWaitingList'), exact: true })
        .click();
      await expect(await onScreen('denyInvalid')).toBeFocused();
    });

  for (const query of ['', '?token=', '?token=no.token.this', `?token=${'a'.repeat(9000)}`])
    test(
      `not even read: ${query.slice(0, 30) || 'none'}`,
      onDemand(query !== '?token=no.token.this'),
      async ({ open, onScreen }) => {
        await open(`/lobby${query}`);
        await onScreen('denyInvalid');
      },
    );
  test('without an address in it', onDemand(true), async ({ open, onScreen }) => {
    const { noEmail } = await tokensOf(address());
    for (const path of ['/lobby', '/registration/social-registration-second-step', '/registration/formstarted']) {
      await open(`${path}?token=${noEmail}&flow=socialRegistration`);
      await onScreen('denyInvalid', { at: '/registration/deny?flow=socialRegistration' });
    }
  });
});

test('a social second step opened cold: with a good token the form, whose second step it is (D12)', async ({
  open,
  onScreen,
}) => {
  const { social } = await tokensOf(address());
  await open(`/registration/social-registration-second-step?flow=socialRegistration&token=${social}`);
  await onScreen('socialForm', { at: '/registration/formstarted?flow=socialRegistration' });
});

test('a link may leave the flow to its token, which names what it is for (D15, D28)', async ({ open, onScreen }) => {
  const tokens = await tokensOf(address());
  await open(`/registration/social-registration-second-step?token=${tokens.social}`);
  await onScreen('socialForm', { at: '/registration/formstarted' });
  await open(`/registration/formstarted?token=${tokens.waitingListApproved}`);
  await onScreen('approvedForm');
});

test(
  'no answer: told, kept, and joined by the next press with the same key (D21, D24)',
  onDemand(true),
  async ({ page, gates, calls, open, onScreen }) => {
    gates.allow(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
    await open(`/lobby?token=${(await tokensOf(address())).lobby}`);
    await onScreen('lobby');
    const cut = await calls.intercept('joinWaitingList', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Join the waiting list', exact: true }).click();
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice.getByRole('paragraph')).toHaveText(english('problem.network'));
    await cut.restore();
    await notice.getByRole('button', { name: 'Try again', exact: true }).click();
    await onScreen('lobbyJoined');
    expect(new Set(calls.keysOf('joinWaitingList')).size).toBe(1);
  },
);

test(
  'the start page’s two forms do not speak for each other',
  onDemand(true),
  async ({ page, gates, calls, open, onScreen }) => {
    gates.allow(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
    await open('/');
    await onScreen('start');
    await calls.intercept('requestWaitingList', (route) => route.abort('internetdisconnected'));
    const waiting = page.getByRole('region', { name: english('landing.waitingForm'), exact: true });
    const code = page.getByRole('region', { name: english('fields.code'), exact: true });
    await waiting.getByRole('button').first().click();
    await expect(waiting.getByLabel('Email', { exact: true })).toHaveAccessibleDescription(english('wrong.email'));
    await waiting.getByLabel('Email', { exact: true }).fill(address());
    await waiting.getByRole('button').first().click();
    await expect(waiting.getByRole('alert').getByRole('paragraph')).toHaveText(english('problem.network'));
    await expect(code.getByRole('alert')).toHaveCount(0);
    await code.getByRole('textbox').fill('WRONG');
    await page.keyboard.press('Enter');
    await expect(code.getByRole('textbox')).toHaveAccessibleDescription(/^Your code is not valid\./);
    await expect(waiting.getByRole('alert')).toHaveCount(0);
    expect(page.url()).toMatch(new RegExp(`${BASE}/$`));
  },
);

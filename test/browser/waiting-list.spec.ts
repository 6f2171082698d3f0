/** The waiting list: asked for on the start page, joined in the lobby (D27, D28). */
import type { Page } from '@playwright/test';
import { isLive, press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { tokensOf } from './flows.ts';
import { english, localeOf, wordsIn } from './words.ts';

const address = () => `waiting-${crypto.randomUUID()}@example.org`;

test(`by mail into the lobby, joined once, and known from then on (spec, section 4)`, async ({
  page,
  calls,
  mailbox,
  open,
  onScreen,
}) => {
  const email = address();
  await open('/full');
  await onScreen('full');
  const waiting = page.getByRole('region', {
    name: `${english('landing.waitingHeading')} ${english('landing.waitingSecond')}`,
  });
  await waiting.getByLabel(english('fields.email'), { exact: true }).fill(email);
  await waiting.getByRole('button', { name: english('action.joinWaitingList'), exact: true }).click();
  await expect(waiting.getByRole('status').filter({ hasText: english('landing.placeAsked') })).toBeVisible();
  await onScreen('full', { state: 'asked', title: 'landing.askedPage' });

  const link = await mailbox.linkTo(email);
  await page.goto(link);
  await onScreen('lobby', { prefix: '/en' });
  await expect(page.getByText(english('lobby.consent', { email }))).toBeVisible();
  const join = page.getByRole('main').getByRole('button', { name: english('action.joinWaitingList'), exact: true });
  await join.click();
  await expect(await onScreen('lobbyJoined', { prefix: '/en' })).toBeVisible();
  await expect(page.getByText(english('lobby.joinedLead', { email }))).toBeVisible();

  await page.goto(link);
  await join.click();
  await onScreen('lobbyListed', { prefix: '/en' });
  await expect(page.getByText(english('lobby.listedLead'))).toBeVisible();
  expect(calls.of('joinWaitingList')).toHaveLength(2);
});

test('who is approved by an operator registers by the link of the mail, in their language (D15, D53)', async ({
  page,
  product,
  mailbox,
  open,
  onScreen,
}) => {
  const person = guest();
  await open('/full', '/de');
  const text = wordsIn('de');
  const waiting = page.getByRole('region', {
    name: `${text('landing.waitingHeading')} ${text('landing.waitingSecond')}`,
  });
  await isLive(page);
  await waiting.getByLabel(text('fields.email'), { exact: true }).fill(person.email);
  await waiting.getByRole('button', { name: text('action.joinWaitingList'), exact: true }).click();
  await page.goto(await mailbox.linkTo(person.email));
  await onScreen('lobby', { prefix: '/de' });
  await isLive(page);
  await press(page, text('action.joinWaitingList'));
  await onScreen('lobbyJoined', { prefix: '/de' });

  await product.admin('waiting-list', 'approve', person.email, '--code', 'VESTIBULE');
  await page.goto(await mailbox.linkTo(person.email, 2));
  await onScreen('approvedForm', { prefix: '/de', at: '/registration/formstarted?flow=waitingListApproved' });
  const form = new Form(page, '/de');
  await isLive(page);
  await expect(form.field('email')).toHaveValue(person.email);
  await form.fillIn(person, 'waitingListApproved');
  await form.register.click();
  await onScreen('inbox', { prefix: '/de' });
  expect((await mailbox.mailTo(person.email, 3)).subject).toBe('Aktivieren Sie Ihr Vestibule-Konto');
});

test('the duplicate is shown in the words of the specification (section 8)', () => {
  expect(english('lobby.listedLead')).toBe('You’re already on the waiting list. We’ll reach out to you shortly.');
});

test('a reload in the lobby keeps its token, which is gone from the address (D7)', async ({ page, open, onScreen }) => {
  const email = address();
  await open(`/lobby?token=${(await tokensOf(email)).lobby}`);
  await onScreen('lobby');
  await page.reload();
  await onScreen('lobby');
  await expect(page.getByText(english('lobby.consent', { email }))).toBeVisible();
});

test('a link that has run out, or none: a new one is mailed, which leads back in (D48)', async ({
  page,
  mailbox,
  open,
  onScreen,
}) => {
  const email = address();
  await open('/lobby');
  await onScreen('lobbyClosed');
  await open(`/lobby?token=${(await tokensOf(email)).expired}`);
  await onScreen('lobbyClosed');
  await isLive(page);
  const field = page.getByRole('main').getByLabel(english('fields.email'), { exact: true });
  await expect(field).toHaveValue(/@/);
  await field.fill(email);
  await page.getByRole('button', { name: english('lobby.renew'), exact: true }).click();
  await onScreen('lobbyRenewed');
  await page.goto(await mailbox.linkTo(email));
  await onScreen('lobby', { prefix: '/en' });
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

/** By the keyboard: to the link, and along it. */
const followByKey = async (page: Page, name: string) => {
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
};

for (const [from, path, link, prefix] of [
  ['aboutInvitation', '/about-us/2', 'aboutInvitation.listHeading', ''],
  ['denyNoPlaces', '/?rc=NOBALANCE', 'deny.toWaitingList', '/de'],
] as const)
  test(`${localeOf(prefix)}, from ${from}: the way to the list leads to where one asks, there and forward again (D27)`, async ({
    page,
    open,
    onScreen,
  }) => {
    const text = wordsIn(localeOf(prefix));
    const ask = page.getByRole('heading', {
      level: 2,
      name: `${text('landing.waitingHeading')} ${text('landing.waitingSecond')}`,
      exact: true,
    });
    await open(path, prefix);
    await onScreen(from, { prefix });
    await isLive(page);

    await followByKey(page, text(link));
    await expect(ask).toBeFocused();
    await expect(ask).toBeInViewport();
    await onScreen('start', { prefix, at: '/#ask' });
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(text('fields.email'), { exact: true })).toBeFocused();

    await page.goBack();
    await expect(await onScreen(from, { prefix })).toBeFocused();
    await page.goForward();
    await expect(ask).toBeFocused();

    await page.reload();
    await onScreen('start', { prefix, at: '/#ask' });
    await expect(ask).toBeInViewport();
  });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });
  test('the browser leads there', async ({ page, open }) => {
    await open('/about-us/2');
    await followByKey(page, english('aboutInvitation.listHeading'));
    await expect(page.locator('#ask')).toBeFocused();
    expect(new URL(page.url()).hash).toBe('#ask');
  });
});

test('who has an invitation finds the page as it is for them: they need no list (D49)', async ({
  page,
  open,
  onScreen,
}) => {
  await open('/?rc=VESTIBULE');
  await onScreen('welcome');
  await page.goto('/acquisition/about-us/2');
  await onScreen('aboutInvitation');
  await isLive(page);
  await followByKey(page, english('aboutInvitation.listHeading'));
  await expect(await onScreen('welcome', { at: '/#ask' })).toBeFocused();
  await expect(page.locator('#ask')).toHaveCount(0);
});

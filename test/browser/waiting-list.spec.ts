/** The waiting list: requested on the start page, joined in the lobby (D27, D28). */
import type { Page } from '@playwright/test';
import { isLive, press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form, guest } from './form.ts';
import { tokensOf } from './flows.ts';
import { english, wordsIn } from './shown-messages.ts';

const address = () => `waiting-${crypto.randomUUID()}@example.org`;

test('from the lobby to the registration (D12, D15, D28)', async ({ page, calls, mailbox, open, onScreen }) => {
  const person = guest();
  const { email } = person;
  const de = { prefix: '/de' } as const;
  const text = wordsIn('de');
  await open('/full', '/de');
  await onScreen('full', de);
  const waiting = page.locator('section:has(#ask)');
  await isLive(page);
  await waiting.getByLabel(text('fields.email'), { exact: true }).fill(email);
  await waiting.getByRole('button', { name: text('action.joinWaitingList'), exact: true }).click();
  await expect(waiting.locator('[aria-live=polite]').filter({ hasText: text('landing.placeAsked') })).toBeVisible();
  await onScreen('full', { ...de, state: 'asked', title: 'landing.askedPage' });

  const link = await mailbox.linkTo(email);
  await page.goto(link);
  await onScreen('lobby', de);
  // A reload keeps the token, which is removed from the address.
  await page.reload();
  await onScreen('lobby', de);
  await expect(page.getByText(text('lobby.consent', { email }))).toBeVisible();
  await isLive(page);
  await press(page, text('action.joinWaitingList'));
  await expect(await onScreen('lobbyJoined', de)).toBeVisible();
  await expect(page.getByText(text('lobby.joinedLead', { email }))).toBeVisible();
  await page.goto(link);
  await onScreen('lobby', de);
  await isLive(page);
  await press(page, text('action.joinWaitingList'));
  await onScreen('lobbyListed', de);
  expect(calls.of('joinWaitingList')).toHaveLength(2);

  // The token names its flow, also without its parameter.
  await open(`/registration/formstarted?token=${(await tokensOf(email)).waitingListApproved}`, '/de');
  await onScreen('approvedForm', de);
  const form = new Form(page, '/de');
  await isLive(page);
  await expect(form.field('email')).toHaveValue(email);
  await form.send(person, 'waitingListApproved');
  await onScreen('inbox', de);
  expect((await mailbox.mailTo(email, 2)).subject).toBe('Aktivieren Sie Ihr Vestibule-Konto');
});

test('without a link the lobby denies; an expired one offers a new one by mail (D48, D57)', async ({
  page,
  mailbox,
  open,
  onScreen,
}) => {
  const email = address();
  await open('/lobby');
  await onScreen('denyInvalid');
  await open(`/lobby?token=${(await tokensOf(email)).expired}`);
  await onScreen('lobbyClosed');
  await isLive(page);
  const field = page.getByRole('main').getByLabel(english('fields.email'), { exact: true });
  await expect(field).toHaveValue(/@/);
  await field.fill(email);
  await press(page, english('lobby.renew'));
  await onScreen('lobbyRenewed');
  await page.goto(await mailbox.linkTo(email));
  await onScreen('lobby', { prefix: '/en' });
});

/** Follows a link by keyboard. */
const followByKey = async (page: Page, name: string) => {
  const link = page.getByRole('main').getByRole('link', { name, exact: true });
  await link.focus();
  await page.keyboard.press('Enter');
};

test('the link to the list leads to its form, also after Back and Forward (D27, D49, D57)', async ({
  page,
  open,
  onScreen,
}) => {
  const de = { prefix: '/de' } as const;
  const text = wordsIn('de');
  const ask = page.getByRole('heading', {
    level: 2,
    name: `${text('landing.waitingHeading')} ${text('landing.waitingSecond')}`,
    exact: true,
  });
  await open('/?rc=NOBALANCE', '/de');
  await onScreen('denyNoPlaces', de);
  await isLive(page);

  await followByKey(page, text('deny.toWaitingList'));
  await expect(ask).toBeFocused();
  await expect(ask).toBeInViewport();
  await onScreen('start', { ...de, at: '/#ask' });
  await page.keyboard.press('Tab');
  await expect(page.getByLabel(text('fields.email'), { exact: true })).toBeFocused();

  await page.goBack();
  await expect(await onScreen('denyNoPlaces', de)).toBeFocused();
  await page.goForward();
  await expect(ask).toBeFocused();
  await page.reload();
  await onScreen('start', { ...de, at: '/#ask' });
  await expect(ask).toBeInViewport();

  // An invited visitor sees no waiting list (D49).
  await open('/about-us/2?rc=VESTIBULE', '/en');
  await onScreen('aboutInvitation', { prefix: '/en' });
  await isLive(page);
  await followByKey(page, english('aboutInvitation.listHeading'));
  await expect(await onScreen('welcome', { prefix: '/en', at: '/#ask' })).toBeFocused();
  await expect(page.locator('#ask')).toHaveCount(0);
});

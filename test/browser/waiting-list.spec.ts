/** The waiting list: asked for on the start page, joined in the lobby (D27, D28). */
import { expect, test } from './fixtures.ts';
import { tokensOf } from './flows.ts';
import { english } from './words.ts';

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
  const waiting = page.getByRole('region', { name: english('landing.waitingForm'), exact: true });
  await waiting.getByLabel(english('fields.email'), { exact: true }).fill(email);
  await waiting.getByRole('button', { name: english('action.joinWaitingList'), exact: true }).click();
  await expect(waiting.getByRole('status').filter({ hasText: english('landing.placeAsked') })).toBeVisible();
  await onScreen('full', { state: 'asked' });

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

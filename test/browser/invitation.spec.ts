/** Invitations: typed by hand, and refused by link. */
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { english } from './words.ts';
import type { ScreenName } from '../model/browser/screens.ts';
import { onDemand } from './on-demand.ts';

const codeForm = (page: Page) => {
  const form = page.getByRole('form', { name: 'Registration code', exact: true });
  return {
    field: form.getByRole('textbox', { name: 'Registration code', exact: true }),
    register: form.getByRole('button', { name: 'Register', exact: true }),
  };
};

const places = [
  { place: 'the landing page', path: '/', name: 'start' },
  { place: 'the code page', path: '/registration/code', name: 'code' },
] as const;

for (const { place, path, name } of places) {
  for (const typed of [' VESTI bule ', 'vestibule', 'Vesti-bu—le'])
    test(
      `on ${place} '${typed}' opens the form (D10, D42)`,
      onDemand(true),
      async ({ page, calls, open, onScreen }) => {
        await open(path);
        await onScreen(name);
        const { field } = codeForm(page);
        await field.fill(typed);
        await field.press('Enter');
        await expect(await onScreen('form')).toBeFocused();
        await expect(page.getByText('Clara has invited you.')).toBeVisible();
        expect(calls.all.map(({ body }) => body.variables)).toEqual([
          { registrationCode: 'VESTIBULE', validityTimestamp: null },
        ]);
      },
    );

  const first = ['WR-ONG 1', ''];
  const refused = [
    { typed: 'WR-ONG 1', says: 'Your code is not valid.', asked: 1 },
    { typed: '', says: 'Please provide an access code.', asked: 0 },
    { typed: ' - ', says: 'Please provide an access code.', asked: 0 },
    { typed: 'NOBALANCE', says: english('code.noInvitationsLeft'), asked: 1 },
    { typed: 'BADREFERER', says: 'Your code is not valid.', asked: 1 },
  ];
  for (const { typed, says, asked } of refused)
    test(
      `on ${place} '${typed}' is refused under the field (D8, D10)`,
      onDemand(!first.includes(typed)),
      async ({ page, calls, open, onScreen }) => {
        await open(path);
        const { field, register } = codeForm(page);
        await field.fill(typed);
        await register.click();
        await expect(field).toHaveAccessibleDescription(says);
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await expect(field).toBeFocused();
        await expect(field).toHaveValue(typed);
        await onScreen(name, { state: 'refused' });
        expect(calls.all).toHaveLength(asked);
      },
    );
}

test('a refused code can be put right at once (D10)', onDemand(true), async ({ page, open, onScreen }) => {
  await open('/registration/code');
  const { field } = codeForm(page);
  await field.fill('WRONG');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('Your code is not valid.');
  await field.fill('VESTIBULE');
  await field.press('Enter');
  await expect(await onScreen('form')).toBeFocused();
});

interface Refused {
  code: string;
  name: Extract<ScreenName, `deny${string}`>;
  lead: 'deny.invalidLead' | 'deny.noInvitationsLeftLead';
}
const invalid = { name: 'denyInvalid', lead: 'deny.invalidLead' } as const;
const noPlaces = { name: 'denyNoPlaces', lead: 'deny.noInvitationsLeftLead' } as const;
const refusedLinks: readonly Refused[] = [
  { code: 'NOSUCHCODE', ...invalid },
  { code: 'NOBALANCE', ...noPlaces },
  { code: 'PENDINGFULL', ...noPlaces },
  { code: 'NOINVITER', ...invalid },
  { code: 'NOCUSTOM', ...invalid },
  { code: 'BADREFERER', ...invalid },
  { code: 'LINKONLY', ...invalid },
  { code: 'FUTURE', ...invalid },
];

for (const { code, name, lead } of refusedLinks)
  test(
    `a link with ${code} is denied, with the words for it (D8, D10)`,
    onDemand(true),
    async ({ page, open, onScreen }) => {
      await open(`/?rc=${code}`);
      await expect(await onScreen(name)).toBeFocused();
      const main = page.getByRole('main');
      await expect(main.getByText(english(lead))).toBeVisible();
      await expect(main.getByRole('link', { name: english('action.enterCode') })).toHaveAttribute(
        'href',
        '/acquisition/registration/code',
      );
      await expect(main.getByRole('link', { name: 'Login', exact: true })).toHaveAttribute('href', '/login');
    },
  );

test('the deny page says what the specification says (spec 8)', async ({ page, open, onScreen }) => {
  await open('/?rc=NOSUCHCODE');
  await onScreen('denyInvalid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Access denied. Your invitation is invalid.');
});

test('a link whose time has passed is expired before any call (D9)', async ({ page, house, calls, onScreen }) => {
  const { links } = await house.demo();
  await page.goto(links.expired);
  await onScreen('denyExpired');
  await expect(page.getByText(english('deny.expiredLead'))).toBeVisible();
  expect(calls.all).toEqual([]);
});

test('a link whose time was altered is invalid, a whole one is welcome (D5, D9)', async ({ page, house, onScreen }) => {
  const { links } = await house.demo();
  await page.goto(links.tampered);
  await onScreen('denyInvalid');
  await page.goto(links.valid);
  await onScreen('welcome', new URL(links.valid).pathname.startsWith('/acquisition/en') ? { prefix: '/en' } : {});
});

test('NONAME welcomes without a name (D10, D45)', onDemand(true), async ({ page, open, onScreen }) => {
  await open('/?rc=NONAME');
  await onScreen('welcomeNameless');
  await expect(page.getByText(english('landing.invitedLeadNameless'))).toBeVisible();
});

test('TWOLANDS offers Austria and Germany only (D19, D45)', onDemand(true), async ({ openForm }) => {
  const form = await openForm({ code: 'TWOLANDS' });
  await expect(form.field('country').getByRole('option')).toHaveText(['Austria', 'Germany']);
  await expect(form.field('country')).toHaveValue('DE');
});

test(
  'without an answer an invitation is kept, and can be tried again (D8, D24)',
  onDemand(true),
  async ({ page, calls, gates, open, onScreen }) => {
    gates.allow(/^console: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/);
    const cut = await calls.intercept('registrationCodeDetails', (route) => route.abort('internetdisconnected'));
    await open('/?rc=VESTIBULE');
    const notice = page.getByRole('main').getByRole('alert');
    await expect(notice).toContainText('Network issue detected. Please verify your internet connection and retry.');
    await onScreen('start', { state: 'unavailable' });
    await cut.restore();
    await notice.getByRole('button', { name: 'Try again' }).click();
    await onScreen('welcome');
  },
);

/** Ten questions of a product owner, each answered from the workbench as somebody new to it would: by what is in sight, or by the search. */
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { addressOf } from './built-folder.ts';

interface Owner {
  /** Presses a link, a button or an entry of a list. Each counts as one. */
  press: (what: Locator) => Promise<void>;
  /** Types into the search and takes the first that is found: `/`, the words, Enter. Counts as one. */
  find: (words: string) => Promise<void>;
  presses: () => number;
  column: Locator;
  middle: Locator;
}

const test = base.extend<{ owner: Owner }>({
  owner: async ({ page }, use) => {
    await page.goto(addressOf());
    let presses = 0;
    await use({
      press: async (what) => {
        await what.click();
        presses += 1;
      },
      find: async (words) => {
        await page.keyboard.press('/');
        await page.keyboard.type(words);
        await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
        await page.keyboard.press('Enter');
        presses += 1;
      },
      presses: () => presses,
      column: page.getByRole('complementary', { name: 'State' }),
      middle: page.getByRole('main'),
    });
  },
});

const asked = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name });
/** The words of a row of a table, cell by cell. */
const cellsOf = (row: Locator) => row.getByRole('cell').allInnerTexts();

test('what happens if the inviter has no invitations left?', async ({ page, owner }) => {
  await owner.press(asked(page, 'What happens if the inviter has no invitations left?'));
  const row = owner.middle.getByRole('row').filter({ hasText: 'Start page' }).filter({ hasText: 'by a link' });
  expect((await cellsOf(row)).slice(1, 3)).toEqual(['The code came by a link', 'Turned away']);
  expect(owner.presses()).toBe(1);
});

test('what is tracked when the link of an activation has expired?', async ({ page, owner }) => {
  await owner.press(asked(page, 'What is tracked when a link has expired?'));
  const row = owner.middle.getByRole('row').filter({ hasText: 'An activation' });
  expect((await cellsOf(row)).at(-1)).toBe('error_registration_activation_not_found');
  expect(owner.presses()).toBe(1);
});

test('what can follow a pending account?', async ({ page, owner }) => {
  await owner.press(asked(page, 'What can follow a pending account?'));
  await expect(owner.middle).toContainText('Not activated yet');
  await expect(owner.middle).toContainText('Activate the account');
  expect(owner.presses()).toBe(1);
});

test('how long can somebody wait for the answer to the form, and what then?', async ({ page, owner }) => {
  await owner.press(asked(page, 'Where can a visitor wait, and for how long?'));
  const row = owner.middle.getByRole('row').filter({ hasText: 'Registration form · being sent' });
  expect((await cellsOf(row)).slice(2, 5)).toEqual(['8 s', '30 s', 'Registration form · being filled in']);
  expect(owner.presses()).toBe(1);
});

test('which screens does nobody reach without a token?', async ({ owner }) => {
  await owner.find('without a token');
  await expect(owner.middle).toContainText(
    '6 pages: Your tastes, In at once, Before the link generator, Link generator, Before the split generator, Split generator',
  );
  expect(owner.presses()).toBe(1);
});

test('what does somebody in Poland read while the form takes long?', async ({ page, owner }) => {
  await owner.find('form being sent taking longer');
  await page.getByRole('combobox', { name: /language/i }).selectOption('pl');
  const screen = page.frameLocator('aside iframe');
  await expect(screen.getByRole('heading', { level: 1 })).toContainText('Już na Ciebie czekamy.');
  await expect(owner.column).toContainText('After 30 s: being filled in');
  expect(owner.presses()).toBe(1);
});

test('whom does the address /lobby let in?', async ({ owner }) => {
  await owner.find('/lobby');
  await expect(owner.column.getByRole('heading', { level: 2 })).toHaveText('The lobby');
  await expect(owner.column).toContainText('the address of the token can join the waiting list');
  expect(owner.presses()).toBe(1);
});

test('where does the answer to the form lead, where the address has an account?', async ({ page, owner }) => {
  await owner.press(asked(page, 'Registering'));
  await owner.press(
    page
      .locator('[data-page="registrationForm"]')
      .getByRole('link')
      .or(page.locator('a[data-page="registrationForm"]'))
      .first(),
  );
  await owner.press(owner.column.getByText('From being sent'));
  const way = owner.column.getByRole('listitem').filter({ hasText: 'this address has an account' });
  await expect(way.getByRole('link').first()).toHaveText('Member already');
  expect(owner.presses()).toBe(3);
});

test('where do people leave?', async ({ page, owner }) => {
  await owner.press(page.getByRole('link', { name: 'Funnel' }));
  await owner.press(owner.middle.getByRole('button', { name: 'Try an example' }));
  await expect(owner.middle).toContainText('Most are lost before “someone has registered”: 601');
  expect(owner.presses()).toBe(2);
});

test('what happened in a visit that was recorded, just before its last step?', async ({ page, owner }) => {
  await owner.press(page.getByText('Kept visits'));
  await owner.press(page.getByRole('link', { name: 'lean-flow-refused-then-accepted' }));
  await owner.press(page.getByRole('button', { name: 'The last step' }));
  await owner.press(page.getByRole('button', { name: 'The step before' }));
  await expect(owner.column.getByRole('heading', { level: 2 })).toHaveText('Your name · being sent, the first 8 s');
  expect(owner.presses()).toBe(4);
});

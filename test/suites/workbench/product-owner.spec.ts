/** Questions of a product owner, answered in the workbench as a new user would: by visible links, or by the search. */
import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { addressOf } from './built-folder.ts';

interface Owner {
  /** Starts again. */
  begin: () => Promise<void>;
  /** Presses a link, a button or a list entry. Counts as one press. */
  press: (what: Locator) => Promise<void>;
  /** Searches and opens the first result: `/`, the words, Enter. Counts as one press. */
  find: (words: string) => Promise<void>;
  /** Number of presses since the start. */
  presses: () => number;
  column: Locator;
  middle: Locator;
}

const test = base.extend<{ owner: Owner }>({
  owner: async ({ page }, use) => {
    let presses = 0;
    const begin = async () => {
      await page.goto('about:blank');
      await page.goto(addressOf());
      presses = 0;
    };
    await begin();
    await use({
      begin,
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

// tools/flows/questions/questions.test.ts checks the answers themselves.
test('waits for an answer, outcomes of a pending account: one click', async ({ page, owner }) => {
  await owner.press(asked(page, 'Where can a visitor wait, and for how long?'));
  const row = owner.middle.getByRole('row').filter({ hasText: 'Registration form · being sent' });
  const cells = await row.getByRole('cell').allInnerTexts();
  expect(cells.slice(2, 5)).toEqual(['8 s', '30 s', 'Registration form · being filled in']);
  await owner.begin();
  await owner.press(asked(page, 'What can follow a pending account?'));
  await expect(owner.middle).toContainText('Not activated yet');
  await expect(owner.middle).toContainText('Activate the account');
  expect(owner.presses()).toBe(1);
});

test('screens that need a token, texts in Polish, access to the lobby: by search', async ({ page, owner }) => {
  await owner.find('need a token');
  await expect(owner.middle).toContainText(
    '7 pages: Your tastes, In at once, The lobby, Before the link generator, Link generator, Before the split generator, Split generator',
  );
  await owner.begin();
  await owner.find('form being sent taking longer');
  await page.getByRole('combobox', { name: /language/i }).selectOption('pl');
  const screen = page.frameLocator('aside iframe');
  await expect(screen.getByRole('heading', { level: 1 })).toContainText('Już na Ciebie czekamy.');
  await expect(owner.column).toContainText('After 30 s: being filled in');
  await owner.begin();
  await owner.find('/lobby');
  await expect(owner.column.getByRole('heading', { level: 2 })).toHaveText('The lobby');
  await expect(owner.column).toContainText('the address of the token can join the waiting list');
  expect(owner.presses()).toBe(1);
});

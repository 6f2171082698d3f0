/** Changes of links and codes by mail programs and chats: they are repaired, or reported as incomplete (D61, D7). */
import { BASE } from '../../machines/domain/site.ts';
import { press } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { english } from './shown-messages.ts';

test('an unreadable invitation is reported; a link in the code field gives its code (D10)', async ({
  page,
  product,
  open,
  onScreen,
}) => {
  const { links } = await product.demo();
  await open('/?acqParams=cmm9vkvtvelcvuxf');
  await onScreen('denyIncomplete');
  await page.getByRole('link', { name: english('action.enterCode') }).click();
  const field = page.getByRole('textbox', { name: english('fields.code'), exact: true });
  await field.fill(links.valid.slice(0, -30));
  await field.press('Enter');
  await expect(page.getByText(english('code.incomplete')).first()).toBeVisible();
  await field.fill(`<${links.valid}>.`);
  await field.press('Enter');
  await onScreen('form');
});

test('an activation link works with a full stop and is incomplete without its end (D48)', async ({
  page,
  product,
  onScreen,
}) => {
  const { links } = await product.demo();
  await page.goto(`${links.activation.unknown}.`);
  await onScreen('activate', { prefix: '/en' });
  await press(page, english('action.activate'));
  await onScreen('invalidLink', { prefix: '/en' });
  await page.goto(links.activation.unknown.slice(0, -1));
  await press(page, english('action.activate'));
  await onScreen('incompleteLink', { prefix: '/en' });
});

test('no secret stays in the address under any name (D7)', async ({ page, product, onScreen }) => {
  const { tokens } = await product.demo();
  await page.goto(`${BASE}/lobby?RC=VESTIBULE&amp;token=${tokens.lobby}.`);
  await onScreen('lobby');
  const seen = () => performance.getEntriesByType('navigation').map(({ name }) => new URL(name).search);
  expect([new URL(page.url()).search, await page.evaluate(seen)]).toEqual(['', ['?RC=VESTIBULE']]);
});

/** Names in Greek and Cyrillic letters, of the offered countries (GR, CY, BG), use the web fonts. */
import { follow } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { Form } from './form.ts';
import { haveFacesCome, shifts, watchShifts } from './layout-shifts.ts';
import { english } from './shown-messages.ts';

test('fonts of other scripts are loaded with the letters of an inviter or of a typed name', async ({
  page,
  calls,
  open,
  onScreen,
}) => {
  await watchShifts(page);
  const files = new Set<string>();
  page.on('request', (request) => {
    const [, file] = /([\w-]+?)-(?:400|wght)/.exec(request.url()) ?? [];
    if (file && /greek|cyrillic/.test(file)) files.add(file);
  });
  await calls.intercept('registrationCodeDetails', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('"Clara"', '"Ελένη"') });
  });
  await open('/?rc=VESTIBULE');
  const greeting = page.getByRole('heading', { level: 1 }).locator('em').filter({ hasText: 'Ελένη' });
  await expect(greeting).toBeVisible();
  await haveFacesCome(page);
  const moved = await shifts(page);
  expect([[...files].toSorted(), moved]).toEqual([['eb-garamond-greek', 'inter-greek'], []]);

  await follow(page, english('action.register'));
  await onScreen('form', { inviter: 'Ελένη' });
  const first = new Form(page).field('firstName');
  await first.fill('Clara Ελένη');
  await page.evaluate(() => document.fonts.ready);
  expect(files.has('inter-cyrillic')).toBe(false);
  await first.fill('Стоянка');
  await expect.poll(() => files.has('inter-cyrillic')).toBe(true);
});

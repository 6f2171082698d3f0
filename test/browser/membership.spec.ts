/** Membership interest, the gift voucher, the entrance: pages that need no invitation. */
import { expect, test } from './fixtures.ts';

test('the entrance says that the store is down, where the runtime configuration does', async ({
  page,
  open,
  onScreen,
}) => {
  await page.route('**/defaults.json', async (route) => {
    const answer = await route.fetch();
    const defaults = (await answer.json()) as { entrancePageConfig: object };
    const entrancePageConfig = { ...defaults.entrancePageConfig, technicalIssue: true };
    await route.fulfill({ response: answer, json: { ...defaults, entrancePageConfig } });
  });
  await open('/entrance');
  await expect(page.getByRole('main')).toContainText(
    'Due to a technical issue our store is not available at the moment. Please try again later.',
  );
  await onScreen('entrance', { state: 'technical issue' });
});

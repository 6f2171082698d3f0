/** Without a network on the pages that send nothing: what is fetched comes by itself once it is back (D8, D20). */
import type { Page } from '@playwright/test';
import { follow } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './words.ts';

test.beforeEach(({ gates }) => {
  gates.allow(
    /^console: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED|ADDRESS_UNREACHABLE)/,
  );
  gates.allow(/^console: WebSocket connection to .* failed/);
});

const unreachable = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(english('staleDeployment.unreachableHeading'));
/** From a refusal on to membership interest, without a network: what that page is made of does not come. */
async function loseTheNextPage(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await follow(page, english('deny.interest'));
  await unreachable(page);
}

test('a link is looked up by itself once the network is back: nobody had pressed anything (D8)', async ({
  page,
  context,
  calls,
  open,
  onScreen,
}) => {
  const cut = await calls.intercept('registrationCodeDetails', (route) => route.abort('connectionrefused'));
  await open('/?rc=VESTIBULE');
  await expect(page.getByText(english('problem.network'))).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(english('connection.offline'))).toBeVisible();
  await cut.restore();
  await context.setOffline(false);
  await onScreen('welcome');
});

test('a page that can’t be fetched: announced, and there by itself once the network is back', async ({
  page,
  context,
  open,
  onScreen,
}) => {
  await open('/registration/deny');
  await onScreen('denyInvalid');
  await loseTheNextPage(page);
  await expect(page.getByText(english('problem.network'))).toHaveCount(2);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await unreachable(page);
  await context.setOffline(false);
  await onScreen('interest');
});

test('the browser speaks of a network before anything comes over it: the page is there once something does', async ({
  page,
  context,
  open,
  onScreen,
}) => {
  await open('/registration/deny');
  await onScreen('denyInvalid');
  await loseTheNextPage(page);
  let asked = 0;
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'HEAD' || ++asked > 2) await route.continue();
    else await route.abort('addressunreachable');
  });
  await context.setOffline(false);
  await onScreen('interest');
  expect(asked).toBeGreaterThan(2);
});

test('nobody is taken on to the login without a network: the page would be the browser’s (D20)', async ({
  page,
  context,
  openForm,
  onScreen,
}) => {
  await page.clock.install();
  const form = await openForm();
  await form.fillIn(guest({ email: 'active@example.com' }));
  await form.register.click();
  await onScreen('member');
  await context.setOffline(true);
  await page.clock.fastForward(20_000);
  await onScreen('member', { state: 'staying' });
  await expect(page.getByText(english('emailActive.staying'))).toBeVisible();
});

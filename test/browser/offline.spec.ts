/**
 * Without a network: announced, typing continues, and loading resumes by itself once it is back (D8, D20, D21, D24).
 */
import type { Page } from '@playwright/test';
import { follow } from './actions.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { haveFacesCome, shifts, watchShifts } from './layout-shifts.ts';
import { english } from './shown-messages.ts';

test.beforeEach(({ gates }) => {
  gates.allow(
    /^console: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED|ADDRESS_UNREACHABLE)/,
  );
  gates.allow(/^console: WebSocket connection to .* failed/);
});

test('being offline is announced; typing continues (D24) [A34]', async ({
  page,
  context,
  calls,
  openForm,
  onScreen,
}) => {
  await watchShifts(page);
  const form = await openForm();
  await haveFacesCome(page);
  const bar = page.locator('[aria-live=polite]').filter({ hasText: english('connection.offline') });
  const heading = page.getByRole('heading', { level: 1 });
  for (const [width, height] of [
    [360, 740],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await form.field('firstName').fill('Ada');
    await heading.scrollIntoViewIfNeeded();
    const places = async () => [await heading.boundingBox(), await form.field('email').boundingBox()];
    const before = await places();
    const moved = await shifts(page);
    await context.setOffline(true);
    await expect(bar).toBeVisible();
    expect([await places(), await shifts(page)]).toEqual([before, moved]);
    await form.register.focus();
    await expect(bar).toBeInViewport();
    await form.field('firstName').focus();
    const top = await form.field('firstName').evaluate((field) => field.getBoundingClientRect().top);
    const end = await bar.evaluate((words) => words.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(end);
    if (width === 1440) await onScreen('form', { state: 'offline' });
    const person = guest();
    await form.fillIn(person);
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Send now', exact: true })).toHaveCount(0);
    await form.expectValues(person);
  }
  expect(calls.of('registrationSubmitForm')).toEqual([]);
});

const unreachable = (page: Page) =>
  expect(page.getByRole('heading', { level: 1 })).toContainText(english('staleDeployment.unreachableHeading'));
/** From a denial to membership interest, offline: the page's parts do not load. */
async function loseTheNextPage(page: Page) {
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await follow(page, english('deny.interest'));
  await unreachable(page);
}

test('a link is looked up when the network returns (D8)', async ({ page, context, calls, open, onScreen }) => {
  const cut = await calls.intercept('registrationCodeDetails', (route) => route.abort('connectionrefused'));
  await open('/?rc=VESTIBULE');
  await expect(page.getByText(english('problem.network'))).toBeVisible();
  // A missing answer is no denial.
  await expect(page.getByRole('main')).not.toContainText(english('landing.standardLead'));
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(english('connection.offline'))).toBeVisible();
  await cut.restore();
  await context.setOffline(false);
  await onScreen('welcome');
});

test('a page that failed to load appears when the network returns', async ({ page, context, open, onScreen }) => {
  await open('/registration/deny');
  await onScreen('denyInvalid');
  await loseTheNextPage(page);
  await expect(page.getByText(english('problem.network'))).toHaveCount(2);
  await page.getByRole('button', { name: 'Try again', exact: true }).click();
  await unreachable(page);
  // The browser reports a network before anything comes through.
  let asked = 0;
  await page.route('**/*', async (route) => {
    if (route.request().method() !== 'HEAD' || ++asked > 2) await route.continue();
    else await route.abort('addressunreachable');
  });
  await context.setOffline(false);
  await onScreen('interest');
  expect(asked).toBeGreaterThan(2);
});

/** Without a network: announced, typing goes on, and what was pressed is asked about once the network is back (D21, D24). */
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { haveFacesCome, shifts, watchShifts } from './layout-shifts.ts';
import { english } from './words.ts';

test.beforeEach(({ gates }) => {
  gates.allow(/^console: Failed to load resource: net::ERR_(?:INTERNET_DISCONNECTED|FAILED|CONNECTION_REFUSED)/);
  gates.allow(/^console: WebSocket connection to .* failed/);
});

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const)
  test(`at ${width} px it lies over the page, where nothing moves, and hides nothing that has the focus`, async ({
    page,
    context,
    openForm,
  }) => {
    await page.setViewportSize({ width, height });
    await watchShifts(page);
    const form = await openForm();
    await haveFacesCome(page);
    const heading = page.getByRole('heading', { level: 1 });
    const places = async () => [await heading.boundingBox(), await form.field('email').boundingBox()];
    const before = await places();
    const moved = await shifts(page);
    await context.setOffline(true);
    const bar = page.getByText(english('connection.offline'), { exact: true });
    await expect(bar).toBeVisible();
    expect([await places(), await shifts(page)]).toEqual([before, moved]);
    await form.register.focus();
    await form.field('firstName').focus();
    const top = await form.field('firstName').evaluate((field) => field.getBoundingClientRect().top);
    const end = await bar.evaluate((words) => words.getBoundingClientRect().bottom);
    expect(top).toBeGreaterThanOrEqual(end);
    await context.setOffline(false);
    await expect(bar).toHaveCount(0);
  });

test('announced at once, in sight wherever one is on the page; typing goes on; back again without a word (D24)', async ({
  page,
  context,
  calls,
  openForm,
  onScreen,
}) => {
  const form = await openForm();
  await form.field('firstName').fill('Ada');
  await context.setOffline(true);
  const bar = page.getByRole('status').filter({ hasText: english('connection.offline') });
  await expect(bar).toBeVisible();
  await form.register.scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport();
  await onScreen('form', { state: 'offline' });
  const person = guest();
  await form.fillIn(person);
  await context.setOffline(false);
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Send now', exact: true })).toHaveCount(0);
  await form.expectValues(person);
  expect(calls.of('registrationSubmitForm')).toEqual([]);
});

/** Error reports (D38): unexpected errors are reported with the state of the visit, and without personal data. */
import type { Page } from '@playwright/test';
import { breakScreens, inFooter } from './actions.ts';
import type { Calls, Operation } from './page-calls.ts';
import { expect, test } from './fixtures.ts';
import { guest } from './form.ts';
import { english } from './shown-messages.ts';

interface ErrorReport {
  level: string;
  message: string;
  environment: string;
  custom: Record<string, unknown>;
  item: { request?: unknown; body: unknown };
}

/** The reports of one page load, oldest first; reports of other tests are ignored. */
async function reportsOf(page: Page, sessionId: string): Promise<ErrorReport[]> {
  const answer = await page.request.get('/error-reports.json');
  const all = (await answer.json()) as ErrorReport[];
  return all.filter(({ custom }) => custom['sessionId'] === sessionId).toReversed();
}
/** Waits for the only report. */
async function onlyReport(page: Page, sessionId: string): Promise<ErrorReport> {
  await expect.poll(async () => (await reportsOf(page, sessionId)).length).toBe(1);
  const [report] = await reportsOf(page, sessionId);
  if (!report) throw new Error('it was there');
  return report;
}
/** The page for people shows it, in the product's design. */
async function expectShown(page: Page, { message, custom }: ErrorReport) {
  await page.goto('/error-reports');
  const entry = page.getByRole('article').filter({ hasText: String(custom['sessionId']) });
  await expect(entry.getByRole('heading', { level: 2 })).toHaveText(message);
  for (const name of ['what', 'path', 'sessionId'])
    await expect(entry.locator(`dt:text-is("${name}") + dd`).first()).toHaveText(String(custom[name]));
}
/** The session id in a page load's calls, once it has made one of this kind. */
async function sessionOf(calls: Calls, operation: Operation): Promise<string> {
  await expect.poll(() => calls.of(operation).length).toBeGreaterThan(0);
  return calls.of(operation)[0]?.headers['x-session-id'] ?? 'none';
}
const at: unknown = expect.any(Number);
/** The state in which the error happened, not the one it led to, with any delay state within it. */
const within = (state: string): unknown =>
  expect.stringMatching(new RegExp(`^${state.replaceAll('.', String.raw`\.`)}\\.`));
/** Contains these events, among others with variable timing, such as network and country. */
const events = (...types: string[]): unknown => expect.arrayContaining(types);

test('an unknown reason is reported as a warning with its state (D16, D38)', async ({ page, calls, openForm }) => {
  const form = await openForm();
  const person = guest({ email: 'problem+NeverSeenBefore@example.com' });
  await form.send(person);
  await expect(form.notice).toBeFocused();
  const sessionId = await sessionOf(calls, 'registrationSubmitForm');
  const report = await onlyReport(page, sessionId);
  expect(report).toMatchObject({ level: 'warning', message: 'NeverSeenBefore', environment: 'local' });
  expect(report.custom).toEqual({
    what: 'problemReason',
    at,
    path: '/acquisition/registration/formstarted',
    state: ['registration.registrationForm.invitation.known', within('registration.registrationForm.entry.submitting')],
    events: events('form.submitted', 'xstate.done.actor.register'),
    locale: 'en',
    sessionId,
  });
  await expectShown(page, report);
});

test('a crashed screen shows the error page (spec 8, D38)', async ({ page, gates, calls, open, onScreen }) => {
  gates.allow(/^console: Error: drawn by ada@example\.org/);
  await breakScreens(page, 'forms', 'drawn by ada@example.org');
  await open('/');
  await onScreen('start');
  await inFooter(page, 'link', english('action.enterCode')).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${english('error.heading')} ${english('error.second')}`,
  );
  await expect(page.getByRole('main')).toContainText(english('error.lead'));
  await expect(page).toHaveTitle(english('head.title', { page: english('error.page') }));
  const sessionId = await sessionOf(calls, 'countryDetails');
  const report = await onlyReport(page, sessionId);
  expect(report).toMatchObject({ level: 'error', message: 'Error: drawn by [scrubbed]', environment: 'local' });
  expect(report.custom).toEqual({
    what: 'mount',
    at,
    path: '/acquisition/registration/code',
    state: [within('codeEntry.ready')],
    events: events('xstate.init', 'xstate.route'),
    locale: 'en',
    sessionId,
  });
  expect(report.item.request).toEqual({ url: new URL('/acquisition/registration/code', page.url()).href });
});

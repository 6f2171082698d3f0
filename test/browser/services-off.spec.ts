/**
 * The additional services of a visit are unavailable, late, broken or wrong, all at once: the invited visitor
 * registers, with at most a second of delay (D35–D38). The page's clock is stopped, so anything that waits longer waits
 * for good.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { BASE } from '../../machines/domain/site.ts';
import type { Product } from '../harness/product.ts';
import { standBetween, unexcused } from './between.ts';
import { Calls } from './page-calls.ts';
import { stopClock } from './clock.ts';
import { all, worst, type Disturbance } from './disturbances.ts';
import { expect } from './fixtures.ts';
import { Form, guest } from './form.ts';
import type { Mailbox } from './mailbox.ts';
import { expectScreen } from './expect-screen.ts';
import { TAG_MANAGER, test } from './with-container.ts';
import { english } from './shown-messages.ts';

/** With full consent and a container, so that each service is requested in each visit. */
test.use({ consent: { analytics: true, personalisation: true } });

/** Maximum delay of a visit by all additional services, in ms of the page's clock. */
const PATIENCE = 1_000;

interface Place {
  context: BrowserContext;
  product: Product;
  mailbox: Mailbox;
  gates: { found: string[] };
}

/** A new visitor: empty storage and cache. */
async function newVisitor({ context, product }: Place): Promise<Page> {
  await context.clearCookies();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: product.url, storageTypes: 'all' });
  await session.detach();
  return page;
}
/** Causes an error report in every visit; otherwise the report service would not be requested. */
const anomaly = () => {
  dispatchEvent(new ErrorEvent('error', { message: 'planted', error: new Error('planted') }));
};

/** The main task, with all checks. */
async function register(place: Place, { name, answers, asked }: Disturbance): Promise<void> {
  const { mailbox, gates } = place;
  const page = await newVisitor(place);
  const calls = new Calls(page);
  const between = await standBetween(page, answers);
  const person = guest();

  await stopClock(page);
  // The first service that a page requests; its timeout starts here.
  const begun = page.waitForRequest('**/acquisition/defaults.json');
  await page.goto(`${BASE}/?rc=VESTIBULE`, { waitUntil: 'commit' });
  await begun;
  await page.clock.runFor(PATIENCE);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: english('action.register'), exact: true })
    .first();
  await expect(link).toBeVisible();
  await page.evaluate(anomaly);
  await link.click();
  const form = new Form(page);
  await form.fillIn(person);
  await form.register.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english('formFinished.heading'));

  await page.clock.resume();
  await expect.poll(between.asked, `asked for: ${name}`).toEqual(asked);
  // Late answers arrive after all, and change nothing.
  await between.release();
  await expectScreen(page, 'inbox');
  await mailbox.mailTo(person.email);
  expect(calls.of('registrationSubmitForm'), name).toHaveLength(1);
  const login = page.getByRole('banner').getByRole('link', { name: english('action.login'), exact: true });
  await expect(login, name).toHaveAttribute('href', '/login');
  await page.close();

  const strange = unexcused(gates.found.splice(0), answers).filter((line) => line !== `elsewhere: ${TAG_MANAGER}`);
  expect({ strange, containers: between.times('tag manager') > 1 }, name).toEqual({ strange: [], containers: false });
}

// Without our own scripts only the defaults are requested; one such visit is enough.
const AT_ONCE = [
  all('off', { chunks: false }),
  all('late', { chunks: true }),
  all('garbage', { chunks: false }),
  ...worst,
];
for (const disturbance of AT_ONCE)
  test(`${disturbance.name}: registered all the same (D35–D38)`, ({ context, product, mailbox, gates }) =>
    register({ context, product, mailbox, gates }, disturbance));

/**
 * The services beside a visit are away, late, broken or lying, one at a time and all at once: the invited visitor registers,
 * in at most a second more (D35–D38).
 */
import type { BrowserContext, Page } from '@playwright/test';
import { BASE } from '../../src/site.ts';
import type { House } from '../harness/product.ts';
import { standBetween, unexcused } from './between.ts';
import { Calls } from './calls.ts';
import { expect } from './fixtures.ts';
import { Form, guest } from './form.ts';
import type { Mailbox } from './mailbox.ts';
import { expectScreen } from './screens.ts';
import { SERVICES } from './services-off.ts';
import { all, eachOf, one, UNDISTURBED, type Disturbance } from './disturbances.ts';
import { TAG_MANAGER, test } from './with-container.ts';
import { localeOf, wordsIn, type Prefix } from './words.ts';
import { onDemand } from './on-demand.ts';

/** With a choice that lets everything in, and a container: each service is asked for in each visit. */
test.use({ consent: { analytics: true, personalisation: true } });

/** Milliseconds that a visit may take longer than the median of undisturbed ones in the same test. */
const PATIENCE = 1_000;

interface Place {
  context: BrowserContext;
  house: House;
  mailbox: Mailbox;
  gates: { found: string[] };
  prefix?: Prefix;
}

/** As a visitor who was never here: nothing stored, nothing cached. */
async function newVisitor({ context, house }: Place): Promise<Page> {
  await context.clearCookies();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin: house.url, storageTypes: 'all' });
  await session.detach();
  return page;
}
/** Something to report, in every visit: else nobody would ask for what reports. */
const anomaly = () => {
  dispatchEvent(new ErrorEvent('error', { message: 'planted', error: new Error('planted') }));
};

/** The main job, looked at from all sides. @returns the milliseconds from opening the link to the inbox page. */
async function register(place: Place, { name, answers, asked }: Disturbance): Promise<number> {
  const { prefix = '', mailbox, gates } = place;
  const page = await newVisitor(place);
  const calls = new Calls(page);
  const between = await standBetween(page, answers);
  const person = guest();
  const text = wordsIn(localeOf(prefix));

  const start = performance.now();
  await page.goto(`${BASE}${prefix}/?rc=VESTIBULE`, { waitUntil: 'commit' });
  await expectScreen(page, 'welcome', { prefix });
  await page.evaluate(anomaly);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: text('action.register'), exact: true }).click();
  await expectScreen(page, 'form', { prefix });
  const form = new Form(page, prefix);
  await form.fillIn(person);
  await form.register.click();
  await expectScreen(page, 'inbox', { prefix });
  const time = performance.now() - start;

  await expect.poll(between.asked, `asked for: ${name}`).toEqual(asked);
  // What is late comes after all, and changes nothing.
  await between.release();
  await expectScreen(page, 'inbox', { prefix });
  await mailbox.mailTo(person.email);
  expect(calls.of('registrationSubmitForm'), name).toHaveLength(1);
  const login = page.getByRole('banner').getByRole('link', { name: text('action.login'), exact: true });
  await expect(login, name).toHaveAttribute('href', '/login');
  await page.close();

  const strange = unexcused(gates.found.splice(0), answers).filter((line) => line !== `elsewhere: ${TAG_MANAGER}`);
  expect({ strange, containers: between.times('tag manager') > 1 }, name).toEqual({ strange: [], containers: false });
  return time;
}
const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? NaN;

/**
 * Three undisturbed visits among the others. Whoever is slower is measured once more, right after an undisturbed one, since
 * others use the machine too.
 */
async function judge(place: Place, disturbances: readonly Disturbance[]) {
  const undisturbed = () => register(place, UNDISTURBED);
  // In the first visit axe looks at every page.
  await undisturbed();
  const usual: number[] = [];
  const times = new Map<Disturbance, number>();
  for (const [nth, disturbance] of disturbances.entries()) {
    if (nth === 0 || nth === disturbances.length >> 1) usual.push(await undisturbed());
    times.set(disturbance, await register(place, disturbance));
  }
  usual.push(await undisturbed());
  const limit = median(usual) + PATIENCE;
  const slower: Record<string, { time: number; again: number; beside: number }> = {};
  for (const [disturbance, time] of times) {
    if (time <= limit) continue;
    const beside = await undisturbed();
    const again = await register(place, disturbance);
    if (again > Math.max(limit, beside + PATIENCE)) slower[disturbance.name] = { time, again, beside };
  }
  const measured = [...times].map(([{ name }, time]) => `${name} ${Math.round(time)}`);
  const description = `undisturbed ${usual.map(Math.round).join(', ')}; ${measured.join('; ')}`;
  test.info().annotations.push({ type: 'milliseconds', description });
  expect(slower, `slower than ${limit} ms`).toEqual({});
}

const LIMIT = 180_000;
const FAULTS = ['off', 'late', '500', 'garbage', 'another page', 'a wrong shape'];
const exceptChunks = FAULTS.map((fault) => all(fault, { chunks: false }));
const withChunks = FAULTS.map((fault) => all(fault, { chunks: true }));

/** Without the scripts of our own nothing is asked for but the defaults: one such visit will do. */
const [off, late] = withChunks;
for (const [what, disturbances, later] of [
  ['off, late, garbage', [exceptChunks[0], late, exceptChunks[3]], false],
  [FAULTS.join(', '), [...exceptChunks, off, late], true],
] as const)
  test(
    `everything beside the visit at once: ${what} (D35–D38)`,
    onDemand(later),
    async ({ context, house, mailbox, gates }) => {
      test.setTimeout(LIMIT);
      await judge(
        { context, house, mailbox, gates, prefix: '/de' },
        disturbances.filter((one) => one !== undefined),
      );
    },
  );

/** The worst for each. */
const WORST = [
  one('defaults', 'hostile addresses'),
  one('consent script', 'throws'),
  one('credentials', '500'),
  one('country', 'late'),
  one('features', 'rules as text'),
  one('stream', 'rules as text'),
  one('error reports', 'off'),
  one('tag manager', 'spoils the data layer'),
  one('integrations chunk', 'late'),
  one('experiments chunk', 'another module'),
  one('reports chunk', '500'),
];
test(
  'each service beside the visit with its worst fault, one at a time (D35–D38)',
  onDemand(true),
  async ({ context, house, mailbox, gates }) => {
    test.setTimeout(LIMIT);
    await judge({ context, house, mailbox, gates }, WORST);
  },
);

for (const service of SERVICES)
  test(
    `${service.name}: all that can happen to it`,
    { tag: '@on-demand' },
    async ({ context, house, mailbox, gates }) => {
      test.setTimeout(LIMIT);
      await judge({ context, house, mailbox, gates }, eachOf(service));
    },
  );
test(
  'everything at once, and the scripts of our own too',
  { tag: '@on-demand' },
  async ({ context, house, mailbox, gates }) => {
    test.setTimeout(LIMIT);
    await judge({ context, house, mailbox, gates }, withChunks);
  },
);

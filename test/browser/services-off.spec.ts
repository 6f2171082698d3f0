/**
 * The additional services of a visit are unavailable, late, broken or wrong, all at once: the invited visitor
 * registers, with at most a second of delay (D35–D38). The page's clock is stopped, so anything that waits longer waits
 * for good.
 */
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { BASE } from '../../machines/domain/site.ts';
import type { Product } from '../harness/product.ts';
import { openHoldingProxy } from '../harness/holding-proxy.ts';
import { follow } from './actions.ts';
import { Calls } from './page-calls.ts';
import { stopClock } from './clock.ts';
import { expect } from './fixtures.ts';
import { Form, guest } from './form.ts';
import type { Mailbox } from './mailbox.ts';
import { expectScreen } from './expect-screen.ts';
import { SERVICES, type Answer, type Service, type ServiceName } from './services-off.ts';
import { IDLE_CONTAINER, TAG_MANAGER, test } from './with-container.ts';
import { english } from './shown-messages.ts';

/** With full consent and a container, so that each service is requested in each visit. */
test.use({ consent: { analytics: true, personalisation: true } });

/** Some services, each with its answer. */
type Disturbed = ReadonlyMap<Service, Answer>;
interface Disturbance {
  name: string;
  answers: Disturbed;
  /** The services that are still requested, in the order of the table. */
  asked: readonly ServiceName[];
}
function disturbance(
  name: string,
  isHit: (service: Service) => boolean,
  answerOf = ({ worst }: Service): Answer => worst,
): Disturbance {
  const hit = SERVICES.filter(isHit);
  const missing = hit.flatMap(({ carries = [] }) => carries);
  const asked = SERVICES.map((service) => service.name).filter((one) => !missing.includes(one));
  return { name, answers: new Map(hit.map((service) => [service, answerOf(service)])), asked };
}
const isOurs = ({ name }: Service) => name.endsWith(' chunk');
/** Those that load others separately, because the others are not requested without them. */
const DISTURBANCES = [
  disturbance(
    'all: late',
    () => true,
    () => 'late',
  ),
  disturbance('at their worst: what carries nothing', ({ carries }) => !carries),
  disturbance('at their worst: what carries others', (service) => service.carries !== undefined && !isOurs(service)),
  disturbance('at their worst: scripts of our own', (service) => isOurs(service) && !service.name.startsWith('integ')),
];

const pathOf = (address: string) => new URL(address).pathname;
const serviceOf = (request: Request) =>
  SERVICES.find(
    ({ path, body = '' }) => path.test(pathOf(request.url())) && (body === '' || request.postData()?.includes(body)),
  );

/** Records which services a page requests, and replaces their answers. */
async function standBetween(page: Page, disturbed: Disturbed) {
  const asked: Service[] = [];
  const requests: Request[] = [];
  const ended = Promise.withResolvers<void>();

  async function treat(route: Route) {
    const service = serviceOf(route.request());
    if (!service) return route.continue();
    asked.push(service);
    const given = disturbed.get(service);
    if (given === 'refused') return route.abort('connectionrefused');
    if (given === 'late') {
      requests.push(route.request());
      await ended.promise;
    }
    if (typeof given === 'object') return route.fulfill(given);
    return service.name === 'tag manager' ? route.fulfill(IDLE_CONTAINER) : route.continue();
  }
  await page.route(
    () => true,
    // The page has aborted the request.
    (route) => treat(route).catch(() => undefined),
  );
  return {
    /** Distinct, in the order of the table. */
    asked: () => SERVICES.filter((service) => asked.includes(service)).map(({ name }) => name),
    times: (service: ServiceName) => asked.filter(({ name }) => name === service).length,
    /** Releases late answers; resolves when they have arrived or were aborted. */
    release: async () => {
      ended.resolve();
      await Promise.all(requests.map((request) => request.response()));
    },
  };
}

const FAILED_LOAD =
  /^Failed to load resource: (?:net::ERR_CONNECTION_REFUSED|the server responded with a status of 500 \(Internal Server Error\))$/;

/** Errors of a visit, except what the browser logs about a disturbed service. */
function unexcused(found: readonly string[], disturbed: Disturbed): string[] {
  const services = [...disturbed.keys()];
  return found.filter((line) => {
    const [, text = '', address = ''] = /^(?:page|console): (.*?)(?: \((http[^()]*)\))?$/s.exec(line) ?? [];
    const itself = services.filter(({ path }) => address !== '' && path.test(pathOf(address)));
    return (
      !(itself.length > 0 && FAILED_LOAD.test(text)) && !services.some(({ consoleErrors }) => consoleErrors?.test(text))
    );
  });
}

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
/** Causes error reports in every visit; otherwise the report service would not be requested. */
const anomalies = () => {
  for (let nth = 0; nth < 8; nth += 1)
    dispatchEvent(new ErrorEvent('error', { message: `planted ${nth}`, error: new Error(`planted ${nth}`) }));
};

/** Opens an invitation with a stopped clock, causes error reports, and goes to the form once it may be pressed. */
async function begin(page: Page, origin = ''): Promise<Form> {
  await stopClock(page);
  // The first service that a page requests; its timeout starts here.
  const begun = page.waitForRequest('**/acquisition/defaults.json');
  await page.goto(`${origin}${BASE}/?rc=VESTIBULE`, { waitUntil: 'commit' });
  await begun;
  await page.clock.runFor(PATIENCE);
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: english('action.register') })
      .first(),
  ).toBeVisible();
  await page.evaluate(anomalies);
  await follow(page, english('action.register'));
  return new Form(page);
}

/** The main task, with all checks. */
async function register(place: Place, { name, answers, asked }: Disturbance): Promise<void> {
  const { mailbox, gates } = place;
  const page = await newVisitor(place);
  const calls = new Calls(page);
  const between = await standBetween(page, answers);
  const person = guest();

  await (await begin(page)).send(person);
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

for (const disturbance of DISTURBANCES)
  test(`${disturbance.name}: registered all the same (D35–D38)`, ({ context, product, mailbox, gates }) =>
    register({ context, product, mailbox, gates }, disturbance));

/** Requests that are never answered keep connections, of which a browser opens six per origin. */
const HELD = ['/error-reports/', '/acquisition/defaults.json', '/entrance/cmp/', '/api/features/', '/sub/'];
test('without responses of the services a press registers (D35–D38)', async ({ page, product, gates, mailbox }) => {
  // The proxy has a separate origin, and forwards no web sockets.
  gates.allow(/^elsewhere: (?:http|ws):\/\/localhost:/);
  gates.allow(/^console: WebSocket connection to 'ws:\/\/localhost:\d+\/graphql' failed/);
  gates.allow(/^console: \[GrowthBook\] Streaming is enabled, but not active/);
  const proxy = await openHoldingProxy(product.url, HELD);
  const form = await begin(page, proxy.url);
  const person = guest();
  await form.fillIn(person);
  await expect.poll(proxy.held).toBeGreaterThan(0);
  await form.register.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(english('formFinished.heading'));
  await page.clock.resume();
  await expectScreen(page, 'inbox');
  await mailbox.mailTo(person.email);
  await page.close();
  proxy.close();
});

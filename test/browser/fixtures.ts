/** What every test stands on: a real back end, the gates that nothing may pass, and the ways to look at a visit. */
import { follow } from './actions.ts';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { BASE } from '../../machines/domain/site.ts';
import { CHOICE_KEY, CHOICE_VERSION, type Choice } from '../../src/services/consent/stored-choice.ts';
import { Product, type Settings } from '../harness/product.ts';
import { Calls } from './calls.ts';
import { Form } from './form.ts';
import { PREPARED_DATA } from './prepared-data.ts';
import { Mailbox } from './mailbox.ts';
import { LAST_PAGE } from '../suites/failure.ts';
import type { ScreenName } from '../model/browser/screens.ts';
import { expectScreen, type ScreenOptions } from './screens.ts';
import { localeOf, wordsIn, type Prefix } from './words.ts';

export { expect };

/** What a visit must not leave behind: errors, warnings, violations of the policy, requests to elsewhere. */
class Gates {
  readonly found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** A failure that the test itself brings about; Chromium tells it in the console. */
  allow(pattern: RegExp) {
    this.#allowed.push(pattern);
  }
  note(what: string) {
    this.found.push(what);
  }
  remaining(): string[] {
    return this.found.filter((what) => !this.#allowed.some((pattern) => pattern.test(what)));
  }
}

async function watch(context: BrowserContext, origin: string, gates: Gates) {
  const elsewhere = (url: string) => /^(?:http|ws)s?:/.test(url) && new URL(url).host !== new URL(origin).host;
  await context.exposeFunction('policyViolated', (what: string) => gates.note(`policy: ${what}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
      const tell: unknown = Reflect.get(window, 'policyViolated');
      if (typeof tell === 'function') tell(`${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`);
    });
  });
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      gates.note(`console: ${message.text()} (${message.location().url})`);
  });
  // Rejections that nobody handled included.
  context.on('weberror', (error) => gates.note(`page: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    if (elsewhere(request.url())) gates.note(`elsewhere: ${request.url()}`);
  });
  context.on('page', (page) => {
    page.on('websocket', (socket) => {
      if (elsewhere(socket.url())) gates.note(`elsewhere: ${socket.url()}`);
    });
  });
}

/** The page that a failed test stood on, for the first line of what is reported. */
async function attachLastPage(context: BrowserContext) {
  const page = context.pages().at(-1);
  if (!page) return;
  const title = await page.title().catch(() => 'a page that is being left');
  await test.info().attach(LAST_PAGE, { body: `“${title}” at ${page.url().replace(/^https?:\/\/[^/]+/, '')}` });
}

/** As the banner writes it, unless there is a choice, or no storage. */
export const storeChoice = ({ key, choice }: { key: string; choice: object }) => {
  try {
    localStorage[key] ??= JSON.stringify({ at: Date.now(), ...choice });
  } catch {
    // Blocked: whoever has no storage is asked.
  }
};

/** A back end with these settings, as long as it is used. */
export async function useProduct(settings: Settings, use: (product: Product) => Promise<void>): Promise<void> {
  const product = await Product.open(process.env[PREPARED_DATA] ?? '', settings);
  await use(product);
  await product.close();
}

interface TestFixtures {
  /** What the visitor decided before, and when, by default now: a page whose clock shows another day would ask again; null: they are asked (D36). */
  consent: (Pick<Choice, 'analytics' | 'personalisation'> & Partial<Pick<Choice, 'at'>>) | null;
  /** Settings of a back end for this test alone, with its data in a folder: it can be stopped and started again; null: the worker's. */
  ownProduct: Settings | null;
  product: Product;
  gates: Gates;
  calls: Calls;
  mailbox: Mailbox;
  onScreen: (name: ScreenName, options?: ScreenOptions) => ReturnType<typeof expectScreen>;
  /** Opens a path below base and prefix. */
  open: (path: string, prefix?: Prefix) => Promise<void>;
  /** Comes by an invitation and goes to the form. */
  openForm: (options?: { code?: string; prefix?: Prefix }) => Promise<Form>;
}

export const test = base.extend<TestFixtures, { sharedProduct: Product }>({
  sharedProduct: [
    // oxlint-disable-next-line no-empty-pattern
    ({}, use) => useProduct({}, use),
    { scope: 'worker' },
  ],
  consent: [{ analytics: false, personalisation: false }, { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent)
      await context.addInitScript(storeChoice, { key: CHOICE_KEY, choice: { ...consent, version: CHOICE_VERSION } });
    await use(context);
  },
  ownProduct: [null, { option: true }],
  product: async ({ ownProduct, sharedProduct }, use) => {
    if (!ownProduct) return use(sharedProduct);
    await useProduct(ownProduct, use);
  },
  baseURL: ({ product }, use) => use(product.url),
  gates: [
    async ({ context, baseURL }, use) => {
      const gates = new Gates();
      await watch(context, baseURL ?? '', gates);
      await use(gates);
      const { status, expectedStatus } = test.info();
      if (status !== expectedStatus) await attachLastPage(context);
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(gates.remaining(), 'what the visit left behind').toEqual([]);
    },
    { auto: true },
  ],
  calls: [({ page }, use) => use(new Calls(page)), { auto: true }],
  mailbox: ({ request, product }, use) => use(new Mailbox(request, product.url)),
  onScreen: ({ page }, use) => use((name, options) => expectScreen(page, name, options)),
  open: ({ page }, use) =>
    use(async (path, prefix = '') => {
      await page.goto(BASE + prefix + path);
    }),
  openForm: ({ page, open, onScreen }, use) =>
    use(async ({ code = 'VESTIBULE', prefix = '' } = {}) => {
      const text = wordsIn(localeOf(prefix));
      await open(`/?rc=${code}`, prefix);
      await follow(page, text('action.register'));
      await onScreen('form', { prefix });
      return new Form(page, prefix);
    }),
});

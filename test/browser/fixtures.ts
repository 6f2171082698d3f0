/** Fixtures of every test: a real back end, gates that report errors, and helpers to inspect a visit. */
import { follow } from './actions.ts';
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { BASE } from '../../machines/domain/site.ts';
import { CHOICE_KEY, CHOICE_VERSION, type Choice } from '../../src/services/consent/stored-choice.ts';
import { Product, type Settings } from '../harness/product.ts';
import { Calls } from './page-calls.ts';
import { Form } from './form.ts';
import { PREPARED_DATA } from './prepared-data.ts';
import { Mailbox } from './mailbox.ts';
import type { ScreenName } from '../model/browser/distinct-screens.ts';
import { expectScreen, type ScreenOptions } from './expect-screen.ts';
import { localeOf, wordsIn, type Prefix } from './shown-messages.ts';

export { expect };

/** Errors of a visit: errors, warnings, policy violations, requests to other origins. */
class Gates {
  readonly found: string[] = [];
  readonly #allowed: RegExp[] = [];

  /** Allows an error that the test itself causes; Chromium logs it. */
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
  // Includes unhandled rejections.
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

/** Stores the choice like the banner does, unless there is a choice already, or no storage. */
export const storeChoice = ({ key, choice }: { key: string; choice: object }) => {
  try {
    localStorage[key] ??= JSON.stringify({ at: Date.now(), ...choice });
  } catch {
    // Blocked: a visitor without storage is asked.
  }
};

/** A back end with these settings, while it is used. */
export async function useProduct(settings: Settings, use: (product: Product) => Promise<void>): Promise<void> {
  const product = await Product.open(process.env[PREPARED_DATA] ?? '', settings);
  await use(product);
  await product.close();
}

interface TestFixtures {
  /**
   * The visitor's earlier consent, and its time, by default now: a page with a different clock would ask again; null if
   * they are asked (D36).
   */
  consent: (Pick<Choice, 'analytics' | 'personalisation'> & Partial<Pick<Choice, 'at'>>) | null;
  /**
   * Settings of a back end for this test only, with its data in a folder, so it can be restarted; null for the
   * worker's.
   */
  ownProduct: Settings | null;
  product: Product;
  gates: Gates;
  calls: Calls;
  mailbox: Mailbox;
  onScreen: (name: ScreenName, options?: ScreenOptions) => ReturnType<typeof expectScreen>;
  /** Opens a path relative to base and prefix. */
  open: (path: string, prefix?: Prefix) => Promise<void>;
  /** Opens an invitation and goes to the form. */
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

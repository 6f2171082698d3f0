/** What every test stands on: a real back end, the gates that nothing may pass, and the ways to look at a visit. */
import { test as base, expect, type BrowserContext } from '@playwright/test';
import { BASE } from '../../src/site.ts';
import { CHOICE_KEY, CHOICE_VERSION, type Choice } from '../../src/services/consent/stored-choice.ts';
import { House } from '../harness/product.ts';
import { Calls } from './calls.ts';
import { Form } from './form.ts';
import { FURNISHED } from './furnished.ts';
import { Mailbox } from './mailbox.ts';
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

/** As the banner writes it, unless there is a choice, or no storage. */
const storeChoice = ({ key, choice }: { key: string; choice: object }) => {
  try {
    localStorage[key] ??= JSON.stringify({ ...choice, at: Date.now() });
  } catch {
    // Blocked: whoever has no storage is asked.
  }
};

interface TestFixtures {
  /** What the visitor decided before about what is beside the visit; null: they are asked (D36). */
  consent: Pick<Choice, 'analytics' | 'personalisation'> | null;
  /** A back end for this test alone, with its data in a folder: it can be stopped and started again. */
  ownHouse: boolean;
  house: House;
  gates: Gates;
  calls: Calls;
  mailbox: Mailbox;
  onScreen: (name: ScreenName, options?: ScreenOptions) => ReturnType<typeof expectScreen>;
  /** Opens a path below base and prefix. */
  open: (path: string, prefix?: Prefix) => Promise<void>;
  /** Comes by an invitation and goes to the form. */
  openForm: (options?: { code?: string; prefix?: Prefix }) => Promise<Form>;
}

export const test = base.extend<TestFixtures, { sharedHouse: House }>({
  sharedHouse: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const house = await House.open(process.env[FURNISHED] ?? '');
      await use(house);
      await house.close();
    },
    { scope: 'worker' },
  ],
  consent: [{ analytics: false, personalisation: false }, { option: true }],
  context: async ({ context, consent }, use) => {
    if (consent)
      await context.addInitScript(storeChoice, { key: CHOICE_KEY, choice: { ...consent, version: CHOICE_VERSION } });
    await use(context);
  },
  ownHouse: [false, { option: true }],
  house: async ({ ownHouse, sharedHouse }, use) => {
    if (!ownHouse) return use(sharedHouse);
    const house = await House.open(process.env[FURNISHED] ?? '');
    await use(house);
    await house.close();
  },
  baseURL: ({ house }, use) => use(house.url),
  gates: [
    async ({ context, house }, use) => {
      const gates = new Gates();
      await watch(context, house.url, gates);
      await use(gates);
      for (const page of context.pages()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      expect(gates.remaining(), 'what the visit left behind').toEqual([]);
    },
    { auto: true },
  ],
  calls: [({ page }, use) => use(new Calls(page)), { auto: true }],
  mailbox: ({ request, house }, use) => use(new Mailbox(request, house.url)),
  onScreen: ({ page }, use) => use((name, options) => expectScreen(page, name, options)),
  open: ({ page }, use) =>
    use(async (path, prefix = '') => {
      await page.goto(BASE + prefix + path);
    }),
  openForm: ({ page, open, onScreen }, use) =>
    use(async ({ code = 'VESTIBULE', prefix = '' } = {}) => {
      const text = wordsIn(localeOf(prefix));
      await open(`/?rc=${code}`, prefix);
      await page
        .getByRole('main')
        .getByRole('link', { name: text('action.register'), exact: true })
        .click();
      await onScreen('form', { prefix });
      return new Form(page, prefix);
    }),
});

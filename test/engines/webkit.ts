/** WebKit, driven by its own driver with plain WebDriver, and a proxy for missing features. */
import type { Evaluate, EngineBrowser } from './engine-page.ts';
import { EngineProxy, ERRORS_PATH } from './engine-proxy.ts';
import { findControl, lacksLibrary, library, selectAll } from './lookup.ts';
import { remotePage, tellOnline, type Driver } from './remote-page.ts';
import { BACKSPACE, WebDriverError, WebDriverSession, type ElementReference } from './webdriver.ts';
import { startWebKit } from './webkit-programs.ts';

/**
 * Runs in the page before the product's scripts: reports errors to the proxy, because plain WebDriver has no console.
 */
function tellErrors(path: string) {
  const tell = (what: string) => navigator.sendBeacon(path, what);
  Reflect.set(console, 'error', (...values: unknown[]) => tell(`console: ${values.map(String).join(' ')}`));
  addEventListener('error', ({ message, filename, lineno }) => tell(`page: ${message} at ${filename}:${lineno}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`page: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    tell(`policy: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`),
  );
}
/** Runs in the page: the option of a list with a value. */
const optionOf = (list: Element, value: string) =>
  [...(list as HTMLSelectElement).options].find((option) => option.value === value) ?? null;
/** The document or the control was being replaced. */
const PASSING = ['javascript error', 'stale element reference', 'no such window', 'unknown error'];

/** The control is covered, or has gone since it was found. */
const COVERED = ['element click intercepted', 'element not interactable', 'stale element reference'];

function driverOf(session: WebDriverSession, proxy: EngineProxy): Driver<ElementReference> {
  const evaluate: Evaluate = (run, argument) => session.run(run, argument ?? null);
  return {
    engine: 'webkit',
    load: (url) => session.post('/url', { url }),
    reload: () => session.post('/refresh'),
    evaluate,
    find: async (control) => {
      try {
        if (await session.run<boolean>(lacksLibrary)) await session.runText(library);
        return await session.run<ElementReference | null>(findControl, control);
      } catch (error) {
        if (error instanceof WebDriverError && PASSING.includes(error.code)) return null;
        throw error;
      }
    },
    on: (found, read) => session.run(read, found),
    click: async (found) => {
      try {
        await session.click(found);
        return true;
      } catch (error) {
        if (error instanceof WebDriverError && COVERED.includes(error.code)) return false;
        throw error;
      }
    },
    type: async (field, text) => {
      await session.run(selectAll, field);
      await session.type(field, text === '' ? BACKSPACE : text);
    },
    choose: async (list, value) => {
      const option = await session.run<ElementReference | null>(optionOf, list, value);
      if (!option) throw new Error(`expected an option ${value}, got: none such`);
      await session.click(option);
    },
    clearCookies: session.deleteCookies,
    setCookie: (name, value) => session.post('/cookie', { cookie: { name, value, path: '/' } }),
    setOnline: async (online) => {
      proxy.setOnline(online);
      await session.run(tellOnline, online);
    },
    resize: async (width, height) => {
      // The window height includes the tool bar.
      const bar = await session.run<number>(() => outerHeight - innerHeight);
      await session.post('/window/rect', { width, height: height + bar });
    },
    picture: (part) => session.picture(part),
    errors: () => proxy.errors,
  };
}

async function open(session: WebDriverSession, product: string) {
  // A new origin has no stored data; only cookies ignore the port.
  const proxy = await EngineProxy.open(product);
  const page = remotePage(driverOf(session, proxy), proxy);
  await page.early({ run: tellErrors, argument: ERRORS_PATH });
  const close = async () => {
    await session.deleteCookies();
    await session.post('/url', { url: 'about:blank' });
    proxy.close();
  };
  return { page, close };
}

export async function launchWebKit(): Promise<EngineBrowser> {
  const driver = await startWebKit();
  const session = await WebDriverSession.open(driver.origin, driver.capabilities);
  // Disabled, because it uses a timer of the page, whose clock may be stopped.
  await session.post('/timeouts', { script: null });
  return {
    open: (product) => open(session, product),
    close: async () => {
      await session.close();
      await driver.close();
    },
  };
}

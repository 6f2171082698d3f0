/** WebKit, as its own driver does it by plain WebDriver, through a proxy for what that can't. */
import type { Control, EarlyScript, EngineBrowser, EnginePage } from './engine-page.ts';
import { EngineProxy, ERRORS_PATH } from './engine-proxy.ts';
import { findControl, isChecked, lacksLibrary, library, selectAll, waitForControl, whatIsThere } from './lookup.ts';
import { KEYS, WebDriverError, WebDriverSession, type ElementReference } from './webdriver.ts';
import { startWebKit } from './webkit-programs.ts';

/** In the page, before the product's scripts: what goes wrong is told to the proxy, for plain WebDriver has no console. */
function tellErrors(path: string) {
  const tell = (what: string) => navigator.sendBeacon(path, what);
  Reflect.set(console, 'error', (...values: unknown[]) => tell(`console: ${values.map(String).join(' ')}`));
  addEventListener('error', ({ message, filename, lineno }) => tell(`page: ${message} at ${filename}:${lineno}`));
  addEventListener('unhandledrejection', ({ reason }) => tell(`page: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber }) =>
    tell(`policy: ${violatedDirective} ${blockedURI} at ${sourceFile}:${lineNumber}`),
  );
}
/** In the page: what the system would tell it of its network. */
function tellOnline(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}
/** In the page: the option of a list that has a value. */
const optionOf = (list: Element, value: string) =>
  [...(list as HTMLSelectElement).options].find((option) => option.value === value) ?? null;

const textOf = <Argument>({ run, argument }: EarlyScript<Argument>) =>
  `(${run.toString()})(${JSON.stringify(argument)})`;
/** The document was on its way out, or the control with it. */
const PASSING = ['javascript error', 'stale element reference', 'no such window', 'unknown error'];

async function find(session: WebDriverSession, control: Control): Promise<ElementReference | null> {
  try {
    if (await session.run<boolean>(lacksLibrary)) await session.runText(library);
    return await session.run<ElementReference | null>(findControl, control);
  } catch (error) {
    if (error instanceof WebDriverError && PASSING.includes(error.code)) return null;
    throw error;
  }
}

function pageOf(session: WebDriverSession, proxy: EngineProxy): EnginePage {
  const located = (control: Control) =>
    waitForControl(
      control,
      () => find(session, control),
      () => session.run<string>(whatIsThere, control.role),
    );
  const early: EnginePage['early'] = (script) => {
    proxy.scripts.push(textOf(script));
    return Promise.resolve();
  };
  return {
    engine: 'webkit',
    origin: proxy.url,
    open: (path) => session.post('/url', { url: proxy.url + path }),
    reload: () => session.post('/refresh'),
    back: () => session.run(() => history.back()),
    forward: () => session.run(() => history.forward()),
    evaluate: (read, argument) => session.run(read, argument ?? null),
    press: async (control) => session.click(await located(control)),
    type: async (control, text) => {
      const field = await located(control);
      await session.run(selectAll, field);
      await session.type(field, text === '' ? KEYS.Backspace : text);
    },
    check: async (control, on) => {
      const box = await located(control);
      if ((await session.run<boolean>(isChecked, box)) !== on) await session.click(box);
    },
    choose: async (control, value) => {
      const option = await session.run<ElementReference | null>(optionOf, await located(control), value);
      if (!option) throw new Error(`expected “${control.name}” to offer ${value}, came: no such option`);
      await session.click(option);
    },
    key: (key) => session.key(key),
    early,
    setOnline: async (online) => {
      proxy.setOnline(online);
      await session.run(tellOnline, online);
    },
    resize: async (width, height) => {
      // The window is as much higher as its tool bar is.
      const bar = await session.run<number>(() => outerHeight - innerHeight);
      await session.post('/window/rect', { width, height: height + bar });
    },
    picture: () => session.picture(),
    errors: () => proxy.errors,
  };
}

async function open(session: WebDriverSession, product: string) {
  // An address of its own, and nothing that was kept for another is there; cookies alone do not care for the port.
  const proxy = await EngineProxy.open(product);
  const page = pageOf(session, proxy);
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
  return {
    open: (product) => open(session, product),
    close: async () => {
      await session.close();
      await driver.close();
    },
  };
}

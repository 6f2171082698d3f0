/** A page of Firefox or WebKit: shared behaviour, by roles and names, with the proxy in front of the product. */
import type { Engine } from '../../tools/process/engines.ts';
import type { Control, EarlyScript, EnginePage, Evaluate } from './engine-page.ts';
import type { EngineProxy } from './engine-proxy.ts';
import { isChecked, isEditable, waitForControl, whatIsThere } from './lookup.ts';
import { stopClock, type StoppedClock } from './stopped-clock.ts';

/** The operations required of an engine's protocol. @typeParam Found reference to an element. */
export interface Driver<Found> {
  engine: Engine;
  load: (url: string) => Promise<void>;
  reload: () => Promise<void>;
  evaluate: Evaluate;
  /** Null if it is missing, or the document was being replaced. */
  find: (control: Control) => Promise<Found | null>;
  on: <Result>(found: Found, read: (element: Element) => Result) => Promise<Result>;
  /** @returns false if something covered it at that moment. */
  click: (found: Found) => Promise<boolean>;
  /** Replaces the value of the field by typing. */
  type: (found: Found, text: string) => Promise<void>;
  choose: (found: Found, value: string) => Promise<void>;
  clearCookies: () => Promise<void>;
  setCookie: (name: string, value: string) => Promise<void>;
  setOnline: (online: boolean) => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  picture: EnginePage['picture'];
  errors: () => readonly string[];
}

const textOf = <Argument>({ run, argument }: EarlyScript<Argument>) =>
  `(${run.toString()})(${JSON.stringify(argument)})`;
/** Runs in the page: fakes the referrer, because the protocol can't send the header, and there is no other origin. */
const tellReferrer = (host: string) => Object.defineProperty(document, 'referrer', { get: () => `https://${host}/` });

/** Runs in the page: fakes the system's network event. */
export function tellOnline(online: boolean) {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => online });
  dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** @param driver of the engine. @param proxy in front of the product. */
export function remotePage<Found>(driver: Driver<Found>, proxy: EngineProxy): EnginePage {
  const { engine, reload, evaluate, clearCookies, setCookie, setOnline, resize, picture, errors } = driver;
  const located = (control: Control) =>
    waitForControl(
      control,
      () => driver.find(control),
      () => evaluate(whatIsThere, control.role),
    );
  const press = async (control: Control) => {
    const reached = async () => {
      const found = await driver.find(control);
      return found !== null && (await driver.click(found)) ? found : null;
    };
    await waitForControl(control, reached, () => evaluate(whatIsThere, control.role));
  };
  let clock: StoppedClock | null = null;
  const stopped = () => {
    if (!clock) throw new Error('The clock of the page runs.');
    return clock;
  };
  return {
    engine,
    origin: proxy.url,
    open: async (path, referrer) => {
      proxy.once = referrer === undefined ? null : textOf({ run: tellReferrer, argument: referrer });
      await driver.load(proxy.url + path);
      proxy.once = null;
    },
    reload,
    back: () => evaluate(() => history.back()),
    forward: () => evaluate(() => history.forward()),
    evaluate,
    press,
    isEditable: async (control) => driver.on(await located(control), isEditable),
    type: async (control, text) => driver.type(await located(control), text),
    check: async (control, on) => {
      const box = await located(control);
      if ((await driver.on(box, isChecked)) !== on) await press(control);
    },
    choose: async (control, value) => driver.choose(await located(control), value),
    early: (script) => {
      const text = textOf(script);
      proxy.scripts.push(() => text);
      return Promise.resolve();
    },
    clearCookies,
    setCookie,
    setOnline: (online) => (proxy.take ? evaluate(tellOnline, online) : setOnline(online)),
    intercept: (take) => {
      proxy.take = take;
      return Promise.resolve();
    },
    serve: (path, status, html) => {
      proxy.served.set(path, { status, html });
      return Promise.resolve();
    },
    stopClock: async () => {
      const standing = await stopClock(evaluate);
      clock = standing;
      proxy.scripts.push(() => standing.script());
    },
    passTime: (milliseconds) => stopped().pass(milliseconds),
    moveDate: (milliseconds) => stopped().moveDate(milliseconds),
    resize,
    picture,
    errors,
  };
}

/** A plain WebDriver session (W3C): HTTP requests to an engine's driver. */
import { setTimeout as pause } from 'node:timers/promises';
import { EXPECTED_WITHIN } from '../harness/limits.ts';

/** The standard's key of an element reference. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
export type ElementReference = Readonly<Record<typeof ELEMENT, string>>;

/** The standard's code of the key. */
export const BACKSPACE = '\uE003';

/** An error of the driver, by its standard code. */
export class WebDriverError extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}

async function ask<Value>(driver: string, method: string, path: string, body?: object): Promise<Value> {
  const response = await fetch(driver + path, { method, ...(body ? { body: JSON.stringify(body) } : {}) });
  const { value } = (await response.json()) as { value: Value };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new WebDriverError(error, message);
}

/** Poll interval in ms. */
const LOOK = 20;
/** Resolves once the driver at that address responds. */
export async function driverReady(driver: string): Promise<void> {
  for (const end = performance.now() + EXPECTED_WITHIN; ; await pause(LOOK)) {
    try {
      return void (await ask(driver, 'GET', '/status'));
    } catch (error) {
      if (performance.now() > end) throw error;
    }
  }
}

export class WebDriverSession {
  readonly #driver: string;
  readonly #path: string;

  private constructor(driver: string, id: string) {
    this.#driver = driver;
    this.#path = `/session/${id}`;
  }
  /** @param driver its origin. @param capabilities required of the browser. */
  static async open(driver: string, capabilities: object): Promise<WebDriverSession> {
    const asked = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = await ask<{ sessionId: string }>(driver, 'POST', '/session', asked);
    return new WebDriverSession(driver, sessionId);
  }

  close = (): Promise<void> => ask(this.#driver, 'DELETE', this.#path);
  post = <Value = void>(path: string, body: object = {}): Promise<Value> =>
    ask<Value>(this.#driver, 'POST', this.#path + path, body);
  deleteCookies = (): Promise<void> => ask(this.#driver, 'DELETE', `${this.#path}/cookie`);

  /** Runs a function in the page; arguments and result are plain data, or element references. */
  run = <Value>(script: (...args: never[]) => unknown, ...args: unknown[]): Promise<Value> =>
    this.post<Value>('/execute/sync', { script: `return (${script.toString()}).apply(null, arguments)`, args });
  /** Runs a script in the page. */
  runText = (script: string): Promise<void> => this.post('/execute/sync', { script, args: [] });

  /** A PNG of the window, or of the whole page. */
  async picture(part: 'window' | 'whole' = 'window'): Promise<Buffer> {
    const root = await this.run<ElementReference>(() => document.documentElement);
    const of = part === 'whole' ? `/element/${root[ELEMENT]}` : '';
    return Buffer.from(await ask<string>(this.#driver, 'GET', `${this.#path}${of}/screenshot`), 'base64');
  }
  click = ({ [ELEMENT]: id }: ElementReference): Promise<void> => this.post(`/element/${id}/click`);
  type = ({ [ELEMENT]: id }: ElementReference, text: string): Promise<void> =>
    this.post(`/element/${id}/value`, { text });
}

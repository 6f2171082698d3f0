/** The page interface for suites, independent of the engine. */
import type { Engine } from '../../tools/process/engines.ts';

/** A control by role and full name; the first of several. */
export interface Control {
  role: 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'combobox';
  name: string;
  /** CSS selector of the part of the page to search, including an open shadow root. */
  within?: string;
}

/** A script that runs before those of the product. */
export interface EarlyScript<Argument> {
  run: (argument: Argument) => void;
  argument: Argument;
}
/** A GraphQL call of the page that awaits a decision. */
export interface InterceptedCall {
  operation: string;
  /** Whether the page has aborted it, as far as known; an engine reports that with a delay. */
  isOver: () => boolean;
  /**
   * @param body complete JSON body. Resolves with true if the page was still waiting: in Chromium once it has received
   * all of it, otherwise once all of it is sent.
   */
  answer: (body: object) => Promise<boolean>;
  /** Breaks the connection. Resolves with true if the page was still waiting. */
  breakOff: () => Promise<boolean>;
}

/** Runs a function in the page; argument and result are plain data. */
export type Evaluate = <Result, Argument = void>(
  run: (argument: Argument) => Result | Promise<Result>,
  argument?: Argument,
) => Promise<Result>;

/**
 * A page. Actions on a control wait until it is present, visible and enabled; otherwise they throw an error that names
 * the control and the page.
 */
export interface EnginePage {
  readonly engine: Engine;
  /** The product's origin for this page, without trailing slash. */
  readonly origin: string;
  /** Loads a path of the product, as typed into the address bar. @param referrer the host of the linking page. */
  open: (path: string, referrer?: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  evaluate: Evaluate;
  press: (control: Control) => Promise<void>;
  /** True if a field can be typed into. */
  isEditable: (control: Control) => Promise<boolean>;
  /** Replaces the value of a field by typing. */
  type: (control: Control, text: string) => Promise<void>;
  /** Sets a checkbox; chooses a radio button. */
  check: (control: Control, on: boolean) => Promise<void>;
  /** @param value of the option, not its text. */
  choose: (control: Control, value: string) => Promise<void>;
  /** For every later document. */
  early: <Argument>(script: EarlyScript<Argument>) => Promise<void>;
  clearCookies: () => Promise<void>;
  /** For the current origin. */
  setCookie: (name: string, value: string) => Promise<void>;
  /** Turns the network off or on; intercepted calls are not affected. */
  setOnline: (online: boolean) => Promise<void>;
  /** Passes every later GraphQL call to the suite instead of the back end. */
  intercept: (take: (call: InterceptedCall) => void) => Promise<void>;
  /** Answers one path from now on, instead of the back end. */
  serve: (path: string, status: number, html: string) => Promise<void>;
  /** Call before opening a page: stops the clock in every later document. */
  stopClock: () => Promise<void>;
  /** Advances the stopped clock, in ms; each due timer fires once. */
  passTime: (milliseconds: number) => Promise<void>;
  /** Advances only the date, in ms, as if the machine had slept. */
  moveDate: (milliseconds: number) => Promise<void>;
  /** In CSS px. */
  resize: (width: number, height: number) => Promise<void>;
  /** A PNG of the window, or of the whole page; plain WebDriver, and so WebKit, supports only the window. */
  picture: (part?: 'window' | 'whole') => Promise<Uint8Array>;
  /** Errors reported by the engine: script and console errors, policy violations. */
  errors: () => readonly string[];
}

/** A running engine; each page it opens is in a fresh browser. */
export interface EngineBrowser {
  /** @param product the origin of the back end. */
  open: (product: string) => Promise<{ page: EnginePage; close: () => Promise<void> }>;
  close: () => Promise<void>;
}

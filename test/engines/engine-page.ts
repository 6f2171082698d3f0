/** What a suite needs of a page, in whichever engine it is drawn. */
import type { Engine } from '../../tools/process/engines.ts';

/** A control as a visitor finds it: by its role and its whole name. The first, where there are several. */
export interface Control {
  role: 'button' | 'link' | 'textbox' | 'checkbox' | 'radio' | 'combobox';
  name: string;
  /** CSS of the part of the page in which it is looked for, through an open shadow root too. */
  within?: string;
}

/** A script of a page's own beginning: before any of the product's. */
export interface EarlyScript<Argument> {
  run: (argument: Argument) => void;
  argument: Argument;
}
/** A GraphQL call that the page has sent, and that waits for what becomes of it. */
export interface InterceptedCall {
  operation: string;
  /** Whether the page has given it up, as far as is known: an engine tells it a moment later. */
  isOver: () => boolean;
  /**
   * @param body the whole of it, as JSON. Resolves with whether the page still waited for it: in Chromium once all of it is there, else
   * once all of it is sent.
   */
  answer: (body: object) => Promise<boolean>;
  /** The connection breaks. Resolves with whether the page still waited for it. */
  breakOff: () => Promise<boolean>;
}

/** Reads or changes a page by a function that runs in it; argument and result are plain data. */
export type Evaluate = <Result, Argument = void>(
  run: (argument: Argument) => Result | Promise<Result>,
  argument?: Argument,
) => Promise<Result>;

/**
 * One page. What acts on a control waits for it to be there, in sight, and not disabled; else it throws, and says
 * which control was missing where.
 */
export interface EnginePage {
  readonly engine: Engine;
  /** Of the product as this page reaches it: no slash at its end. */
  readonly origin: string;
  /**
   * Loads a path of the product, as typed into the address bar.
   * @param referrer the host of the page that has a link to it.
   */
  open: (path: string, referrer?: string) => Promise<void>;
  reload: () => Promise<void>;
  back: () => Promise<void>;
  forward: () => Promise<void>;
  evaluate: Evaluate;
  press: (control: Control) => Promise<void>;
  /** Whether a field can be typed into. */
  isEditable: (control: Control) => Promise<boolean>;
  /** Types into a field in place of what it holds. */
  type: (control: Control, text: string) => Promise<void>;
  /** Ticks or unticks a box; chooses a radio button. */
  check: (control: Control, on: boolean) => Promise<void>;
  /** @param value of the option, not its words. */
  choose: (control: Control, value: string) => Promise<void>;
  /** In every document from now on. */
  early: <Argument>(script: EarlyScript<Argument>) => Promise<void>;
  clearCookies: () => Promise<void>;
  /** For the origin that is open. */
  setCookie: (name: string, value: string) => Promise<void>;
  /** Takes the network away, or gives it back; calls that are intercepted are, all the same. */
  setOnline: (online: boolean) => Promise<void>;
  /** Hands every GraphQL call from now on to a suite, instead of the back end. */
  intercept: (take: (call: InterceptedCall) => void) => Promise<void>;
  /** Answers one path itself from now on, in the stead of the back end. */
  serve: (path: string, status: number, html: string) => Promise<void>;
  /** Before a page is opened: time stands still in every document from now on. */
  stopClock: () => Promise<void>;
  /** Milliseconds that pass while the clock stands; each timer that is due fires once. */
  passTime: (milliseconds: number) => Promise<void>;
  /** Milliseconds by which the date alone goes on, as if the machine had slept. */
  moveDate: (milliseconds: number) => Promise<void>;
  /** Pixels of CSS. */
  resize: (width: number, height: number) => Promise<void>;
  /** PNG of what the window shows, or of the whole page; plain WebDriver, and so WebKit, has the window alone. */
  picture: (part?: 'window' | 'whole') => Promise<Uint8Array>;
  /** The page as its engine tells it to a screen reader, a node each: role, name, whether required or invalid. Of Firefox alone. */
  tree?: (() => Promise<readonly string[]>) | undefined;
  /** What has gone wrong by the engine's own word: errors of scripts and of the console, breaches of the policy. */
  errors: () => readonly string[];
}

/** An engine that runs, and the pages that it opens: each as in a browser that was never used. */
export interface EngineBrowser {
  /** @param product the origin of the back end. */
  open: (product: string) => Promise<{ page: EnginePage; close: () => Promise<void> }>;
  close: () => Promise<void>;
}
